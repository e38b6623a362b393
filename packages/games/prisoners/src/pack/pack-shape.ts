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
  packIdOf,
  recordOf,
  shape,
  text,
  wording,
} from '@quarterdeck/kernel/pack';
import {
  COLORS,
  COORDINATES,
  CREATURES,
  DIE_FACES,
  ENGAGEMENT_STEPS,
  MANEUVER_TYPES,
  TARGETS,
  TURN_STEPS,
} from './components.ts';
import { CHOOSE, EFFECT, WHEN } from './effect-shape.ts';
import { DECK_MANEUVERS, TERRITORIES, TERRITORY_MANEUVERS } from './ids.gen.ts';

/** Where a fact comes from: the book, what follows from it, public material, or our own design. */
const SOURCES = ['book', 'derived', 'public', 'ours'] as const;
/** Player counts. */
export const TABLES = ['2', '3', '4'] as const;

const some = integer({ least: 0, most: 1_000 });
const most = integer({ least: 1, most: 1_000 });
const level = integer({ least: 5, most: 9 });
const sourced = {
  source: wording(oneOf(SOURCES)),
  fieldSources: wording(optional(mapOf(oneOf(SOURCES)))),
};

const figure = shape({ value: most, meaning: wording(optional(text())), ...sourced });
const FIGURES = shape({
  startShips: figure,
  startLevel: figure,
  minLevel: figure,
  maxLevel: figure,
  moveHexes: figure,
  exploresPerShip: figure,
  attacksPerShip: figure,
  upgradeLevelsPerTurn: figure,
  ownTurnPlayLimit: figure,
  enemyTurnPlayLimit: figure,
  turnOrderDice: figure,
  fleetVictoryShips: figure,
  fleetVictoryLevel: figure,
  capturedPrivateerLevel: figure,
  handLimit: shape({ value: literal(null), ...sourced }),
  startingHand: shape({ value: literal(0), ...sourced }),
  territoryReturnFireMinimum: figure,
  minimumDicePerShipRoll: figure,
  minimumDefense: figure,
  maxShipsPerPlayer: figure,
  becalmedTurns: figure,
  truceCalmTurns: figure,
  takeNoPrisonersDepth: shape({
    value: recordOf(TABLES, most),
    meaning: wording(text()),
    ...sourced,
  }),
});

const reward = orNull(shape({ draws: some, levels: some }));
const TARGET = shape({
  name: wording(text()),
  icon: wording(text()),
  sinkDefense: orNull(most),
  captureDefense: orNull(most),
  returnFireDice: orNull(some),
  sunk: reward,
  captured: reward,
  ...sourced,
});

const total = { total: most, ...sourced };
const COUNTS = shape({
  ships: shape({ perColor: most, ...total }),
  levelFlags: shape({ levels: listOf(level), perLevel: most, limiting: bool, ...sourced }),
  territoryAndDrawMarkers: shape({ perColor: most, limiting: bool, ...total }),
  dice: shape({ limiting: bool, ...total }),
  destinations: shape({
    territories: most,
    sharks: most,
    squids: most,
    privateers: most,
    ...total,
  }),
  deckManeuvers: shape({ designs: most, perLevel: most, ...total }),
  territoryManeuvers: shape(total),
  explodingSquidsPiece: shape(total),
  exploreAndExpandCard: shape(total),
  takeNoPrisonersCard: shape(total),
  playerSheets: shape(total),
  board: shape(total),
});

const RULE_CARD = shape({
  name: wording(text()),
  inEffect: wording(text()),
  allows: shape({
    attackNeutral: bool,
    attackPlayerShips: bool,
    attackControlledTerritories: bool,
    playManeuvers: bool,
  }),
  text: wording(text()),
  ...sourced,
});

const printedManeuver = {
  name: wording(text()),
  when: WHEN,
  choose: listOf(CHOOSE),
  effects: listOf(EFFECT, { least: 1 }),
  text: wording(text()),
  clauses: wording(listOf(text(), { least: 1 })),
  ...sourced,
};

const BOARD = shape({
  columns: literal(18),
  rows: literal(16),
  orientation: literal('flat-top'),
  offset: literal('odd-q'),
  /** Row by row, a word for each column: its coordinates, or -- for a starting hex. */
  coordinates: listOf(text(), { count: 16 }),
  regions: listOf(
    shape({
      id: integer({ least: 1, most: 4 }),
      name: wording(text()),
      colorName: wording(text()),
      color: wording(text()),
      columns: wording(text()),
      rows: wording(text()),
      hexes: most,
      coordinateHexes: most,
      startingHexes: most,
      ...sourced,
    }),
    { count: 4 },
  ),
  startAreas: listOf(
    shape({
      id: integer({ least: 1, most: 4 }),
      corner: wording(text()),
      region: integer({ least: 1, most: 4 }),
      hexes: listOf(text()),
      ...sourced,
    }),
    { count: 4 },
  ),
  startAreaBySeat: recordOf(TABLES, listOf(integer({ least: 1, most: 4 }), { least: 2 })),
  unexploredBack: shape({ icon: wording(text()), ...sourced }),
  ...sourced,
});

const counted = shape({ count: most, ...sourced });
const span = shape({ min: most, max: most });

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
  board: BOARD,
  colors: recordOf(
    COLORS,
    shape({
      name: wording(text()),
      seat: most,
      color: wording(text()),
      symbol: wording(text()),
      ships: most,
      markers: most,
      playerSheets: most,
      ...sourced,
    }),
  ),
  coordinates: recordOf(
    COORDINATES,
    shape({ high: level, low: level, hexesPerRegion: most, ...sourced }),
  ),
  counts: COUNTS,
  deckManeuvers: byPackId(
    'maneuver',
    DECK_MANEUVERS,
    shape({ level, count: most, ...printedManeuver }),
  ),
  destinations: recordOf([...CREATURES, 'territory'], counted),
  dice: shape({ count: most, faces: listOf(oneOf(DIE_FACES), { least: 1 }), ...sourced }),
  figures: FIGURES,
  maneuverTypes: recordOf(
    MANEUVER_TYPES,
    shape({ name: wording(text()), icon: wording(text()), playedIn: wording(text()), ...sourced }),
  ),
  ruleCards: recordOf(['exploreAndExpand', 'takeNoPrisoners'], RULE_CARD),
  setup: shape({
    order: wording(listOf(text())),
    destinationsPlaced: recordOf(TABLES, span),
    ...sourced,
  }),
  shipLevels: recordOf(
    ['5', '6', '7', '8', '9'],
    shape({
      attackDice: most,
      returnFireDice: most,
      sinkDefense: most,
      captureDefense: most,
      ...sourced,
    }),
  ),
  specialPieces: recordOf(
    ['explodingSquids'],
    shape({
      name: wording(text()),
      count: most,
      usedBy: packIdOf('maneuver', DECK_MANEUVERS),
      start: wording(text()),
      ...sourced,
    }),
  ),
  steps: shape({
    turn: listOf(
      shape({
        step: most,
        id: oneOf(TURN_STEPS),
        name: wording(text()),
        label: wording(text()),
        optional: bool,
        ...sourced,
      }),
      { count: TURN_STEPS.length },
    ),
    engagement: listOf(
      shape({ step: most, id: oneOf(ENGAGEMENT_STEPS), name: wording(text()), ...sourced }),
      { count: ENGAGEMENT_STEPS.length },
    ),
  }),
  targets: recordOf(TARGETS, TARGET),
  territories: recordOf(
    TERRITORIES,
    shape({
      name: wording(text()),
      icon: wording(text()),
      maneuver: oneOf(TERRITORY_MANEUVERS),
      ...sourced,
    }),
  ),
  territoryManeuvers: recordOf(
    TERRITORY_MANEUVERS,
    shape({ territory: oneOf(TERRITORIES), cooldown: most, ...printedManeuver }),
  ),
});
export type PrisonersPack = Shaped<typeof PACK_SHAPE>;
/** What rules may decide by. */
export type PrisonersFacts = PrintedPart<typeof PACK_SHAPE>;
