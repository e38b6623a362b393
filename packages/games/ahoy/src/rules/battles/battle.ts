// Who fights whom: AH-110 to AH-112, AH-124, AH-192, AH-S45, AH-S46, AH-S57

import type { Seat } from '@quarterdeck/kernel';
import { last } from '@quarterdeck/kernel';
import type { Ahoy } from '../../model/state.ts';
import type { FigureId, Side } from '../../pack/fields.ts';
import type { SpaceId } from '../../pack/printed.ts';
import { addUnlessAlike, figureOf, spaceOf, traitsOf } from '../fleet.ts';
import { regionOf, spacesOf, terrainOf } from '../geometry/map.ts';
import { hasCannons } from '../slots.ts';

/** The battle that is fought now: those it interrupts lie below it (AH-S55). */
export const battleNow = <B>(g: { readonly battles: readonly B[] }): B => last(g.battles);
export const entryNow = <E>(g: { readonly entries: readonly E[] }): E => last(g.entries);

export const seatOnSide = (g: Ahoy, side: Side): Seat =>
  figureOf(g, battleNow(g)[side].figure).seat;

/** On which side of the battle a player is, if on any. */
export function sideOf(g: Ahoy, seat: Seat): Side | null {
  if (seatOnSide(g, 'attacker') === seat) return 'attacker';
  return seatOnSide(g, 'defender') === seat ? 'defender' : null;
}

export const otherSide = (side: Side): Side => (side === 'attacker' ? 'defender' : 'attacker');

/** AH-111, AH-S46: judged figure by figure. */
export function isLoaded(g: Ahoy, figure: FigureId): boolean {
  const { alwaysLoaded, usesCannonsDie } = traitsOf(g, figure);
  return alwaysLoaded || (usesCannonsDie && hasCannons(g, figureOf(g, figure).seat));
}

/** AH-110, AH-130, AH-S45: whom the attacker has to fight in a space; alike ones stand for one. */
export function foesIn(
  g: Ahoy,
  attacker: FigureId,
  space: SpaceId,
  battled: readonly FigureId[],
): FigureId[] {
  const found: FigureId[] = [];
  const { seat } = figureOf(g, attacker);
  for (const f of g.figures) {
    if (f.space !== space || f.seat === seat || battled.includes(f.figure)) continue;
    if (!isLoaded(g, attacker) && !isLoaded(g, f.figure)) continue;
    addUnlessAlike(g, found, f);
  }
  // AH-101, AH-S57
  return found.length > 0 && terrainOf(g, space) === 'fog' ? [] : found;
}

/** AH-262, AH-S56: the spaces of the Flagship's region it may fight against from where it is. */
export const aimable = (g: Ahoy, flagship: FigureId): SpaceId[] =>
  spacesOf(g, regionOf(g, spaceOf(g, flagship))).filter(
    (space) => foesIn(g, flagship, space, []).length > 0,
  );
