// Who is likely to control which region, and what that is worth

import { at } from '@quarterdeck/kernel';
import type { Ahoy } from '../model/state.ts';
import type { Power } from '../pack/components.ts';
import type { RegionId } from '../pack/printed.ts';
import { controlsOf } from '../rules/control.ts';
import type { Scales } from './weights.ts';

const DICE_OF_A_ROUND = 9;

/** By region: Squadron less Union. */
export type Board = {
  readonly leads: readonly number[];
  readonly weight: number;
  /** What a wealth point is worth over the rounds to come. */
  readonly future: number;
  readonly rounds: number;
};

export function readBoard(g: Ahoy, w: Scales): Board {
  const { early, late, laterRound } = w.control;
  const leads = controlsOf(g).map(({ squadron, union }) => squadron - union);
  let dice = 0;
  for (const mat of g.mats) if (isPowerSeat(g, mat.seat)) dice += mat.dice.length;
  const progress = 1 - Math.min(1, dice / DICE_OF_A_ROUND);
  const rounds = roundsLeft(g, w);
  return {
    leads,
    weight: early + (late - early) * progress * progress,
    future: 1 + laterRound * (rounds - 1),
    rounds,
  };
}

const isPowerSeat = (g: Ahoy, seat: number): boolean =>
  !g.smugglers.some((smuggler) => smuggler.seat === seat);

/** AH-239, AH-S103 */
function roundsLeft(g: Ahoy, w: Scales): number {
  const { fame, limits } = g.printed.content.amounts;
  let best = 0;
  for (const mat of g.mats) best = Math.max(best, mat.fame);
  const played = Math.max(1, g.round);
  const pace = Math.max(w.pace, best / played);
  return Math.min(limits.rounds - g.round + 1, Math.max(1, (fame.end - best) / pace));
}

const likely = (lead: number, weight: number): number => 1 / (1 + Math.exp(-weight * lead));

/** AH-235: a tie is nobody's. */
export function chanceOf({ weight }: Board, lead: number, power: Power): number {
  return power === 'bluefin' ? likely(lead - 0.5, weight) : likely(-lead - 0.5, weight);
}

/** Fame a power expects of a region, if it had this much more control there. */
export function worthOf(
  g: Ahoy,
  board: Board,
  region: RegionId,
  power: Power,
  more: number,
): number {
  const lead = at(board.leads, region) + (power === 'bluefin' ? more : -more);
  return at(g.regions, region).wealth * board.future * chanceOf(board, lead, power);
}

/** What this much more control in a region would bring. */
export const gainOf = (
  g: Ahoy,
  board: Board,
  region: RegionId,
  power: Power,
  more: number,
): number => worthOf(g, board, region, power, more) - worthOf(g, board, region, power, 0);
