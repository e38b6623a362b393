// How far a die would take the Flagship: AH-062 to AH-064, AH-069, AH-092, AH-172, AH-214. For those who
// want to see it before they place the die; the moves themselves are asked step by step.

import type { Seat } from '@quarterdeck/kernel';
import type { Ahoy } from '../../model/state.ts';
import { DIRECTIONS } from '../../pack/components.ts';
import { boardOf, type SlotId, type SpaceId } from '../../pack/printed.ts';
import { flagshipSpace, matOf } from '../fleet.ts';
import { currentOf, neighboursOf, stepFrom, tailwindSpaces } from '../geometry/map.ts';
import { printedSlot } from '../slots.ts';

/** AH-092: where a figure is that comes to this space; undefined where nobody can tell beforehand. */
function restingPlace(g: Ahoy, space: SpaceId): SpaceId | undefined {
  const passed = new Set<SpaceId>();
  let here = space;
  for (let way = currentOf(g, here); way !== null; way = currentOf(g, here)) {
    passed.add(here);
    const next = stepFrom(g, here, way);
    // AH-S36: what cannot be carried stays.
    if (next === 'barred') return here;
    if (next === 'off' || passed.has(next)) return undefined;
    here = next;
  }
  return here;
}

/** Charted spaces at most this many steps away, not counting where a current carries the ship. */
function withinSteps(g: Ahoy, from: SpaceId, most: number): SpaceId[] {
  const reached = new Set<SpaceId>();
  let edge = [from];
  for (let steps = 0; steps < most; steps++) {
    const next: SpaceId[] = [];
    for (const space of edge)
      for (const direction of DIRECTIONS) {
        const to = stepFrom(g, space, direction);
        if (to === 'off' || to === 'barred') continue;
        const here = restingPlace(g, to);
        if (here === undefined || here === from || reached.has(here)) continue;
        reached.add(here);
        next.push(here);
      }
    edge = next;
  }
  return [...reached];
}

/** The spaces to which a die of this value on this slot could bring the Flagship, or a Patrol of a Deploy. */
export function reachOf(g: Ahoy, seat: Seat, slot: SlotId, value: number): readonly SpaceId[] {
  const { action, card, ship } = printedSlot(g, slot);
  if (card !== null || ship !== null) return [];
  const from = flagshipSpace(g, seat);
  if (action === 'sail') {
    const { sail } = g.printed.content.boards[boardOf(matOf(g, seat).faction)].actions;
    return withinSteps(g, from, sail.effect.most);
  }
  if (action === 'full-sail') return withinSteps(g, from, value);
  if (action === 'tailwind') return tailwindSpaces(g, value).filter((space) => space !== from);
  return action === 'deploy' ? [from, ...neighboursOf(g, from)] : [];
}
