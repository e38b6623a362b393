import type { Outcome, Seat } from '@quarterdeck/kernel';
import { below, type Rng } from '@quarterdeck/kernel/chance';
import type { Match } from '@quarterdeck/kernel/engine';
import type { Imagination } from './bot.ts';
import type { Judge } from './learned/judge.ts';

const SEEDS = 2 ** 31;

/** A seed for a world or for its luck. */
export const anySeed = (rng: Rng): number => below(rng, SEEDS);

/** A seat's share of the win: what it got where the match is over, the judge's estimate elsewhere. */
export function worth(
  { outcome }: Pick<Imagination, 'outcome'>,
  world: Match,
  seat: Seat,
  judge: Judge,
): number {
  const ended = outcome(world);
  return ended === null ? judge(world, seat) : shareOfWin(ended, seat);
}

/** Those who tie for first share the win. */
export function shareOfWin({ ranks }: Outcome, seat: Seat): number {
  if (ranks[seat] !== 1) return 0;
  return 1 / ranks.filter((rank) => rank === 1).length;
}
