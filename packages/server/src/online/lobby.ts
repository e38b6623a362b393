import { BOTS } from '@quarterdeck/bots';
import { type ArgsOf, type Service, service } from '@quarterdeck/rpc';
import {
  deal,
  type HostEnv,
  LOBBY_VERBS,
  type LobbyHandlers,
  mayDiscard,
  OK,
  type OnlineSetup,
  type OnlineTableCard,
  ok,
  type Refusal,
  type Result,
  readSetup,
  refused,
  type ServerMessage,
  TABLE_VERBS,
  type TableSession,
  writeSetup,
} from '@quarterdeck/tables';
import type {
  NewOnlineTable,
  OnlineTable,
  SeatAssignment,
  Seated,
  ServerStore,
} from '../store/server-store.ts';
import { accessOf, assignmentsForRematch, assignmentsOf, cardFor, setupOf } from './card.ts';
import { type Buckets, CARDS_AT_ONCE, type Limits } from './limits.ts';
import type { LoadedGames } from './loaded-games.ts';
import { cleanName, looksAlike } from './names.ts';
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
  readonly limits: Limits;
  /** By guest: how many tables one may set. */
  readonly newTables: Buckets;
};

type FollowArgs = ArgsOf<(typeof LOBBY_VERBS)['follow']>;

/** Does what guests ask for. What they may not do is refused, and changes nothing. */
export class Lobby {
  readonly #parts: LobbyParts;

  constructor(parts: LobbyParts) {
    this.#parts = parts;
  }

  /** All that one connection can ask for. */
  services(connection: ClientConnection): readonly Service<Refusal>[] {
    const handlers = this.#handlersFor(connection);
    return [
      service(LOBBY_VERBS, () => ok(handlers)),
      service(TABLE_VERBS, (table) => sessionAt(connection, table)),
    ];
  }

  /** The connection is gone. */
  disconnect(connection: ClientConnection): void {
    for (const { room, member } of connection.followed.values()) room.exit(member);
    connection.followed.clear();
  }

  #handlersFor(connection: ClientConnection): LobbyHandlers {
    const { store } = this.#parts;
    const { guest, followed } = connection;
    return {
      may: () => null,
      rename: async ({ name }) => {
        await store.guests.rename(guest, cleanName(name));
        return OK;
      },
      create: ({ setup }) => this.#create(guest, setup),
      mine: async ({ before }) => {
        const mine = await store.onlineTables.of(guest, CARDS_AT_ONCE, before);
        return ok(mine.flatMap((online) => cardOf(online, guest)));
      },
      invitation: async ({ invitation }) => {
        const online = await store.onlineTables.invited(invitation);
        return online === undefined ? refused('no-table') : ok(hostCard(online, guest));
      },
      join: ({ invitation, seat }) => this.#join(guest, invitation, seat),
      leave: ({ table }) => this.#leave(guest, table),
      discard: ({ table }) => this.#discard(guest, table),
      follow: (args) => this.#follow(connection, args),
      unfollow: ({ table }) => {
        const open = followed.get(table);
        followed.delete(table);
        open?.room.exit(open.member);
        return OK;
      },
    };
  }

  async #create(guest: string, setup: OnlineSetup): Promise<Result<OnlineTableCard>> {
    const { games, env, store, rooms, limits, newTables } = this.#parts;
    if (setup.seats.filter(({ who }) => who.kind === 'me').length > 1)
      return refused('seated-already');
    if (setup.seats.some(({ who }) => who.kind === 'bot' && !isBot(who.bot)))
      return refused('unknown-bot');
    // Dealt once to find out whether it can be: what is wrong is told now, not to the last who sits.
    deal((await games.of(setup.game)).engine, setupOf(setup), env);
    const underWay = await store.onlineTables.underWay(guest);
    if (underWay >= limits.tablesUnderWay || !newTables.take(guest))
      return refused('too-many-tables');
    const online = this.#newOnlineTable(writeSetup(setup), guest, assignmentsOf(setup, guest));
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
    const { game, watching, answerTime } = readSetup(setup);
    return {
      table: env.newId(),
      game,
      setup,
      host,
      createdAt: env.now(),
      watching,
      answerTime,
      invitation: env.newSeed().slice(0, 32),
      seats,
    };
  }

  async #join(guest: string, invitation: string, seat: number): Promise<Result<OnlineTableCard>> {
    const { store, rooms } = this.#parts;
    const online = await store.onlineTables.invited(invitation);
    if (online === undefined) return refused('no-table');
    const { name = '' } = (await store.guests.read(guest)) ?? {};
    if (isNameOfAnother(online, guest, name)) return refused('name-taken');
    const seated = await store.onlineTables.sit(online.table, seat, guest);
    if (seated !== 'seated') return NOT_SEATED[seated];
    await rooms.open(online.table);
    await rooms.changed(online.table);
    const after = await store.onlineTables.read(online.table);
    return after === undefined ? refused('no-table') : ok(hostCard(after, guest));
  }

  async #leave(guest: string, table: string): Promise<Result> {
    const { store, rooms } = this.#parts;
    const online = await store.onlineTables.read(table);
    if (online === undefined) return refused('no-table');
    const viewer = accessOf(online, guest, undefined)?.viewer ?? 'spectator';
    if (viewer === 'spectator') return refused('no-seat');
    if (online.progress !== null) return refused('under-way');
    if ((await store.onlineTables.leave(table, viewer, guest)) !== 'left')
      return refused('no-seat');
    await rooms.changed(table);
    return OK;
  }

  async #discard(guest: string, table: string): Promise<Result> {
    const { store, rooms } = this.#parts;
    const online = await store.onlineTables.read(table);
    const access = online && accessOf(online, guest, undefined);
    if (!online || !access) return refused('no-table');
    if (!mayDiscard(cardFor(online, access))) return refused('not-yours-alone');
    await rooms.remove(table);
    return OK;
  }

  async #follow(connection: ClientConnection, args: FollowArgs): Promise<Result<OnlineTableCard>> {
    const { guest, push, send, followed } = connection;
    const { table, after, invitation } = args;
    const room = await this.#parts.rooms.openToFollow(table);
    if (room === undefined) return refused('no-table');
    const access = accessOf(room.online, guest, invitation);
    if (access === null) return refused('no-watching');
    const { limits } = this.#parts;
    const before = followed.get(table);
    if (before === undefined && followed.size >= limits.followed)
      return refused('too-many-followed');
    if (access.viewer === 'spectator' && room.spectators >= limits.spectators)
      return refused('too-many-watching');
    before?.room.exit(before.member);
    const member: Member = {
      guest,
      invitation,
      push,
      send,
      access,
      session: null,
      newTables: { rematch: (session) => this.#rematch(connection, session) },
      told: after,
      last: '',
    };
    followed.set(table, { room, member });
    room.enter(member);
    return ok(cardFor(room.online, access));
  }

  async #rematch(connection: ClientConnection, session: TableSession): Promise<Result<string>> {
    const { store, rooms } = this.#parts;
    const { id: table } = session.live.record;
    const open = connection.followed.get(table);
    if (open === undefined) return refused('not-open');
    if (session.viewer === 'spectator') return refused('no-seat');
    if (!session.isOver) return refused('not-over');
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

const NOT_SEATED = {
  taken: refused('seat-taken'),
  elsewhere: refused('seated-already'),
  gone: refused('malformed', 'The table has no such seat.'),
} as const satisfies Record<Exclude<Seated, 'seated'>, Result<never>>;

const isBot = (bot: string): boolean => BOTS.some(({ id }) => id === bot);

/** One table that cannot be read costs the guest's others nothing. */
const cardOf = (online: OnlineTable, guest: string): readonly OnlineTableCard[] => {
  const access = accessOf(online, guest, undefined);
  if (access === null) return [];
  try {
    return [cardFor(online, access)];
  } catch (problem) {
    console.error(`Table ${online.table} cannot be shown:`, problem);
    return [];
  }
};

const isNameOfAnother = ({ seats }: OnlineTable, guest: string, name: string): boolean =>
  name !== '' &&
  seats.some(
    (holder) => holder.kind === 'guest' && holder.guest !== guest && looksAlike(holder.name, name),
  );

/** For somebody who set the table or sits there: the link is theirs to give on. */
const hostCard = (online: OnlineTable, guest: string): OnlineTableCard =>
  cardFor(online, { guest, viewer: 'spectator', isInvited: true });

function sessionAt(
  { followed }: ClientConnection,
  table: string | undefined,
): Result<TableSession> {
  const open = table === undefined ? undefined : followed.get(table);
  if (open === undefined) return refused('not-open');
  return open.member.session === null ? refused('not-dealt') : ok(open.member.session);
}
