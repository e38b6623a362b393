import type { Rng } from './chance/rng.ts';
import { hashText } from './hash.ts';
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

/** A match is hashed and stored at once: what is long to write is written once. */
const TEXTS = new WeakMap<Saved, string>();

/** As JSON. */
export function savedText(saved: Saved): string {
  const known = TEXTS.get(saved);
  if (known !== undefined) return known;
  const text = JSON.stringify(saved);
  TEXTS.set(saved, text);
  return text;
}

/** The hash of the match that was saved. */
export const savedHash = (saved: Saved): string => hashText(savedText(saved));
