// Chapter 16, Ship extensions: SW-023, SW-024, SW-238 to SW-246

import type { Act, Seat } from '@quarterdeck/kernel';
import { at } from '@quarterdeck/kernel';
import type { ClauseId } from '../clauses.gen.ts';
import type { Draft, Kinds, Seawolf, Ship } from '../model/state.ts';
import type { ExtensionType } from '../pack/components.ts';
import { EXTENSION_TYPES } from '../pack/components.ts';
import type { ExtensionId, Printed } from '../pack/printed.ts';
import { shipOf } from './map.ts';

type Effects = Printed['content']['extensions']['types'];
type ExtensionRow = {
  readonly clause: ClauseId;
  /** Added up over all pieces of a ship. */
  readonly holdSpaces?: (effects: Effects) => number;
  readonly cannonBases?: (effects: Effects) => number;
  readonly sureHits?: (effects: Effects) => number;
  /** The best piece counts (SW-112). */
  readonly maxSteps?: (effects: Effects) => number;
};
type Added = 'holdSpaces' | 'cannonBases' | 'sureHits';

const EXTENSIONS: { readonly [T in ExtensionType]: ExtensionRow } = {
  hold: { clause: 'SW-238', holdSpaces: ({ hold }) => hold.effect.holdSpaces },
  cannonBase: { clause: 'SW-239', cannonBases: ({ cannonBase }) => cannonBase.effect.cannonBases },
  extraSail: { clause: 'SW-241', maxSteps: ({ extraSail }) => extraSail.effect.maxSteps },
  extraWick: { clause: 'SW-242', sureHits: ({ extraWick }) => extraWick.effect.sureHits },
};

export const typeOf = (g: Seawolf, piece: ExtensionId): ExtensionType =>
  at(g.printed.extensions, piece).type;

function added(g: Seawolf, ship: Ship, what: Added): number {
  let sum = 0;
  for (const piece of ship.extensions)
    sum += EXTENSIONS[typeOf(g, piece)][what]?.(g.printed.content.extensions.types) ?? 0;
  return sum;
}

/** SW-238 */
export const holdSpaces = (g: Seawolf, ship: Ship): number =>
  g.printed.holdSpaces + added(g, ship, 'holdSpaces');

/** SW-240 */
export const cannonBases = (g: Seawolf, ship: Ship): number =>
  g.printed.cannonBases + added(g, ship, 'cannonBases');

export const freeCannonBases = (g: Seawolf, ship: Ship): number =>
  cannonBases(g, ship) - ship.cannons;

/** SW-242, SW-243: never more than there are cannons. */
export const sureHits = (g: Seawolf, ship: Ship): number =>
  Math.min(ship.cannons, added(g, ship, 'sureHits'));

/** SW-112, SW-241: further sails add nothing. */
export function maxSteps(g: Seawolf, ship: Ship): number {
  let most = 1;
  for (const piece of ship.extensions) {
    const steps = EXTENSIONS[typeOf(g, piece)].maxSteps?.(g.printed.content.extensions.types) ?? 1;
    if (steps > most) most = steps;
  }
  return most;
}

/** SW-284 */
export function shipValue(g: Seawolf, ship: Ship): number {
  let sum = 0;
  for (const piece of ship.extensions) sum += at(g.printed.extensions, piece).value;
  return sum;
}

/** By type: how many pieces of it a ship has. */
export function piecesByType(g: Seawolf, ship: Ship): number[] {
  const counts = EXTENSION_TYPES.map(() => 0);
  for (const piece of ship.extensions) {
    const index = EXTENSION_TYPES.indexOf(typeOf(g, piece));
    counts[index] = at(counts, index) + 1;
  }
  return counts;
}

/** SW-143: the value of the top piece; 0 if the stack is empty. */
export const topOfStack = (g: Seawolf, type: ExtensionType): number =>
  at(g.stacks, EXTENSION_TYPES.indexOf(type));

/** Puts a piece on a ship; it works at once (SW-146). */
export function addExtension(
  g: Draft,
  seat: Seat,
  { type, value, thalers }: { type: ExtensionType; value: number; thalers: number },
  clause: ClauseId,
  act: Act<Kinds>,
): void {
  const piece = g.printed.extensions.find((p) => p.type === type && p.value === value);
  if (piece === undefined) throw new Error(`no extension ${type} of value ${value}`);
  shipOf(g, seat).extensions.push(piece.id);
  act.emit(clause, 'extension-gained', { seat, type, value, thalers });
}
