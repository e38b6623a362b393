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
import { preview, wouldShow } from './foresight.ts';
import type { Helm } from './helm.ts';
import { type Answered, DONE, done, refused } from './refusal.ts';
import { snapshotFor } from './snapshot.ts';
import type { MatchSnapshot, Telling } from './telling.ts';

export type PlaceParts = {
  readonly helm: Helm;
  /** The seats that answer from this place. */
  readonly here: readonly Seat[];
  readonly viewer: Viewer;
};

/** A place in front of one table: whoever sits there sees and does what their seats may. */
export class Place {
  readonly helm: Helm;
  readonly #here: readonly Seat[];
  #viewer: Viewer;
  #stepper: { readonly length: number; readonly steps: Stepper<ErasedKinds> } | null = null;

  constructor({ helm, here, viewer }: PlaceParts) {
    this.helm = helm;
    this.#here = here;
    this.#viewer = viewer;
  }

  get viewer(): Viewer {
    return this.#viewer;
  }

  get isOver(): boolean {
    const { engine, chronicle } = this.helm;
    return engine.outcome(chronicle.match) !== null;
  }

  snapshot(): MatchSnapshot {
    return snapshotFor(this.helm.chronicle, this.helm.record, this.#viewer, this.#here);
  }

  sit(viewer: Viewer): Answered {
    if (viewer !== 'table' && !this.#here.includes(viewer) && !this.isOver)
      return refused('not-yours');
    this.#viewer = viewer;
    return DONE;
  }

  play(seat: Seat, choice: Choice, seq: number): Promise<Answered> {
    if (!this.#answersFor(seat)) return Promise.resolve(refused('not-yours'));
    return this.helm.play(seat, choice, () => this.#isFresh(seat, choice, seq));
  }

  /** `seq`: the moment it was wanted in, where it may be wanted twice. */
  undo(seat: Seat, seq?: number): Promise<Answered> {
    if (!this.#answersFor(seat)) return Promise.resolve(refused('not-yours'));
    if (seq === undefined) return this.helm.undo(seat);
    return this.helm.undo(seat, () => seq === this.helm.chronicle.seqAt(seat));
  }

  wouldShow(choice: Choice): boolean {
    return this.#viewer === 'table' || wouldShow(this.helm.chronicle, this.#viewer, choice);
  }

  preview(choice: Choice): WireView | null {
    return this.#viewer === 'table' ? null : preview(this.helm.chronicle, this.#viewer, choice);
  }

  history(from: number, to?: number): readonly Telling[] {
    return this.helm.chronicle.tellings(this.#viewer, from, to);
  }

  positions(seqs: readonly number[]): Answered<readonly WireView[]> {
    const { engine, chronicle } = this.helm;
    const views: WireView[] = [];
    for (const seq of seqs) {
      const length = chronicle.lengthAt(this.#viewer, seq);
      if (length === undefined) return refused('out-of-range');
      views.push(engine.toWire(this.#steps().at(length).view(this.#viewer)));
    }
    return done(views);
  }

  /** The log up to a moment, for a new table that begins there. */
  lengthAt(seq: number): Answered<number> {
    if (!this.isOver) return refused('still-secret');
    const length = this.helm.chronicle.lengthAt(this.#viewer, seq);
    return length === undefined ? refused('out-of-range') : done(length);
  }

  exportReplay(): Answered<string> {
    const table = this.#opened();
    return table === null ? refused('still-secret') : done(replayText(writeReplay(table)));
  }

  verify(): Answered<Verified> {
    const table = this.#opened();
    if (table === null) return refused('still-secret');
    return done(verify(this.helm.engine, writeReplay(table)));
  }

  /** Others at the same screen answer when they sit in front of it. */
  #answersFor(seat: Seat): boolean {
    return seat === this.#viewer && this.#here.includes(seat);
  }

  /** The recording with the seed revealed; null as long as it must stay a secret. */
  #opened(): Recording<ErasedKinds> | null {
    if (!this.isOver) return null;
    const table = this.helm.chronicle.table.fork();
    const { fairness } = table.header;
    const { dealt } = this.helm.record;
    if (fairness !== undefined && dealt !== null) table.publish(revealSeed(fairness, dealt));
    return table;
  }

  #steps(): Stepper<ErasedKinds> {
    const { chronicle, engine } = this.helm;
    if (this.#stepper?.length !== chronicle.length)
      this.#stepper = { length: chronicle.length, steps: stepper(engine, chronicle.table) };
    return this.#stepper.steps;
  }

  /** An aside may come at any time; an answer only to the question that the page had seen. */
  #isFresh(seat: Seat, choice: Choice, seq: number): boolean {
    const { engine, chronicle } = this.helm;
    if (engine.asides(chronicle.match, seat).some((one) => sameChoice(one, choice))) return true;
    const since = chronicle.seqAt(seat, this.helm.askedSince(seat));
    return seq >= since && seq <= chronicle.seqAt(seat);
  }
}
