// Generators that a match is dealt with, and the commitment that lets everybody check a deal.

export type { Fairness, FairnessCheck, FairnessProblem, SeatEntropy } from './commitment.ts';
export {
  checkFairness,
  commitEntropy,
  commitSeed,
  mix,
  openEntropy,
  parseFairness,
  revealSeed,
  startFairness,
} from './commitment.ts';
export type { Rng } from './rng.ts';
export { below, chachaRng, cloneRng, NoChance, sfcRng, shuffle } from './rng.ts';
export { sha256 } from './sha256.ts';
