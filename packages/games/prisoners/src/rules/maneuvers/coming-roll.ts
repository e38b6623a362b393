// What the maneuvers of a phase make of the coming roll: TP-166 to TP-175, TP-246 to TP-248

import type { Seat } from '@quarterdeck/kernel';
import { at, byId, unreachable } from '@quarterdeck/kernel';
import type { Engagement, Prisoners } from '../../model/state.ts';
import type { Maneuver } from '../../pack/components.ts';
import type { Effect } from '../../pack/effect-shape.ts';
import {
  attackDiceOf,
  type Defenses,
  defensesAt,
  returnFireDiceOf,
  shipDefenses,
} from '../figures.ts';
import { openEngagement, shipOf } from '../fleet.ts';
import { areAdjacent } from '../geometry/hexes.ts';

type Play = Engagement['plays'][number];

/** TP-246, TP-247: by the place of the play. A play that is cancelled cancels nothing itself. */
export function cancelled(g: Prisoners): boolean[] {
  const { plays } = openEngagement(g);
  const gone = plays.map(() => false);
  for (let place = plays.length - 1; place >= 0; place--) {
    const { cancels } = at(plays, place);
    if (cancels !== null && !gone[place]) gone[cancels] = true;
  }
  return gone;
}

/** The plays of this phase that count, in order (TP-167). */
function standing(g: Prisoners): Play[] {
  const gone = cancelled(g);
  return openEngagement(g).plays.filter((_, place) => !gone[place]);
}

/** TP-267: own ships next to the target, but for the one that attacks. */
export function supportersOf(g: Prisoners, seat: Seat): number {
  const { attacker, target } = openEngagement(g);
  let count = 0;
  for (const { ship, seat: owner, hex } of g.ships)
    if (owner === seat && ship !== attacker && hex !== null && areAdjacent(g, hex, target)) count++;
  return count;
}

type RollChange = { dice?: number; sink?: number; capture?: number; reroll?: number; off?: true };

/** What an effect does to the coming roll; nothing for effects that are no concern of a roll. */
function changeBy(g: Prisoners, seat: Seat, effect: Effect): RollChange {
  switch (effect.op) {
    case 'rollDice':
      return { dice: effect.amount };
    case 'supportDice':
      return { dice: Math.min(effect.max, effect.perShip * supportersOf(g, seat)) };
    case 'rollDefense':
      return { sink: effect.sink, capture: effect.capture };
    case 'rerollMisses':
      return { reroll: effect.max };
    case 'callOff':
      return { off: true };
    case 'extraMove':
    case 'attackDice':
    case 'defense':
    case 'look':
    case 'noReturnFire':
    case 'blast':
    case 'moveEnemy':
    case 'sinkBoth':
    case 'cancel':
    case 'extraDraw':
    case 'stealRandomCard':
    case 'saveShip':
    case 'sinkToCapture':
    case 'mutualDestruction':
      return {};
    default:
      return unreachable(effect);
  }
}

const changesBy = (g: Prisoners, { seat, maneuver }: Play): RollChange[] =>
  byId(g.printed.maneuvers, maneuver).effects.map((effect) => changeBy(g, seat, effect));

/** TP-171, TP-186: before any maneuver of this phase. */
function ownDice(g: Prisoners): number {
  const { roll, attacker, targetShip } = openEngagement(g);
  if (roll === 'attack') return attackDiceOf(g, shipOf(g, attacker));
  if (targetShip !== null) return returnFireDiceOf(g, shipOf(g, targetShip));
  return g.printed.content.targets.controlledTerritory.returnFireDice ?? 0;
}

/** TP-173, TP-174: the number of dice of the coming roll. */
export function comingDice(g: Prisoners): number {
  const { roll, targetKind } = openEngagement(g);
  const { territoryReturnFireMinimum, minimumDicePerShipRoll } = g.printed.figures;
  const least =
    roll === 'return' && targetKind === 'territory'
      ? territoryReturnFireMinimum
      : minimumDicePerShipRoll;
  let dice = ownDice(g);
  for (const play of standing(g)) for (const change of changesBy(g, play)) dice += change.dice ?? 0;
  return Math.max(least, dice);
}

/** TP-175, TP-188: what the coming roll has to reach. Return fire never captures. */
export function comingDefenses(g: Prisoners): Defenses {
  const { roll, attacker, target } = openEngagement(g);
  let sinkChange = 0;
  let captureChange = 0;
  for (const play of standing(g))
    for (const { sink, capture } of changesBy(g, play)) {
      sinkChange += sink ?? 0;
      captureChange += capture ?? 0;
    }
  if (roll === 'attack') return defensesAt(g, target, sinkChange, captureChange);
  const { sink } = shipDefenses(g, shipOf(g, attacker), sinkChange, captureChange);
  return { sink, capture: null };
}

export type Reroll = { readonly seat: Seat; readonly maneuver: Maneuver; readonly most: number };

/** TP-269: in the order played. */
export function comingRerolls(g: Prisoners): Reroll[] {
  const rerolls: Reroll[] = [];
  for (const play of standing(g))
    for (const { reroll } of changesBy(g, play))
      if (reroll !== undefined)
        rerolls.push({ seat: play.seat, maneuver: play.maneuver, most: reroll });
  return rerolls;
}

/** TP-254 */
export const isCalledOff = (g: Prisoners): boolean =>
  standing(g).some((play) => changesBy(g, play).some(({ off }) => off === true));
