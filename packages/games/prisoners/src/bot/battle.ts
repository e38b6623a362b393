// How the battle that is open may end, for those who judge a position.

import type { Prisoners } from '../model/state.ts';
import type { ShipId } from '../pack/fields.ts';
import { openEngagement } from '../rules/fleet.ts';
import {
  comingDefenses,
  comingDice,
  comingRerolls,
  isCalledOff,
} from '../rules/maneuvers/coming-roll.ts';

/** What a miss that may be rolled again is worth, in dice. */
const REROLL = 0.6;

/** The chance of at least `need` hits with this many dice. */
function chanceOf(g: Prisoners, dice: number, need: number): number {
  const { isHit } = g.printed;
  const hit = isHit.filter(Boolean).length / isHit.length;
  // By the number of hits so far; the last place is for all that suffice.
  const chances = new Array<number>(Math.max(0, need) + 1).fill(0);
  chances[0] = 1;
  for (let die = 0; die < dice; die++)
    for (let hits = need; hits > 0; hits--) {
      const one = chances[hits - 1] ?? 0;
      const kept = hits === need ? 1 : 1 - hit;
      chances[hits] = (chances[hits] ?? 0) * kept + one * hit;
      if (hits === 1) chances[0] = one * (1 - hit);
    }
  return chances[need] ?? 0;
}

/** The chance that each ship of the battle is lost, and that its target is. */
export type Prospect = {
  readonly attacker: ShipId;
  readonly attackerLost: number;
  readonly target: number;
  readonly targetLost: number;
  /** That the attack itself succeeds. */
  readonly won: number;
};

export function battleProspect(g: Prisoners): Prospect | undefined {
  if (g.engagement === null) return undefined;
  const { attacker, target, phase, roll, won, attackerFate, targetFate } = openEngagement(g);
  if (phase === 'aftermath')
    return {
      attacker,
      target,
      attackerLost: attackerFate === 'stays' ? 0 : 1,
      targetLost: targetFate === 'stays' ? 0 : 1,
      won: won ? 1 : 0,
    };
  if (isCalledOff(g)) return { attacker, target, attackerLost: 0, targetLost: 0, won: 0 };
  const { sink, capture } = comingDefenses(g);
  let dice = comingDice(g);
  for (const { most } of comingRerolls(g)) dice += REROLL * Math.min(most, dice / 2);
  const success = chanceOf(g, Math.round(dice), sink ?? capture ?? 0);
  if (roll === 'return') return { attacker, target, attackerLost: success, targetLost: 0, won: 0 };
  return { attacker, target, attackerLost: 0, targetLost: success, won: success };
}
