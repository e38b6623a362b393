import type { Outcome, Seat, Viewer } from '@quarterdeck/kernel';
import type { AnyEvent, Asked, ErasedKinds, Match, WireView } from '@quarterdeck/kernel/engine';
import { sameChoice, savedHash, savedText } from '@quarterdeck/kernel/engine';
import { type Entry, GrowingList, type Recording } from '@quarterdeck/kernel/replay';
import type { SeenEntry, Undo } from '../protocol/seen.ts';
import { CHECKPOINT_FORMAT, type Checkpoint } from '../table/checkpoint.ts';
import type { ClockMoves } from '../time/clocks.ts';
import type { LogItem } from './log-item.ts';
import {
  type Counts,
  countsAfter,
  depthOf,
  lastStanding,
  NOTHING_COUNTED,
  toldTo,
} from './running-counts.ts';
import { writeChunk } from './told-chunks.ts';

/** An item, and how things stand after it. */
export type Counted = { readonly item: LogItem; readonly counts: Counts };

export type StampedEntry = { readonly entry: Entry; readonly at: number };

/** What is known of a log already: from another one of the same table, or from a checkpoint of it. */
type Known = {
  readonly askedFirst: readonly Seat[];
  readonly before: number;
  readonly items: GrowingList<Counted>;
  readonly checkpoint: number | null;
  readonly seen?: ReadonlyMap<Viewer, WireView>;
  readonly stands?: AsItStands | null;
};

/** What many want to know of the match after `length` entries. */
type AsItStands = {
  readonly length: number;
  readonly asked: readonly Asked[];
  readonly outcome: Outcome | null;
};

/** Entries between two checkpoints, at least: what comes after the last one is played again when a table is opened. */
const CHECKPOINT_EVERY = 16;

/** A recording, and what there is to tell of each of its entries to each viewer. */
export class TableLog {
  readonly #recording: Recording<ErasedKinds>;
  /** Entries that were there before: nothing can be told of them. */
  readonly #before: number;
  readonly #items: GrowingList<Counted>;
  /** What viewers see of the match as it stands: worked out once for whoever wants to know. */
  #seen = new Map<Viewer, WireView>();
  /** What they saw last, of an earlier moment: what has not changed since is not made again. */
  #seenBefore: ReadonlyMap<Viewer, WireView>;
  /** Whether seats can take their last answer back, as far as it was worked out. */
  readonly #undo = new Map<Seat, Undo>();
  #known: AsItStands | null = null;
  /** Who is asked before the first entry that can be told. */
  readonly askedFirst: readonly Seat[];

  /** The length of the log at its last checkpoint that is stored; null where there is none. */
  #checkpoint: number | null;

  constructor(recording: Recording<ErasedKinds>, known?: Known) {
    this.#recording = recording;
    this.#known = known?.stands ?? null;
    this.askedFirst = known?.askedFirst ?? this.#asked();
    this.#before = known?.before ?? recording.length;
    this.#items = known?.items ?? new GrowingList();
    this.#checkpoint = known?.checkpoint ?? null;
    this.#seenBefore = known?.seen ?? new Map();
  }

  /** A log at a checkpoint, with what was told before it. */
  static resumed(
    recording: Recording<ErasedKinds>,
    askedFirst: readonly Seat[],
    items: readonly Counted[],
  ): TableLog {
    const { length } = recording;
    return new TableLog(recording, {
      askedFirst,
      before: length - items.length,
      items: new GrowingList(items),
      checkpoint: length,
    });
  }

  get recording(): Recording<ErasedKinds> {
    return this.#recording;
  }

  get match(): Match {
    return this.#recording.match;
  }

  /** Who is asked as the match stands: worked out once for all who want to know. */
  get asked(): readonly Asked[] {
    return this.#standing.asked;
  }

  /** How the match has ended; null while it goes on. */
  get outcome(): Outcome | null {
    return this.#standing.outcome;
  }

  /** The match changes with an entry, and not without. */
  get #standing(): AsItStands {
    const known = this.#known;
    if (known !== null && known.length === this.length) return known;
    const { engine } = this.#recording;
    const { length, match } = this;
    this.#known = { length, asked: engine.asked(match), outcome: engine.outcome(match) };
    return this.#known;
  }

  /** Entries so far. */
  get length(): number {
    return this.#recording.length;
  }

  /** The same again: what is done to it is kept only once it is stored. */
  fork(): TableLog {
    return new TableLog(this.#recording.fork(), {
      askedFirst: this.askedFirst,
      before: this.#before,
      items: this.#items.fork(),
      checkpoint: this.#checkpoint,
      stands: this.#known,
      seen: this.#seen.size > 0 ? this.#seen : this.#seenBefore,
    });
  }

  /** Where enough was played since the last one: what to store, so that none of it is played again. */
  nextCheckpoint(): Checkpoint | null {
    const { engine, floor, deal } = this.#recording;
    const after = this.#checkpoint;
    if (floor === null || floor.length < (after ?? this.#before) + CHECKPOINT_EVERY) return null;
    const saved = engine.save(floor.match);
    const items = this.#items.slice(
      (after ?? this.#before) - this.#before,
      floor.length - this.#before,
    );
    return {
      format: CHECKPOINT_FORMAT,
      rules: engine.game.version,
      length: floor.length,
      after,
      match: savedText(saved),
      hash: savedHash(saved),
      told: writeChunk(
        items.map(({ item }) => item),
        after === null ? { asked: this.askedFirst, deal } : null,
      ),
    };
  }

  /** It is stored. */
  passed({ length }: Checkpoint): void {
    this.#checkpoint = length;
  }

  /** Throws `IllegalChoice`. What follows and leaves no choice is answered at once. */
  record(seat: Seat, choice: unknown, at: number): void {
    this.#answer(seat, choice, at, false);
    for (;;) {
      const forced = this.#recording.forced();
      if (forced === null) return;
      this.#answer(forced.seat, forced.choice, at, true);
    }
  }

  /** Throws `CannotUndo`. */
  undo(seat: Seat, at: number): void {
    const { answers } = this.match;
    const from = this.length;
    this.#recording.undo(seat);
    for (const entry of this.entriesAfter(from))
      this.#add(this.#takenBack(entry.seat, at, this.match.answers === answers));
  }

  /** An entry that is stored already. */
  apply({ entry, at }: StampedEntry): void {
    if ('choice' in entry) {
      const forced = this.#recording.forced();
      const isForced =
        forced !== null && forced.seat === entry.seat && sameChoice(forced.choice, entry.choice);
      this.#answer(entry.seat, entry.choice, at, isForced);
      return;
    }
    const { answers } = this.match;
    this.#recording.apply(entry);
    this.#add(this.#takenBack(entry.seat, at, this.match.answers === answers));
  }

  entriesAfter(length: number): readonly Entry[] {
    return this.#recording.entriesAfter(length);
  }

  /** What the viewer sees of the match as it stands. Nobody writes into it. */
  seenBy(viewer: Viewer): WireView {
    const known = this.#seen.get(viewer);
    if (known !== undefined) return known;
    const before = this.#seenBefore.get(viewer);
    const [like] = this.#seen.values();
    const view = this.#recording.engine.wireView(this.match, viewer, { before, like });
    this.#seen.set(viewer, view);
    return view;
  }

  /**
   * Since when the question of the moment stands: when the last answer came that everybody can tell
   * and that was not taken back. Taking one back turns the clock back too, so that nobody gains time
   * by it. `begun` where no answer stands.
   */
  waitingSince(begun: number): number {
    return this.clockMoves?.move.at ?? begun;
  }

  /** What moves the clocks: a change of mind does not, and what was taken back never was. */
  get clockMoves(): ClockMoves | null {
    return this.#counts.standing?.moves ?? null;
  }

  /** Answers that were taken back, less those that stand: what a log is longer than its match. */
  get surplusUndos(): number {
    const { undos, standing } = this.#counts;
    return undos - depthOf(standing);
  }

  /** How much the viewer can tell has happened by entry `length`. */
  seqAt(viewer: Viewer, length: number = this.length): number {
    return toldTo(this.#countsAt(length - this.#before), viewer);
  }

  /** The first length of the log at which the viewer counts `seq`; undefined if there is none. */
  lengthAt(viewer: Viewer, seq: number): number | undefined {
    if (seq > this.seqAt(viewer)) return undefined;
    let [low, high] = [0, this.#items.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (toldTo(this.#countsAt(middle), viewer) < seq) low = middle + 1;
      else high = middle;
    }
    return this.#before + low;
  }

  /**
   * The length of the log when the question arose that the seat may answer, as far as the log alone can
   * tell: sealed answers of others leave it as it was, also for a process that was not there.
   */
  questionSince(seat: Seat): number {
    const hasGiven = !this.#askedAfter(this.#items.length).includes(seat);
    let items = this.#items.length;
    for (; items > 0; items--) {
      const { item } = this.#itemAt(items - 1);
      if (item.kind !== 'together' || item.seat === seat) break;
      // Who was not asked before it is asked because of it: it was the last one, and all were revealed.
      if (!hasGiven && !this.#askedAfter(items - 1).includes(seat)) break;
    }
    return this.#before + items;
  }

  /** What the viewer was told after moment `from`, up to moment `to`. */
  entriesFor(viewer: Viewer, from: number, to: number = Number.POSITIVE_INFINITY): SeenEntry[] {
    const { engine } = this.#recording;
    const first = this.lengthAt(viewer, from);
    const told: SeenEntry[] = [];
    if (first === undefined) return told;
    for (let index = first - this.#before; index < this.#items.length; index++) {
      const { item, counts } = this.#itemAt(index);
      if (!isToldTo(viewer, item)) continue;
      const seq = toldTo(counts, viewer);
      if (seq > to) break;
      const { at, seat, kind, step, events } = item;
      const seen = engine.see(events, viewer);
      told.push({ seq, at, seat, kind, step, events: seen, turn: counts.turn.number });
    }
    return told;
  }

  /** What the viewer was told before the first question. */
  dealFor(viewer: Viewer): readonly AnyEvent[] {
    const { engine, deal } = this.#recording;
    return engine.see(deal, viewer);
  }

  /** Whether the seat can take its last answer back. Working it out costs more than an answer. */
  undoFor(seat: Seat): Undo {
    const known = this.knownUndo(seat);
    if (known.can || known.why !== 'unknown') return known;
    const undo = this.#workOutUndo(seat);
    this.#undo.set(seat, undo);
    return undo;
  }

  /** The same as far as it is known at no cost. */
  knownUndo(seat: Seat): Undo {
    const { standing } = this.#counts;
    const last = lastStanding(standing, ({ forced }) => !forced);
    if (last === undefined) return NOTHING_TO_UNDO;
    if (last.seat === seat) return this.#undo.get(seat) ?? { can: false, why: 'unknown' };
    const hasAnswered = lastStanding(standing, (item) => item.seat === seat && !item.forced);
    return hasAnswered === undefined ? NOTHING_TO_UNDO : { can: false, why: 'other-seat' };
  }

  #workOutUndo(seat: Seat): Undo {
    const why = this.#recording.undoFault(seat);
    if (why !== null) return { can: false, why };
    const last = lastStanding(this.#counts.standing, (item) => item.seat === seat && !item.forced);
    if (last === undefined || !last.choice) return NOTHING_TO_UNDO;
    let items = this.#items.length;
    while (items > 0 && this.#itemAt(items - 1).item !== last) items--;
    return { can: true, takes: last.choice, seq: this.seqAt(seat, this.#before + items - 1) };
  }

  get #counts(): Counts {
    return this.#countsAt(this.#items.length);
  }

  /** After this number of items. */
  #countsAt(items: number): Counts {
    return this.#items.get(Math.min(items, this.#items.length) - 1)?.counts ?? NOTHING_COUNTED;
  }

  #askedAfter(items: number): readonly Seat[] {
    return items === 0 ? this.askedFirst : this.#itemAt(items - 1).item.asked;
  }

  #itemAt(index: number): Counted {
    const counted = this.#items.get(index);
    if (counted === undefined) throw new Error(`there is no item ${index}`);
    return counted;
  }

  #add(item: LogItem): void {
    this.#items.push({ item, counts: countsAfter(this.#counts, item) });
    if (this.#seen.size > 0) this.#seenBefore = this.#seen;
    this.#seen = new Map();
    this.#undo.clear();
  }

  #answer(seat: Seat, choice: unknown, at: number, forced: boolean): void {
    const { engine } = this.#recording;
    const { answers, stack } = this.match;
    const step = stack.at(-1)?.step ?? null;
    const offered = engine.choices(this.match, seat);
    const events = this.#recording.play(seat, choice);
    const played = this.entriesAfter(this.length - 1)[0];
    if (played === undefined || !('choice' in played)) throw new Error('an answer left no entry');
    const isAsked = offered.some((one) => sameChoice(one, played.choice));
    const kind = isAsked && step !== null ? kindOf(engine.game.steps, step) : 'aside';
    this.#add({
      at,
      seat,
      kind,
      step: kind === 'aside' ? null : step,
      events,
      quiet: this.match.answers === answers,
      choice: played.choice,
      forced,
      asked: this.#asked(),
    });
  }

  #asked(): readonly Seat[] {
    return this.asked.map(({ seat }) => seat);
  }

  #takenBack(seat: Seat, at: number, quiet: boolean): LogItem {
    const asked = this.#asked();
    return {
      at,
      seat,
      kind: 'undo',
      step: null,
      events: [],
      quiet,
      choice: null,
      forced: false,
      asked,
    };
  }
}

const NOTHING_TO_UNDO: Undo = { can: false, why: 'nothing-to-undo' };

const isToldTo = (viewer: Viewer, { quiet, seat }: LogItem): boolean => !quiet || seat === viewer;

type Steps = Recording<ErasedKinds>['engine']['game']['steps'];

function kindOf(steps: Steps, step: string): 'decision' | 'window' | 'together' {
  const kind = steps[step]?.kind;
  if (kind === 'decision' || kind === 'window' || kind === 'together') return kind;
  throw new Error(`${step} asks nobody`);
}
