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
  ASSIGNMENTS,
  BONUS_ACTIONS,
  BOOTY,
  COLOURS,
  LEVELS,
  MERCHANTS,
  ORDER_TOKENS,
  ORDERS,
  PORTS,
  SEARCH_EFFECTS,
  SOLO_TARGETS,
} from './components.ts';
import { BONUS_ACTION, FACE, LOOP_STEP } from './effect-shape.ts';
import {
  CAPTAIN_CARDS,
  CAPTAINS,
  CREW,
  MAP_CARDS,
  MERCHANT_CARDS,
  SEARCH_KINDS,
  SOLO_HELMS,
  SOLO_LEGENDS,
} from './ids.gen.ts';

/** Where a fact comes from: the book, what follows from it, public material, or our own design. */
const SOURCES = ['book', 'derived', 'public', 'ours'] as const;
/** Player counts. */
export const TABLES = ['1', '2', '3', '4'] as const;

const some = integer({ least: 0, most: 100 });
const most = integer({ least: 1, most: 100 });
const sourced = {
  source: wording(oneOf(SOURCES)),
  fieldSources: wording(optional(mapOf(oneOf(SOURCES)))),
};

/** TE-001 */
const BOXED = [
  'helm-mats',
  'legend-mats',
  'market-mat',
  'port-tokens',
  'map-cards',
  'merchant-cards',
  'crew-cards',
  'captain-cards',
  'search-tokens',
  'order-tokens',
  'pirate-ships',
  'merchant-ships',
  'navy-ship',
  'booty-bag',
  'booty-crates',
  'doubloons',
  'dice',
  'sure-fire-tokens',
  'captains',
  'legend-tokens',
  'deckhands',
  'treasures',
] as const;

const COUNTS = shape({
  components: recordOf(BOXED, shape({ name: wording(text()), count: most, ...sourced })),
  perPlayer: shape({
    legendMats: most,
    helmMats: most,
    pirateShips: most,
    legendTokens: most,
    treasures: most,
    captains: most,
    deckhands: most,
    orderTokens: most,
    captainCards: most,
    doubloons: most,
    ...sourced,
  }),
});

const BOARD = shape({
  rows: literal(4),
  cols: literal(4),
  ports: recordOf(PORTS, shape({ space: text(), ...sourced })),
  navyStarts: shape({ spaces: listOf(text(), { count: 2 }), ...sourced }),
  merchantStarts: recordOf(MERCHANTS, shape({ space: text(), target: oneOf(PORTS), ...sourced })),
  ...sourced,
});

const MAP_CARD = shape({
  name: wording(text()),
  settlement: integer({ least: 0, most: 2 }),
  market: orNull(oneOf(BOOTY)),
  cove: bool,
  bury: orNull(most),
  storm: bool,
  text: wording(text()),
  ...sourced,
});

const SEARCH_TOKEN = shape({
  name: wording(text()),
  text: wording(text()),
  count: most,
  use: oneOf(['immediate', 'keep']),
  effect: oneOf(SEARCH_EFFECTS),
  amount: most,
  ...sourced,
});

const MERCHANT_CARD = shape({
  value: most,
  damage: most,
  gold: most,
  /** 0: sinking it never gives Legend. */
  legendUpToPlayers: integer({ least: 0, most: 4 }),
  /** TE-163: whether it stays when its Merchant is sunk. */
  stays: bool,
  text: wording(text()),
  ...sourced,
});

/** TE-187: what Captain and Crew Cards show alike. */
const CARD = shape({
  name: wording(text()),
  dieSymbols: listOf(FACE, { most: 6 }),
  autoHits: some,
  trigger: oneOf(ORDERS),
  actions: listOf(BONUS_ACTION, { least: 1 }),
  text: wording(text()),
  ...sourced,
});

export type CardContent = Shaped<typeof CARD>;

/** TE-058: each Assignment brings one thing; a figure beside it would be read by no rule. */
const none = literal(0);
const assigned = { name: wording(text()), startDeckhands: some, ...sourced };
const ASSIGNED = shape({
  rigging: shape({ movement: some, damage: none, goldOnShipLine: none, ...assigned }),
  cannons: shape({ movement: none, damage: some, goldOnShipLine: none, ...assigned }),
  extort: shape({ movement: none, damage: none, goldOnShipLine: some, ...assigned }),
  repair: shape({ movement: none, damage: none, goldOnShipLine: none, ...assigned }),
});
const HELM_MAT = shape({
  wheel: shape({
    spaces: listOf(shape({ kind: oneOf(['hideOut', 'order']), deckhandMayRest: bool }), {
      count: ORDERS.length,
    }),
    shipLine: shape({ between: listOf(some, { count: 2 }), ...sourced }),
    captainStart: literal(0),
    ...sourced,
  }),
  assignments: ASSIGNED,
  orderTokens: listOf(oneOf(ORDER_TOKENS), { count: ORDER_TOKENS.length }),
  ...sourced,
});

const LEGEND_MAT = shape({
  goldTrack: shape({ min: literal(0), max: most, start: some, ...sourced }),
  treasures: most,
  startLevel: literal(1),
  deckhandLevel: most,
  levels: listOf(
    shape({
      id: oneOf(LEVELS),
      level: most,
      name: wording(text()),
      movement: most,
      dice: most,
      gold: some,
      deckhands: integer({ least: 0, most: 1 }),
      sureFire: some,
      ...sourced,
    }),
    { count: LEVELS.length },
  ),
  ...sourced,
});

const ship = { name: wording(text()), hex: wording(text()), ...sourced };
/** TE-228: the order in which they sail is a rule. */
const merchant = <const N extends number>(sailOrder: N) =>
  shape({ ...ship, sailOrder: literal(sailOrder), stepsPerShipLine: literal(1) });
const SHIPS = shape({
  pirateHold: most,
  merchantHold: literal(1),
  merchants: shape({ orange: merchant(1), green: merchant(2) }),
  navy: shape({
    ...ship,
    sailOrder: literal(3),
    stepsByTreasuresBuried: listOf(most, { count: 4 }),
  }),
  /** TE-S10: from left to right. */
  slots: listOf(oneOf(MERCHANTS), { count: 2 }),
  ...sourced,
});

const LIMITS = shape({
  gold: most,
  sureFire: most,
  crew: most,
  crates: most,
  treasuresToWin: most,
  mutiniesPerGame: literal(1),
  crewRowRefreshPerTurn: literal(1),
  crewRowRefreshCost: most,
  crewRow: most,
  ...sourced,
});

const SETUP = shape({
  searchTokensPlaced: most,
  searchTokensRemoved: some,
  cratesOnMarket: most,
  cratesInBagAfterMarket: most,
  merchantFaceUp: most,
  merchantDeckAfterSetup: most,
  merchantDeckOrder: listOf(most, { least: 1 }),
  crewDeckAfterSetup: most,
  bagAfterSetup: recordOf(TABLES, most),
  ...sourced,
});

const SOLO_HELM = shape({
  name: wording(text()),
  dieSymbols: listOf(FACE, { most: 6 }),
  autoHits: some,
  /** TE-322: of the Wheel spaces 1 to 5. */
  targets: listOf(oneOf(SOLO_TARGETS), { count: ORDER_TOKENS.length }),
  bonuses: listOf(
    shape({
      order: oneOf(ORDER_TOKENS),
      move: some,
      hits: some,
      gold: some,
      followedBy: orNull(oneOf(ORDER_TOKENS)),
      ...sourced,
    }),
  ),
  text: wording(text()),
  ...sourced,
});

const SOLO_LEGEND = shape({
  name: wording(text()),
  goldTrackTop: most,
  /** TE-343: by the number of Treasures buried. */
  levels: listOf(shape({ move: most, dice: most, hits: some }), { count: 3 }),
  /** TE-S92: clockwise. */
  loop: listOf(shape({ move: some, hits: some, steps: listOf(LOOP_STEP, { least: 1 }) }), {
    count: 6,
  }),
  difficulty: oneOf(['easy', 'normal', 'hard']),
  text: wording(text()),
  ...sourced,
});

const SOLO_SETUP = shape({
  deckhands: recordOf(ASSIGNMENTS, some),
  deckhandsRemoved: some,
  gold: some,
  treasures: most,
  loopStart: some,
  startingValue: most,
  playerStartingValue: most,
  dieSixTarget: oneOf(SOLO_TARGETS),
  search: recordOf(
    SEARCH_KINDS,
    shape({ gold: some, crates: some, text: wording(text()), ...sourced }),
  ),
  ...sourced,
});

const spot = listOf(some, { count: 2 });
const DRAWING = shape({
  card: shape({ width: most, height: most, gap: most }),
  anchors: mapOf(spot),
  shipAnchors: shape({
    pirates: listOf(spot, { count: 4 }),
    orange: spot,
    green: spot,
    navy: spot,
  }),
  wheel: shape({
    spaceAngles: listOf(integer({ least: 0, most: 360 }), { count: ORDERS.length }),
    shipLineAngle: integer({ least: 0, most: 360 }),
  }),
  icons: mapOf(
    shape({ shows: wording(text()), means: wording(text()), clause: wording(text()), ...sourced }),
  ),
  ...sourced,
});

/** Which state of the ledger's decisions; packs that do not say are older than the second. */
const RULINGS = optional(integer({ least: 1, most: 2 }));

export const PACK_SHAPE = shape({
  rulings: RULINGS,
  about: wording(
    shape({
      id: text(),
      title: text(),
      minPlayers: literal(1),
      maxPlayers: literal(4),
      ...sourced,
    }),
  ),
  board: BOARD,
  bonusActions: recordOf(BONUS_ACTIONS, shape({ text: wording(text()), ...sourced })),
  booty: recordOf(
    BOOTY,
    shape({
      name: wording(text()),
      colour: wording(text()),
      count: most,
      hex: wording(text()),
      ...sourced,
    }),
  ),
  captainCards: byPackId(
    'captainCard',
    CAPTAIN_CARDS,
    shape({ sides: listOf(packIdOf('captain', CAPTAINS), { count: 2 }), ...sourced }),
  ),
  captains: byPackId('captain', CAPTAINS, CARD),
  colours: recordOf(COLOURS, shape({ name: wording(text()), hex: wording(text()), ...sourced })),
  counts: COUNTS,
  crew: byPackId('crew', CREW, CARD),
  dice: shape({ count: most, faces: listOf(FACE, { count: 6 }), ...sourced }),
  drawing: wording(DRAWING),
  helmMat: HELM_MAT,
  legendMat: LEGEND_MAT,
  limits: LIMITS,
  mapCards: recordOf(MAP_CARDS, MAP_CARD),
  market: shape({
    values: listOf(most, { count: BOOTY.length }),
    startingValueByTurnOrder: listOf(most, { count: COLOURS.length }),
    cratesPerTrade: most,
    ...sourced,
  }),
  merchantCards: byPackId('merchantCard', MERCHANT_CARDS, MERCHANT_CARD),
  orders: recordOf(
    ORDERS,
    shape({ name: wording(text()), icon: wording(text()), clause: wording(text()), ...sourced }),
  ),
  searchTokens: recordOf(SEARCH_KINDS, SEARCH_TOKEN),
  setup: SETUP,
  ships: SHIPS,
  soloHelms: byPackId('soloHelm', SOLO_HELMS, SOLO_HELM),
  soloLegends: byPackId('soloLegend', SOLO_LEGENDS, SOLO_LEGEND),
  soloSetup: SOLO_SETUP,
});
export type TinyPiratesPack = Shaped<typeof PACK_SHAPE>;
/** What rules may decide by. */
export type TinyPiratesFacts = PrintedPart<typeof PACK_SHAPE>;
