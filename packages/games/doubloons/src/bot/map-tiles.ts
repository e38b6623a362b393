import type { Doubloons, Ship } from '../model/state.ts';
import type { MapTile } from '../pack/components.ts';
import { playerCount } from '../rules/fleet.ts';
import { rowFor } from '../rules/table-size.ts';
import { fragmentStep, reputationStep } from './holdings.ts';
import type { Scales } from './weights.ts';

/** How many of a special tile still lie in the map stack; all that were drawn are known. */
function leftOf(g: Doubloons, tile: MapTile, all: number): number {
  let left = all;
  for (const spent of g.spentTiles) if (spent === tile) left--;
  if (tile === 'protectionOrb') for (const ship of g.ships) left -= ship.orbs;
  return left;
}

/** What a map tile is worth that is drawn from what is left in the stack (DD-072 to DD-075). */
export function mapTileWorth(g: Doubloons, w: Scales, ship: Ship, left: number): number {
  const { length: tiles } = g.mapStack;
  if (tiles === 0) return 0;
  const { byPlayers, alternate } = g.printed.content.setup;
  const rows = g.board === 'standard' ? byPlayers : alternate.byPlayers;
  const { specialTiles } = rowFor<{ specialTiles: (typeof byPlayers)[2]['specialTiles'] }>(
    rows,
    playerCount(g),
  );
  const lore = leftOf(g, 'islandLore', specialTiles.islandLore);
  const skulls = leftOf(g, 'skullAmulet', specialTiles.skullAmulet);
  const orbs = leftOf(g, 'protectionOrb', specialTiles.protectionOrb);
  const fragments = Math.max(0, tiles - lore - skulls - orbs);
  const worth =
    fragments * fragmentStep(g, w, ship, left) +
    lore * w.hunt.islandLore +
    skulls * reputationStep(g, ship) +
    orbs * w.hunt.orb;
  return worth / tiles;
}
