import { at } from '@quarterdeck/kernel';
import type { Doubloons, Ship } from '../model/state.ts';
import type { Colour } from '../pack/components.ts';
import type { LocationId } from '../pack/printed.ts';
import { isGoal, isRuin, jewelsFor, locationOf, onwardFrom } from '../rules/geometry/island.ts';

/** Points of a jewel drawn at random. */
const JEWEL = 3.8;
/** The prize of the dig, and how much of it is left for each step that is missing. */
const PRIZE = 3 * JEWEL;
const STEP = 0.8;
/** Relics: what a visit to a ruin brings. */
const RELIC = 2.6;
const RUIN_STEP = 0.7;
/** A ruin has to be left before it can be visited again. */
const AT_RUIN = 0.5;
const TOTEM = 1.2;

/** What a landmark of a colour that is not known yet is worth on the average. */
const UNKNOWN: { readonly [C in Colour]: number } = {
  blue: 0.9,
  yellow: 1.3,
  red: -1.2,
  green: RELIC,
};

/** Whether this Round End will dig the treasure up. */
const isDigComing = (g: Doubloons): boolean =>
  g.ships.some(({ location, reachedCrater }) =>
    g.board === 'standard' ? location !== null && isGoal(g, location) : reachedCrater,
  );

function standardWorth(g: Doubloons, location: LocationId): number {
  if (g.dug) return 0;
  const sure = jewelsFor(g, location) * JEWEL;
  return isDigComing(g)
    ? sure + 0.1 * PRIZE * STEP ** locationOf(g, location).distance
    : PRIZE * STEP ** locationOf(g, location).distance;
}

function adventureWorth(g: Doubloons, { reachedCrater }: Ship, location: LocationId): number {
  const { distance } = locationOf(g, location);
  const toRuin = Math.max(0, distance - 1);
  const totems = TOTEM * Math.min(1, at(g.places, location).totems.length);
  if (g.dug) return 0.4 * RELIC * RUIN_STEP ** toRuin + totems;
  if (reachedCrater) return PRIZE;
  if (g.crater.length === 0 || isDigComing(g))
    return PRIZE * STEP ** distance + (isRuin(g, location) ? JEWEL * 0.3 : 0);
  return RELIC * RUIN_STEP ** toRuin * (isRuin(g, location) ? AT_RUIN : 1) + totems;
}

/** What a captain may hope for where it stands. */
export function hopeAt(g: Doubloons, ship: Ship, location: LocationId): number {
  return g.board === 'standard' ? standardWorth(g, location) : adventureWorth(g, ship, location);
}

/** The best step of a captain, with what it brings; undefined where there is none. */
export function bestStep(
  g: Doubloons,
  ship: Ship,
  from: LocationId,
): { readonly to: LocationId; readonly worth: number } | undefined {
  let best: { readonly to: LocationId; readonly worth: number } | undefined;
  const now = hopeAt(g, ship, from);
  for (const to of onwardFrom(g, from)) {
    const { colour } = locationOf(g, to);
    const found = colour === null ? 0 : UNKNOWN[colour];
    const worth = hopeAt(g, ship, to) - now + found;
    if (best === undefined || worth > best.worth) best = { to, worth };
  }
  return best;
}

/** What its pillage tokens will bring a ship in this round's Pillage Phase (DD-195 to DD-198). */
export function pillageOf(g: Doubloons, ship: Ship): number {
  if (ship.pillage === 0) return 0;
  let before = 0;
  let tied = 0;
  let holders = 0;
  for (const other of g.ships) {
    if (other.pillage > 0) holders++;
    if (other.pillage > ship.pillage) before += other.pillage;
    if (other.pillage === ship.pillage) tied++;
  }
  const left = Math.max(0, g.island - before);
  if (holders === 1) return Math.min(2 * ship.pillage, left);
  return Math.min(ship.pillage, Math.floor(left / tied));
}
