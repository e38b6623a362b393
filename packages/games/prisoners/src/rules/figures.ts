// The figures of ships and targets: TP-019 to TP-022, TP-028, TP-033, TP-034, TP-042 to TP-045,
// TP-171 to TP-175

import { at } from '@quarterdeck/kernel';
import type { Prisoners, Ship } from '../model/state.ts';
import type { Target } from '../pack/components.ts';
import type { HexId } from '../pack/fields.ts';
import { TERRITORIES, type Territory } from '../pack/ids.gen.ts';
import { destinationAt, shipAt } from './geometry/chart.ts';

/** Null: it cannot be sunk, or cannot be captured. */
export type Defenses = { readonly sink: number | null; readonly capture: number | null };

/** TP-112, TP-118 */
export const moveOf = (g: Prisoners, ship: Ship): number =>
  g.printed.figures.moveHexes + ship.extraMove;

/** TP-019, with what Command Maneuvers added for this turn. */
export const attackDiceOf = (g: Prisoners, ship: Ship): number =>
  at(g.printed.levels, ship.level).attackDice + ship.attackDice;

/** TP-020, TP-172: attack dice bonuses do not count. */
export const returnFireDiceOf = (g: Prisoners, ship: Ship): number =>
  at(g.printed.levels, ship.level).returnFireDice;

/** TP-175: changes are added up first, then the limits are applied. */
export function shipDefenses(
  g: Prisoners,
  ship: Ship,
  sinkChange = 0,
  captureChange = 0,
): { readonly sink: number; readonly capture: number } {
  const { sinkDefense, captureDefense } = at(g.printed.levels, ship.level);
  return limited(
    g,
    sinkDefense + ship.sinkDefense + sinkChange,
    captureDefense + ship.captureDefense + captureChange,
  );
}

const limited = (
  { printed }: Prisoners,
  sink: number,
  capture: number,
): { readonly sink: number; readonly capture: number } => {
  const least = Math.max(printed.figures.minimumDefense, sink);
  return { sink: least, capture: Math.max(least, capture) };
};

export const sinkDefenseOf = (g: Prisoners, ship: Ship): number => shipDefenses(g, ship).sink;
export const captureDefenseOf = (g: Prisoners, ship: Ship): number => shipDefenses(g, ship).capture;

export const territoryOf = <T>(g: { readonly territories: readonly T[] }, of: Territory): T =>
  at(g.territories, TERRITORIES.indexOf(of));

/** What lies on a hex, as far as figures and rewards go; undefined where nothing can be attacked. */
export function targetAt(g: Prisoners, hex: HexId): Target | undefined {
  if (shipAt(g, hex) !== undefined) return 'ship';
  const there = destinationAt(g, hex);
  if (there === undefined || !there.explored) return undefined;
  const { face } = there;
  if (face === 'shark' || face === 'squid' || face === 'privateer') return face;
  return territoryOf(g, face).controller === null ? 'uncontrolledTerritory' : 'controlledTerritory';
}

/** The defenses of whatever lies on a hex, with changes for one roll and all limits. */
export function defensesAt(g: Prisoners, hex: HexId, sinkChange = 0, captureChange = 0): Defenses {
  const ship = shipAt(g, hex);
  if (ship !== undefined) return shipDefenses(g, ship, sinkChange, captureChange);
  const target = targetAt(g, hex);
  if (target === undefined) return { sink: null, capture: null };
  const { sinkDefense: sink, captureDefense: capture } = g.printed.content.targets[target];
  const { minimumDefense } = g.printed.figures;
  if (sink !== null && capture !== null)
    return limited(g, sink + sinkChange, capture + captureChange);
  return {
    sink: sink === null ? null : Math.max(minimumDefense, sink + sinkChange),
    capture: capture === null ? null : Math.max(minimumDefense, capture + captureChange),
  };
}

/** TP-184, TP-185 */
export function returnsFire(g: Prisoners, hex: HexId): boolean {
  const ship = shipAt(g, hex);
  return ship === undefined ? targetAt(g, hex) === 'controlledTerritory' : !ship.noReturnFire;
}
