import type { Seat } from '@quarterdeck/kernel';
import { at } from '@quarterdeck/kernel';
import type { Message, Param } from '@quarterdeck/kernel/say';
import { messages } from '@quarterdeck/kernel/say';
import type { Prisoners } from '../model/state.ts';
import type { Creature, Face, Maneuver } from '../pack/components.ts';
import type { HexId, ShipId } from '../pack/fields.ts';
import type { Territory } from '../pack/ids.gen.ts';
import { maneuverWords, wordingsOf } from '../pack/wordings.ts';
import { shipOf } from '../rules/fleet.ts';
import { destinationAt, shipAt } from '../rules/geometry/chart.ts';
import { ENGLISH } from './english.ts';

export const put = messages(ENGLISH);

export const player = (seat: Seat): Param => ({ seat });
export const hexName = (g: Prisoners, hex: HexId): string => at(g.printed.hexes, hex).name;
export const hexNames = (g: Prisoners, hexes: readonly HexId[]): Param => ({
  list: hexes.map((hex) => hexName(g, hex)),
});
export const maneuverName = (g: Prisoners, maneuver: Maneuver): string =>
  maneuverWords(g, maneuver).name;
export const maneuverNames = (g: Prisoners, maneuvers: readonly Maneuver[]): Param => ({
  list: maneuvers.map((maneuver) => maneuverName(g, maneuver)),
});
export const territoryName = (g: Prisoners, territory: Territory): string =>
  wordingsOf(g).territories[territory].name;

export const dice = (count: number): Message => put('dice', { count });
export const hits = (count: number): Message => put('hits', { count });

export const isCreature = (face: Face): face is Creature =>
  face === 'shark' || face === 'squid' || face === 'privateer';
/** "a shark", "Lighthouse" */
export const faceName = (g: Prisoners, face: Face): Param =>
  isCreature(face) ? put(`face.${face}`) : territoryName(g, face);

/** Where a ship lies; one that was sunk lies nowhere. */
export function shipHex(g: Prisoners, ship: ShipId): string {
  const { hex } = shipOf(g, ship);
  return hex === null ? '' : hexName(g, hex);
}

/** What lies on a hex and can be attacked: "the shark at B4", "Lighthouse". */
export function targetName(g: Prisoners, hex: HexId): Param {
  const ship = shipAt(g, hex);
  const here = hexName(g, hex);
  if (ship !== undefined)
    return put('ship.other', { seat: player(ship.seat), level: ship.level, hex: here });
  const there = destinationAt(g, hex);
  if (there === undefined) return here;
  if (!there.explored) return put('target.unexplored', { hex: here });
  const { face } = there;
  return isCreature(face)
    ? put('target.here', { creature: put(`the.${face}`), hex: here })
    : territoryName(g, face);
}

/** The same where a sentence begins. */
export function targetSubject(g: Prisoners, hex: HexId): Param {
  const face = destinationAt(g, hex)?.face;
  return face !== undefined && isCreature(face)
    ? put('target.here', { creature: put(`subject.${face}`), hex: hexName(g, hex) })
    : targetName(g, hex);
}

/** The territory on a hex, as the log needs it: territories lie where they lie. */
export function territoryAt(g: Prisoners, hex: HexId): string {
  const face = destinationAt(g, hex)?.face;
  return face === undefined || isCreature(face) ? hexName(g, hex) : territoryName(g, face);
}
