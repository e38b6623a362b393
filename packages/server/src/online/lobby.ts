import { BOTS } from '@quarterdeck/bots';
import { QuarterdeckError } from '@quarterdeck/kernel';
import {
  deal,
  type HostEnv,
  OK,
  type OnlineTableCard,
  ok,
  type Request,
  type RequestOf,
  type Result,
  type ResultOf,
  readSetup,
  refusalOf,
  refused,
  type ServerMessage,
  StorageFault,
  type TableSession,
  type Verb,
} from '@quarterdeck/tables';
import type {
  NewOnlineTable,
  OnlineTable,
  SeatAssignment,
  Seated,
  ServerStore,
} from '../store/server-store.ts';
import {
  accessOf,
  assignmentsForRematch,
  assignmentsOf,
  cardFor,
  jsonOfSetup,
  setupOf,
} from './card.ts';
import type { LoadedGames } from './loaded-games.ts';
import type { Member, Room } from './room.ts';
import type { Rooms } from './rooms.ts';

/** One connection of one guest. */
export type ClientConnection = {
  readonly guest: string;
  readonly push: (message: ServerMessage) => void;
  /** A message that is written down already. */
  readonly send: (text: string) => void;
  /** The tables that are open in it. */
  readonly followed: Map<string, { readonly room: Room; readonly member: Member }>;
};

export type LobbyParts = {
  readonly store: ServerStore;
  readonly games: LoadedGames;
  readonly rooms: Rooms;
  readonly env: HostEnv;
};

type Doing = {
  readonly [V in Verb]: (
    connection: ClientConnection,
    request: RequestOf<V>,
  ) => Promise<ResultOf<V>>;
};

/** Does what guests ask for. What they may not do is refused, and changes nothing. */
export class Lobby {
  readonly #parts: LobbyParts;

  constructor(parts: LobbyParts) {
    this.#parts = parts;
  }

  async answer(connection: ClientConnection, request: Request): Promise<ResultOf<Verb>> {
    // Each verb is handed its own request: the table below is typed by it.
    const work = this.#doing[request.verb] as (
      connection: ClientConnection,
      request: Request,
    ) => Promise<ResultOf<Verb>>;
    try {
      return await work(connection, request);
    } catch (problem) {
      if (problem instanceof QuarterdeckError) return refusalOf(problem);
      if (problem instanceof StorageFault)
        return refused(problem.kind === 'full' ? 'storage-full' : 'storage-failed');
      throw problem;
    }
  }

  /** The connection is gone. */
  disconnect(connection: ClientConnection): void {
    for (const { room, member } of connection.followed.values()) room.exit(member);
    connection.followed.clear();
  }

  readonly #doing: Doing = {
    rename: async ({ guest }, { name }) => {
      await this.#parts.store.guests.rename(guest, name.trim());
      return OK;
    },
    set: (connection, request) => this.#set(connection, request),
    mine: async ({ guest }) => {
      const onlineTables = await this.#parts.store.onlineTables.of(guest);
      return ok(onlineTables.flatMap((online) => cardOf(online, guest)));
    },
    look: async ({ guest }, { invitation }) => {
      const online = await this.#parts.store.onlineTables.invited(invitation);
      if (online === undefined) return refused('no-table');
      return ok(cardFor(online, { guest, viewer: 'table', isInvited: true }));
    },
    join: (connection, request) => this.#join(connection, request),
    leave: (connection, request) => this.#leave(connection, request),
    open: (connection, request) => this.#open(connection, request),
    close: ({ followed }, { table }) => {
      const open = followed.get(table);
      followed.delete(table);
      open?.room.exit(open.member);
      return Promise.resolve(OK);
    },
    play: (connection, { table, choice, seq }) =>
      atSession(connection, table, (session) =>
        session.viewer === 'table' ? NO_SEAT : session.play(session.viewer, choice, seq),
      ),
    undo: (connection, { table, seq }) =>
      atSession(connection, table, (session) =>
        session.viewer === 'table' ? NO_SEAT : session.undo(session.viewer, seq),
      ),
    wouldShow: (connection, { table, choice }) =>
      atSession(connection, table, (session) => ok(session.wouldReveal(choice))),
    preview: (connection, { table, choice }) =>
      atSession(connection, table, (session) => ok(session.preview(choice))),
    history: (connection, { table, from, to }) =>
      atSession(connection, table, (session) => ok(session.history(from, to))),
    positions: (connection, { table, seqs }) =>
      atSession(connection, table, (session) => session.positions(seqs)),
    rematch: (connection, request) => this.#rematch(connection, request),
    exportReplay: (connection, { table }) =>
      atSession(connection, table, (session) => session.exportReplay()),
    verify: (connection, { table }) => atSession(connection, table, (session) => session.verify()),
  };

  async #set(
    { guest }: ClientConnection,
    { wish }: RequestOf<'set'>,
  ): Promise<Result<OnlineTableCard>> {
    const { games, env, store, rooms } = this.#parts;
    if (wish.seats.filter(({ who }) => who.kind === 'me').length > 1)
      return refused('seated-already');
    if (wish.seats.some(({ who }) => who.kind === 'bot' && !isBot(who.bot)))
      return refused('unknown-bot');
    // Dealt once to find out whether it can be: what is wrong is told now, not to the last who sits.
    deal((await games.of(wish.game)).engine, setupOf(wish), env);
    const online = this.#newOnlineTable(jsonOfSetup(wish), guest, assignmentsOf(wish, guest));
    await store.onlineTables.add(online);
    const room = await rooms.open(online.table);
    return room === undefined ? refused('no-table') : ok(hostCard(room.online, guest));
  }

  #newOnlineTable(
    setup: NewOnlineTable['setup'],
    host: string,
    seats: readonly SeatAssignment[],
  ): NewOnlineTable {
    const { env } = this.#parts;
    const { game, watching, patience } = readSetup(setup);
    return {
      table: env.newId(),
      game,
      setup,
      host,
      createdAt: env.now(),
      watching,
      answerTime: patience,
      invitation: env.newSeed().slice(0, 32),
      seats,
    };
  }

  async #join(
    { guest }: ClientConnection,
    { invitation, seat }: RequestOf<'join'>,
  ): Promise<Result<OnlineTableCard>> {
    const { store, rooms } = this.#parts;
    const online = await store.onlineTables.invited(invitation);
    if (online === undefined) return refused('no-table');
    const seated = await store.onlineTables.sit(online.table, seat, guest);
    if (seated !== 'seated') return NOT_SEATED[seated];
    await rooms.open(online.table);
    await rooms.changed(online.table);
    const after = await store.onlineTables.read(online.table);
    return after === undefined ? refused('no-table') : ok(hostCard(after, guest));
  }

  async #leave({ guest }: ClientConnection, { table }: RequestOf<'leave'>): Promise<Result> {
    const { store, rooms } = this.#parts;
    const online = await store.onlineTables.read(table);
    if (online === undefined) return refused('no-table');
    const viewer = accessOf(online, guest, undefined)?.viewer ?? 'table';
    if (viewer === 'table') return refused('no-seat');
    if (online.progress !== null) return refused('under-way');
    if ((await store.onlineTables.leave(table, viewer, guest)) !== 'left')
      return refused('no-seat');
    await rooms.changed(table);
    return OK;
  }

  async #open(
    connection: ClientConnection,
    request: RequestOf<'open'>,
  ): Promise<Result<OnlineTableCard>> {
    const { guest, push, send, followed } = connection;
    const { table, after, invitation } = request;
    const room = await this.#parts.rooms.open(table);
    if (room === undefined) return refused('no-table');
    const access = accessOf(room.online, guest, invitation);
    if (access === null) return refused('no-watching');
    const before = followed.get(table);
    before?.room.exit(before.member);
    const member: Member = {
      guest,
      invitation,
      push,
      send,
      access,
      session: null,
      told: after,
      last: '',
    };
    followed.set(table, { room, member });
    room.enter(member);
    return ok(cardFor(room.online, access));
  }

  async #rematch(
    connection: ClientConnection,
    { table }: RequestOf<'rematch'>,
  ): Promise<Result<string>> {
    const { store, rooms } = this.#parts;
    const open = connection.followed.get(table);
    if (open === undefined) return refused('not-open');
    if (open.member.access.viewer === 'table') return refused('no-seat');
    if (open.member.session?.isOver !== true) return refused('not-over');
    const { online } = open.room;
    const again = this.#newOnlineTable(
      online.setup,
      connection.guest,
      assignmentsForRematch(online),
    );
    const id = await store.onlineTables.rematch(table, again);
    await rooms.open(id);
    await rooms.changed(table);
    return ok(id);
  }
}

const NO_SEAT = refused('no-seat');

const NOT_SEATED = {
  taken: refused('seat-taken'),
  elsewhere: refused('seated-already'),
  gone: refused('malformed', 'The table has no such seat.'),
} as const satisfies Record<Exclude<Seated, 'seated'>, Result<never>>;

const isBot = (bot: string): boolean => BOTS.some(({ id }) => id === bot);

const cardOf = (online: OnlineTable, guest: string): readonly OnlineTableCard[] => {
  const access = accessOf(online, guest, undefined);
  return access === null ? [] : [cardFor(online, access)];
};

/** For somebody who set the table or sits there: the link is theirs to give on. */
const hostCard = (online: OnlineTable, guest: string): OnlineTableCard =>
  cardFor(online, { guest, viewer: 'table', isInvited: true });

async function atSession<T>(
  { followed }: ClientConnection,
  table: string,
  work: (session: TableSession) => Result<T> | Promise<Result<T>>,
): Promise<Result<T>> {
  const open = followed.get(table);
  if (open === undefined) return refused('not-open');
  return open.member.session === null ? refused('not-dealt') : await work(open.member.session);
}
