import type { Ahoy } from '../../model/state.ts';
import { DIRECTIONS } from '../../pack/components.ts';
import type { FigureId } from '../../pack/fields.ts';
import type { SpaceId } from '../../pack/printed.ts';
import { figureOf } from '../fleet.ts';
import { stepFrom } from '../geometry/map.ts';

/** AH-248, AH-249, AH-S62: never off the map, never across a Sandbar. */
export function shoveSpaces(g: Ahoy, figure: FigureId): SpaceId[] {
  const { space } = figureOf(g, figure);
  if (space === null) return [];
  return DIRECTIONS.flatMap((direction) => {
    const to = stepFrom(g, space, direction);
    return to === 'off' || to === 'barred' ? [] : [to];
  });
}
