// Chapter 12, Water tiles: DD-142 to DD-158

import type { Act, Chapter } from '@quarterdeck/kernel';
import { at, byId, decision } from '@quarterdeck/kernel';
import type { ClauseId } from '../../clauses.gen.ts';
import type { Doubloons, Draft, Kinds } from '../../model/state.ts';
import type { WaterEffect } from '../../pack/effect-shape.ts';
import type { ShipId } from '../../pack/fields.ts';
import type { RegionId } from '../../pack/printed.ts';
import { OPEN_WATER, type WaterFacts } from '../../pack/water-facts.ts';
import { acquired } from '../alternate/trackers.ts';
import {
  clockwiseFromShip,
  controllerOf,
  distinct,
  isLegendary,
  regionOf,
  shipOf,
} from '../fleet.ts';
import { takeOut, takePillage } from '../mat.ts';

/** DD-153: no ship and no token stays in a region of group S. */
export const isBarred = (g: Doubloons, region: RegionId): boolean =>
  byId(g.printed.content.waterTiles, at(g.regions, region).tile).group === 'S';

/** DD-144, DD-272: what the water is to a ship; nothing to the legendary ghost ship. */
export function waterOf(g: Doubloons, ship: ShipId): WaterFacts {
  const mat = shipOf(g, ship);
  if (mat.region === null || isLegendary(mat)) return OPEN_WATER;
  return byId(g.printed.water, at(g.regions, mat.region).tile);
}

/** The log names the tile that acts, before what comes of it. */
export function tellWater(g: Doubloons, ship: ShipId, clause: ClauseId, act: Act<Kinds>): void {
  const { tile } = at(g.regions, regionOf(shipOf(g, ship)));
  act.emit(clause, 'water-acted', { ship, tile });
}

type Acts<O> = (
  g: Draft,
  ship: ShipId,
  effect: Extract<WaterEffect, { readonly op: O }>,
  act: Act<Kinds>,
) => void;
type ActRows = { readonly [O in WaterEffect['op']]?: Acts<O> };

/** DD-142 */
const AT_ROUND_START: ActRows = {
  gainPillage: (g, ship, { n }, act) => {
    if (g.pillagePile > 0) tellWater(g, ship, 'DD-145', act);
    takePillage(g, ship, n, 'DD-145', act);
  },
  swapMapFragment: (g, ship, _, act) => {
    if (swapPartners(g, ship).length > 0) act.next('water/swap', { ship });
  },
};

/** DD-143 */
const UPON_ENTRY: ActRows = {
  forcedSail: (g, ship, _, act) => {
    tellWater(g, ship, 'DD-152', act);
    act.next('moving/sail', { ship });
  },
};

function actOf(rows: ActRows, g: Draft, ship: ShipId, act: Act<Kinds>): void {
  const { effect } = byId(
    g.printed.content.waterTiles,
    at(g.regions, regionOf(shipOf(g, ship))).tile,
  );
  const row = rows[effect.op] as Acts<WaterEffect['op']> | undefined;
  row?.(g, ship, effect, act);
}

/** DD-142 */
export const actAtRoundStart = (g: Draft, ship: ShipId, act: Act<Kinds>): void =>
  actOf(AT_ROUND_START, g, ship, act);

/** DD-143, DD-152: this goes for the legendary ghost ship, too (DD-272). */
export const actUponEntry = (g: Draft, ship: ShipId, act: Act<Kinds>): void =>
  actOf(UPON_ENTRY, g, ship, act);

/** DD-157, DD-S28: both sides need a fragment. */
const swapPartners = (g: Doubloons, ship: ShipId): ShipId[] =>
  shipOf(g, ship).fragments.length === 0
    ? []
    : clockwiseFromShip(g, ship).filter((other) => shipOf(g, other).fragments.length > 0);

export const water: Chapter<Kinds, 'water'> = {
  'water/swap': decision({
    seat: (g, { ship }) => controllerOf(g, ship),
    choices: (g, { ship }, offer) => {
      const mine = distinct(shipOf(g, ship).fragments);
      for (const other of swapPartners(g, ship))
        for (const take of distinct(shipOf(g, other).fragments))
          for (const give of mine) offer({ do: 'swap', ship: other, give, take });
      offer({ do: 'decline' });
    },
    answer: (g, { ship }, choice, act) => {
      if (choice.do === 'decline') return;
      const { ship: target, give, take } = choice;
      tellWater(g, ship, 'DD-157', act);
      const mine = shipOf(g, ship).fragments;
      const theirs = shipOf(g, target).fragments;
      takeOut(mine, give);
      takeOut(theirs, take);
      mine.push(take);
      theirs.push(give);
      act.emit('DD-157', 'fragments-swapped', { ship, target, gave: give, took: take });
      // DD-321, DD-331
      acquired(g, ship, act);
      acquired(g, target, act);
    },
  }),
};
