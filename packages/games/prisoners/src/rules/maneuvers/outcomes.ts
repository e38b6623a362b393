// What Aftermath Maneuvers make of the outcome: TP-236, TP-241, TP-249, TP-255 to TP-257, TP-262,
// TP-270 to TP-272, TP-302, TP-303

import type { Act, Seat } from '@quarterdeck/kernel';
import { at } from '@quarterdeck/kernel';
import type { Draft, Kinds } from '../../model/state.ts';
import type { HexId, ShipId } from '../../pack/fields.ts';
import { hitsOf, rollDice } from '../dice.ts';
import { openEngagement, playerOf, shipOf } from '../fleet.ts';
import { isDoomed, losingSide, opponentOf } from './conditions.ts';

type EngagementDraft = NonNullable<Draft['engagement']>;

type Losing = { readonly side: 'attacker' | 'target'; readonly ship: ShipId; readonly hex: HexId };

/** The ship that this player is losing. */
function losing(g: Draft, e: EngagementDraft, seat: Seat): Losing {
  const side = losingSide(e, seat);
  const ship = side === 'attacker' ? e.attacker : e.targetShip;
  if (side === undefined || ship === null)
    throw new Error(`maneuver: player ${seat} loses no ship in this battle`);
  return { side, ship, hex: hexOfShip(g, ship) };
}

function hexOfShip(g: Draft, ship: ShipId): HexId {
  const { hex } = shipOf(g, ship);
  if (hex === null) throw new Error(`maneuver: ship ${ship} was sunk before the battle was over`);
  return hex;
}

/** TP-236 */
export function loot(g: Draft, seat: Seat, amount: number, act: Act<Kinds>): void {
  const opponent = opponentOf(openEngagement(g), seat);
  if (opponent === null) throw new Error('maneuver: a neutral target has no cards to take');
  const { hand } = playerOf(g, opponent);
  for (let taken = 0; taken < amount && hand.length > 0; taken++) {
    const card = at(hand.splice(act.below(hand.length), 1), 0);
    playerOf(g, seat).hand.push(card);
    act.emit('TP-236', 'card-taken', { seat, opponent, card });
  }
}

type Saving = { readonly dice: number; readonly need: number; readonly levelLoss: number };

/** TP-241, TP-262, TP-270, TP-271, TP-303 */
export function save(g: Draft, seat: Seat, saving: Saving, act: Act<Kinds>): void {
  const e = openEngagement(g);
  const { side, ship, hex } = losing(g, e, seat);
  const dice = rollDice(g.printed, saving.dice, act);
  const hits = hitsOf(dice);
  const saved = hits >= saving.need;
  act.emit('TP-303', 'save-rolled', { seat, ship, hex, dice, hits, saved });
  if (!saved) return;
  if (side === 'attacker') e.attackerFate = 'stays';
  else {
    e.targetFate = 'stays';
    e.won = false;
  }
  loseLevels(g, ship, hex, saving.levelLoss, act);
}

/** TP-026 */
function loseLevels(g: Draft, ship: ShipId, hex: HexId, levels: number, act: Act<Kinds>): void {
  const saved = shipOf(g, ship);
  const level = Math.max(g.printed.figures.minLevel, saved.level - levels);
  if (level === saved.level) return;
  saved.level = level;
  act.emit('TP-262', 'level-lost', { ship, hex, level });
}

/** TP-249 */
export function captureInstead(g: Draft, seat: Seat, act: Act<Kinds>): void {
  const e = openEngagement(g);
  e.targetFate = 'captured';
  act.emit('TP-249', 'capture-pressed', { seat, hex: e.target });
}

/** TP-255, TP-257, TP-302: a capture that becomes a sinking is no success of the attack any more. */
export function blowUp(g: Draft, seat: Seat, act: Act<Kinds>): void {
  const e = openEngagement(g);
  const { side, ship, hex } = losing(g, e, seat);
  const other = side === 'attacker' ? e.targetShip : e.attacker;
  if (other === null) throw new Error('maneuver: there is no other ship in this battle');
  if (e.targetFate === 'captured') e.won = false;
  e.targetFate = 'sunk';
  e.attackerFate = 'sunk';
  e.doomed = isDoomed(e, side === 'attacker' ? 'target' : 'attacker') ? 'both' : side;
  act.emit('TP-255', 'magazine-blown', { seat, ship, hex, other, otherHex: hexOfShip(g, other) });
}
