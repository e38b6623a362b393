import { below, sfcRng, sha256 } from '@quarterdeck/kernel/chance';

/** Parts below this number have seeds that differ for certain. */
const PARTS = 2 ** 21;

/** The seed of a part of something seeded: equal for equal parts, and unlike that of its neighbour. */
export const subSeed = (seed: number, part: number): number =>
  below(sfcRng(seed), 2 ** 32) * PARTS + (part % PARTS);

/** A seed a person has typed: a number as it stands, or any words. */
export const seedFrom = (text: string): number =>
  /^\d{1,15}$/.test(text) ? Number(text) : Number.parseInt(sha256(text).slice(0, 13), 16);
