// Tribal Ruins for tests.

import type { Landmark, Relic } from '../src/pack/ids.gen.ts';
import { ADA, type Position, spot } from './positions.ts';

/** Ada's captain comes to a ruin with this tile. */
export const atRuin = (landmark: Landmark, position: Partial<Position> = {}): Position => ({
  options: { alternateIsland: true },
  ...position,
  step: 'landmark/visit',
  data: { ship: ADA, location: spot('T1') },
  ships: { ...position.ships, [ADA]: { location: spot('T1'), ...position.ships?.[ADA] } },
  state: { ...position.state, places: { [spot('T1')]: { landmark } } },
});
/** A landmark whose resolving asks nothing and needs nothing … */
export const QUIET: Landmark = 'tribalVillage';
/** … lies at these places. */
export const quietAt = (...keys: readonly string[]) =>
  Object.fromEntries(keys.map((key) => [spot(key), { landmark: QUIET }]));
/** Ada's captain Advances. */
export const ADVANCE = {
  options: { alternateIsland: true },
  step: 'island/advance',
  data: { ship: ADA },
} as const;
/** What is left in it, the next one last. */
export const crater = (...relics: readonly Relic[]): Partial<Position> => ({
  state: { crater: relics },
});
/** After the dig. */
export const dug = (position: Partial<Position> = {}): Partial<Position> => ({
  ...position,
  state: { ...position.state, dug: true, crater: [] },
});
