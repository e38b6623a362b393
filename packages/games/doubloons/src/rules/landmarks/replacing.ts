// Chapter 13, Replace: DD-160, DD-161, DD-S49

import type { Act } from '@quarterdeck/kernel';
import { at } from '@quarterdeck/kernel';
import type { Doubloons, Draft, Kinds } from '../../model/state.ts';
import type { Colour } from '../../pack/components.ts';
import type { ShipId } from '../../pack/fields.ts';
import type { Landmark } from '../../pack/ids.gen.ts';
import type { LocationId } from '../../pack/printed.ts';

/** What lies at a location, or, for null, what is being Exploited. */
export const landmarkAt = (g: Doubloons, location: LocationId | null): Landmark | null =>
  location === null ? (g.revealed.at(-1) ?? null) : at(g.places, location).landmark;

/** The tile leaves the game; `ship` draws another in its place and resolves that. */
export function replace(
  g: Draft,
  ship: ShipId,
  location: LocationId | null,
  colour: Colour,
  act: Act<Kinds>,
): void {
  const landmark = landmarkAt(g, location);
  if (landmark === null) return;
  g.removedLandmarks.push(landmark);
  if (location === null) g.revealed.pop();
  else at(g.places, location).landmark = null;
  act.emit('DD-160', 'landmark-replaced', { ship, landmark, colour });
  act.next('landmark/draw', { ship, colour, location });
  act.next('landmark/resolve', { ship, location });
}
