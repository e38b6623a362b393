// What lies on and beside a ship mat, and how it gets there: DD-012, DD-101, DD-129 to DD-141

import type { Act } from '@quarterdeck/kernel';
import type { ClauseId } from '../clauses.gen.ts';
import type { Draft, Kinds } from '../model/state.ts';
import type { FragmentSymbol } from '../pack/components.ts';
import type { ShipId } from '../pack/fields.ts';
import type { Jewel } from '../pack/ids.gen.ts';
import { isGhost, shipOf } from './fleet.ts';

/** Something that happens to a mat, as far as it can. */
type MatVerb = (g: Draft, ship: ShipId, most: number, clause: ClauseId, act: Act<Kinds>) => void;

/** DD-138, DD-139, DD-338: from the island, as many as lie there. */
export const gainDoubloons: MatVerb = (g, ship, most, clause, act) => {
  const count = Math.min(most, g.island);
  if (count === 0) return;
  g.island -= count;
  shipOf(g, ship).doubloons += count;
  act.emit(clause, 'doubloons-gained', { ship, count });
};

/** DD-138: to the island, never to the supply (DD-140). */
export const loseDoubloons: MatVerb = (g, ship, most, clause, act) => {
  const mat = shipOf(g, ship);
  const count = Math.min(most, mat.doubloons);
  if (count === 0) return;
  mat.doubloons -= count;
  g.island += count;
  act.emit(clause, 'doubloons-lost', { ship, count });
};

/** Stolen or given: DD-105, DD-117, DD-174, DD-193. */
export function passDoubloons(
  g: Draft,
  from: ShipId,
  to: ShipId,
  most: number,
  clause: ClauseId,
  act: Act<Kinds>,
): void {
  const giver = shipOf(g, from);
  const count = Math.min(most, giver.doubloons);
  if (count === 0) return;
  giver.doubloons -= count;
  shipOf(g, to).doubloons += count;
  act.emit(clause, 'doubloons-passed', { from, to, count });
}

type Track = 'crew' | 'hull' | 'reputation';

const GAINED = {
  crew: 'crew-gained',
  hull: 'hull-gained',
  reputation: 'reputation-gained',
} as const satisfies Record<Track, string>;

/** DD-012: what the mat has room for. */
const highestOn = ({ printed: { content } }: Draft, track: Track): number =>
  track === 'reputation' ? content.mats.reputation.points.length - 1 : content.mats[track].most;

const raising =
  (track: Track): MatVerb =>
  (g, ship, most, clause, act) => {
    const mat = shipOf(g, ship);
    const count = Math.min(most, highestOn(g, track) - mat[track]);
    if (count === 0) return;
    mat[track] += count;
    act.emit(clause, GAINED[track], { ship, count });
  };

const LOST = {
  crew: 'crew-lost',
  reputation: 'reputation-lost',
} as const satisfies Partial<Record<Track, string>>;

const lowering =
  (track: keyof typeof LOST): MatVerb =>
  (g, ship, most, clause, act) => {
    const mat = shipOf(g, ship);
    const count = Math.min(most, mat[track]);
    if (count === 0) return;
    mat[track] -= count;
    act.emit(clause, LOST[track], { ship, count });
  };

/** DD-129 */
export const gainCrew = raising('crew');

/** DD-135 */
export const loseCrew = lowering('crew');

/** DD-012 */
export const gainReputation = raising('reputation');

export const loseReputation = lowering('reputation');

const raiseHull = raising('hull');

/** DD-012, DD-095, DD-S74: ghost ships gain none. */
export const gainHull: MatVerb = (g, ship, most, clause, act) => {
  if (!isGhost(shipOf(g, ship))) raiseHull(g, ship, most, clause, act);
};

/** DD-120, DD-136, DD-S62: what the receiver has no room for is lost all the same. */
export function passCrew(
  g: Draft,
  from: ShipId,
  to: ShipId,
  most: number,
  clause: ClauseId,
  act: Act<Kinds>,
): void {
  const giver = shipOf(g, from);
  const receiver = shipOf(g, to);
  const count = Math.min(most, giver.crew);
  if (count === 0) return;
  giver.crew -= count;
  const lost = receiver.crew + count - g.printed.content.mats.crew.most;
  receiver.crew = Math.min(receiver.crew + count, g.printed.content.mats.crew.most);
  act.emit(clause, 'crew-passed', { from, to, count });
  if (lost > 0) act.emit('DD-S62', 'crew-without-room', { ship: to, count: lost });
}

/**
 * DD-101, DD-214, DD-219, DD-S76. Returns whether the ship was sunk by it; `by` is the ship whose Attack it
 * is, null for any other damage (DD-215).
 */
export function takeDamage(
  g: Draft,
  ship: ShipId,
  count: number,
  by: ShipId | null,
  clause: ClauseId,
  act: Act<Kinds>,
): boolean {
  const mat = shipOf(g, ship);
  if (isGhost(mat) || count === 0) return false;
  mat.hull = Math.max(0, mat.hull - count);
  act.emit(clause, 'damaged', { ship, by, count });
  if (!isGhost(mat)) return false;
  act.emit('DD-214', 'ship-sunk', { ship, by });
  return true;
}

/** DD-340: as many as the pile has. */
export const takePillage: MatVerb = (g, ship, most, clause, act) => {
  const count = Math.min(most, g.pillagePile);
  if (count === 0) return;
  g.pillagePile -= count;
  shipOf(g, ship).pillage += count;
  act.emit(clause, 'pillage-gained', { ship, count });
};

/** DD-339, DD-S55: the pool is shuffled once. */
export const drawJewels: MatVerb = (g, ship, most, clause, act) => {
  for (let drawn = 0; drawn < most; drawn++) {
    const jewel = g.jewelPool.pop();
    if (jewel === undefined) return;
    shipOf(g, ship).jewels.push(jewel);
    act.emit(clause, 'jewel-drawn', { ship, jewel });
  }
};

export function passJewel(
  g: Draft,
  from: ShipId,
  to: ShipId,
  jewel: Jewel,
  clause: ClauseId,
  act: Act<Kinds>,
): void {
  takeOut(shipOf(g, from).jewels, jewel);
  shipOf(g, to).jewels.push(jewel);
  act.emit(clause, 'jewel-passed', { from, to, jewel });
}

export function passFragment(
  g: Draft,
  from: ShipId,
  to: ShipId,
  symbol: FragmentSymbol,
  clause: ClauseId,
  act: Act<Kinds>,
): void {
  takeOut(shipOf(g, from).fragments, symbol);
  shipOf(g, to).fragments.push(symbol);
  act.emit(clause, 'fragment-passed', { from, to, symbol });
}

/** Takes one of several alike things out of a list. */
export function takeOut<T>(items: T[], item: T): void {
  const place = items.indexOf(item);
  if (place < 0) throw new Error(`there is no ${String(item)} to take`);
  items.splice(place, 1);
}
