import type { Rng } from './chance/rng.ts';
import type { Choice } from './kinds.ts';

/** A whole match as plain JSON. It holds the generator and every secret: never sent to a player. */
export type Saved = {
  readonly format: 'quarterdeck-save';
  readonly game: string;
  readonly version: number;
  readonly pack: string;
  readonly seats: number;
  readonly options: unknown;
  readonly state: { readonly [field: string]: unknown };
  readonly stack: readonly SavedFrame[];
  readonly given: readonly (Choice | null)[];
  readonly rng: Rng;
  readonly answers: number;
};
export type SavedFrame = {
  readonly step: string;
  readonly data: { readonly [field: string]: unknown };
  readonly at: number;
};
