import type { Seawolf, Ship } from '../model/state.ts';
import { DIRECTIONS } from '../pack/components.ts';
import type { TileId } from '../pack/printed.ts';
import { sureHits } from '../rules/extensions.ts';
import { isPort, neighbourOf, placed, tableOf } from '../rules/map.ts';
import { headingOf } from '../rules/moving.ts';

/** What a loot lost is worth to the loser, about. */
const LOOT = 0.9;
const HALF = 0.5;

/** The thalers and loot that the pirate brings or costs on this tile, over the four winds. */
export function pirateWorth(g: Seawolf, ship: Ship, tile: TileId): number {
  if (ship.peaceful || g.pirate === null || isPort(g, tile)) return 0;
  const { sameTile, adjacent } = g.printed.content.amounts.pirateDice;
  let sum = 0;
  for (const wind of DIRECTIONS) {
    const pirate = afterWind(g, placed(g.pirate), wind);
    const dice = pirate === tile ? sameTile : reaches(g, pirate, tile, wind) ? adjacent : 0;
    if (dice === 0) continue;
    const ahead = HALF * (ship.cannons + sureHits(g, ship) - dice);
    sum += ahead > 0 ? ahead : ahead * LOOT;
  }
  return sum / DIRECTIONS.length;
}

function afterWind(g: Seawolf, from: TileId, wind: (typeof DIRECTIONS)[number]): TileId {
  let to = neighbourOf(g, from, wind);
  while (isPort(g, to) && to !== from) to = neighbourOf(g, to, wind);
  return to;
}

function reaches(
  g: Seawolf,
  pirate: TileId,
  tile: TileId,
  wind: (typeof DIRECTIONS)[number],
): boolean {
  const onlyAcross = tableOf(g).setup.pirateAttacks === 'sameTileAndNeighboursAcrossWind';
  for (const direction of DIRECTIONS)
    if (
      neighbourOf(g, pirate, direction) === tile &&
      (!onlyAcross || headingOf(wind, direction) === 'crosswind')
    )
      return true;
  return false;
}
