import type { Frame } from '../match.ts';
import type { ErasedStep, ErasedSteps } from '../steps.ts';

/**
 * The steps by name. A question is looked up several times, by who asks, lists and answers, and frames
 * never change: so the frame looked up last is known by being the same.
 */
export class StepTable {
  readonly #steps: ErasedSteps;
  #frame: Frame | null = null;
  #step: ErasedStep | undefined;

  constructor(steps: ErasedSteps) {
    this.#steps = steps;
  }

  of(frame: Frame): ErasedStep | undefined {
    if (frame !== this.#frame) {
      this.#step = this.#steps[frame.step];
      this.#frame = frame;
    }
    return this.#step;
  }
}
