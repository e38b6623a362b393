import type {
  Choice,
  ErasedKinds,
  Recording,
  Seat,
  Stepper,
  Verified,
  Viewer,
  WireView,
} from '@quarterdeck/kernel';
import {
  replayText,
  revealSeed,
  sameChoice,
  stepper,
  verify,
  writeReplay,
} from '@quarterdeck/kernel';
import { OK, ok, type Result, refused } from '../protocol/result.ts';
import type { MatchSnapshot, SeenEntry } from '../protocol/seen.ts';
import type { LiveTable } from './live-table.ts';
import { preview, wouldReveal } from './preview.ts';
import { snapshotFor } from './snapshot.ts';

export type TableSessionParts = {
  readonly live: LiveTable;
  /** The seats that answer from this session. */
  readonly here: readonly Seat[];
  readonly viewer: Viewer;
};

/** A session in front of one table: whoever sits there sees and does what their seats may. */
export class TableSession {
  readonly live: LiveTable;
  readonly #here: readonly Seat[];
  #viewer: Viewer;
  #stepper: { readonly length: number; readonly steps: Stepper<ErasedKinds> } | null = null;

  constructor({ live, here, viewer }: TableSessionParts) {
    this.live = live;
    this.#here = here;
    this.#viewer = viewer;
  }

  get viewer(): Viewer {
    return this.#viewer;
  }

  get isOver(): boolean {
    const { engine, log } = this.live;
    return engine.outcome(log.match) !== null;
  }

  snapshot(): MatchSnapshot {
    return snapshotFor(this.live.log, this.live.record, this.#viewer, this.#here);
  }

  sit(viewer: Viewer): Result {
    if (viewer !== 'table' && !this.#here.includes(viewer) && !this.isOver)
      return refused('not-yours');
    this.#viewer = viewer;
    return OK;
  }

  play(seat: Seat, choice: Choice, seq: number): Promise<Result> {
    if (!this.#answersFor(seat)) return Promise.resolve(refused('not-yours'));
    return this.live.play(seat, choice, () => this.#isFresh(seat, choice, seq));
  }

  /** `seq`: the moment it was wanted in, where it may be wanted twice. */
  undo(seat: Seat, seq?: number): Promise<Result> {
    if (!this.#answersFor(seat)) return Promise.resolve(refused('not-yours'));
    if (seq === undefined) return this.live.undo(seat);
    return this.live.undo(seat, () => seq === this.live.log.seqAt(seat));
  }

  wouldReveal(choice: Choice): boolean {
    return this.#viewer === 'table' || wouldReveal(this.live.log, this.#viewer, choice);
  }

  preview(choice: Choice): WireView | null {
    return this.#viewer === 'table' ? null : preview(this.live.log, this.#viewer, choice);
  }

  history(from: number, to?: number): readonly SeenEntry[] {
    return this.live.log.entriesFor(this.#viewer, from, to);
  }

  positions(seqs: readonly number[]): Result<readonly WireView[]> {
    const { engine, log } = this.live;
    const views: WireView[] = [];
    for (const seq of seqs) {
      const length = log.lengthAt(this.#viewer, seq);
      if (length === undefined) return refused('out-of-range');
      views.push(engine.toWire(this.#steps().at(length).view(this.#viewer)));
    }
    return ok(views);
  }

  /** The log up to a moment, for a new table that begins there. */
  lengthAt(seq: number): Result<number> {
    if (!this.isOver) return refused('still-secret');
    const length = this.live.log.lengthAt(this.#viewer, seq);
    return length === undefined ? refused('out-of-range') : ok(length);
  }

  exportReplay(): Result<string> {
    const table = this.#opened();
    return table === null ? refused('still-secret') : ok(replayText(writeReplay(table)));
  }

  verify(): Result<Verified> {
    const table = this.#opened();
    if (table === null) return refused('still-secret');
    return ok(verify(this.live.engine, writeReplay(table)));
  }

  /** Others at the same screen answer when they sit in front of it. */
  #answersFor(seat: Seat): boolean {
    return seat === this.#viewer && this.#here.includes(seat);
  }

  /** The recording with the seed revealed; null as long as it must stay a secret. */
  #opened(): Recording<ErasedKinds> | null {
    if (!this.isOver) return null;
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
  #isFresh(seat: Seat, choice: Choice, seq: number): boolean {
    const { engine, log } = this.live;
    if (engine.asides(log.match, seat).some((one) => sameChoice(one, choice))) return true;
    const since = log.seqAt(seat, this.live.askedSince(seat));
    return seq >= since && seq <= log.seqAt(seat);
  }
}
