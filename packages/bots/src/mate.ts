import { at } from '@quarterdeck/kernel';
import { below, type Rng } from '@quarterdeck/kernel/chance';
import type { Lapse, Thinking, Thought } from './bot.ts';
import { unluckyPick } from './lapse.ts';
import { beginGlance } from './pieces/piece.ts';
import { anySeed } from './worth.ts';

/** One answer ahead, in as many worlds as it is allowed. */
export function* mate(thought: Thought, lapse?: Lapse): Thinking {
  const { choices, rng, allowance } = thought;
  const promises = yield* promisesOf(thought, Infinity);
  if (lapse === undefined) return at(choices, bestOf(promises, rng));
  const shares = promises.map((total) => total / allowance.spent);
  return at(choices, unluckyPick(shares, lapse, rng));
}

/**
 * What every choice promises: each is played in the same few worlds with the same luck. Comparing in
 * equal worlds needs far fewer of them than judging each choice alone.
 */
export function* promisesOf(
  thought: Omit<Thought, 'habit'>,
  mostWorlds: number,
): Generator<undefined, readonly number[], void> {
  const { choices, rng, allowance } = thought;
  const totals = choices.map(() => 0);
  for (let worlds = 0; worlds < mostWorlds && allowance.spend(); worlds++) {
    const promised = beginGlance(thought, anySeed(rng));
    for (let i = 0; i < choices.length; i++)
      // Not by `at`, which is fastest as long as it meets no lists of fractions: games ask it all the time.
      totals[i] = (totals[i] ?? 0) + promised(i, i === choices.length - 1);
    yield;
  }
  return totals;
}

/** Ties are broken at random: the first offered is often to pass. */
function bestOf(totals: readonly number[], rng: Rng): number {
  const most = Math.max(...totals);
  const best = [...totals.keys()].filter((i) => totals[i] === most);
  return at(best, below(rng, best.length));
}
