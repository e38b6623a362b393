import type { Direction } from '../../pack/components.ts';
import type { SpaceId } from '../../pack/printed.ts';
import { type Chart, neighbourOf } from './map.ts';
import { opposite } from './turning.ts';

/** AH-271, AH-272, AH-S39: back along the line of travel to the edge; never the space left. */
export function traceBack(g: Chart, from: SpaceId, direction: Direction): SpaceId | undefined {
  const back = opposite(direction);
  let space = from;
  for (;;) {
    const behind = neighbourOf(g, space, back);
    if (behind === undefined) return space === from ? undefined : space;
    space = behind;
  }
}
