import type { Outcome, Seat } from '@quarterdeck/kernel';
import { below, type Rng } from '@quarterdeck/kernel/chance';
import type { Match } from '@quarterdeck/kernel/engine';
import type { Imagination } from './bot.ts';

const SEEDS = 2 ** 31;

/** A seed for a world or for its luck. */
export const anySeed = (rng: Rng): number => below(rng, SEEDS);

/** A seat's share of the win: what it got where the match is over, the game's estimate elsewhere. */
export function worth({ game, outcome }: Imagination, world: Match, seat: Seat): number {
  const ended = outcome(world);
  if (ended !== null) return shareOfWin(ended, seat);
  const estimate = game.evaluate?.(world.state, seat) ?? 1 / world.terms.seats;
  if (!Number.isFinite(estimate))
    throw new Error(`${game.id}: evaluate gave ${estimate} for seat ${seat}`);
  return estimate;
}

/** Those who tie for first share the win. */
export function shareOfWin({ ranks }: Outcome, seat: Seat): number {
  if (ranks[seat] !== 1) return 0;
  return 1 / ranks.filter((rank) => rank === 1).length;
}
