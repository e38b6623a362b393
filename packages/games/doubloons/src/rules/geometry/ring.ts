// The ring of water regions: DD-061, DD-062, DD-065, DD-345

import { at } from '@quarterdeck/kernel';
import type { Board, Facing } from '../../pack/components.ts';
import type { IslandPrint, Printed, RegionId } from '../../pack/printed.ts';

/** What these questions ask of a state: which side of the board is up. */
export type Chart = { readonly printed: Printed; readonly board: Board };

/** The printed side of the board that is in use. */
export const boardOf = (g: Chart): IslandPrint => g.printed.boards[g.board];

/** DD-345: the region `by` further in a direction. */
export function regionAhead(g: Chart, region: RegionId, facing: Facing, by = 1): RegionId {
  const { regions } = boardOf(g);
  const size = regions.length;
  return at(regions, (region + (facing === 'cw' ? by : size - (by % size))) % size).id;
}

/** DD-062 */
export const opposite = (facing: Facing): Facing => (facing === 'cw' ? 'ccw' : 'cw');
