import type { Rng } from '../chance/rng.ts';
import { chachaRng, sfcRng } from '../chance/rng.ts';
import { sfcNext } from '../chance/sfc.ts';
import { BadTerms, describe, unreachable } from '../errors.ts';

/** Where a match's chance comes from. */
export type Seeded =
  | { readonly kind: 'sfc'; readonly seed: number }
  | { readonly kind: 'chacha'; readonly seed: string };
/** `saved`: recorded from a match that already stood; its generator lies in the first save. */
export type Chance = Seeded | { readonly kind: 'saved' };

/** The seed may come from a person: a wrong one is theirs to correct. */
export function rngOf(chance: Seeded): Rng {
  const { kind, seed } = chance;
  switch (kind) {
    case 'sfc':
      if (!Number.isSafeInteger(seed)) throw badSeed('a whole number', seed);
      return sfcRng(seed);
    case 'chacha':
      if (typeof seed !== 'string' || !/^[0-9a-f]{64}$/.test(seed))
        throw badSeed('64 lower-case hex digits', seed);
      return chachaRng(seed);
    default:
      return unreachable(kind);
  }
}

const badSeed = (expected: string, got: unknown): BadTerms =>
  new BadTerms('bad-chance', `Expected a seed of ${expected}, got ${describe(got)}.`);

/** No match draws nearly as often; a file that says so is not worth the time. */
const MOST_DRAWS = 10_000_000;

/** Whether a saved generator is the one that the seed gives after as many draws. */
export function followsFrom(chance: Seeded, rng: Rng): boolean {
  const fresh = rngOf(chance);
  if (fresh.kind !== rng.kind || rng.used > MOST_DRAWS) return false;
  if (fresh.kind === 'sfc') for (let i = 0; i < rng.used; i++) sfcNext(fresh.words);
  // A chacha block follows from its key, which `load` has checked; the key is the seed.
  const own = fresh.kind === 'sfc' ? fresh.words : fresh.words.slice(0, CHACHA_KEY_WORDS);
  return own.every((word, index) => word === rng.words[index]);
}

const CHACHA_KEY_WORDS = 8;
