// How the battle that is open may end, for those who judge a position.

import type { Engagement, Prisoners } from '../model/state.ts';
import type { ShipId } from '../pack/fields.ts';
import { returnFireDiceOf, returnsFire, sinkDefenseOf } from '../rules/figures.ts';
import { hasSpareShip, openEngagement, shipOf } from '../rules/fleet.ts';
import {
  comingDefenses,
  comingDice,
  comingRerolls,
  isCalledOff,
} from '../rules/maneuvers/coming-roll.ts';
import { chanceOf } from './odds.ts';
import type { Scales } from './weights.ts';

/** The chances that the battle ends so. */
type Ends = {
  readonly attackerLost: number;
  /** The target is sunk or captured. */
  readonly won: number;
  /** It is a ship or a privateer, and captured. */
  readonly taken: number;
};

export type Prospect = Ends & {
  readonly attacker: ShipId;
  readonly attackerSeat: number;
  readonly target: number;
  /** Of a ship that is taken. */
  readonly takenLevel: number;
  /** Of a ship or creature that is sunk, or a territory that is captured: cards to be drawn. */
  readonly draws: number;
  /** A territory that is yet to be captured: the chance of it. */
  readonly conquered: number;
};

const NOTHING: Ends = { attackerLost: 0, won: 0, taken: 0 };

export function battleProspect(g: Prisoners, w: Scales): Prospect | undefined {
  if (g.engagement === null) return undefined;
  const open = openEngagement(g);
  const ends = endsOf(g, w, open);
  const isTerritory = open.targetKind === 'territory';
  const { figures } = g.printed;
  const taken = open.targetShip === null ? null : shipOf(g, open.targetShip);
  return {
    ...ends,
    attacker: open.attacker,
    attackerSeat: open.attackerSeat,
    target: open.target,
    takenLevel: taken?.level ?? figures.capturedPrivateerLevel,
    draws: ends.won - ends.taken,
    // Once it is won a territory belongs to its captor.
    conquered: isTerritory && !open.won ? ends.won : 0,
  };
}

function endsOf(g: Prisoners, w: Scales, open: Engagement): Ends {
  const { phase, roll, won, attackerFate, targetFate, targetKind, attackRoll } = open;
  const isShip = targetKind === 'ship' || targetKind === 'privateer';
  if (phase === 'aftermath')
    return {
      attackerLost: attackerFate === 'stays' ? 0 : 1,
      won: won && targetFate !== 'stays' ? 1 : 0,
      taken: isShip && targetFate === 'captured' ? 1 : 0,
    };
  if (isCalledOff(g)) return NOTHING;
  if (roll === 'return') return { ...NOTHING, attackerLost: chanceOfRoll(g, w, 'sink') };
  const isSpared = isShip && hasSpareShip(g, open.attackerSeat);
  // What has been rolled suffices for both, and the attacker is about to say which.
  if (attackRoll.length > 0) return { attackerLost: 0, won: 1, taken: isSpared ? 1 : 0 };
  const success = chanceOfRoll(g, w, 'sink');
  const attackerLost = w.fear * (1 - success) * answerTo(g, open);
  return { attackerLost, won: success, taken: isSpared ? chanceOfRoll(g, w, 'capture') : 0 };
}

/** The chance that the coming roll reaches this defense, or the other where there is none. */
function chanceOfRoll(g: Prisoners, { reroll }: Scales, which: 'sink' | 'capture'): number {
  const { sink, capture } = comingDefenses(g);
  let dice = comingDice(g);
  for (const { most } of comingRerolls(g)) dice += reroll * Math.min(most, dice / 2);
  const need = which === 'sink' ? (sink ?? capture) : (capture ?? sink);
  return chanceOf(g.printed, Math.round(dice), need ?? 0);
}

/** The chance that return fire sinks the attacker, if the attack fails. */
function answerTo(g: Prisoners, { attacker, target, targetShip }: Engagement): number {
  if (!returnsFire(g, target)) return 0;
  const { returnFireDice } = g.printed.content.targets.controlledTerritory;
  const dice =
    targetShip === null ? (returnFireDice ?? 0) : returnFireDiceOf(g, shipOf(g, targetShip));
  return chanceOf(g.printed, dice, sinkDefenseOf(g, shipOf(g, attacker)));
}
