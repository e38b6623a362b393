// Who the Solo Pirate is and what it is after: TE-299, TE-322, TE-323, TE-326, TE-343

import { at, byId, idsOf } from '@quarterdeck/kernel';
import type { Tinypirates } from '../../model/state.ts';
import type { OrderToken, SoloTarget } from '../../pack/components.ts';
import type { PirateId, SpaceId } from '../../pack/fields.ts';
import type { HelmPrint, LegendPrint } from '../../pack/printed.ts';
import { buriedBy, shipAt } from '../fleet.ts';
import { merchantOf } from '../npc-ships.ts';

const CAPTAINS_AT_THE_TABLE = idsOf<PirateId>(['player', 'solo']);
/** The only player of a solo game. */
export const PLAYER = at(CAPTAINS_AT_THE_TABLE, 0);
export const SOLO = at(CAPTAINS_AT_THE_TABLE, 1);

/** Generic, so that it serves readers and writers alike. */
export function opponent<S>(g: { readonly solo: S | null }): S {
  if (g.solo === null) throw new Error('the Solo Pirate is not at this table');
  return g.solo;
}

export const soloPirate = <P>(g: { readonly pirates: readonly P[] }): P => at(g.pirates, SOLO);

export const helmOf = (g: Tinypirates): HelmPrint => byId(g.printed.helms, opponent(g).helm);
export const legendOf = (g: Tinypirates): LegendPrint =>
  byId(g.printed.legends, opponent(g).legend);

/** TE-343: the row of its next Treasure. */
export function soloRow(g: Tinypirates): LegendPrint['rows'][number] {
  const { rows } = legendOf(g);
  return at(rows, Math.min(buriedBy(g, SOLO), rows.length - 1));
}

/** TE-339: it buries when it has this much Gold. */
export const soloTop = (g: Tinypirates): number => legendOf(g).top;

/** TE-323: it stays on its space of the Wheel and goes by its loop. */
export const followsLoop = (g: Tinypirates): boolean => opponent(g).die === LOOP_ROLL;
const LOOP_ROLL = 6;

/** TE-322, TE-323: for whom it sails in this turn. */
export function soloTarget(g: Tinypirates): SoloTarget {
  if (followsLoop(g)) return g.printed.content.soloSetup.dieSixTarget;
  const target = at(helmOf(g).targets, soloPirate(g).captainAt);
  if (target === null) throw new Error('the Solo Pirate stands on Hide Out (TE-321)');
  return target;
}

export function targetSpace(g: Tinypirates): SpaceId {
  const target = soloTarget(g);
  if (target === 'player') return shipAt(g, PLAYER);
  return merchantOf(g, target).space;
}

/** TE-326: without what Helm and loop space add. */
export const soloMovement = (g: Tinypirates): number => {
  const { movement } = g.printed.content.helmMat.assignments.rigging;
  return soloRow(g).move + soloPirate(g).deckhands.rigging * movement;
};

/** What the Helm adds to these Orders. */
export const helmMovement = (g: Tinypirates, orders: readonly OrderToken[]): number =>
  orders.reduce((sum, order) => sum + helmOf(g).bonuses[order].move, 0);
