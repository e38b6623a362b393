// From where a Smuggler's Flagship goes on, with a move or a jump that is under way

import type { Seat } from '@quarterdeck/kernel';
import type { Ahoy, Voyage } from '../model/state.ts';
import type { SpaceId, Tile } from '../pack/printed.ts';
import { figureOf, flagshipOf, matOf } from '../rules/fleet.ts';
import { tailwindSpaces } from '../rules/geometry/map.ts';
import { isOn } from '../rules/slots.ts';

/** The spaces it may go on from, and the spaces of movement it still has. */
export type Landing = { readonly from: readonly SpaceId[]; readonly reach: number };

export function landingOf(g: Ahoy, seat: Seat): Landing {
  const { space } = figureOf(g, flagshipOf(g, seat));
  // Not yet placed.
  if (space === null) return { from: [], reach: 0 };
  const voyage = openMove(g, seat);
  if (voyage === undefined) return { from: [space], reach: 0 };
  if (voyage.left > 0) return { from: [space], reach: voyage.left };
  return { from: voyage.moved ? [space] : [space, ...jumpsOf(g, seat)], reach: 0 };
}

/** AH-063, AH-226: where a jump may lead: as the die says, or anywhere. */
function jumpsOf(g: Ahoy, seat: Seat): readonly SpaceId[] {
  let value: number | null = null;
  for (const slot of matOf(g, seat).slots) if (isOn(g, slot, 'tailwind')) value = slot.die;
  return tailwindSpaces(g, value);
}

/** The move this seat's Flagship is making, if it has one open. */
export function openMove(g: Ahoy, seat: Seat): Voyage | undefined {
  if (g.anchorages.some((anchorage) => anchorage.seat === seat)) return undefined;
  for (let i = g.voyages.length - 1; i >= 0; i--) {
    const voyage = g.voyages[i];
    if (voyage === undefined || voyage.over || voyage.stopped) continue;
    if (isFlagshipOf(g, seat, voyage)) return voyage;
  }
  return undefined;
}

function isFlagshipOf(g: Ahoy, seat: Seat, { figure }: Voyage): boolean {
  const { seat: owner, kind } = figureOf(g, figure);
  return owner === seat && kind === 'flagship';
}

/** The move by which this seat's Flagship has just left the map: its tile is not yet laid (AH-081). */
export function exploringMove(g: Ahoy, seat: Seat): Voyage | undefined {
  const voyage = g.voyages.at(-1);
  if (voyage === undefined || !isTileDrawn(g)) return undefined;
  return isFlagshipOf(g, seat, voyage) ? voyage : undefined;
}

/** AH-080: a tile lies nowhere between the draw and its place. */
export function isTileDrawn(g: Ahoy): boolean {
  const { tiles, content } = g.printed;
  const { tilesReturnedToBox } = content.setupMap;
  return tiles.length - tilesReturnedToBox - g.tileStack.length > g.regions.length;
}

/** The tile that lies nowhere; nothing, where stack and box cannot be seen. */
export function drawnTile(g: Ahoy): Tile | undefined {
  if (!isTileDrawn(g)) return undefined;
  for (const tile of g.printed.tiles) {
    if (tile.id === g.boxedTile || g.tileStack.includes(tile.id)) continue;
    if (!g.regions.some((region) => region.tile === tile.id)) return tile;
  }
  return undefined;
}
