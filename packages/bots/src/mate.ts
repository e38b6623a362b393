import { at, type Seat } from '@quarterdeck/kernel';
import { below, type Rng } from '@quarterdeck/kernel/chance';
import type { Match } from '@quarterdeck/kernel/engine';
import type { Imagination, Lapse, Thinking, Thought } from './bot.ts';
import { unluckyPick } from './lapse.ts';
import { anyOf } from './random.ts';
import { anySeed, worth } from './worth.ts';

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
  { imagination, view, seat, choices, rng, allowance, judge }: Thought,
  mostWorlds: number,
): Generator<undefined, readonly number[], void> {
  const totals = choices.map(() => 0);
  for (let worlds = 0; worlds < mostWorlds && allowance.spend(); worlds++) {
    const world = imagination.imagine(view, anySeed(rng));
    answerForOthers(imagination, world, seat, rng);
    for (let i = 0; i < choices.length; i++) {
      // A clone carries the world's generator, so all choices meet the same dice.
      const tried = i < choices.length - 1 ? imagination.clone(world) : world;
      imagination.fast(tried, seat, at(choices, i));
      // Not by `at`, which is fastest as long as it meets no lists of fractions: games ask it all the time.
      totals[i] = (totals[i] ?? 0) + worth(imagination, tried, seat, judge);
    }
    yield;
  }
  return totals;
}

/** In a simultaneous step an answer means something only once it is revealed with the others'. */
export function answerForOthers(
  imagination: Imagination,
  world: Match,
  seat: Seat,
  rng: Rng,
): void {
  for (const other of imagination.asked(world))
    if (other.seat !== seat)
      imagination.fast(world, other.seat, anyOf(imagination.choices(world, other.seat), rng));
}

/** Ties are broken at random: the first offered is often to pass. */
function bestOf(totals: readonly number[], rng: Rng): number {
  const most = Math.max(...totals);
  const best = [...totals.keys()].filter((i) => totals[i] === most);
  return at(best, below(rng, best.length));
}
