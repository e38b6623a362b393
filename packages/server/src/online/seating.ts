import { isOffered } from '@quarterdeck/bots';
import {
  deal,
  type HostEnv,
  mayDiscard,
  type NewHolder,
  OK,
  type OnlineSetup,
  type OnlineTableCard,
  ok,
  type Result,
  readSetup,
  refused,
  type TableSession,
  withHolder,
  withSwapped,
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
import { Buckets, CARDS_AT_ONCE, type Limits } from './limits.ts';
import type { LoadedGames } from './loaded-games.ts';
import { looksAlike } from './names.ts';
import type { Room } from './room.ts';
import type { Rooms } from './rooms.ts';

export type SeatingParts = {
  readonly store: ServerStore;
  readonly games: LoadedGames;
  readonly rooms: Rooms;
  readonly env: HostEnv;
  readonly limits: Limits;
  /** Milliseconds of a clock that nobody sets. */
  readonly ticks: () => number;
};

/** Who sits where, until a table is dealt: tables are set, joined, left and deleted here. */
export class Seating {
  readonly #parts: SeatingParts;
  /** By guest: how many tables one may set. */
  readonly #newTables: Buckets;
  /** Hears of every table that is put into the lobby. */
  readonly #announce: (online: OnlineTable) => void;

  constructor(parts: SeatingParts, announce: (online: OnlineTable) => void) {
    this.#parts = parts;
    this.#newTables = new Buckets(parts.limits.newTables, parts.ticks);
    this.#announce = announce;
  }

  /** Whether the guest may set one more table now; it counts as one. */
  async mayAdd(guest: string): Promise<boolean> {
    const { store, limits } = this.#parts;
    const underWay = await store.onlineTables.underWay(guest);
    return underWay < limits.tablesUnderWay && this.#newTables.take(guest);
  }

  /** Sets a table at which all of them sit, and deals it; gives its id. */
  async seatAll(guests: readonly string[], setup: OnlineSetup): Promise<string> {
    const { games, env, store, rooms } = this.#parts;
    deal((await games.of(setup.game)).engine, setupOf(setup), env);
    const seats = guests.map((guest): SeatAssignment => ({ kind: 'guest', guest }));
    const online = this.#newOnlineTable(writeSetup(setup), guests[0] ?? '', seats);
    await store.onlineTables.add(online);
    await rooms.open(online.table);
    return online.table;
  }

  /** Takes the first free seat; says whether there was one. */
  async sitAnywhere(guest: string, online: OnlineTable): Promise<boolean> {
    const others = online.seats.flatMap((holder) => (holder.kind === 'guest' ? holder.guest : []));
    if (!(await this.goTogether([...others, guest]))) return false;
    for (const [seat, { kind }] of online.seats.entries())
      if (kind === 'open' && (await this.join(guest, online.invitation, seat)).ok) return true;
    return false;
  }

  async create(guest: string, setup: OnlineSetup): Promise<Result<OnlineTableCard>> {
    const { games, env, store, rooms, limits } = this.#parts;
    if (setup.seats.filter(({ who }) => who.kind === 'me').length > 1)
      return refused('seated-already');
    if (setup.clock !== undefined && setup.answerTime !== null)
      return refused('malformed', 'A table has clocks or a time for each turn, not both.');
    // Dealt once to find out whether it can be: what is wrong is told now, not to the last who sits.
    const { engine } = await games.of(setup.game);
    if (setup.seats.some(({ who }) => who.kind === 'bot' && !isOffered(engine.game, who.bot)))
      return refused('unknown-bot');
    deal(engine, setupOf(setup), env);
    if (!(await this.mayAdd(guest))) return refused('too-many-tables');
    if (setup.listed && (await store.onlineTables.listedBy(guest)) >= limits.listed)
      return refused('too-many-listed');
    const online = this.#newOnlineTable(writeSetup(setup), guest, assignmentsOf(setup, guest));
    await store.onlineTables.add(online);
    const room = await rooms.open(online.table);
    if (room === undefined) return refused('no-table');
    if (online.listed) this.#announce(room.online);
    return ok(hostCard(room.online, guest));
  }

  #newOnlineTable(
    setup: NewOnlineTable['setup'],
    host: string,
    seats: readonly SeatAssignment[],
  ): NewOnlineTable {
    const { env } = this.#parts;
    const { game, watching, answerTime, clock, whenLate, listed } = readSetup(setup);
    return {
      table: env.newId(),
      game,
      setup,
      host,
      createdAt: env.now(),
      watching,
      answerTime,
      ...(clock === undefined ? {} : { clock }),
      ...(whenLate === undefined ? {} : { whenLate }),
      invitation: env.newSeed().slice(0, 32),
      listed: listed === true && seats.some(({ kind }) => kind === 'open'),
      seats,
    };
  }

  async join(guest: string, invitation: string, seat: number): Promise<Result<OnlineTableCard>> {
    const { store, rooms } = this.#parts;
    const online = await store.onlineTables.invited(invitation);
    if (online === undefined) return refused('no-table');
    const [who, areApart] = await Promise.all([
      store.guests.read(guest),
      store.together.areApart([online.host, guest]),
    ]);
    if (isNameOfAnother(online, guest, who?.name ?? '')) return refused('name-taken');
    if (areApart) return refused('not-welcome');
    const seated = await store.onlineTables.sit(online.table, seat, guest);
    if (seated !== 'seated') return NOT_SEATED[seated];
    const after = await rooms.openChanged(online.table);
    return after === undefined ? refused('no-table') : ok(hostCard(after, guest));
  }

  /** Before the deal the seat is free again; in a match a bot plays for it until its person is back. */
  async leave(guest: string, table: string): Promise<Result> {
    const { store, rooms } = this.#parts;
    const online = await store.onlineTables.read(table);
    if (online === undefined) return refused('no-table');
    const viewer = accessOf(online, guest, undefined)?.viewer ?? 'spectator';
    if (viewer === 'spectator') return refused('no-seat');
    if (online.progress !== null) {
      const room = await rooms.open(table);
      return (await room?.running?.affairs.leave(viewer)) ?? refused('no-table');
    }
    if ((await store.onlineTables.leave(table, viewer, guest)) !== 'left')
      return refused('no-seat');
    await rooms.changed(table);
    return OK;
  }

  /** Only who set the table, and only until it is dealt. Nobody frees their own seat so: they leave. */
  async arrange(guest: string, table: string, seat: number, holder: NewHolder): Promise<Result> {
    const { games, store, rooms } = this.#parts;
    const online = await store.onlineTables.read(table);
    if (online === undefined) return refused('no-table');
    if (online.host !== guest) return refused('not-host');
    if (online.progress !== null) return refused('under-way');
    const now = online.seats[seat];
    if (now === undefined) return refused('malformed', 'The table has no such seat.');
    if (now.kind === 'guest' && now.guest === guest) return refused('seated-already');
    const { game } = (await games.of(online.game)).engine;
    if (holder.kind === 'bot' && !isOffered(game, holder.bot)) return refused('unknown-bot');
    const setup = withHolder(readSetup(online.setup), seat, holder);
    if ((await store.onlineTables.arrange(table, seat, holder, writeSetup(setup))) === 'dealt')
      return refused('under-way');
    await rooms.changed(table);
    return OK;
  }

  /** Only who set the table, and only until it is dealt. */
  async swap(guest: string, table: string, seat: number, other: number): Promise<Result> {
    const { store, rooms } = this.#parts;
    const online = await store.onlineTables.read(table);
    if (online === undefined) return refused('no-table');
    if (online.host !== guest) return refused('not-host');
    if (online.progress !== null) return refused('under-way');
    const seats = online.seats.length;
    if (seat === other || seat >= seats || other >= seats)
      return refused('malformed', 'The table has no two such seats.');
    const setup = writeSetup(withSwapped(readSetup(online.setup), seat, other));
    const swapped = await store.onlineTables.swap(table, seat, other, setup);
    if (swapped !== 'swapped') return refused(swapped === 'dealt' ? 'under-way' : 'seat-taken');
    await rooms.changed(table);
    return OK;
  }

  /** The guest has another name, and those who wait with them see it; not that of one of them. */
  async rename(guest: string, name: string, followed: Iterable<string>): Promise<Result> {
    const { store, rooms } = this.#parts;
    const mine = await store.onlineTables.of(guest, CARDS_AT_ONCE);
    const waiting = mine.filter(({ progress }) => progress === null);
    if (waiting.some((online) => isSeated(online, guest) && isNameOfAnother(online, guest, name)))
      return refused('name-taken');
    await store.guests.rename(guest, name);
    for (const table of followed) {
      const room = await rooms.open(table);
      if (room?.running === null) await rooms.changed(table);
    }
    return OK;
  }

  /** Whether they can be brought together: nobody has blocked another, or looks like one. */
  async goTogether(guests: readonly string[]): Promise<boolean> {
    const { store } = this.#parts;
    if (await store.together.areApart(guests)) return false;
    const people = await Promise.all(guests.map((guest) => store.guests.read(guest)));
    const names = people.flatMap((one) => (one === undefined || one.name === '' ? [] : [one.name]));
    return names.every((name, at) => names.slice(0, at).every((one) => !looksAlike(one, name)));
  }

  async discard(guest: string, table: string): Promise<Result> {
    const { store, rooms } = this.#parts;
    const online = await store.onlineTables.read(table);
    const access = online && accessOf(online, guest, undefined);
    if (!online || !access) return refused('no-table');
    if (!mayDiscard(cardFor(online, access))) return refused('not-yours-alone');
    await rooms.remove(table);
    return OK;
  }

  /** Another table for those who sit at this one, once all of them have asked for it. */
  async rematch(guest: string, room: Room, session: TableSession): Promise<Result<string | null>> {
    const { store, rooms } = this.#parts;
    if (session.viewer === 'spectator') return refused('no-seat');
    if (!session.isOver) return refused('not-over');
    await store.together.agree(room.table, guest);
    const online = (await store.onlineTables.read(room.table)) ?? room.online;
    if (online.seats.some((seat) => seat.kind === 'guest' && !online.agreed.includes(seat.guest))) {
      await rooms.changed(online.table);
      return ok(null);
    }
    const again = this.#newOnlineTable(online.setup, guest, assignmentsForRematch(online));
    const id = await store.onlineTables.rematch(online.table, again);
    await rooms.open(id);
    await rooms.changed(online.table);
    return ok(id);
  }
}

const NOT_SEATED = {
  taken: refused('seat-taken'),
  elsewhere: refused('seated-already'),
  gone: refused('malformed', 'The table has no such seat.'),
} as const satisfies Record<Exclude<Seated, 'seated'>, Result<never>>;

const isSeated = ({ seats }: OnlineTable, guest: string): boolean =>
  seats.some((holder) => holder.kind === 'guest' && holder.guest === guest);

const isNameOfAnother = ({ seats }: OnlineTable, guest: string, name: string): boolean =>
  name !== '' &&
  seats.some(
    (holder) => holder.kind === 'guest' && holder.guest !== guest && looksAlike(holder.name, name),
  );

/** For somebody who set the table or sits there: the link is theirs to give on. */
export const hostCard = (online: OnlineTable, guest: string): OnlineTableCard =>
  cardFor(online, { guest, viewer: 'spectator', isInvited: true });
