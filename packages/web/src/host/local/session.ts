import type { Choice, Seat, Stepper, Viewer, WireView } from '@quarterdeck/kernel';
import {
  type ErasedKinds,
  type Recording,
  replayText,
  revealSeed,
  sameChoice,
  seatsOf,
  stepper,
  type Verified,
  verify,
  writeReplay,
} from '@quarterdeck/kernel';
import type { BotPace, Presence } from '../host.ts';
import { type Answered, DONE, done, refused } from '../refusal.ts';
import type { Crew } from './crew.ts';
import type { Ease } from './ease.ts';
import { preview, wouldShow } from './foresight.ts';
import type { Helm } from './helm.ts';
import type { Pacer } from './pacer.ts';
import type { Sent } from './protocol.ts';
import { snapshotFor } from './snapshot.ts';

export type SessionParts = {
  readonly helm: Helm;
  readonly crew: Crew;
  readonly pacer: Pacer;
  readonly ease: Ease;
  /** The seats whose people sit at this screen. */
  readonly here: readonly Seat[];
  readonly viewer: Viewer;
  readonly kept: boolean;
  readonly push: (sent: Sent) => void;
};

/** One table open for one page. Only the viewer in front of the screen is told anything. */
export class Session {
  readonly helm: Helm;
  readonly pacer: Pacer;
  readonly ease: Ease;
  readonly #parts: SessionParts;
  readonly #stopListening: () => void;
  #viewer: Viewer;
  /** What this viewer was told already, by the viewer's count. */
  #told = 0;
  #steers = false;
  #stepper: { readonly length: number; readonly steps: Stepper<ErasedKinds> } | null = null;

  constructor(parts: SessionParts) {
    this.#parts = parts;
    this.helm = parts.helm;
    this.pacer = parts.pacer;
    this.ease = parts.ease;
    this.#viewer = parts.viewer;
    this.#stopListening = parts.helm.onChange(() => this.push());
  }

  get isOver(): boolean {
    const { engine, chronicle } = this.helm;
    return engine.outcome(chronicle.match) !== null;
  }

  steer(): void {
    this.#steers = true;
    this.#parts.crew.start();
    this.push();
  }

  close(): void {
    this.#stopListening();
    this.#parts.crew.close();
    this.helm.close();
  }

  push(): void {
    const { helm, pacer, crew, here, kept, push } = this.#parts;
    const shot = snapshotFor(helm.chronicle, helm.record, this.#viewer, here);
    push({
      ...shot,
      presence: this.#presence(),
      bots: pacer.pace,
      troubles: crew.troubles,
      after: this.#told,
      told: helm.chronicle.tellings(this.#viewer, this.#told),
      steers: this.#steers,
      kept,
    });
    this.#told = shot.seq;
  }

  sit(viewer: Viewer): Answered {
    if (viewer !== 'table' && !this.#parts.here.includes(viewer) && !this.isOver)
      return refused('not-yours');
    this.#viewer = viewer;
    this.#told = 0;
    this.push();
    return DONE;
  }

  async play(seat: Seat, choice: Choice, seq: number): Promise<Answered> {
    if (seat !== this.#viewer || !this.#parts.here.includes(seat)) return refused('not-yours');
    const answered = await this.helm.play(seat, choice, () => this.#isFresh(seat, choice, seq));
    if (answered.ok) this.pacer.shown(seat);
    return answered;
  }

  undo(seat: Seat): Promise<Answered> {
    if (seat !== this.#viewer || !this.#parts.here.includes(seat))
      return Promise.resolve(refused('not-yours'));
    return this.helm.undo(seat);
  }

  wouldShow(choice: Choice): boolean {
    return this.#viewer === 'table' || wouldShow(this.helm.chronicle, this.#viewer, choice);
  }

  preview(choice: Choice): WireView | null {
    return this.#viewer === 'table' ? null : preview(this.helm.chronicle, this.#viewer, choice);
  }

  history(from: number, to: number): ReturnType<Helm['chronicle']['tellings']> {
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

  pace(pace: Partial<BotPace>): void {
    this.pacer.set(pace);
    this.push();
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

  #presence(): readonly Presence[] {
    const { engine, chronicle, record } = this.helm;
    const asked = engine.asked(chronicle.match).map(({ seat }) => seat);
    return seatsOf(record.seats.length).map((seat): Presence => {
      if (record.seats[seat]?.who.kind !== 'bot') return 'here';
      return asked.includes(seat) ? 'thinking' : 'idle';
    });
  }
}
