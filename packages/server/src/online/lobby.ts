import type { Seat } from '@quarterdeck/kernel';
import { type ArgsOf, type Service, service } from '@quarterdeck/rpc';
import {
  LOBBY_VERBS,
  type LobbyHandlers,
  OK,
  type OnlineSetup,
  type OnlineTableCard,
  ok,
  type Refusal,
  type Result,
  refused,
  type ServerMessage,
  TABLE_VERBS,
  type TableSession,
  UpdateWriter,
} from '@quarterdeck/tables';
import { log } from '../logging/log.ts';
import type { Bus } from '../nodes/bus.ts';
import type { Work } from '../nodes/work.ts';
import type { OnlineTable } from '../store/server-store.ts';
import { TableChat } from '../together/table-chat.ts';
import { accessOf, cardFor } from './card.ts';
import { CARDS_AT_ONCE, type Counts } from './limits.ts';
import { LobbyBoard } from './lobby-board.ts';
import { cleanName } from './names.ts';
import { Pairing, welcomesBots } from './pairing.ts';
import type { Member, Room } from './room.ts';
import type { RoomAffairs } from './room-affairs.ts';
import { hostCard, Seating, type SeatingParts } from './seating.ts';
import { takeVacation } from './vacations.ts';

/** One connection of one guest. */
export type ClientConnection = {
  readonly guest: string;
  readonly push: (message: ServerMessage) => void;
  /** A message that is written down already. */
  readonly send: (text: string) => void;
  /** Whether the other side can put changes together. */
  readonly hearsChanges: boolean;
  /** A bot that somebody runs elsewhere. */
  readonly isBot?: boolean;
  /** The tables that are open in it. */
  readonly followed: Map<string, { readonly room: Room; readonly member: Member }>;
};

export type LobbyParts = SeatingParts & {
  readonly bus: Bus;
  readonly work: Work;
  /** By guest: connections that are open. */
  readonly connected: Counts;
};

/** Who comes to a table, and what they were told of it before. */
type Comer = Pick<Member, 'access' | 'name'> & {
  readonly after: number;
  readonly invitation?: string | undefined;
};

type FollowArgs = ArgsOf<(typeof LOBBY_VERBS)['follow']>;

/** Does what guests ask for. What they may not do is refused, and changes nothing. */
export class Lobby {
  readonly #parts: LobbyParts;
  readonly #seating: Seating;
  readonly #pairing: Pairing;
  readonly #board: LobbyBoard;
  readonly #chat: TableChat;

  constructor(parts: LobbyParts) {
    const { store, bus, work, connected } = parts;
    this.#parts = parts;
    this.#chat = new TableChat(parts);
    this.#seating = new Seating(parts, (online) => {
      this.#pairing.listed(online);
      this.#board.changed();
      // The lobbies of other nodes show it, too.
      bus.publish({ kind: 'lobby' });
    });
    this.#pairing = new Pairing({
      waiting: async () => (await this.#board.toJoin()).toReversed(),
      sit: (guest, online) => this.#seating.sitAnywhere(guest, online),
      seat: (guests, setup) => this.#seating.seatAll(guests, setup),
      goTogether: (guests) => this.#seating.goTogether(guests),
      onChange: () => this.#board.changed(),
      bus,
      read: (table) => store.onlineTables.read(table),
      isOurs: async () => bus.line !== 'up' || (await work.takeJob('pairing')),
    });
    this.#board = new LobbyBoard({ store, bus, pairing: this.#pairing, connected });
  }

  /** All that one connection can ask for. */
  services(connection: ClientConnection): readonly Service<Refusal>[] {
    const handlers = this.#handlersFor(connection);
    this.#board.changed();
    return [
      service(LOBBY_VERBS, () => ok(handlers)),
      service(TABLE_VERBS, (table) => sessionAt(connection, table)),
    ];
  }

  /** Tables of the lobby at which a bot may sit down unasked. */
  async forBots(): Promise<readonly OnlineTable[]> {
    return (await this.#board.toJoin()).filter(welcomesBots);
  }

  /** Whether the guest may look for one more table now; it counts as one. */
  maySeek(guest: string): Promise<boolean> {
    return this.#seating.mayAdd(guest);
  }

  /** What the connection seeks, which another node goes on with. */
  handOnSeek(connection: ClientConnection): readonly OnlineSetup[] {
    return this.#pairing.handOn(connection.guest, connection);
  }

  /** Goes on with what was sought by another connection, unless this one seeks already. */
  seekOn(connection: ClientConnection, setups: readonly OnlineSetup[], isNew: boolean): void {
    if (isNew || !this.#pairing.isSeeking(connection.guest, connection))
      this.#lookFor(connection, setups);
  }

  /**
   * For one who asks for one thing and is told elsewhere what comes of it: may do at the table what the
   * guest's seat may, and does not look at it.
   */
  async reach(connection: ClientConnection, table: string): Promise<Result> {
    const { guest, followed } = connection;
    const room = await this.#parts.rooms.open(table);
    const access = room && accessOf(room.online, guest, undefined);
    if (!room || !access) return refused('not-open');
    const member = this.#memberFor(connection, { access, name: '', after: 0 });
    room.seat(member);
    followed.set(table, { room, member });
    return OK;
  }

  /** The connection is gone. */
  disconnect(connection: ClientConnection): void {
    for (const { room, member } of connection.followed.values()) room.exit(member);
    connection.followed.clear();
    this.#board.unwatch(connection);
    this.#pairing.stop(connection.guest, connection);
    this.#board.changed();
  }

  /** Others may have changed something, and could not say so. */
  lookAgain(): void {
    this.#board.changed();
  }

  /** This node may be the one by now that brings people together. */
  pairAgain(): void {
    this.#pairing.tryAgain();
  }

  forgetNode(node: string): void {
    this.#pairing.forgetNode(node);
  }

  close(): void {
    this.#board.close();
  }

  #handlersFor(connection: ClientConnection): LobbyHandlers {
    const { store, rooms, env } = this.#parts;
    const { guest, followed } = connection;
    return {
      may: () => null,
      ...this.#chat.handlersFor(connection),
      rename: ({ name }) => this.#seating.rename(guest, cleanName(name), followed.keys()),
      create: ({ setup }) => this.#seating.create(guest, setup),
      mine: async ({ before }) => {
        const mine = await store.onlineTables.of(guest, CARDS_AT_ONCE, before);
        return ok(mine.flatMap((online) => cardOf(online, guest)));
      },
      invitation: async ({ invitation }) => {
        const online = await store.onlineTables.invited(invitation);
        return online === undefined ? refused('no-table') : ok(hostCard(online, guest));
      },
      join: ({ invitation, seat }) => this.#seating.join(guest, invitation, seat),
      leave: ({ table }) => this.#seating.leave(guest, table),
      back: ({ table }) => this.#atTable(guest, table, (at, seat) => at.back(seat)),
      propose: ({ table, what }) =>
        this.#atTable(guest, table, (at, seat) => at.propose(seat, what)),
      decline: ({ table, what }) =>
        this.#atTable(guest, table, (at, seat) => at.decline(seat, what)),
      resume: ({ table }) => this.#atTable(guest, table, (at, seat) => at.resume(seat)),
      abort: ({ table }) => this.#atTable(guest, table, (at, seat) => at.abort(seat)),
      order: ({ table, isGiven }) => this.#order(guest, table, isGiven),
      vacation: ({ days }) =>
        takeVacation(
          { store, now: env.now, onChange: (who) => rooms.vacationChanged(who) },
          guest,
          days,
        ),
      arrange: ({ table, seat, who }) => this.#seating.arrange(guest, table, seat, who),
      swapSeats: ({ table, seat, other }) => this.#seating.swap(guest, table, seat, other),
      discard: ({ table }) => this.#seating.discard(guest, table),
      follow: (args) => this.#follow(connection, args),
      unfollow: ({ table }) => {
        const open = followed.get(table);
        followed.delete(table);
        open?.room.exit(open.member);
        return OK;
      },
      attend: ({ isHere }) => {
        for (const { room, member } of followed.values()) room.attend(member, isHere);
        return OK;
      },
      watchLobby: async () => ok(await this.#board.watch(connection)),
      unwatchLobby: () => {
        this.#board.unwatch(connection);
        return OK;
      },
      seek: ({ setups }) => this.#seek(connection, setups),
      stopSeeking: () => {
        this.#pairing.stop(guest);
        return OK;
      },
    };
  }

  /** What somebody who sits at a dealt table does about it. */
  async #atTable(
    guest: string,
    table: string,
    deed: (affairs: RoomAffairs, seat: Seat) => Promise<Result>,
  ): Promise<Result> {
    const room = await this.#parts.rooms.open(table);
    if (room === undefined) return refused('no-table');
    const viewer = accessOf(room.online, guest, undefined)?.viewer ?? 'spectator';
    if (viewer === 'spectator') return refused('no-seat');
    return room.running === null ? refused('not-dealt') : await deed(room.running.affairs, viewer);
  }

  async #order(guest: string, table: string, isGiven: boolean): Promise<Result> {
    const room = await this.#parts.rooms.open(table);
    if (room === undefined) return refused('no-table');
    const viewer = accessOf(room.online, guest, undefined)?.viewer ?? 'spectator';
    if (viewer === 'spectator') return refused('no-seat');
    const orders = room.running?.orders;
    if (orders === undefined) return refused('not-dealt');
    return await (isGiven ? orders.give(viewer) : orders.revoke(viewer));
  }

  async #seek(connection: ClientConnection, setups: readonly OnlineSetup[]): Promise<Result> {
    if (!(await this.maySeek(connection.guest))) return refused('too-many-tables');
    return this.#lookFor(connection, setups);
  }

  #lookFor(connection: ClientConnection, setups: readonly OnlineSetup[]): Result {
    const { guest, push, isBot = false } = connection;
    const { store } = this.#parts;
    const found = async (table: string): Promise<void> => {
      const online = await store.onlineTables.read(table);
      const [card] = online === undefined ? [] : cardOf(online, guest);
      if (card !== undefined) push({ kind: 'found', card });
    };
    return this.#pairing.seek({ by: connection, guest, isBot, found }, setups);
  }

  async #follow(connection: ClientConnection, args: FollowArgs): Promise<Result<OnlineTableCard>> {
    const { guest, followed } = connection;
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
    const name = await this.#nameOf(guest, room.online);
    const member = this.#memberFor(connection, { access, name, after, invitation });
    followed.set(table, { room, member });
    room.enter(member);
    // Who opens the table is back; a connection that was lost and made again is nobody's return.
    if (after === 0 && access.viewer !== 'spectator')
      await room.running?.affairs.back(access.viewer);
    return ok(cardFor(room.online, access));
  }

  #memberFor(connection: ClientConnection, { access, name, after, invitation }: Comer): Member {
    const { guest, push, send, hearsChanges } = connection;
    return {
      guest,
      name,
      isIdle: false,
      invitation,
      push,
      send,
      access,
      session: null,
      newTables: { rematch: (session) => this.#rematch(connection, session) },
      told: after,
      notes: 0,
      writer: new UpdateWriter(hearsChanges),
      hearsChanges,
    };
  }

  /** Of somebody who sits there it is known: only of those who look on others are told who they are. */
  async #nameOf(guest: string, { seats }: OnlineTable): Promise<string> {
    for (const holder of seats)
      if (holder.kind === 'guest' && holder.guest === guest) return holder.name;
    return (await this.#parts.store.guests.read(guest))?.name ?? '';
  }

  #rematch(
    { guest, followed }: ClientConnection,
    session: TableSession,
  ): Promise<Result<string | null>> {
    const open = followed.get(session.live.record.id);
    if (open === undefined) return Promise.resolve(refused('not-open'));
    return this.#seating.rematch(guest, open.room, session);
  }
}

/** One table that cannot be read costs the guest's others nothing. */
const cardOf = (online: OnlineTable, guest: string): readonly OnlineTableCard[] => {
  const access = accessOf(online, guest, undefined);
  if (access === null) return [];
  try {
    return [cardFor(online, access)];
  } catch (problem) {
    log.fault('A table cannot be shown.', problem, { table: online.table });
    return [];
  }
};

function sessionAt(
  { followed }: ClientConnection,
  table: string | undefined,
): Result<TableSession> {
  const open = table === undefined ? undefined : followed.get(table);
  if (open === undefined) return refused('not-open');
  return open.member.session === null ? refused('not-dealt') : ok(open.member.session);
}
