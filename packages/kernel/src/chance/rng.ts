// Two generators behind one plain value that lies in the match: same numbers in every engine.

import { describe, Malformed } from '../errors.ts';
import { chachaBlock, chachaKey } from './chacha.ts';
import { exactRecord } from './exact-record.ts';
import { sfcNext, sfcWords } from './sfc.ts';

/**
 * `words` are int32. chacha: 8 of key, then the 16 of the block being drawn from; sfc: 4; none: 0.
 * `used` counts the words drawn.
 */
export type Rng = { kind: 'chacha' | 'sfc' | 'none'; words: number[]; used: number };

/** Somebody rolled in a world without chance, such as the one made of a view. */
export class NoChance extends Error {
  override readonly name = 'NoChance';

  constructor() {
    super('This world has no chance: it was made from a view, and a view holds no generator.');
  }
}

const KEY_WORDS = 8;
const BLOCK_WORDS = 16;
const WORDS_OF: Readonly<Record<Rng['kind'], number>> = {
  chacha: KEY_WORDS + BLOCK_WORDS,
  sfc: 4,
  none: 0,
};

/** ChaCha20's counter has 32 bits; beyond it the same numbers would come again. */
const CHACHA_LIMIT = BLOCK_WORDS * 2 ** 32;

/** For matches that people play; two seeds that differ only in case are one. */
export function chachaRng(seedHex: string): Rng {
  if (!/^[0-9a-f]{64}$/i.test(seedHex))
    throw new Error(`A chacha seed is 64 hex digits, not ${describe(seedHex)}.`);
  const key = chachaKey(seedHex);
  return { kind: 'chacha', words: [...key, ...chachaBlock(key, 0)], used: 0 };
}

/** For simulation and imagined worlds. */
export function sfcRng(seed: number): Rng {
  if (!Number.isSafeInteger(seed)) throw new Error(`An sfc seed is a safe integer, not ${seed}.`);
  return { kind: 'sfc', words: sfcWords(seed), used: 0 };
}

/** For worlds that must not roll. */
export const noRng = (): Rng => ({ kind: 'none', words: [], used: 0 });

export const cloneRng = (rng: Rng): Rng => ({
  kind: rng.kind,
  words: rng.words.slice(),
  used: rng.used,
});

/**
 * Uniform in 0 .. n - 1. A draw from the last, incomplete run of n numbers is thrown away, since
 * its remainders would come up more often than the others.
 */
export function below(rng: Rng, n: number): number {
  if ((n | 0) !== n || n < 1) return belowWide(rng, n);
  // 31 bits, so that all of it stays int32: twice as fast as with unsigned numbers. The sum, the
  // last number of the run, overflows exactly where the run is incomplete.
  for (;;) {
    const drawn = nextWord(rng) >>> 1;
    const rest = drawn % n;
    if (((drawn - rest + (n - 1)) | 0) >= 0) return rest;
  }
}

function belowWide(rng: Rng, n: number): number {
  if (!Number.isInteger(n) || n < 1 || n > 2 ** 32)
    throw new Error(`below expects an integer from 1 to 2 ** 32, not ${n}.`);
  for (;;) {
    const drawn = nextWord(rng) >>> 0;
    const rest = drawn % n;
    if (drawn - rest <= 2 ** 32 - n) return rest;
  }
}

/** In place, every order equally likely. */
export function shuffle<T>(rng: Rng, items: T[]): void {
  for (let last = items.length - 1; last > 0; last--) {
    const picked = below(rng, last + 1);
    const high = items[last];
    const low = items[picked];
    if (high === undefined || low === undefined)
      throw new Error(`shuffle expects a list without undefined, at ${last} or ${picked}.`);
    items[last] = low;
    items[picked] = high;
  }
}

function nextWord(rng: Rng): number {
  if (rng.kind === 'sfc') {
    rng.used++;
    return sfcNext(rng.words);
  }
  if (rng.kind === 'none') throw new NoChance();
  const at = rng.used % BLOCK_WORDS;
  if (at === 0 && rng.used > 0) refill(rng);
  rng.used++;
  return rng.words[KEY_WORDS + at] ?? 0;
}

function refill(rng: Rng): void {
  if (rng.used >= CHACHA_LIMIT) throw new Error('A chacha generator is used up.');
  const block = chachaBlock(rng.words, rng.used / BLOCK_WORDS);
  for (let i = 0; i < BLOCK_WORDS; i++) rng.words[KEY_WORDS + i] = block[i] ?? 0;
}

export function parseRng(value: unknown, path: string): Rng {
  const { kind, words, used } = exactRecord(value, path, ['kind', 'words', 'used']);
  if (kind !== 'chacha' && kind !== 'sfc' && kind !== 'none')
    throw new Malformed(`${path}.kind`, "'chacha', 'sfc' or 'none'", kind);
  const rng: Rng = {
    kind,
    words: parseWords(words, `${path}.words`, WORDS_OF[kind]),
    used: parseUsed(used, `${path}.used`, kind),
  };
  if (kind === 'chacha') checkBlock(rng, `${path}.words`);
  return rng;
}

function parseWords(value: unknown, path: string, count: number): number[] {
  const expected = `a list of ${count} int32 words`;
  if (!Array.isArray(value)) throw new Malformed(path, expected, value);
  if (value.length !== count) throw new Malformed(path, expected, `${value.length} of them`);
  const words: number[] = [];
  for (let i = 0; i < count; i++) {
    const word: unknown = value[i];
    if (typeof word !== 'number' || (word | 0) !== word)
      throw new Malformed(`${path}[${i}]`, 'an int32', word);
    // -0 is an int32 by the line above, and must not come in: it is saved and hashed differently.
    words.push(word | 0);
  }
  return words;
}

function parseUsed(value: unknown, path: string, kind: Rng['kind']): number {
  const most = kind === 'chacha' ? CHACHA_LIMIT : Number.MAX_SAFE_INTEGER;
  if (typeof value !== 'number' || !Number.isSafeInteger(value) || value < 0 || value > most)
    throw new Malformed(path, `an integer from 0 to ${most}`, value);
  return Math.abs(value);
}

/** The block follows from the key; one that does not was edited, and would bend the next rolls. */
function checkBlock(rng: Rng, path: string): void {
  const counter = Math.floor(Math.max(rng.used - 1, 0) / BLOCK_WORDS);
  const wrong = chachaBlock(rng.words, counter).findIndex(
    (word, i) => word !== rng.words[KEY_WORDS + i],
  );
  if (wrong >= 0)
    throw new Malformed(
      `${path}[${KEY_WORDS + wrong}]`,
      `word ${wrong} of block ${counter} of the key`,
      rng.words[KEY_WORDS + wrong],
    );
}
