import { type Seat, seatsOf, type Viewer } from '@quarterdeck/kernel';
import {
  type LiveTable,
  type MatchSnapshot,
  type NewTables,
  type Presence,
  type ServerMessage,
  type StandingOrders,
  type TableBots,
  type TableInfo,
  type TableSeat,
  TableSession,
  type TableUpdate,
  type UpdateWriter,
} from '@quarterdeck/tables';
import { type Looking, lookingOf } from '../nodes/looking.ts';
import type { Present } from '../nodes/news.ts';
import type { OnlineTable } from '../store/server-store.ts';
import { type Access, accessOf, cardFor } from './card.ts';
import type { RoomAffairs } from './room-affairs.ts';
import type { RoomTime } from './room-time.ts';

/** Milliseconds a table rests before it is worked out for its seats whether they can undo. */
const REST_BEFORE_UNDO = 250;

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
  /** Knows what this viewer was told last. */
  readonly writer: UpdateWriter;
  /** Whether the other side can put changes together, and be told a part of them later. */
  readonly hearsChanges: boolean;
  access: Access;
  /** Null until the table is dealt. */
  session: TableSession | null;
  /** Where a return match is set. */
  readonly newTables: NewTables;
  /** What this viewer was told already, by the viewer's own count. */
  told: number;
  /** How many notes of the journal this viewer was told. */
  notes: number;
};

/** A dealt table in this process. */
export type Running = {
  /** Reads what other nodes have stored of it. */
  readonly readOn: () => Promise<void>;
  readonly live: LiveTable;
  readonly bots: TableBots;
  readonly time: RoomTime;
  readonly affairs: RoomAffairs;
  readonly orders: StandingOrders;
};

/** What all who look at a table are told alike. */
type Common = Pick<TableUpdate, 'presence' | 'onlookers' | 'substituted' | 'dueAt' | 'timing'> &
  Partial<typeof NOT_ASKED>;

export type RoomParts = {
  readonly online: OnlineTable;
  readonly now: () => number;
  readonly onEmpty: () => void;
  /** Who looks at it here has changed. */
  readonly onPresence: () => void;
};

/** One table, and everybody in this process who looks at it. */
export class Room {
  readonly table: string;
  readonly #members = new Set<Member>();
  readonly #now: () => number;
  readonly #onEmpty: () => void;
  /**
   * Seats that went with an order in force. An answer of somebody who is away would tell of it, and so
   * would their going when it ends: until they are back they are as somebody who does not look.
   */
  readonly #obeyed = new Set<Seat>();
  readonly #onPresence: () => void;
  /** By node: who looks at it there. */
  readonly #elsewhere = new Map<string, readonly Present[]>();
  /** Who looks at it anywhere; null until somebody wants to know after it has changed. */
  #looking: Looking | null = null;
  /** It goes on under rules that this process does not have. */
  #isOutdated = false;
  #online: OnlineTable;
  #running: Running | null = null;
  #undoTimer: ReturnType<typeof setTimeout> | undefined;
  /** Who does not know yet whether their last answer can be taken back. */
  readonly #unsure = new Set<Member>();

  constructor({ online, now, onEmpty, onPresence }: RoomParts) {
    this.table = online.table;
    this.#online = online;
    this.#now = now;
    this.#onEmpty = onEmpty;
    this.#onPresence = onPresence;
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
    return this.#whoLooks.everybody.filter(({ seat }) => seat === null).length;
  }

  /** Who looks at it in this process. */
  get present(): readonly Present[] {
    return [...this.#members].map(({ guest, name, isIdle, access: { viewer } }) => {
      const seat = viewer === 'spectator' ? null : Number(viewer);
      return { guest, name, seat, isIdle };
    });
  }

  /** Whether the table is before their eyes, on whatever node. */
  isSeenBy(guest: string): boolean {
    return this.#whoLooks.everybody.some((one) => one.guest === guest && !one.isIdle);
  }

  /** Who looks at it on another node. */
  setElsewhere(node: string, present: readonly Present[]): void {
    this.#looking = null;
    const before = JSON.stringify(this.#elsewhere.get(node) ?? []);
    if (present.length === 0) this.#elsewhere.delete(node);
    else this.#elsewhere.set(node, present);
    if (before !== JSON.stringify(present)) this.pushAll();
  }

  attend(member: Member, isHere: boolean): void {
    member.isIdle = !isHere;
    this.#lookingChanged();
    this.pushAll();
  }

  /** Newer rules have taken it over elsewhere: nobody answers it here any more. */
  outdate(): void {
    this.#isOutdated = true;
  }

  get #whoLooks(): Looking {
    this.#looking ??= lookingOf([...this.present, ...[...this.#elsewhere.values()].flat()]);
    return this.#looking;
  }

  #lookingChanged(): void {
    this.#looking = null;
    this.#onPresence();
  }

  /** The table is dealt, or was read: from now on its answers are told. */
  goLive(running: Running): void {
    this.#running = running;
    running.live.onChange(() => this.#moved());
    for (const member of this.#members) this.seat(member);
    running.bots.start();
  }

  enter(member: Member): void {
    this.#members.add(member);
    this.seat(member);
    this.#lookingChanged();
    this.pushAll();
  }

  exit(member: Member): void {
    if (!this.#members.delete(member)) return;
    this.#unsure.delete(member);
    this.#lookingChanged();
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
        this.#unsure.delete(member);
        this.#looking = null;
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
    this.#looking = null;
    this.#unsure.clear();
    this.stop();
  }

  /** Nobody is told: the table goes on elsewhere, or later. */
  stop(): void {
    clearTimeout(this.#undoTimer);
    this.#running?.bots.close();
    this.#running?.live.close();
    this.#running = null;
  }

  /** Does what the table was set with for those whose time ran out. */
  async settleLate(): Promise<void> {
    // Who has answered elsewhere is not late.
    await this.#running?.readOn();
    await this.#running?.affairs.settleLate();
  }

  pushAll(): void {
    this.#push(this.#members, 'as-known');
  }

  #moved(): void {
    if (this.#running === null) return;
    if (this.#running.live.isGone) this.close();
    else this.pushAll();
  }

  /** At a table where one answer follows the other nobody takes one back. */
  #tellUndoSoon(member: Member): void {
    this.#unsure.add(member);
    clearTimeout(this.#undoTimer);
    this.#undoTimer = setTimeout(() => this.#push(this.#unsure, 'worked-out'), REST_BEFORE_UNDO);
    this.#undoTimer.unref();
  }

  #changeSeat(member: Member, access: Access): void {
    member.access = access;
    member.told = 0;
    member.notes = 0;
    member.writer.reset();
    this.seat(member);
    this.#lookingChanged();
  }

  /** Lets them do what their seat may, whether they look at the table or not. */
  seat(member: Member): void {
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
      held: (seat) => (this.#isOutdated ? 'newer-rules' : time.held(live.log, seat)),
      hasEnded: () => time.affairs.ended !== null,
    });
  }

  #push(to: ReadonlySet<Member>, undo: 'worked-out' | 'as-known'): void {
    if (this.#running === null) return;
    const common = this.#commonOf(this.#running);
    const told = [...to];
    this.#unsure.clear();
    for (const member of told) this.#tell(member, common, undo);
  }

  #tell(member: Member, common: Common, wanted: 'worked-out' | 'as-known'): void {
    if (member.session === null || this.#running === null) return;
    const undo = member.hearsChanges ? wanted : 'worked-out';
    const shot = member.session.snapshot(undo);
    const update = this.#updateFor(member, shot, common, this.#running);
    if (!update.undo.can && update.undo.why === 'unknown') this.#tellUndoSoon(member);
    const text = member.writer.write(update);
    if (text === null) return;
    member.told = update.seq;
    member.notes += update.notes?.length ?? 0;
    member.send(text);
  }

  /** Once for all who look at it. */
  #commonOf({ live, time }: Running): Common {
    return {
      presence: this.#presence(),
      ...this.#whoLooks.onlookers,
      substituted: time.substituted(live.log),
      dueAt: time.dueAt(live.log),
      timing: time.timing(live.log, this.#now()),
      // Nobody is asked anything, and nothing is taken back, once it is over.
      ...(time.isOver(live.log) ? NOT_ASKED : {}),
    };
  }

  #updateFor(
    member: Member,
    shot: MatchSnapshot,
    common: Common,
    { time, orders }: Running,
  ): TableUpdate {
    const { session } = member;
    if (session === null) throw new Error('a table is told of that is not dealt');
    const after = Math.min(member.told, shot.seq);
    return {
      table: seenFrom(shot.table, member.access),
      viewer: shot.viewer,
      seq: shot.seq,
      view: shot.view,
      asked: shot.asked,
      question: shot.question,
      asides: shot.asides,
      undo: shot.undo,
      outcome: shot.outcome,
      here: shot.here,
      ...orders.stateFor(member.access.viewer),
      ...common,
      after,
      entries: after === shot.seq ? [] : session.entriesAfter(after),
      ...session.dealAfter(after),
      notes: time.journal.slice(member.notes),
    };
  }

  #presence(): readonly Presence[] {
    if (this.#running === null) return [];
    const { live, orders } = this.#running;
    const { log, record } = live;
    const asked = new Set(log.asked.map(({ seat }) => seat));
    const { there, here } = this.#whoLooks;
    return seatsOf(record.seats.length).map((seat): Presence => {
      if (record.seats[seat]?.who.kind === 'bot') return asked.has(seat) ? 'thinking' : 'idle';
      if (there.has(seat)) {
        this.#obeyed.delete(seat);
        return here.has(seat) ? 'here' : 'idle';
      }
      if (orders.isInForce(seat)) this.#obeyed.add(seat);
      return this.#obeyed.has(seat) ? 'idle' : 'away';
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

/** What each viewer was told of a table last: as a rule it is the same for the whole match. */
const seen = new WeakMap<TableInfo, Map<Viewer, TableInfo>>();

/** A player at another screen is remote. */
function seenFrom(table: TableInfo, { viewer }: Access): TableInfo {
  const byViewer = seen.get(table) ?? new Map<Viewer, TableInfo>();
  seen.set(table, byViewer);
  const known = byViewer.get(viewer);
  if (known !== undefined) return known;
  const seats = table.seats.map(
    (seat, index): TableSeat =>
      seat.who.kind === 'person' && index !== viewer ? { ...seat, who: { kind: 'remote' } } : seat,
  );
  const told = { ...table, seats };
  byViewer.set(viewer, told);
  return told;
}
