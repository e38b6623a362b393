import type { Seawolf, Ship } from '../model/state.ts';
import { DIRECTIONS, type Direction } from '../pack/components.ts';
import type { TileId } from '../pack/printed.ts';
import { sureHits } from '../rules/extensions.ts';
import { isPort, neighbourOf, placed, tableOf } from '../rules/map.ts';
import { headingOf } from '../rules/moving.ts';
import type { Scales } from './weights.ts';

/** How often a die hits. */
export const HIT = 0.5;

/** Where the pirate may lie after the next wind, and the tiles that it attacks from there. */
export type Threat = { readonly tile: TileId; readonly attacks: readonly TileId[] };

/** By the four winds. */
export function threatsOf(g: Seawolf): readonly Threat[] {
  if (g.pirate === null) return [];
  const from = placed(g.pirate);
  return DIRECTIONS.map((wind) => {
    const tile = afterWind(g, from, wind);
    return { tile, attacks: attackedFrom(g, tile, wind) };
  });
}

/** The thalers and loot that the pirate brings or costs on this tile, over the four winds. */
export function pirateWorth(
  g: Seawolf,
  { lootLost }: Scales,
  ship: Ship,
  threats: readonly Threat[],
  tile: TileId,
): number {
  if (ship.peaceful || g.pirate === null || isPort(g, tile)) return 0;
  const { sameTile, adjacent } = g.printed.content.amounts.pirateDice;
  let sum = 0;
  for (const pirate of threats) {
    const dice = pirate.tile === tile ? sameTile : pirate.attacks.includes(tile) ? adjacent : 0;
    if (dice === 0) continue;
    const ahead = HIT * (ship.cannons + sureHits(g, ship) - dice);
    sum += ahead > 0 ? ahead : ahead * lootLost;
  }
  return sum / DIRECTIONS.length;
}

/** At whatever strength. */
export const isReached = ({ tile, attacks }: Threat, by: TileId): boolean =>
  tile === by || attacks.includes(by);

function afterWind(g: Seawolf, from: TileId, wind: Direction): TileId {
  let to = neighbourOf(g, from, wind);
  while (isPort(g, to) && to !== from) to = neighbourOf(g, to, wind);
  return to;
}

function attackedFrom(g: Seawolf, pirate: TileId, wind: Direction): readonly TileId[] {
  const onlyAcross = tableOf(g).setup.pirateAttacks === 'sameTileAndNeighboursAcrossWind';
  const attacked: TileId[] = [];
  for (const direction of DIRECTIONS)
    if (!onlyAcross || headingOf(wind, direction) === 'crosswind')
      attacked.push(neighbourOf(g, pirate, direction));
  return attacked;
}
