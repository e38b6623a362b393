// What a Smuggler's Rewards grid may still give

import { at } from '@quarterdeck/kernel';
import type { Ahoy, Smuggler } from '../model/state.ts';
import type { RewardId } from '../pack/printed.ts';
import { rewardsAround } from '../rules/rewards.ts';
import type { Board } from './odds.ts';
import type { Scales } from './weights.ts';

const REWARDS_AHEAD = 3;

/** What the next steps on the Rewards grid may give. */
export function gridWorth(g: Ahoy, w: Scales, { rounds }: Board, smuggler: Smuggler): number {
  const { white, black } = smuggler;
  const left = Math.min(1, rounds / w.grid.rounds);
  return w.grid.share * left * bestWay(g, w, smuggler, white, black, REWARDS_AHEAD);
}

/** AH-209: the best way over the grid, never straight back. */
function bestWay(
  g: Ahoy,
  w: Scales,
  smuggler: Smuggler,
  white: RewardId,
  black: RewardId,
  ahead: number,
): number {
  let best = 0;
  for (const next of rewardsAround(g, white)) {
    if (next === black) continue;
    const later = ahead > 1 ? w.grid.next * bestWay(g, w, smuggler, next, white, ahead - 1) : 0;
    best = Math.max(best, rewardValue(g, w, smuggler, next) + later);
  }
  return best;
}

function rewardValue(g: Ahoy, { grid }: Scales, { seat }: Smuggler, reward: RewardId): number {
  const kind = at(g.printed.rewards, reward);
  if (kind === 'start') return 0;
  if (kind !== 'spend-gold') return grid.rewards[kind];
  const { most, famePerGold } = g.printed.content.rewards.kinds['spend-gold'].effect;
  return (famePerGold - grid.goldSpent) * Math.min(most, at(g.mats, seat).gold);
}
