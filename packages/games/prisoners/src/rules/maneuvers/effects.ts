// What maneuvers do at once, op by op: TP-225 to TP-265, TP-270 to TP-272, TP-302, TP-303. What they
// do to the coming roll is asked when it is made, in coming-roll.ts.

import type { Act, Seat } from '@quarterdeck/kernel';
import { at, byId } from '@quarterdeck/kernel';
import type { Draft, Kinds, ShipDraft } from '../../model/state.ts';
import type { Maneuver } from '../../pack/components.ts';
import type { Effect } from '../../pack/effect-shape.ts';
import type { HexId, ShipId } from '../../pack/fields.ts';
import { hitsOf, rollDice } from '../dice.ts';
import { settleEliminations } from '../elimination.ts';
import { shipDefenses } from '../figures.ts';
import { openEngagement, shipOf } from '../fleet.ts';
import { distance } from '../geometry/hexes.ts';
import { sinkShip, sinkTarget } from '../sinking.ts';
import { look } from './looking.ts';
import { blowUp, captureInstead, loot, save } from './outcomes.ts';

/** A maneuver with all its choices. */
export type Played = {
  readonly seat: Seat;
  readonly maneuver: Maneuver;
  readonly ships: readonly ShipId[];
  readonly hexes: readonly HexId[];
  readonly opponent: Seat | null;
  readonly play: number | null;
};

type EffectOf<O> = Extract<Effect, { readonly op: O }>;
type Row<O> = (g: Draft, effect: EffectOf<O>, played: Played, act: Act<Kinds>) => void;

/** It changes the coming roll, and nothing before. */
const later = (): void => undefined;

const EFFECTS: { readonly [O in Effect['op']]: Row<O> } = {
  // TP-118, TP-225, TP-237, TP-261
  extraMove: (g, { ships, hexes }, played, act) => {
    for (const [ship, hex] of shipsMeant(g, ships, played)) {
      ship.extraMove += hexes;
      act.emit('TP-118', 'move-extended', { ship: ship.ship, hex, hexes });
    }
  },
  // TP-171, TP-226, TP-238, TP-265
  attackDice: (g, { ships, amount }, played, act) => {
    for (const [ship, hex] of shipsMeant(g, ships, played)) {
      ship.attackDice += amount;
      act.emit('TP-171', 'attack-dice-added', { ship: ship.ship, hex, dice: amount });
    }
  },
  // TP-230
  defense: (g, { sink, capture }, played, act) => {
    for (const [ship, hex] of shipsMeant(g, 'chosen', played)) {
      ship.sinkDefense += sink;
      ship.captureDefense += capture;
      act.emit('TP-230', 'defense-changed', { ship: ship.ship, hex, sink, capture });
    }
  },
  look: (g, _, { seat, opponent, hexes }, act) => look(g, seat, opponent, hexes, act),
  // TP-242
  noReturnFire: (g, _, played, act) => {
    for (const [ship, hex] of shipsMeant(g, 'chosen', played)) {
      ship.noReturnFire = true;
      act.emit('TP-242', 'return-fire-barred', { ship: ship.ship, hex });
    }
  },
  blast,
  // TP-250, TP-260
  moveEnemy: (g, _, { ships, hexes }, act) => {
    const ship = shipOf(g, at(ships, 0));
    const from = ship.hex;
    const to = at(hexes, 0);
    if (from === null) throw new Error(`maneuver: ship ${ship.ship} was sunk before it was moved`);
    ship.hex = to;
    act.emit('TP-250', 'ship-dragged', { ship: ship.ship, seat: ship.seat, from, to });
  },
  // TP-251, TP-252
  sinkBoth: (g, _, { ships }, act) => {
    for (const ship of ships) sinkShip(g, ship, 'TP-251', act);
    settleEliminations(g, act);
  },
  rollDice: later,
  supportDice: later,
  rollDefense: later,
  rerollMisses: later,
  callOff: later,
  // TP-246
  cancel: (g, _, { play }, act) => {
    if (play === null) throw new Error('maneuver: nothing was chosen to cancel');
    const { seat, maneuver } = at(openEngagement(g).plays, play);
    act.emit('TP-246', 'maneuver-cancelled', { seat, maneuver, play });
  },
  // TP-229, TP-259
  extraDraw: (g, { amount }, { seat }, act) => {
    g.turn.extraDraws += amount;
    act.emit('TP-229', 'draws-added', { seat, count: amount });
  },
  stealRandomCard: (g, { amount }, { seat }, act) => loot(g, seat, amount, act),
  saveShip: (g, { dice, need, levelLoss }, { seat }, act) =>
    save(g, seat, { dice, need, levelLoss }, act),
  sinkToCapture: (g, _, { seat }, act) => captureInstead(g, seat, act),
  mutualDestruction: (g, _, { seat }, act) => blowUp(g, seat, act),
};

/** Ships afloat, each with its hex. */
function shipsMeant(
  g: Draft,
  which: 'chosen' | 'all',
  { seat, ships }: Played,
): (readonly [ShipDraft, HexId])[] {
  const meant: (readonly [ShipDraft, HexId])[] = [];
  for (const ship of g.ships)
    if (ship.hex !== null && (which === 'all' ? ship.seat === seat : ships.includes(ship.ship)))
      meant.push([ship, ship.hex]);
  return meant;
}

/** TP-243 to TP-245 */
function blast(g: Draft, effect: EffectOf<'blast'>, { seat, hexes }: Played, act: Act<Kinds>) {
  const center = at(hexes, 0);
  const dice = rollDice(g.printed, effect.dice, act);
  const hits = hitsOf(dice);
  act.emit('TP-243', 'squids-exploded', { seat, hex: center, dice, hits });
  const isHit = (hex: HexId): boolean => distance(g, center, hex) <= effect.radius;
  for (const ship of g.ships)
    if (ship.hex !== null && isHit(ship.hex) && shipDefenses(g, ship).sink <= hits)
      sinkShip(g, ship.ship, 'TP-243', act);
  const { targets } = g.printed.content;
  const sunk = g.destinations.filter(
    ({ hex, face, explored }) =>
      explored &&
      (face === 'shark' || face === 'squid' || face === 'privateer') &&
      isHit(hex) &&
      (targets[face].sinkDefense ?? 0) <= hits,
  );
  for (const { hex } of sunk) sinkTarget(g, hex, 'TP-243', act);
  settleEliminations(g, act);
}

/** In the order printed on the card. */
export function carryOut(g: Draft, played: Played, act: Act<Kinds>): void {
  for (const effect of byId(g.printed.maneuvers, played.maneuver).effects) {
    const row = EFFECTS[effect.op] as Row<Effect['op']>;
    row(g, effect, played, act);
  }
}
