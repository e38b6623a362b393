import { seatsOf } from '@quarterdeck/kernel';
import {
  type LiveTable,
  type NewTables,
  type Presence,
  type ServerMessage,
  type TableBots,
  type TableSeat,
  TableSession,
  type TableUpdate,
} from '@quarterdeck/tables';
import type { OnlineTable } from '../store/server-store.ts';
import { type Access, accessOf, cardFor } from './card.ts';
import type { RoomAffairs } from './room-affairs.ts';
import type { RoomTime } from './room-time.ts';

/** More than anybody who plays wants, and few enough that a log cannot grow without end. */
const SPARE_UNDOS = 40;

/** One connection that looks at a table. */
export type Member = {
  readonly guest: string;
  /** As it was when they came. */
  readonly name: string;
  /** Their page is in front of nobody. */
  isIdle: boolean;
  readonly invitation: string | undefined;
  readonly push: (message: ServerMessage) => void;
  /** A message that is written down already. */
  readonly send: (text: string) => void;
  access: Access;
  /** Null until the table is dealt. */
  session: TableSession | null;
  /** Where a return match is set. */
  readonly newTables: NewTables;
  /** What this viewer was told already, by the viewer's own count. */
  told: number;
  /** How many notes of the journal this viewer was told. */
  notes: number;
  /** The last update as it was sent: what the viewer cannot tell apart is not sent again. */
  last: string;
};

/** A dealt table in this process. */
export type Running = {
  readonly live: LiveTable;
  readonly bots: TableBots;
  readonly time: RoomTime;
  readonly affairs: RoomAffairs;
};

export type RoomParts = {
  readonly online: OnlineTable;
  readonly now: () => number;
  readonly onEmpty: () => void;
};

/** One table, and everybody in this process who looks at it. */
export class Room {
  readonly table: string;
  readonly #members = new Set<Member>();
  readonly #now: () => number;
  readonly #onEmpty: () => void;
  #online: OnlineTable;
  #running: Running | null = null;

  constructor({ online, now, onEmpty }: RoomParts) {
    this.table = online.table;
    this.#online = online;
    this.#now = now;
    this.#onEmpty = onEmpty;
  }

  get online(): OnlineTable {
    return this.#online;
  }

  get running(): Running | null {
    return this.#running;
  }

  get isWatched(): boolean {
    return this.#members.size > 0;
  }

  /** Every connection that looks at it. */
  get hearers(): readonly Member[] {
    return [...this.#members];
  }

  /** Whether somebody who has a seat is here. */
  get isAwaited(): boolean {
    return [...this.#members].some(({ access }) => access.viewer !== 'spectator');
  }

  /** Connections without a seat. */
  get spectators(): number {
    return [...this.#members].filter(({ access }) => access.viewer === 'spectator').length;
  }

  /** The table is dealt, or was read: from now on its answers are told. */
  goLive(running: Running): void {
    this.#running = running;
    running.live.onChange(() => this.#moved());
    for (const member of this.#members) this.#seat(member);
    running.bots.start();
  }

  enter(member: Member): void {
    this.#members.add(member);
    this.#seat(member);
    this.pushAll();
  }

  exit(member: Member): void {
    if (!this.#members.delete(member)) return;
    if (this.isWatched) this.pushAll();
    else this.#onEmpty();
  }

  /** Who sits there has changed: everybody is told, and sees from where they sit now. */
  refresh(online: OnlineTable): void {
    this.#online = online;
    for (const member of [...this.#members]) {
      const access = accessOf(online, member.guest, member.invitation);
      if (access === null) {
        this.#members.delete(member);
        member.push({ kind: 'gone', table: this.table });
        continue;
      }
      if (access.viewer !== member.access.viewer) this.#changeSeat(member, access);
      member.push({ kind: 'card', card: cardFor(online, access) });
    }
    this.pushAll();
  }

  close(): void {
    for (const { push } of this.#members) push({ kind: 'gone', table: this.table });
    this.#members.clear();
    this.stop();
  }

  /** Nobody is told: the table goes on elsewhere, or later. */
  stop(): void {
    this.#running?.bots.close();
    this.#running?.live.close();
    this.#running = null;
  }

  /** Does what the table was set with for those whose time ran out. */
  async settleLate(): Promise<void> {
    await this.#running?.affairs.settleLate();
  }

  pushAll(): void {
    for (const member of [...this.#members]) this.#push(member);
  }

  #moved(): void {
    if (this.#running === null) return;
    if (this.#running.live.isGone) this.close();
    else this.pushAll();
  }

  #changeSeat(member: Member, access: Access): void {
    member.access = access;
    member.told = 0;
    member.notes = 0;
    member.last = '';
    this.#seat(member);
  }

  #seat(member: Member): void {
    if (this.#running === null) return;
    const { live, time } = this.#running;
    const { viewer } = member.access;
    const here = viewer === 'spectator' ? [] : [viewer];
    member.session = new TableSession({
      live,
      here,
      viewer,
      newTables: member.newTables,
      screen: null,
      pause: othersFirst,
      spareUndos: SPARE_UNDOS,
      held: (seat) => time.held(live.log, seat),
      hasEnded: () => time.affairs.ended !== null,
    });
  }

  #push(member: Member): void {
    if (member.session === null || this.#running === null) return;
    const update = this.#updateFor(member, member.session, this.#running);
    // What goes with one update and not with the next tells nothing of the table.
    const { after, entries, deal, notes = [], ...shown } = update;
    const text = JSON.stringify(shown);
    if (text === member.last && entries.length === 0 && notes.length === 0) return;
    member.last = text;
    member.told = shown.seq;
    member.notes += notes.length;
    // Written down once: a view is most of what there is to do for an answer.
    const news = JSON.stringify({
      after,
      entries,
      ...(deal === undefined ? {} : { deal }),
      ...(notes.length === 0 ? {} : { notes }),
    });
    member.send(`{"kind":"table","update":${news.slice(0, -1)},${text.slice(1)}}`);
  }

  #updateFor(member: Member, session: TableSession, { live, time }: Running): TableUpdate {
    const shot = session.snapshot();
    const after = Math.min(member.told, shot.seq);
    // Nobody is asked anything at a table that ended without a winner.
    const ended = time.affairs.ended === null ? {} : NOT_ASKED;
    return {
      table: { ...shot.table, seats: shot.table.seats.map(seenFrom(member.access)) },
      viewer: shot.viewer,
      seq: shot.seq,
      view: shot.view,
      asked: shot.asked,
      question: shot.question,
      asides: shot.asides,
      undo: shot.undo,
      outcome: shot.outcome,
      here: shot.here,
      ...ended,
      after,
      entries: after === shot.seq ? [] : session.entriesAfter(after),
      ...session.dealAfter(after),
      presence: this.#presence(),
      ...this.#onlookers(),
      substituted: time.substituted(live.log),
      dueAt: time.dueAt(live.log),
      timing: time.timing(live.log, this.#now()),
      notes: time.journal.slice(member.notes),
    };
  }

  /** Each of them once, in however many tabs; nothing where nobody looks on. */
  #onlookers(): Pick<TableUpdate, 'onlookers'> {
    const looking = [...this.#members].filter(({ access }) => access.viewer === 'spectator');
    const names = new Map(looking.map(({ guest, name }) => [guest, name]));
    return names.size === 0 ? {} : { onlookers: [...names.values()].sort() };
  }

  #presence(): readonly Presence[] {
    if (this.#running === null) return [];
    const { engine, log, record } = this.#running.live;
    const asked = new Set(engine.asked(log.match).map(({ seat }) => seat));
    const members = [...this.#members];
    const there = new Set(members.map(({ access }) => access.viewer));
    const here = new Set(members.flatMap((one) => (one.isIdle ? [] : [one.access.viewer])));
    return seatsOf(record.seats.length).map((seat): Presence => {
      if (record.seats[seat]?.who.kind !== 'bot')
        return here.has(seat) ? 'here' : there.has(seat) ? 'idle' : 'away';
      return asked.has(seat) ? 'thinking' : 'idle';
    });
  }
}

const NOT_ASKED = {
  asked: [],
  question: null,
  asides: [],
  undo: { can: false, why: 'nothing-to-undo' },
} as const satisfies Partial<TableUpdate>;

/** What else there is to do is done before long work goes on. */
export const othersFirst = (): Promise<void> =>
  new Promise((resolve) => {
    setImmediate(resolve);
  });

/** A player at another screen is remote. */
const seenFrom =
  ({ viewer }: Access) =>
  (seat: TableSeat, index: number): TableSeat =>
    seat.who.kind === 'person' && index !== viewer ? { ...seat, who: { kind: 'remote' } } : seat;
