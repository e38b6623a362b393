import about from '../../content/about.json' with { type: 'json' };
import actionCards from '../../content/action-cards.json' with { type: 'json' };
import alternateIsland from '../../content/alternate-island.json' with { type: 'json' };
import attackDie from '../../content/attack-die.json' with { type: 'json' };
import boardingEffects from '../../content/boarding-effects.json' with { type: 'json' };
import captains from '../../content/captains.json' with { type: 'json' };
import colours from '../../content/colours.json' with { type: 'json' };
import counts from '../../content/counts.json' with { type: 'json' };
import icons from '../../content/icons.json' with { type: 'json' };
import jewels from '../../content/jewels.json' with { type: 'json' };
import landmarks from '../../content/landmarks.json' with { type: 'json' };
import mapTiles from '../../content/map-tiles.json' with { type: 'json' };
import mats from '../../content/mats.json' with { type: 'json' };
import modules from '../../content/modules.json' with { type: 'json' };
import relics from '../../content/relics.json' with { type: 'json' };
import scoring from '../../content/scoring.json' with { type: 'json' };
import setup from '../../content/setup.json' with { type: 'json' };
import standardIsland from '../../content/standard-island.json' with { type: 'json' };
import symbols from '../../content/symbols.json' with { type: 'json' };
import waterChart from '../../content/water-chart.json' with { type: 'json' };
import waterTiles from '../../content/water-tiles.json' with { type: 'json' };

/** The components as they lie in their files; `pack.ts` reads them through their shape. */
export const CONTENT = {
  /** Which state of the ledger's decisions is played: stored matches stay with theirs. */
  rulings: 2,
  about,
  modules,
  counts,
  setup,
  captains,
  mats,
  attackDie,
  actionCards,
  icons,
  colours,
  boardingEffects,
  symbols,
  mapTiles,
  waterTiles,
  waterChart,
  landmarks,
  jewels,
  relics,
  islands: { standard: standardIsland, alternate: alternateIsland },
  scoring,
};
