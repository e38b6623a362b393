import { at } from '@quarterdeck/kernel';
import type { Doubloons, Ship } from '../model/state.ts';
import type { LocationId } from '../pack/printed.ts';
import { isRuin, jewelsFor, locationOf, onwardFrom } from '../rules/geometry/island.ts';
import { landmarkWorth } from './landmarks.ts';
import type { Scales } from './weights.ts';

/** Whether this Round End will dig the treasure up on the alternate island. */
function isDigComing(g: Doubloons): boolean {
  for (const { reachedCrater } of g.ships) if (reachedCrater) return true;
  return false;
}

/** How far the foremost of the others has to go, where it matters. */
export function foremostOf(g: Doubloons, ship: Ship): number {
  let least = Number.POSITIVE_INFINITY;
  if (g.dug || g.board !== 'standard') return least;
  for (const { ship: other, location } of g.ships) {
    if (other === ship.ship || location === null) continue;
    const { distance } = locationOf(g, location);
    if (distance < least) least = distance;
  }
  return least;
}

/** Whoever is first digs for all: what counts is how far a captain is behind (DD-202 to DD-205). */
function standardWorth(
  g: Doubloons,
  { hope, jewel, stepsLeft }: Scales,
  location: LocationId,
  rival: number,
): number {
  if (g.dug) return 0;
  const { prize, pace, behind, slope } = hope;
  const { distance } = locationOf(g, location);
  if (distance === 0) return prize;
  if (rival === 0)
    return jewelsFor(g, location) * jewel + hope.late * prize * at(stepsLeft, distance);
  return prize / (1 + Math.exp((distance - pace * rival - behind) / slope));
}

function adventureWorth(
  g: Doubloons,
  w: Scales,
  { reachedCrater }: Ship,
  location: LocationId,
): number {
  const { distance } = locationOf(g, location);
  const { hope, jewel } = w;
  const visit = w.relic * at(w.ruinStepsLeft, Math.max(0, distance - 1));
  const totems = hope.totem * Math.min(1, at(g.places, location).totems.length);
  if (g.dug) return hope.dug * visit + totems;
  if (reachedCrater) return hope.prize;
  if (g.crater.length === 0 || isDigComing(g))
    return (
      hope.prize * at(w.stepsLeft, distance) + (isRuin(g, location) ? jewel * hope.ruinJewel : 0)
    );
  return visit * (isRuin(g, location) ? hope.atRuin : 1) + totems;
}

/** What a captain may hope for where it stands, if the foremost rival is so far from the goal. */
export function hopeAt(
  g: Doubloons,
  w: Scales,
  ship: Ship,
  location: LocationId,
  rival: number,
): number {
  return g.board === 'standard'
    ? standardWorth(g, w, location, rival)
    : adventureWorth(g, w, ship, location);
}

/** What the landmark at a location brings, known or not. */
function foundAt(g: Doubloons, w: Scales, ship: Ship, to: LocationId, left: number): number {
  const { colour } = locationOf(g, to);
  const { landmark } = at(g.places, to);
  if (landmark !== null) return landmarkWorth(g, w, ship, landmark, left);
  return colour === null ? 0 : w.landmarks.unknown[colour];
}

/** The best step of a captain, with what it brings; undefined where there is none. */
export function bestStep(
  g: Doubloons,
  w: Scales,
  ship: Ship,
  from: LocationId,
  left: number,
): { readonly to: LocationId; readonly worth: number } | undefined {
  let best: { readonly to: LocationId; readonly worth: number } | undefined;
  const rival = foremostOf(g, ship);
  const now = hopeAt(g, w, ship, from, rival);
  for (const to of onwardFrom(g, from)) {
    const worth = hopeAt(g, w, ship, to, rival) - now + foundAt(g, w, ship, to, left);
    if (best === undefined || worth > best.worth) best = { to, worth };
  }
  return best;
}
