import type { Seat, Viewer } from '@quarterdeck/kernel';
import { unreachable } from '@quarterdeck/kernel';
import { revealSeed } from '@quarterdeck/kernel/chance';
import type { AnyEvent, ErasedKinds, WireView } from '@quarterdeck/kernel/engine';
import { sameChoice } from '@quarterdeck/kernel/engine';
import type { Recording, Stepper, Verified } from '@quarterdeck/kernel/replay';
import { replayText, stepper, verify, writeReplay } from '@quarterdeck/kernel/replay';
import type { ArgsOf } from '@quarterdeck/rpc/verbs';
import type { Hint } from '../protocol/coaching.ts';
import type { BotPace, TableUpdate } from '../protocol/messages.ts';
import {
  OK,
  ok,
  type Refusal,
  type RefusalCode,
  type Result,
  refused,
} from '../protocol/result.ts';
import type { MatchSnapshot, Perspective, SeenEntry } from '../protocol/seen.ts';
import type { By, TABLE_VERBS, TableHandlers } from '../protocol/verbs.ts';
import type { LiveTable } from './live-table.ts';
import { preview, wouldReveal } from './preview.ts';
import { snapshotFor } from './snapshot.ts';

type Args<N extends keyof typeof TABLE_VERBS> = ArgsOf<(typeof TABLE_VERBS)[N]>;

/** What the page in front of a table can do about it. */
export type Screen = {
  /** Somebody else is in front of it now. */
  sat(): void;
  pace(pace: Partial<BotPace>): void;
  hurry(): void;
  /** A better player's answer for the seat in front of it; null where there is none. */
  advise(seat: Seat): Promise<readonly Hint[] | null>;
  drawing(now: boolean): void;
  watched(now: boolean): void;
};

/** Where a table that comes out of this one is dealt and stored. */
export type NewTables = {
  rematch(session: TableSession): Promise<Result<string | null>>;
  /** Undefined where the host has no such thing. `length`: entries of the log. */
  branch?(session: TableSession, length: number): Promise<Result<string>>;
};

export type TableSessionParts = {
  readonly live: LiveTable;
  /** The seats that answer from here. */
  readonly here: readonly Seat[];
  readonly viewer: Viewer;
  readonly newTables: NewTables;
  /** Null where everybody has a screen of their own. */
  readonly screen: Screen | null;
  /** Lets others be served in the middle of long work; left out where there are none. */
  readonly pause?: () => Promise<void>;
  /** Answers that may be taken back beyond one for each that stands; left out where nobody else waits. */
  readonly spareUndos?: number;
  /** An answer from here was stored. */
  readonly onPlayed?: (seat: Seat) => void;
  /** Why the seat may not answer now, though the rules let it; left out where nothing else counts. */
  readonly held?: (seat: Seat) => RefusalCode | null;
  /** Whether the match has ended without a winner. */
  readonly hasEnded?: () => boolean;
};

/** One viewer at one table: the only place where a verb does something. */
export class TableSession implements TableHandlers {
  readonly live: LiveTable;
  readonly #parts: TableSessionParts;
  readonly #here: readonly Seat[];
  #viewer: Viewer;
  #stepper: { readonly length: number; readonly steps: Stepper<ErasedKinds> } | null = null;

  constructor(parts: TableSessionParts) {
    this.live = parts.live;
    this.#parts = parts;
    this.#here = parts.here;
    this.#viewer = parts.viewer;
  }

  get viewer(): Viewer {
    return this.#viewer;
  }

  get isOver(): boolean {
    return this.live.log.outcome !== null || this.#parts.hasEnded?.() === true;
  }

  snapshot(undo: 'worked-out' | 'as-known' = 'worked-out'): MatchSnapshot {
    return snapshotFor(this.live.log, this.live.record, this.#viewer, this.#here, undo);
  }

  /** What the viewer was told after moment `from`. */
  entriesAfter(from: number): readonly SeenEntry[] {
    return this.live.log.entriesFor(this.#viewer, from);
  }

  /** What goes with an update after moment `after`: who has heard nothing yet is told the deal. */
  dealAfter(after: number): Pick<TableUpdate, 'deal'> {
    return after === 0 ? { deal: this.live.log.dealFor(this.#viewer) } : {};
  }

  may(by: By): Refusal | null {
    switch (by) {
      case 'viewer':
        return null;
      case 'seat':
        return this.#seat === null
          ? refused(this.#here.length === 0 ? 'no-seat' : 'not-yours').refusal
          : null;
      case 'over':
        return this.isOver ? null : refused('still-secret').refusal;
      case 'screen':
        return this.#parts.screen === null ? refused('not-yours').refusal : null;
      default:
        return unreachable(by);
    }
  }

  async play({ choice, seq, careful }: Args<'play'>): Promise<Result> {
    const seat = this.#seat;
    if (seat === null) return refused('no-seat');
    const played = await this.live.commit({
      seat,
      choice,
      check: () => {
        const held = this.#parts.held?.(seat) ?? null;
        if (held !== null) return held;
        if (!this.#isFresh(seat, choice, seq)) return 'stale';
        return careful === true && wouldReveal(this.live.log, seat, choice) ? 'would-reveal' : null;
      },
    });
    if (played.ok) this.#parts.onPlayed?.(seat);
    return played;
  }

  /** A second request in the same moment must not take back a second answer. */
  async undo({ seq }: Args<'undo'>): Promise<Result> {
    const seat = this.#seat;
    if (seat === null) return refused('no-seat');
    const { spareUndos = Number.POSITIVE_INFINITY } = this.#parts;
    if (this.live.log.surplusUndos >= spareUndos) return refused('too-many-undos');
    const check = () =>
      this.#parts.held?.(seat) ?? (seq === this.live.log.seqAt(seat) ? null : 'stale');
    return await this.live.commit({ seat, undo: true, check });
  }

  wouldReveal({ choice }: Args<'wouldReveal'>): Result<boolean> {
    const seat = this.#seat;
    return ok(seat === null || wouldReveal(this.live.log, seat, choice));
  }

  preview({ choice }: Args<'preview'>): Result<WireView | null> {
    const seat = this.#seat;
    return ok(seat === null ? null : preview(this.live.log, seat, choice));
  }

  deal(): Result<readonly AnyEvent[]> {
    return ok(this.live.log.dealFor(this.#viewer));
  }

  history({ from, to }: Args<'history'>): Result<readonly SeenEntry[]> {
    return ok(this.live.log.entriesFor(this.#viewer, from, to));
  }

  /** In the order of the match, so that it is walked through once; others are served meanwhile. */
  async positions({ seqs }: Args<'positions'>): Promise<Result<readonly WireView[]>> {
    const { engine, log } = this.live;
    const viewer = this.#viewer;
    const lengths = seqs.map((seq) => log.lengthAt(viewer, seq));
    if (!lengths.every((length) => length !== undefined)) return refused('out-of-range');
    const steps = this.#steps();
    const views = new Map<number, WireView>();
    let at = steps.first;
    for (const length of [...new Set(lengths)].sort((a, b) => a - b)) {
      for (; length - at > POSITIONS_AT_ONCE; at += POSITIONS_AT_ONCE) {
        steps.at(at);
        await this.#parts.pause?.();
      }
      views.set(length, engine.toWire(steps.at(length).view(viewer)));
      await this.#parts.pause?.();
      at = length;
    }
    return ok(lengths.flatMap((length) => views.get(length) ?? []));
  }

  rematch(): Promise<Result<string | null>> {
    return this.#parts.newTables.rematch(this);
  }

  async branch({ seq }: Args<'branch'>): Promise<Result<string>> {
    const length = this.live.log.lengthAt(this.#viewer, seq);
    if (length === undefined) return refused('out-of-range');
    const branched = this.#parts.newTables.branch?.(this, length);
    return branched === undefined ? refused('failed', NO_BRANCH) : await branched;
  }

  exportReplay(): Result<string> {
    return ok(replayText(writeReplay(this.#opened())));
  }

  verify(): Result<Verified> {
    return ok(verify(this.live.engine, writeReplay(this.#opened())));
  }

  sit({ viewer }: { readonly viewer: Perspective }): Result {
    const isElsewhere =
      viewer !== 'spectator' && viewer !== 'everybody' && !this.#here.includes(viewer);
    if (viewer === 'everybody' || (isElsewhere && !this.isOver)) return refused('not-yours');
    this.#viewer = viewer;
    this.#parts.screen?.sat();
    return OK;
  }

  pace({ paused, wait }: Args<'pace'>): Result {
    this.#parts.screen?.pace({
      ...(paused === undefined ? {} : { paused }),
      ...(wait === undefined ? {} : { wait }),
    });
    return OK;
  }

  hurry(): Result {
    this.#parts.screen?.hurry();
    return OK;
  }

  /** Of the question that the page had seen; a seat that is not asked gets no advice. */
  async advise({ seq }: Args<'advise'>): Promise<Result<readonly Hint[] | null>> {
    const seat = this.#seat;
    const { engine, log } = this.live;
    const isAsked = engine.asked(log.match).some((one) => one.seat === seat);
    if (seat === null || !isAsked || seq !== log.seqAt(seat)) return ok(null);
    return ok((await this.#parts.screen?.advise(seat)) ?? null);
  }

  drawing({ now }: Args<'drawing'>): Result {
    this.#parts.screen?.drawing(now);
    return OK;
  }

  watched({ now }: Args<'watched'>): Result {
    this.#parts.screen?.watched(now);
    return OK;
  }

  /** Null for spectators, and for a viewer who looks back from a seat that answers elsewhere. */
  get #seat(): Seat | null {
    return this.#viewer !== 'spectator' && this.#here.includes(this.#viewer) ? this.#viewer : null;
  }

  /** The recording with the seed revealed: the match is over. */
  #opened(): Recording<ErasedKinds> {
    const recording = this.live.log.recording.fork();
    const { fairness } = recording.header;
    const { dealt } = this.live.record;
    if (fairness !== undefined && dealt !== null) recording.publish(revealSeed(fairness, dealt));
    return recording;
  }

  #steps(): Stepper<ErasedKinds> {
    const { log, engine } = this.live;
    if (this.#stepper?.length !== log.length)
      this.#stepper = { length: log.length, steps: stepper(engine, log.recording) };
    return this.#stepper.steps;
  }

  /** An aside may come at any time; an answer only to the question that the page had seen. */
  #isFresh(seat: Seat, choice: Args<'play'>['choice'], seq: number): boolean {
    const { engine, log } = this.live;
    if (engine.asides(log.match, seat).some((one) => sameChoice(one, choice))) return true;
    const since = log.seqAt(seat, this.live.askedSince(seat));
    return seq >= since && seq <= log.seqAt(seat);
  }
}

/** Entries of a log that are walked through before others are served. */
const POSITIONS_AT_ONCE = 32;

const NO_BRANCH = 'Save the replay of this match and open it: from there one can go on.';
