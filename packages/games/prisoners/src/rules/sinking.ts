// Pieces leave the board, or change hands: TP-023, TP-025, TP-035, TP-046, TP-198, TP-199

import type { Act, Seat } from '@quarterdeck/kernel';
import { at, idsOf } from '@quarterdeck/kernel';
import type { ClauseId } from '../clauses.gen.ts';
import type { Draft, Kinds, ShipDraft } from '../model/state.ts';
import type { Face } from '../pack/components.ts';
import type { HexId, ShipId } from '../pack/fields.ts';
import type { Territory } from '../pack/ids.gen.ts';
import { territoryOf } from './figures.ts';
import { shipOf } from './fleet.ts';

export function sinkShip(g: Draft, ship: ShipId, clause: ClauseId, act: Act<Kinds>): void {
  const sinking = shipOf(g, ship);
  const { hex, seat } = sinking;
  if (hex === null) throw new Error(`ship ${ship} was sunk before`);
  sinking.hex = null;
  act.emit(clause, 'ship-sunk', { ship, seat, hex });
}

/** A shark, a squid or a privateer. */
export function sinkTarget(g: Draft, hex: HexId, clause: ClauseId, act: Act<Kinds>): void {
  const face = takeOff(g, hex);
  act.emit(clause, 'target-sunk', { hex, face });
}

function takeOff(g: Draft, hex: HexId): Face {
  const place = g.destinations.findIndex((destination) => destination.hex === hex);
  const { face } = at(g.destinations, place);
  g.destinations.splice(place, 1);
  g.removed.push(face);
  return face;
}

/** TP-025, TP-199 */
export function captureShip(g: Draft, ship: ShipId, to: Seat, act: Act<Kinds>): void {
  const captured = shipOf(g, ship);
  const { hex, seat: from } = captured;
  if (hex === null) throw new Error(`ship ${ship} was sunk before`);
  captured.seat = to;
  captured.idle = true;
  act.emit('TP-025', 'ship-captured', { ship, from, to, hex });
}

/** TP-035, TP-036 */
export function capturePrivateer(g: Draft, hex: HexId, seat: Seat, act: Act<Kinds>): void {
  takeOff(g, hex);
  const ship = newShip(g, seat, hex, g.printed.figures.capturedPrivateerLevel);
  ship.idle = true;
  act.emit('TP-035', 'privateer-captured', { ship: ship.ship, seat, hex });
}

export function newShip(g: Pick<Draft, 'ships'>, seat: Seat, hex: HexId, level: number): ShipDraft {
  const ids = idsOf<ShipId>([...g.ships, null]);
  const ship: ShipDraft = {
    ship: at(ids, g.ships.length),
    seat,
    hex,
    level,
    moved: false,
    explored: false,
    attacked: false,
    idle: false,
    won: false,
    extraMove: 0,
    attackDice: 0,
    sinkDefense: 0,
    captureDefense: 0,
    noReturnFire: false,
  };
  g.ships.push(ship);
  return ship;
}

/** TP-046, TP-181 */
export function captureTerritory(
  g: Draft,
  territory: Territory,
  seat: Seat,
  hex: HexId,
  act: Act<Kinds>,
): void {
  const captured = territoryOf(g, territory);
  const from = captured.controller;
  captured.controller = seat;
  captured.capturedThisTurn = true;
  act.emit('TP-046', 'territory-captured', { territory, seat, from, hex });
}
