// Chapters 3 and 27, water tiles: DD-036, DD-288, DD-S12 to DD-S15

import type { Act } from '@quarterdeck/kernel';
import { at } from '@quarterdeck/kernel';
import type { Kinds } from '../../model/state.ts';
import { type Board, WATER_GROUPS, type WaterGroup } from '../../pack/components.ts';
import type { WaterTile } from '../../pack/ids.gen.ts';
import type { Printed } from '../../pack/printed.ts';
import { rowFor } from '../table-size.ts';

/** DD-288: what is exchanged in the region with the star. */
const NEVER_AT_THE_STAR: WaterTile = 'mistsOfMorgana';
const STAR = '3*';

/** The tile of each region, clockwise. `players` counts the legendary ghost ship (DD-261). */
export function layWater(
  printed: Printed,
  board: Board,
  players: number,
  act: Act<Kinds>,
): WaterTile[] {
  const chart = rowFor(printed.content.waterChart[board], players);
  const piles = shuffledGroups(printed, act);
  const laid = chart.map((group) => {
    const pile = piles[group === STAR ? '3' : group];
    const tile = drawFrom(pile);
    // DD-S14: out of the game, for one of those not on the board.
    return group === STAR && tile === NEVER_AT_THE_STAR ? drawFrom(pile) : tile;
  });
  // DD-S15: all regions of the alternate island have beaches, so the chart begins anywhere.
  const first = board === 'alternate' ? act.below(laid.length) : 0;
  return laid.map((_, region) => at(laid, (region - first + laid.length) % laid.length));
}

function shuffledGroups(printed: Printed, act: Act<Kinds>): Record<WaterGroup, WaterTile[]> {
  const piles: Record<WaterGroup, WaterTile[]> = { '1': [], '2': [], '3': [], S: [] };
  for (const group of WATER_GROUPS) {
    piles[group].push(...printed.waterTilesOf[group]);
    act.shuffle(piles[group]);
  }
  return piles;
}

function drawFrom(pile: WaterTile[]): WaterTile {
  const tile = pile.pop();
  if (tile === undefined) throw new Error('the chart asks for more water tiles than a group has');
  return tile;
}
