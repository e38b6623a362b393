import type { PrintedPart, Shape, Shaped } from '@quarterdeck/kernel/pack';
import {
  bool,
  integer,
  listOf,
  literal,
  mapOf,
  oneOf,
  optional,
  recordOf,
  shape,
  text,
  wording,
} from '@quarterdeck/kernel/pack';
import {
  CARDS,
  DIE_FACES,
  DIRECTIONS,
  EXTENSION_TYPES,
  GOODS,
  ORDINARY_GOODS,
} from './components.ts';
import { SEA_ACTIONS } from './ids.gen.ts';

/** Where a fact comes from: the book, what follows from it, public material, or our own design. */
const SOURCES = ['book', 'derived', 'public', 'ours'] as const;

type Fields = { readonly [name: string]: Shape<unknown> };

const some = integer({ least: 0, most: 1_000 });
const sourced = {
  source: wording(oneOf(SOURCES)),
  fieldSources: wording(optional(mapOf(oneOf(SOURCES)))),
};
const named = { name: wording(text()), text: wording(text()), ...sourced };
const piece = shape({ id: text(), ...sourced });
const twoFaces = <T, P>(of: Shape<T, P>) => recordOf(['a', 'b'], of);

const SEA_TILE = shape({
  id: text(),
  name: wording(text()),
  faces: twoFaces(
    shape({
      id: text(),
      goods: listOf(oneOf(ORDINARY_GOODS), { least: 1, most: 3 }),
      cannon: bool,
      action: oneOf(SEA_ACTIONS),
      text: wording(text()),
      ...sourced,
    }),
  ),
  ...sourced,
});
const PORT_TILE = shape({
  id: text(),
  faces: twoFaces(
    shape({
      id: text(),
      slots: listOf(oneOf(ORDINARY_GOODS), { least: 1, most: 5 }),
      rum: some,
      ...named,
    }),
  ),
  ...sourced,
});
const SUPPLY_BOARD = shape({
  id: text(),
  sides: twoFaces(
    shape({
      id: text(),
      rows: listOf(
        shape({
          good: oneOf(ORDINARY_GOODS),
          fields: listOf(shape({ minPlayers: integer({ least: 2, most: 5 }), good: oneOf(GOODS) })),
        }),
        { count: ORDINARY_GOODS.length },
      ),
      ...named,
    }),
  ),
  ...sourced,
});

const stern = <F extends Fields>(effect: F) =>
  shape({
    when: wording(text()),
    effect: shape(effect),
    optional: bool,
    icon: wording(text()),
    clause: wording(text()),
    ...named,
  });
const STERNS = shape({
  gadgeteer: stern({ value: literal(0) }),
  hoocher: stern({ rumAlone: some, rumWithGood: some }),
  canisterMaster: stern({ cannons: literal(1) }),
  lucky: stern({ thalersFromPirate: some, lootFromEachTied: some }),
  peacemaker: stern({ thalersUnused: some }),
  southerner: stern({ direction: oneOf(DIRECTIONS), rumLess: some }),
  strategist: stern({}),
  marketeer: stern({ rumGained: literal(1) }),
  stickyFingers: stern({ thalers: some }),
});

const mission = <const Kind extends 'race' | 'endurance', F extends Fields>(kind: Kind, needs: F) =>
  shape({
    kind: literal(kind),
    check: wording(text()),
    needs: shape(needs),
    clause: wording(text()),
    ...named,
  });
const MISSIONS = shape({
  'no-mutiny': mission('endurance', {}),
  'no-cannons': mission('endurance', {}),
  'four-cotton': mission('race', { cotton: some }),
  'four-wine': mission('race', { wine: some }),
  'four-tea': mission('race', { tea: some }),
  'mixed-cargo': mission('race', { cotton: some, wine: some, tea: some, rum: some }),
  'six-rum': mission('race', { rum: some }),
  'two-chests': mission('race', { chests: some }),
  'three-different': mission('race', { types: some }),
  'two-same': mission('race', { pieces: some }),
  'beat-pirate': mission('race', {}),
  'three-hits': mission('race', { hits: some }),
});

const extension = <F extends Fields>(effect: F) =>
  shape({ effect: shape(effect), icon: wording(text()), clause: wording(text()), ...named });
const EXTENSIONS = shape({
  types: shape({
    hold: extension({ holdSpaces: some }),
    cannonBase: extension({ cannonBases: some }),
    extraSail: extension({ maxSteps: integer({ least: 1, most: 2 }) }),
    extraWick: extension({ sureHits: some }),
  }),
  pieces: listOf(shape({ id: text(), type: oneOf(EXTENSION_TYPES), value: some, ...sourced })),
});

const CAPTAIN = shape({
  id: text(),
  hex: wording(text()),
  emblem: wording(text()),
  ship: piece,
  barrel: piece,
  bow: shape({
    id: text(),
    holdSpaces: integer({ least: 2, most: 100 }),
    cannonBases: integer({ least: 1, most: 100 }),
    startRum: some,
    text: wording(text()),
    ...sourced,
  }),
  missionMarkers: listOf(piece),
  cards: listOf(shape({ id: text(), shows: oneOf(CARDS), text: wording(text()), ...sourced })),
  ...named,
});

const TABLE_PIECES = shape({
  pirate: shape({ id: text(), colour: wording(text()), ...sourced }),
  peacemakerMarker: piece,
  wind: shape({
    id: text(),
    directions: listOf(oneOf(DIRECTIONS)),
    text: wording(text()),
    ...sourced,
  }),
  dice: shape({
    count: some,
    faces: listOf(oneOf(DIE_FACES), { least: 2 }),
    text: wording(text()),
    ...sourced,
  }),
  coins: shape({
    oneThaler: some,
    fiveThaler: some,
    statedTotal: some,
    text: wording(text()),
    ...sourced,
  }),
  cannons: shape({
    total: some,
    perPlayerInSupply: integer({ least: 1, most: 100 }),
    ...sourced,
  }),
});

const SETUP = shape({
  size: integer({ least: 2, most: 6 }),
  seaTilesInPlay: some,
  guaranteedExtensionTiles: some,
  portTilesInPlay: some,
  missionCards: some,
  pirateAttacks: oneOf(['sameTileAndNeighboursAcrossWind', 'sameTileAndAllNeighbours']),
  startThalers: some,
  racePositions: listOf(some),
  ...sourced,
});

const prize = shape({ first: some, second: some, tieFirstEach: some, tieSecondEach: some });
const AMOUNTS = shape({
  movementCosts: shape({ downwind: some, crosswind: some, upwind: some, ...sourced }),
  pirateDice: shape({ sameTile: some, adjacent: some, ...sourced }),
  portPayout: shape({ thalers: listOf(some, { count: 6 }), chests: some, ...sourced }),
  scoring: shape({
    shipValue: prize,
    cannons: prize,
    cargoPerThaler: integer({ least: 1, most: 100 }),
    enduranceMission: some,
    raceMissionFailed: integer({ least: -100, most: 0 }),
    ...sourced,
  }),
  emergencyRum: shape({ goods: literal(2), rum: literal(1), ...sourced }),
  islands: shape({
    extensionThalers: some,
    goodsGained: literal(2),
    freeRum: some,
    thalers: some,
    ...sourced,
  }),
  limits: shape({
    rounds: integer({ least: 1, most: 1_000 }),
    clause: wording(text()),
    text: wording(text()),
    ...sourced,
  }),
});

const COUNTED = [
  'seaTiles',
  'portTiles',
  'merchantShips',
  'pirateShips',
  'supplyBoards',
  'treasureChests',
  'movementCards',
  'missionCards',
  'windMarkers',
  'rumBarrels',
  'coinsOneThaler',
  'coinsFiveThaler',
  'peacemakerMarkers',
  'dice',
  'cannons',
  'goodsMarkers',
  'missionMarkers',
  'missionMarkersPerPlayer',
  'bowTiles',
  'sternTiles',
  'shipExtensions',
  'shipExtensionsPerType',
] as const;

export const PACK_SHAPE = shape({
  about: wording(
    shape({
      id: text(),
      title: text(),
      designer: text(),
      minPlayers: some,
      maxPlayers: some,
      minAge: some,
      ...sourced,
    }),
  ),
  counts: shape({ counts: recordOf(COUNTED, some), ...sourced }),
  seaTiles: listOf(SEA_TILE),
  portTiles: listOf(PORT_TILE),
  supplyBoards: listOf(SUPPLY_BOARD),
  goods: recordOf(
    GOODS,
    shape({
      name: wording(text()),
      colour: wording(text()),
      hex: wording(text()),
      icon: wording(text()),
      count: some,
      wild: bool,
      ...sourced,
    }),
  ),
  chests: listOf(shape({ id: text(), value: integer({ least: 1, most: 100 }), ...sourced })),
  seaActions: recordOf(
    SEA_ACTIONS,
    shape({ icon: wording(text()), clause: wording(text()), ...named }),
  ),
  extensions: EXTENSIONS,
  sterns: STERNS,
  missions: MISSIONS,
  captains: listOf(CAPTAIN),
  tablePieces: TABLE_PIECES,
  setups: recordOf(['2', '3', '4', '5'], SETUP),
  amounts: AMOUNTS,
});
export type SeawolfPack = Shaped<typeof PACK_SHAPE>;
/** What rules may decide by. */
export type SeawolfFacts = PrintedPart<typeof PACK_SHAPE>;
