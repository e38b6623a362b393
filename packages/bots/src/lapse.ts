import { at } from '@quarterdeck/kernel';
import { below, type Rng } from '@quarterdeck/kernel/chance';
import type { Lapse } from './bot.ts';
import { meanOf } from './mean.ts';

/** At most this share of the win is given away by one answer, as the bot itself judges it. */
export const MOST_GIVEN_AWAY = 0.1;

/**
 * The choice of a bot whose judgement is off by chance: what seems best then is often among the best,
 * and never what it knows to be terrible. The error is measured in the spread of
 * the choices, so that it means the same where a lot is at stake and where little is.
 */
export function unluckyPick(shares: readonly number[], { noise }: Lapse, rng: Rng): number {
  const least = Math.max(...shares) - MOST_GIVEN_AWAY;
  const error = noise * spreadOf(shares);
  // Drawn for all, so that who is in the running moves no other's luck.
  const lucks = shares.map(() => unlucky(rng));
  const seeming = shares.map((share, i) => share + error * at(lucks, i));
  // Among equals luck decides: the first offered is often to pass.
  const better = (a: number, b: number): number =>
    at(seeming, b) - at(seeming, a) || at(lucks, b) - at(lucks, a);
  const inTheRunning = [...shares.keys()].filter((i) => at(shares, i) >= least);
  return at(inTheRunning.toSorted(better), 0);
}

function spreadOf(shares: readonly number[]): number {
  const mean = meanOf(shares);
  return Math.sqrt(meanOf(shares.map((share) => (share - mean) ** 2)));
}

const FINE = 2 ** 20;
const DRAWS = 4;
/** Makes the spread of their sum 1: one draw from 0 to 1 has a variance of a twelfth. */
const UNIT = Math.sqrt(12 / DRAWS);

/** About normal, with mean 0 and spread 1, by sums alone: a logarithm is not the same on every machine. */
function unlucky(rng: Rng): number {
  let sum = 0;
  for (let draw = 0; draw < DRAWS; draw++) sum += below(rng, FINE) / FINE;
  return (sum - DRAWS / 2) * UNIT;
}
