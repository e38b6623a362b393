import { sameChoice } from '../engine/choices.ts';
import type { Choice, Kinds, PlayOf } from '../kinds.ts';
import type { Plain } from './patch.ts';

type SomeOf<C> = C extends { readonly do: infer D }
  ? { readonly do: D } & { readonly [F in Exclude<keyof C, 'do'>]?: Plain<C[F]> }
  : never;

/** Part of a choice or an aside: `do`, and those fields that matter. */
export type Pattern<K extends Kinds> = SomeOf<PlayOf<K>>;

/**
 * The choices that have every field of the pattern. One that has no others is meant before one that
 * has, or `{ do: 'dive' }` could not be written where a deeper dive is offered too.
 */
export function fitting<C extends Choice>(choices: readonly C[], pattern: Choice): readonly C[] {
  const fits = choices.filter((choice) => fitsPattern(choice, pattern));
  const exact = fits.find((choice) => sameChoice(choice, pattern));
  return exact === undefined ? fits : [exact];
}

export function fitsPattern(choice: Choice, pattern: Choice): boolean {
  const fields: { readonly [name: string]: unknown } = choice;
  return Object.entries(pattern).every(
    ([name, value]) => JSON.stringify(fields[name]) === JSON.stringify(value),
  );
}
