// Chapters 14 to 16, what landmarks do: DD-165 to DD-194; also DD-252, DD-283, DD-324 to DD-329

import type { Act } from '@quarterdeck/kernel';
import { at, byId } from '@quarterdeck/kernel';
import type { ClauseId } from '../../clauses.gen.ts';
import type { Doubloons, Draft, Kinds } from '../../model/state.ts';
import type { LandmarkEffect } from '../../pack/effect-shape.ts';
import type { ShipId } from '../../pack/fields.ts';
import type { Landmark } from '../../pack/ids.gen.ts';
import type { LocationId } from '../../pack/printed.ts';
import { offerBeach } from '../alternate/island.ts';
import { addRelics, gainRelics, offerSwap } from '../alternate/relics.ts';
import { clockwiseFromShip, shipOf } from '../fleet.ts';
import { takeBlackJewels } from '../jewel-pool.ts';
import {
  drawJewels,
  gainCrew,
  gainDoubloons,
  gainHull,
  gainReputation,
  loseCrew,
  loseDoubloons,
  takeDamage,
  takePillage,
} from '../mat.ts';
import { clauseOf } from './clauses.ts';
import { compassHolders, stealCompass } from './compasses.ts';
import { give, giveFromMost } from './giving.ts';
import { replace } from './replacing.ts';

/** One effect of a landmark that `ship` resolves; `effect` is its place in the tile's list. */
export type Resolving = {
  readonly ship: ShipId;
  readonly landmark: Landmark;
  readonly location: LocationId | null;
  readonly effect: number;
};

type Effect<O> = Extract<LandmarkEffect, { readonly op: O }>;
type Row<O> = (
  g: Draft,
  effect: Effect<O>,
  f: Resolving & { readonly clause: ClauseId },
  act: Act<Kinds>,
) => void;

const EFFECTS: { readonly [O in LandmarkEffect['op']]: Row<O> } = {
  gainReputation: (g, { n }, { ship, clause }, act) => gainReputation(g, ship, n, clause, act),
  gainCrew: (g, { n }, { ship, clause }, act) => gainCrew(g, ship, n, clause, act),
  gainHull: (g, { n }, { ship, clause }, act) => gainHull(g, ship, n, clause, act),
  gainDoubloons: (g, { n }, { ship, clause }, act) => gainDoubloons(g, ship, n, clause, act),
  loseDoubloons: (g, { n }, { ship, clause }, act) => loseDoubloons(g, ship, n, clause, act),
  gainPillage: (g, { n }, { ship, clause }, act) => takePillage(g, ship, n, clause, act),
  enemiesGainPillage: (g, { n }, { ship, clause }, act) => {
    for (const enemy of clockwiseFromShip(g, ship)) takePillage(g, enemy, n, clause, act);
  },
  loseCrew: (g, { n }, { ship, clause }, act) => loseCrew(g, ship, n, clause, act),
  // DD-163
  takeDamage: (g, { n }, { ship, clause }, act) => {
    takeDamage(g, ship, n, null, clause, act);
  },
  drawJewel: (g, { n }, { ship, clause }, act) => drawJewels(g, ship, n, clause, act),
  // DD-159, DD-S54
  pay: (g, { doubloons, effects }, { ship, landmark, location, effect }, act) => {
    const useful = effects.some((inner) => helps(g, ship, inner));
    if (useful && shipOf(g, ship).doubloons >= doubloons)
      act.next('landmark/pay', { ship, landmark, location, effect });
  },
  replace: (g, { colour }, { ship, location }, act) => replace(g, ship, location, colour, act),
  moveOwnShip: (_, __, { ship }, act) =>
    act.next('landmark/steer', { ship, target: ship, sail: true, comeAbout: true, least: 0 }),
  forceEnemyShip: (_, { damage }, { ship }, act) => act.next('landmark/victim', { ship, damage }),
  mostEnemyGivesToLeastPirate: (g, { item, n }, { ship }, act) =>
    giveFromMost(g, ship, { item, count: n }, act),
  giveToEnemyWithLeast: (g, { item, n }, { ship }, act) =>
    give(g, ship, { giver: ship, item, count: n }, act),
  // DD-177, DD-178, DD-S50, DD-S132
  advanceOrExploit: (g, _, { ship }, act) => {
    if (g.dug && g.board === 'standard') act.next('exploit/begin', { ship });
    else act.next('advance/begin', { ship, followers: false });
  },
  // DD-S110
  stealCompass: (g, _, { ship }, act) => {
    const holders = compassHolders(g, ship);
    if (holders.length > 1) act.next('landmark/steal-compass', { ship });
    else if (holders.length === 1) stealCompass(g, ship, at(holders, 0), act);
  },
  takeBlackJewelFromPool: (g, { n }, { ship, clause }, act) =>
    takeBlackJewels(g, ship, n, clause, act),
  gainRelic: (g, { n }, { ship }, act) => gainRelics(g, ship, n, act),
  addRelic: (_, { n }, { ship }, act) => addRelics(ship, n, act),
  advanceToBeach: (_, __, { ship }, act) => offerBeach(ship, act),
  swapRelic: (g, { kind }, { ship }, act) => offerSwap(g, ship, kind, act),
};

/** What may be bought: DD-S54 asks whether it would do anything. */
type Bought = Effect<'pay'>['effects'][number];
const helps = (g: Doubloons, ship: ShipId, { op }: Bought): boolean =>
  op === 'drawJewel'
    ? g.jewelPool.length > 0
    : shipOf(g, ship).reputation < g.printed.content.mats.reputation.points.length - 1;

/** DD-297, DD-S142: a green landmark has another side once the treasure is dug up. */
export const effectsOf = (g: Doubloons, landmark: Landmark): readonly LandmarkEffect[] =>
  byId(g.printed.landmarks, landmark)[g.dug ? 'after' : 'before'];

export function carryOut(g: Draft, f: Resolving, effect: LandmarkEffect, act: Act<Kinds>): void {
  const { ship, landmark, location } = f;
  const clause = clauseOf(landmark);
  const row = EFFECTS[effect.op] as Row<LandmarkEffect['op']>;
  row(g, effect, { ship, landmark, location, effect: f.effect, clause }, act);
}
