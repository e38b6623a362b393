import type { Choice, Seat, Viewer } from '@quarterdeck/kernel';
import type { AnyEvent, ErasedKinds, Match } from '@quarterdeck/kernel/engine';
import { sameChoice } from '@quarterdeck/kernel/engine';
import type { Entry, Recording } from '@quarterdeck/kernel/replay';
import type { SeenEntry, Undo } from '../protocol/seen.ts';
import type { ClockMove } from '../time/clocks.ts';
import { type Answering, turnsOf } from './turns.ts';

/** One entry of the log with what it made happen, secrets and all. */
type LogItem = Answering & {
  readonly at: number;
  readonly events: readonly AnyEvent[];
  /** A change of mind: nobody but the seat can tell that there was one. */
  readonly quiet: boolean;
  /** Null for an undo. */
  readonly choice: Choice | null;
  /** The machine answered for the seat. */
  readonly forced: boolean;
  /** Who is asked after it. */
  readonly asked: readonly Seat[];
};

export type StampedEntry = { readonly entry: Entry; readonly at: number };

/** A recording, and what there is to tell of each of its entries to each viewer. */
export class TableLog {
  readonly #recording: Recording<ErasedKinds>;
  /** Entries that were there before: nothing can be told of them. */
  readonly #before: number;
  readonly #items: LogItem[];
  /** Worked out once for each length of the log. */
  #moves: { readonly length: number; readonly moves: readonly ClockMove[] } | null = null;
  /** Who is asked before the first entry that can be told. */
  readonly askedFirst: readonly Seat[];

  constructor(recording: Recording<ErasedKinds>, forked?: TableLog) {
    this.#recording = recording;
    this.askedFirst = forked === undefined ? this.#asked() : forked.askedFirst;
    this.#before = forked === undefined ? recording.length : forked.#before;
    this.#items = forked === undefined ? [] : forked.#items.slice();
  }

  get recording(): Recording<ErasedKinds> {
    return this.#recording;
  }

  get match(): Match {
    return this.#recording.match;
  }

  /** Entries so far. */
  get length(): number {
    return this.#recording.length;
  }

  /** The same again: what is done to it is kept only once it is stored. */
  fork(): TableLog {
    return new TableLog(this.#recording.fork(), this);
  }

  /** Throws `IllegalChoice`. What follows and leaves no choice is answered at once. */
  record(seat: Seat, choice: unknown, at: number): void {
    this.#answer(seat, choice, at, false);
    for (;;) {
      const forced = this.#recording.engine.forced(this.match);
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
      this.#items.push(this.#takenBack(entry.seat, at, this.match.answers === answers));
  }

  /** An entry that is stored already. */
  apply({ entry, at }: StampedEntry): void {
    if ('choice' in entry) {
      const forced = this.#recording.engine.forced(this.match);
      const isForced =
        forced !== null && forced.seat === entry.seat && sameChoice(forced.choice, entry.choice);
      this.#answer(entry.seat, entry.choice, at, isForced);
      return;
    }
    const { answers } = this.match;
    this.#recording.apply(entry);
    this.#items.push(this.#takenBack(entry.seat, at, this.match.answers === answers));
  }

  entriesAfter(length: number): readonly Entry[] {
    return this.#recording.entries.slice(this.#recording.entries.length - (this.length - length));
  }

  /**
   * Since when the question of the moment stands: when the last answer came that everybody can tell
   * and that was not taken back. Taking one back turns the clock back too, so that nobody gains time
   * by it. `begun` where no answer stands.
   */
  waitingSince(begun: number): number {
    return this.#standing.findLast(({ quiet }) => !quiet)?.at ?? begun;
  }

  /** What moves the clocks: a change of mind does not, and what was taken back never was. */
  get clockMoves(): readonly ClockMove[] {
    if (this.#moves?.length !== this.length) {
      const moves = this.#standing.flatMap(({ at, seat, kind, quiet, forced, asked }) =>
        quiet ? [] : [{ at, seat, gains: !forced && kind !== 'aside', asked }],
      );
      this.#moves = { length: this.length, moves };
    }
    return this.#moves.moves;
  }

  /** Answers that were taken back, less those that stand: what a log is longer than its match. */
  get surplusUndos(): number {
    const undos = this.#items.filter(({ kind }) => kind === 'undo').length;
    return undos - this.#standing.length;
  }

  /** How much the viewer can tell has happened by entry `length`. */
  seqAt(viewer: Viewer, length: number = this.length): number {
    const pages = this.#items.slice(0, length - this.#before);
    return pages.filter((page) => isToldTo(viewer, page)).length;
  }

  /** The first length of the log at which the viewer counts `seq`; undefined if there is none. */
  lengthAt(viewer: Viewer, seq: number): number | undefined {
    if (seq === 0) return this.#before;
    let told = 0;
    const index = this.#items.findIndex((page) => {
      if (isToldTo(viewer, page)) told++;
      return told === seq;
    });
    return index < 0 ? undefined : this.#before + index + 1;
  }

  /** What the viewer was told after moment `from`, up to moment `to`. */
  entriesFor(viewer: Viewer, from: number, to: number = Number.POSITIVE_INFINITY): SeenEntry[] {
    const { engine } = this.#recording;
    const turns = turnsOf(this.#items);
    const told: SeenEntry[] = [];
    let seq = 0;
    for (const [index, page] of this.#items.entries()) {
      if (!isToldTo(viewer, page)) continue;
      seq++;
      if (seq <= from || seq > to) continue;
      const { at, seat, kind, step, events } = page;
      const seen = engine.see(events, viewer);
      told.push({ seq, at, seat, kind, step, events: seen, turn: turns[index] ?? 0 });
    }
    return told;
  }

  /** What the viewer was told before the first question. */
  dealFor(viewer: Viewer): readonly AnyEvent[] {
    const { engine, deal } = this.#recording;
    return engine.see(deal, viewer);
  }

  undoFor(seat: Seat): Undo {
    const why = this.#recording.undoFault(seat);
    if (why !== null) return { can: false, why };
    const last = this.#standing.findLast((item) => item.seat === seat && !item.forced);
    if (last === undefined || !last.choice) return { can: false, why: 'nothing-to-undo' };
    const index = this.#items.indexOf(last);
    return { can: true, takes: last.choice, seq: this.seqAt(seat, this.#before + index) };
  }

  /** The answers that were not taken back, in their order. */
  get #standing(): readonly LogItem[] {
    const standing: LogItem[] = [];
    for (const item of this.#items)
      if (item.kind === 'undo') standing.pop();
      else standing.push(item);
    return standing;
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
    this.#items.push({
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
    return this.#recording.engine.asked(this.match).map(({ seat }) => seat);
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

const isToldTo = (viewer: Viewer, { quiet, seat }: LogItem): boolean => !quiet || seat === viewer;

type Steps = Recording<ErasedKinds>['engine']['game']['steps'];

function kindOf(steps: Steps, step: string): 'decision' | 'window' | 'together' {
  const kind = steps[step]?.kind;
  if (kind === 'decision' || kind === 'window' || kind === 'together') return kind;
  throw new Error(`${step} asks nobody`);
}
