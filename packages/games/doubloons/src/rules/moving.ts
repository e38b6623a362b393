// Chapter 5, movement: DD-061 to DD-063, DD-133, DD-217, DD-345

import type { Act, Chapter } from '@quarterdeck/kernel';
import { at, auto } from '@quarterdeck/kernel';
import type { Doubloons, Draft, Kinds } from '../model/state.ts';
import type { ShipId } from '../pack/fields.ts';
import { isGhost, regionOf, shipOf } from './fleet.ts';
import { opposite, regionAhead } from './geometry/ring.ts';
import { enterWithBlackJewel } from './modules/black-jewel.ts';
import { actUponEntry } from './water/water.ts';

/** DD-133, DD-217: by its own player; others may turn it all the same (DD-134). */
export function mayComeAbout(g: Doubloons, ship: ShipId): boolean {
  const mat = shipOf(g, ship);
  return !isGhost(mat) && at(g.printed.crew, mat.crew).comesAbout;
}

/** DD-061 */
export function sail(g: Draft, ship: ShipId, act: Act<Kinds>): void {
  const mat = shipOf(g, ship);
  const from = regionOf(mat);
  const to = regionAhead(g, from, mat.facing);
  mat.region = to;
  act.emit('DD-061', 'sailed', { ship, from, to });
  // DD-063, DD-152: a Rip Current's own Sail comes before anything else.
  actUponEntry(g, ship, act);
  enterWithBlackJewel(g, ship, act);
}

/** DD-062 */
export function comeAbout(g: Draft, ship: ShipId, act: Act<Kinds>): void {
  const mat = shipOf(g, ship);
  mat.facing = opposite(mat.facing);
  act.emit('DD-062', 'came-about', { ship, facing: mat.facing });
}

export const moving: Chapter<Kinds, 'moving'> = {
  'moving/sail': auto((g, { ship }, act) => sail(g, ship, act)),
};
