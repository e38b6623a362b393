import type { Frame } from '../match.ts';
import type { ErasedStep, ErasedSteps } from '../steps.ts';

/**
 * The frame on top, which runs or asks next; none when the match is over. Looked at by its index alone:
 * -1 is a name and no place in a list, and one look there makes all later ones several times slower.
 */
export const topOf = (stack: readonly Frame[]): Frame | undefined =>
  stack.length === 0 ? undefined : stack[stack.length - 1];

/** Every field that any kind of step has, so that all are of one hidden shape and read in one way. */
const BLANK = {
  kind: undefined,
  run: undefined,
  seat: undefined,
  seats: undefined,
  order: undefined,
  asks: undefined,
  choices: undefined,
  answer: undefined,
  reveal: undefined,
  close: undefined,
} satisfies { readonly [F in FieldOf<ErasedStep>]: undefined };
type FieldOf<Step> = Step extends unknown ? keyof Step : never;

/** The steps by name. Whoever asks, lists or answers looks the same one up: the last is remembered. */
export class StepTable {
  readonly #steps: ReadonlyMap<string, ErasedStep>;
  #name: string | null = null;
  #step: ErasedStep | undefined;

  constructor(steps: ErasedSteps) {
    this.#steps = new Map(
      Object.entries(steps).map(([name, step]): [string, ErasedStep] => [
        name,
        { ...BLANK, ...step },
      ]),
    );
  }

  of({ step }: Frame): ErasedStep | undefined {
    if (step !== this.#name) {
      this.#step = this.#steps.get(step);
      this.#name = step;
    }
    return this.#step;
  }
}
