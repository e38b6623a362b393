import about from '../../content/about.json' with { type: 'json' };
import amounts from '../../content/amounts.json' with { type: 'json' };
import boards from '../../content/boards.json' with { type: 'json' };
import counts from '../../content/counts.json' with { type: 'json' };
import crew from '../../content/crew.json' with { type: 'json' };
import factions from '../../content/factions.json' with { type: 'json' };
import figures from '../../content/figures.json' with { type: 'json' };
import market from '../../content/market.json' with { type: 'json' };
import pieces from '../../content/pieces.json' with { type: 'json' };
import plans from '../../content/plans.json' with { type: 'json' };
import regionTiles from '../../content/region-tiles.json' with { type: 'json' };
import rewards from '../../content/rewards.json' with { type: 'json' };
import seatings from '../../content/seatings.json' with { type: 'json' };
import setupMap from '../../content/setup-map.json' with { type: 'json' };
import suits from '../../content/suits.json' with { type: 'json' };
import terrain from '../../content/terrain.json' with { type: 'json' };

/** The components as they lie in their files; `pack.ts` reads them through their shape. */
export const CONTENT = {
  /** Which state of the ledger's decisions is played: stored matches stay with theirs. */
  rulings: 2,
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
