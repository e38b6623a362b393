import { at, type Choice } from '@quarterdeck/kernel';
import { below, type Rng } from '@quarterdeck/kernel/chance';

/** Looks at nothing but the list, so whoever has the list needs no view. */
export const anyOf = (choices: readonly Choice[], rng: Rng): Choice =>
  at(choices, below(rng, choices.length));
