import about from '../content/about.json';
import amounts from '../content/amounts.json';
import boards from '../content/boards.json';
import counts from '../content/counts.json';
import crew from '../content/crew.json';
import factions from '../content/factions.json';
import figures from '../content/figures.json';
import market from '../content/market.json';
import pieces from '../content/pieces.json';
import plans from '../content/plans.json';
import regionTiles from '../content/region-tiles.json';
import rewards from '../content/rewards.json';
import seatings from '../content/seatings.json';
import setupMap from '../content/setup-map.json';
import suits from '../content/suits.json';
import terrain from '../content/terrain.json';

/** The components as they lie in their files; `pack.ts` reads them through their shape. */
export const CONTENT = {
  about,
  counts,
  suits,
  terrain,
  regionTiles,
  setupMap,
  factions,
  seatings,
  boards,
  rewards,
  crew,
  market,
  plans,
  figures,
  pieces,
  amounts,
};
