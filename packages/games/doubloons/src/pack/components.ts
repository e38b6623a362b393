// The kinds of things in the box: DD-014 to DD-024

/** DD-002 */
export const MODULES = [
  'blackJewel',
  'advancedScoring',
  'legendaryGhostShip',
  'stealShip',
  'compass',
  'alternateIsland',
] as const;
export type Module = (typeof MODULES)[number];

/** DD-025, DD-284: the two sides of the board. */
export const BOARDS = ['standard', 'alternate'] as const;
export type Board = (typeof BOARDS)[number];

/** DD-345: clockwise and counter-clockwise. */
export const FACINGS = ['cw', 'ccw'] as const;
export type Facing = (typeof FACINGS)[number];

/** DD-S09 */
export const SYMBOLS = ['x', 'skull', 'anchor', 'palm'] as const;
export type FragmentSymbol = (typeof SYMBOLS)[number];

/** DD-073 to DD-075 */
export const SPECIAL_TILES = ['islandLore', 'skullAmulet', 'protectionOrb'] as const;

/** DD-017: alike ones are interchangeable. */
export const MAP_TILES = [...SYMBOLS, ...SPECIAL_TILES] as const;
export type MapTile = (typeof MAP_TILES)[number];

/** DD-022, DD-S09 */
export const RELIC_KINDS = ['totem', 'shell'] as const;
export type RelicKind = (typeof RELIC_KINDS)[number];

/** DD-024, DD-286: the colours of landmarks and of their locations. */
export const COLOURS = ['blue', 'yellow', 'red', 'green'] as const;
export type Colour = (typeof COLOURS)[number];

/** DD-S11 */
export const WATER_GROUPS = ['1', '2', '3', 'S'] as const;
export type WaterGroup = (typeof WATER_GROUPS)[number];

/** DD-142 to DD-144 */
export const WATER_TIMINGS = ['roundStart', 'uponEntry', 'always'] as const;

/** DD-023 */
export const ACTIONS = [
  'hunt',
  'repair',
  'pillage',
  'attackForward',
  'attackBroadsides',
  'board',
] as const;
export type Action = (typeof ACTIONS)[number];

/** DD-061, DD-062 */
export const ICONS = ['sail', 'comeAbout'] as const;
export type Icon = (typeof ICONS)[number];

/** DD-016, DD-285 */
export const CARD_KINDS = ['normal', 'captain', 'green'] as const;
export type CardKind = (typeof CARD_KINDS)[number];

/** DD-104 to DD-106 */
export const DIE_FACES = ['crew', 'doubloon', 'voodoo'] as const;
export type DieFace = (typeof DIE_FACES)[number];

export const LOCATION_KINDS = ['beach', 'landmark', 'ruin', 'goal'] as const;
export type LocationKind = (typeof LOCATION_KINDS)[number];

/** DD-130 to DD-133 */
export const CREW_LOST_EFFECTS = ['handSize', 'abilityOff', 'noComeAbout'] as const;

/** DD-254 to DD-258 */
export const BONUSES = [
  'mostDoubloons',
  'mostJewels',
  'highestReputation',
  'bestKeptShip',
  'fullestMap',
] as const;
export type Bonus = (typeof BONUSES)[number];
