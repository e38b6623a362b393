// Generated from the content by `npm run content -- --write`.
import type { PackId } from '@quarterdeck/kernel';

/** landmarks.json: packs may add to it. Those of edition 1, in the order in which they are dealt. */
export const LANDMARKS = [
  'adventurersTavern',
  'hiddenChamber',
  'mercenaryCamp',
  'salvageMerchant',
  'starAxis',
  'tribalVillage',
  'voodooHut',
  'whisperingPortal',
  'whisperingRavine',
  'oldMystic',
  'altarOfGreed',
  'gildedTablet',
  'jeweledMaze',
  'jeweledThrone',
  'legendaryTomb',
  'pandorasBox',
  'radiantFountain',
  'radiantPool',
  'wellOfWishes',
  'bleedingTotem',
  'boneLever',
  'cursedIdol',
  'dankCave',
  'deadCreek',
  'shriekingArch',
  'shriekingPortal',
  'shriekingRavine',
  'obsidianCradle',
  'burialGrounds',
  'carvedObelisk',
  'celestialAltar',
  'decayingTemple',
  'moonlitLake',
  'sunkenLoom',
] as const;
export type Landmark = PackId<'landmark', (typeof LANDMARKS)[number]>;

/** water-tiles.json: packs may add to it. Those of edition 1, in the order in which they are dealt. */
export const WATER_TILES = [
  'coralReef',
  'stoneSextant',
  'theShallows',
  'fog',
  'merfolkSeer',
  'mermaidPack',
  'shipwreck',
  'highWater',
  'mistsOfMorgana',
  'riverMerfolk',
  'ripCurrent',
] as const;
export type WaterTile = PackId<'waterTile', (typeof WATER_TILES)[number]>;

/** captains.json: every pack has these and no others. */
export const CAPTAINS = [
  'pollyanna',
  'widowCheng',
  'calicoJack',
  'valparisa',
  'hayreddin',
  'voet',
] as const;
export type Captain = (typeof CAPTAINS)[number];

/** relics.json: every pack has these and no others. */
export const RELICS = [
  'totem-x',
  'totem-skull',
  'totem-anchor',
  'totem-palm',
  'shell-x',
  'shell-skull',
  'shell-anchor',
  'shell-palm',
] as const;
export type Relic = (typeof RELICS)[number];

/** jewels.json: every pack has these and no others. */
export const JEWELS = [
  'diamond',
  'ruby',
  'emerald',
  'blackJewel',
] as const;
export type Jewel = (typeof JEWELS)[number];

/** boarding-effects.json: every pack has these and no others. */
export const BOARD_EFFECTS = [
  'stealMapFragment',
  'stealHalfDoubloons',
  'stealCrew',
  'stealJewel',
  'stealReputation',
  'stealShip',
] as const;
export type BoardEffect = (typeof BOARD_EFFECTS)[number];
