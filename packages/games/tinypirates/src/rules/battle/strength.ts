// How hard a pirate shoots: TE-145 to TE-154, TE-171, TE-344

import { at, byId } from '@quarterdeck/kernel';
import type { Tinypirates } from '../../model/state.ts';
import type { PirateId, Side } from '../../pack/fields.ts';
import { pirateOf } from '../fleet.ts';
import { helmOf, soloRow } from '../solo/opponent.ts';

export type Damage = {
  readonly matched: number;
  readonly cannons: number;
  readonly hits: number;
  readonly damage: number;
};

/** TE-145, TE-246, TE-343 */
export const diceOf = (g: Tinypirates, pirate: PirateId): number => {
  const { seat, legend } = pirateOf(g, pirate);
  return seat === null ? soloRow(g).dice : at(g.printed.levels, legend).dice;
};

/** TE-146: the symbols of that face on the Captain Card, or the Helm Mat, and on the Crew Cards. */
export function symbolsFor(g: Tinypirates, pirate: PirateId, face: number): number {
  const { seat, captain, crew } = pirateOf(g, pirate);
  let symbols = seat === null ? at(helmOf(g).matches, face) : 0;
  if (captain !== null) symbols += at(byId(g.printed.captains, captain).matches, face);
  for (const card of crew) symbols += at(byId(g.printed.crew, card).matches, face);
  return symbols;
}

/** How many dice out of one of each face would match. */
export function symbolsOf(g: Tinypirates, pirate: PirateId): number {
  const { seat, captain, crew } = pirateOf(g, pirate);
  let symbols = seat === null ? onAllFaces(g, helmOf(g)) : 0;
  if (captain !== null) symbols += onAllFaces(g, byId(g.printed.captains, captain));
  for (const card of crew) symbols += onAllFaces(g, byId(g.printed.crew, card));
  return symbols;
}

function onAllFaces(g: Tinypirates, { matches }: { readonly matches: readonly number[] }): number {
  let symbols = 0;
  for (const face of g.printed.content.dice.faces) symbols += at(matches, face);
  return symbols;
}

/** TE-153, TE-344: damage without rolling; TE-S105: in defence nothing of Helm and loop. */
export function automaticHits(g: Tinypirates, pirate: PirateId, side: Side): number {
  const { seat, captain, crew } = pirateOf(g, pirate);
  let hits = seat === null ? soloRow(g).hits + helmOf(g).autoHits : 0;
  if (captain !== null) hits += byId(g.printed.captains, captain).autoHits;
  for (const card of crew) hits += byId(g.printed.crew, card).autoHits;
  return side === 'attack' && g.battle !== null ? hits + g.battle.extraHits : hits;
}

/** TE-154 */
export function damageOf(
  g: Tinypirates,
  pirate: PirateId,
  side: Side,
  dice: readonly number[],
): Damage {
  let matched = 0;
  for (const face of dice) matched += symbolsFor(g, pirate, face);
  const perDeckhand = g.printed.content.helmMat.assignments.cannons.damage;
  const cannons = pirateOf(g, pirate).deckhands.cannons * perDeckhand;
  const hits = automaticHits(g, pirate, side);
  return { matched, cannons, hits, damage: matched + cannons + hits };
}

/** The damage of one side of a battle, as its dice lie. */
export function damageOn(g: Tinypirates, side: Side): Damage | null {
  if (g.battle === null) return null;
  const { attacker, defender, attackDice, defenceDice } = g.battle;
  const pirate = side === 'attack' ? attacker : defender;
  const dice = side === 'attack' ? attackDice : defenceDice;
  return pirate === null || dice.length === 0 ? null : damageOf(g, pirate, side, dice);
}
