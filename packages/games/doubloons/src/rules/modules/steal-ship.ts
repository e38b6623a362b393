// Chapter 25, Steal Ship Boarding Action: DD-275 to DD-278, DD-S112 to DD-S115

import type { Act, Seat } from '@quarterdeck/kernel';
import type { Doubloons, Draft, Kinds } from '../../model/state.ts';
import type { ShipId } from '../../pack/fields.ts';
import type { BoardEffect } from '../../pack/ids.gen.ts';
import { shipOf } from '../fleet.ts';

/** DD-275: what a card's boarding effect means at this table. */
export const boardEffectOf = (
  g: { readonly modules: Pick<Doubloons['modules'], 'stealShip'> },
  printed: BoardEffect,
): BoardEffect => (printed === 'stealReputation' && g.modules.stealShip ? 'stealShip' : printed);

/**
 * DD-276, DD-S112: the two players change seats, and nothing else moves. Frames name ships, so play
 * goes on after the boarder's old seat by itself (DD-278).
 */
export function swapControllers(g: Draft, ship: ShipId, target: ShipId, act: Act<Kinds>): void {
  const mine = shipOf(g, ship);
  const theirs = shipOf(g, target);
  const { controller: by } = mine;
  const { controller: from } = theirs;
  // DD-S115
  if (by === null || from === null) throw new Error('the legendary ghost ship has no seat to swap');
  mine.controller = from;
  theirs.controller = by;
  act.emit('DD-276', 'ship-stolen', { ship, target, by, from });
  takeOver(g, ship, from, act);
  takeOver(g, target, by, act);
}

/** DD-S113 */
function takeOver(g: Draft, ship: ShipId, seat: Seat, act: Act<Kinds>): void {
  const { hand, faceDown } = shipOf(g, ship);
  act.emit('DD-S113', 'cards-taken-over', {
    seat,
    ship,
    hand: hand.slice(),
    faceDown: faceDown.slice(),
  });
}
