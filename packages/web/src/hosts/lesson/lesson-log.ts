import type { Seat } from '@quarterdeck/kernel';
import type { Engine, ErasedKinds } from '@quarterdeck/kernel/engine';
import type { LessonAnswer } from '@quarterdeck/kernel/staging';
import { type Answering, type SeenEntry, turnsOf } from '@quarterdeck/tables';

type Told = Answering & Pick<SeenEntry, 'at' | 'events'>;

/** What the learner was told, in the shape in which every table tells it. */
export class LessonLog {
  readonly #engine: Engine<ErasedKinds>;
  readonly #learner: Seat;
  readonly #now: () => number;
  readonly #told: Told[] = [];

  constructor(engine: Engine<ErasedKinds>, learner: Seat, now: () => number) {
    this.#engine = engine;
    this.#learner = learner;
    this.#now = now;
  }

  get length(): number {
    return this.#told.length;
  }

  add(played: readonly LessonAnswer<ErasedKinds>[]): void {
    for (const { seat, step, events } of played)
      this.#told.push({
        at: this.#now(),
        seat,
        kind: this.#kindOf(step),
        step,
        events: this.#engine.see(events, this.#learner),
      });
  }

  /** Takes back the last answers that stand, the latest first. */
  takeBack(played: readonly LessonAnswer<ErasedKinds>[]): void {
    for (const { seat } of played.toReversed())
      this.#told.push({ at: this.#now(), seat, kind: 'undo', step: null, events: [] });
  }

  after(seq: number): readonly SeenEntry[] {
    const turns = turnsOf(this.#told);
    return this.#told
      .map((told, index) => ({ ...told, seq: index + 1, turn: turns[index] ?? 0 }))
      .slice(seq);
  }

  #kindOf(step: string): 'decision' | 'together' | 'window' {
    const kind = this.#engine.game.steps[step]?.kind;
    if (kind === 'decision' || kind === 'together' || kind === 'window') return kind;
    throw new Error(`${step} asks nobody`);
  }
}
