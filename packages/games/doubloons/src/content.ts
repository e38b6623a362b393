import about from '../content/about.json';
import actionCards from '../content/action-cards.json';
import alternateIsland from '../content/alternate-island.json';
import attackDie from '../content/attack-die.json';
import boardingEffects from '../content/boarding-effects.json';
import captains from '../content/captains.json';
import colours from '../content/colours.json';
import counts from '../content/counts.json';
import icons from '../content/icons.json';
import jewels from '../content/jewels.json';
import landmarks from '../content/landmarks.json';
import mapTiles from '../content/map-tiles.json';
import mats from '../content/mats.json';
import modules from '../content/modules.json';
import relics from '../content/relics.json';
import scoring from '../content/scoring.json';
import setup from '../content/setup.json';
import standardIsland from '../content/standard-island.json';
import symbols from '../content/symbols.json';
import waterChart from '../content/water-chart.json';
import waterTiles from '../content/water-tiles.json';

/** The components as they lie in their files; `pack.ts` reads them through their shape. */
export const CONTENT = {
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
