import { below, sfcRng } from '@quarterdeck/kernel/chance';

const FINE = 1_000_000;

/** Numbers from 0 up to, not including, 1: what happens is the seed's to say, what comes of it the machine's. */
export function chanceOf(seed: number): () => number {
  const rng = sfcRng(seed);
  return () => below(rng, FINE) / FINE;
}
