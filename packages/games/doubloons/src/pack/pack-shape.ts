import type { PrintedPart, Shaped } from '@quarterdeck/kernel/pack';
import {
  bool,
  byPackId,
  integer,
  listOf,
  literal,
  mapOf,
  oneOf,
  optional,
  orNull,
  recordOf,
  shape,
  text,
  variants,
  wording,
} from '@quarterdeck/kernel/pack';
import {
  ACTIONS,
  BONUSES,
  CARD_KINDS,
  COLOURS,
  CREW_LOST_EFFECTS,
  DIE_FACES,
  ICONS,
  LOCATION_KINDS,
  MAP_TILES,
  MODULES,
  RELIC_KINDS,
  SPECIAL_TILES,
  SYMBOLS,
  WATER_TIMINGS,
} from './components.ts';
import { LANDMARK_EFFECT, WATER_EFFECT } from './effect-shape.ts';
import { BOARD_EFFECTS, JEWELS, LANDMARKS, RELICS, WATER_TILES } from './ids.gen.ts';

/** Where a fact comes from: the book, what follows from it, public material, or our own design. */
const SOURCES = ['book', 'derived', 'public', 'ours'] as const;
/** Player counts. */
const TABLES = ['2', '3', '4', '5', '6'] as const;

const some = integer({ least: 0, most: 1_000 });
const most = integer({ least: 1, most: 100 });
const sourced = {
  source: wording(oneOf(SOURCES)),
  fieldSources: wording(optional(mapOf(oneOf(SOURCES)))),
};
const cited = { text: wording(text()), clause: wording(text()), ...sourced };

/** DD-001, DD-022 */
const COUNTED = [
  'boards',
  'doubloons',
  'jewels',
  'actionCardsNormal',
  'actionCardsCaptain',
  'mapTiles',
  'mapTilesSpecial',
  'mapFragments',
  'waterTiles',
  'landmarksBlue',
  'landmarksRed',
  'landmarksYellow',
  'pillageTokens',
  'pirateShips',
  'ghostShips',
  'shipMats',
  'markerDiscs',
  'attackDice',
  'protectionOrbTokens',
  'initiativeTokens',
  'captainMeeples',
  'referenceCards',
  'rulebooks',
] as const;
const MODULE_COUNTED = [
  'compassTokens',
  'landmarkOldMystic',
  'blackJewels',
  'landmarkObsidianCradle',
  'actionCardsGreen',
  'landmarksGreen',
  'relics',
  'totems',
  'shells',
  'endGameTrackers',
] as const;

const specialTiles = recordOf(SPECIAL_TILES, some);
const SETUP = shape({
  perPlayer: shape({
    doubloons: some,
    pillageTokens: some,
    fragments: some,
    compasses: some,
    ...sourced,
  }),
  hand: shape({ size: most, programmed: literal(3), ...sourced }),
  byPlayers: recordOf(
    TABLES,
    shape({
      islandDoubloons: some,
      fragmentTypes: integer({ least: 1, most: SYMBOLS.length }),
      fragmentsRemoved: some,
      specialTiles,
      mapStack: some,
      ...sourced,
    }),
  ),
  alternate: shape({
    fragments: some,
    relics: most,
    byPlayers: recordOf(TABLES, shape({ specialTiles, mapStack: some, ...sourced })),
    ...sourced,
  }),
  legendaryGhostShip: shape({
    doubloons: some,
    jewels: some,
    crew: some,
    reputation: some,
    fragments: some,
    relics: some,
    extraPlayers: some,
    pillageTokens: some,
    ...sourced,
  }),
  limits: shape({ rounds: most, clause: wording(text()), ...sourced }),
});

const captain = <F extends Parameters<typeof shape>[0]>(effect: F) =>
  shape({
    name: wording(text()),
    ship: wording(text()),
    color: wording(text()),
    hex: wording(text()),
    ability: shape({ name: wording(text()), effect: shape(effect) }),
    ...cited,
  });
const CAPTAIN_CARDS = shape({
  pollyanna: captain({ landmarks: most }),
  widowCheng: captain({ hull: some }),
  calicoJack: captain({ cards: some }),
  valparisa: captain({ crew: some, blackJewels: some }),
  hayreddin: captain({}),
  voet: captain({ damage: some }),
});

const MATS = shape({
  hull: shape({ most, start: most, ...sourced }),
  reputation: shape({ start: some, points: listOf(some, { least: 1 }), ...sourced }),
  crew: shape({
    most,
    start: some,
    lost: listOf(shape({ lost: most, effect: oneOf(CREW_LOST_EFFECTS) })),
    ...sourced,
  }),
  endTrack: shape({ spaces: most, start: most, ...sourced }),
  ghost: shape({ doubloons: some, hull: most, crew: some, ...sourced }),
  figures: shape({
    pirateShips: some,
    ghostShips: some,
    captainMeeples: some,
    markerDiscs: some,
    endGameTrackers: some,
    shipMats: some,
    ...sourced,
  }),
});

const plus = { plus: some };
const ACTION_CARD = shape({
  id: text(),
  kind: oneOf(CARD_KINDS),
  movement: listOf(shape({ icon: oneOf(ICONS), required: bool }), { most: 2 }),
  actions: listOf(
    variants('type', {
      hunt: { ...plus, gainCrew: some },
      repair: plus,
      pillage: plus,
      attackForward: plus,
      attackBroadsides: plus,
      board: {
        ...plus,
        effect: oneOf(BOARD_EFFECTS),
        amount: optional(most),
        prereq: orNull(shape({ kind: oneOf(['own', 'enemy']), icon: oneOf(ACTIONS) })),
      },
    }),
    { count: 2 },
  ),
  ...sourced,
});

/** What ships have that others may take. */
const STEALABLE = ['fragments', 'doubloons', 'crew', 'jewels', 'reputation'] as const;

const effects = listOf(LANDMARK_EFFECT, { least: 1 });
/** DD-297: a green landmark has two sides, the others one. */
const LANDMARK = shape({
  name: wording(text()),
  colour: oneOf(COLOURS),
  module: orNull(oneOf(MODULES)),
  effects: optional(effects),
  before: optional(effects),
  after: optional(effects),
  ...cited,
});

const chart = (regions: number) =>
  shape({
    ...tables(listOf(oneOf(['1', '2', '3', '3*', 'S']), { count: regions })),
    ...sourced,
  });
function tables<T>(each: T): { readonly [N in (typeof TABLES)[number]]: T } {
  return { '2': each, '3': each, '4': each, '5': each, '6': each };
}

const coordinate = integer({ least: 0, most: 1_000 });
const degrees = integer({ least: 0, most: 360 });
const island = {
  regions: listOf(
    shape({
      id: text(),
      name: wording(text()),
      angle: degrees,
      arc: listOf(degrees, { count: 2 }),
      x: wording(coordinate),
      y: wording(coordinate),
      ...sourced,
    }),
  ),
  drawing: wording(
    shape({
      size: some,
      center: listOf(coordinate, { count: 2 }),
      islandRadius: some,
      ringInner: some,
      ringOuter: some,
      ...sourced,
    }),
  ),
  locations: listOf(
    shape({
      id: text(),
      kind: oneOf(LOCATION_KINDS),
      colour: orNull(oneOf(COLOURS)),
      name: wording(text()),
      region: orNull(text()),
      distance: optional(some),
      x: wording(coordinate),
      y: wording(coordinate),
      ...sourced,
    }),
  ),
  paths: listOf(listOf(text(), { count: 2 })),
  ...sourced,
};

/** Which state of the ledger's decisions; packs that do not say are older than the second. */
const RULINGS = optional(integer({ least: 1, most: 2 }));

export const PACK_SHAPE = shape({
  rulings: RULINGS,
  about: wording(
    shape({
      id: text(),
      title: text(),
      minPlayers: most,
      maxPlayers: most,
      ...sourced,
    }),
  ),
  modules: recordOf(
    MODULES,
    shape({
      name: wording(text()),
      adds: wording(listOf(text())),
      maxPlayers: optional(most),
      recommendedAt: optional(listOf(most)),
      ...sourced,
    }),
  ),
  counts: shape({
    standard: recordOf(COUNTED, some),
    modules: recordOf(MODULE_COUNTED, some),
    ...sourced,
  }),
  setup: SETUP,
  captains: CAPTAIN_CARDS,
  mats: MATS,
  attackDie: shape({
    faces: listOf(oneOf(DIE_FACES), { least: 1 }),
    symbols: recordOf(DIE_FACES, shape({ text: wording(text()), ...sourced })),
    ...sourced,
  }),
  actionCards: listOf(ACTION_CARD),
  icons: wording(
    mapOf(
      shape({
        name: wording(text()),
        where: wording(text()),
        picture: wording(text()),
        clause: wording(text()),
        ...sourced,
      }),
    ),
  ),
  colours: recordOf(COLOURS, shape({ name: wording(text()), hex: wording(text()), ...sourced })),
  boardingEffects: recordOf(
    BOARD_EFFECTS,
    shape({
      needs: orNull(shape({ item: oneOf(STEALABLE), count: most })),
      divisor: optional(most),
      ...cited,
    }),
  ),
  symbols: recordOf(SYMBOLS, shape({ name: wording(text()), ...sourced })),
  mapTiles: recordOf(MAP_TILES, shape({ name: wording(text()), count: most, ...cited })),
  waterTiles: byPackId(
    'waterTile',
    WATER_TILES,
    shape({
      name: wording(text()),
      group: oneOf(['1', '2', '3', 'S']),
      count: most,
      timing: oneOf(WATER_TIMINGS),
      effect: WATER_EFFECT,
      ...cited,
    }),
  ),
  waterChart: shape({ standard: chart(4), alternate: chart(5) }),
  landmarks: byPackId('landmark', LANDMARKS, LANDMARK),
  jewels: recordOf(
    JEWELS,
    shape({
      name: wording(text()),
      count: most,
      points: integer({ least: -100, most: 100 }),
      ghostPoints: integer({ least: -100, most: 100 }),
      module: orNull(oneOf(MODULES)),
      hex: wording(text()),
      clause: wording(text()),
      ...sourced,
    }),
  ),
  relics: recordOf(
    RELICS,
    shape({
      kind: oneOf(RELIC_KINDS),
      symbol: oneOf(SYMBOLS),
      count: most,
      points: some,
      clause: wording(text()),
      ...sourced,
    }),
  ),
  islands: shape({
    standard: shape({ jewelsByDistance: listOf(some), ...island }),
    alternate: shape({ jewels: shape({ goal: some, ruin: some }), ...island }),
  }),
  scoring: shape({
    perItem: shape({ fragment: some, doubloon: some, crew: some, ...sourced }),
    ghostPerItem: shape({ fragment: some, doubloon: some, ...sourced }),
    sets: shape({ threeSymbols: some, fourSymbols: some, ...sourced }),
    bonuses: recordOf(
      BONUSES,
      shape({ name: wording(text()), points: some, clause: wording(text()), ...sourced }),
    ),
  }),
});
export type DoubloonsPack = Shaped<typeof PACK_SHAPE>;
/** What rules may decide by. */
export type DoubloonsFacts = PrintedPart<typeof PACK_SHAPE>;
