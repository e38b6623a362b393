import type { PrintedPart, Shape, Shaped } from '@quarterdeck/kernel/pack';
import {
  bool,
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
  CREW_KINDS,
  DIRECTIONS,
  FACTIONS,
  PLACES,
  PLAN_KINDS,
  PLAN_TIMINGS,
  REWARDS,
  SUITS,
  TERRAIN_FEATURES,
  TERRAINS,
} from './components.ts';
import { CREW_IDS } from './ids.gen.ts';

/** Where a fact comes from: the book, what follows from it, public material, or our own design. */
const SOURCES = ['book', 'derived', 'public', 'ours'] as const;

type Fields = { readonly [name: string]: Shape<unknown> };

const some = integer({ least: 0, most: 1_000 });
const most = integer({ least: 1, most: 100 });
const faces = integer({ least: 1, most: 6 });
const sourced = {
  source: wording(oneOf(SOURCES)),
  fieldSources: wording(optional(mapOf(oneOf(SOURCES)))),
};
const cited = { text: wording(text()), clause: wording(text()), ...sourced };
const colours = { color: wording(text()), ink: wording(text()) };

const SLOT = shape({
  accepts: variants('kind', { any: {}, even: {}, exact: { value: faces } }),
  damageable: bool,
});

const TILE = shape({
  id: text(),
  name: wording(text()),
  suit: oneOf(SUITS),
  spaces: recordOf(
    PLACES,
    shape({
      terrain: oneOf(TERRAINS),
      treasure: some,
      tailwind: orNull(faces),
      current: orNull(oneOf(DIRECTIONS)),
    }),
  ),
  sandbars: listOf(listOf(oneOf(PLACES), { count: 2 })),
  ...sourced,
});

const action = <F extends Fields>(effect: F) =>
  shape({
    name: wording(text()),
    slots: listOf(SLOT, { least: 1, most: 6 }),
    effect: shape(effect),
    layout: shape({ row: some, col: some }),
    ...cited,
  });
const victory = <F extends Fields>(effect: F) =>
  shape({ effect: shape({ damage: most, ...effect }), ...cited });
const spaces = { least: literal(1), most };
const repair = action({ damage: most });

const BOARDS = shape({
  bluefin: shape({
    actions: shape({
      sail: action({ ...spaces, patrols: some }),
      tailwind: action({ patrols: some }),
      order: action({ patrols: most, ...spaces }),
      cannons: action({}),
      bombard: action({}),
      deploy: action({ patrols: literal(1) }),
      repair,
    }),
    victories: shape({
      'steal-gold': victory({ gold: most }),
      'double-damage': victory({}),
      'remove-comrade': victory({ comrades: most }),
    }),
    ...sourced,
  }),
  mollusk: shape({
    actions: shape({
      sail: action({ ...spaces, placed: most, gained: most }),
      tailwind: action({}),
      assemble: action({ placed: most }),
      cannons: action({}),
      inspire: action({ islands: most }),
      rally: action({ gained: most }),
      repair,
    }),
    victories: shape({
      'place-comrade': victory({ comrades: most }),
      'steal-gold': victory({ gold: most }),
    }),
    ...sourced,
  }),
  smuggler: shape({
    actions: shape({
      sail: action(spaces),
      'full-sail': action({ least: literal(1) }),
      tailwind: action({}),
      cannons: action({}),
      negotiate: action({ crew: literal(1), comrades: literal(1), crewMore: literal(1) }),
      repair,
    }),
    victories: shape({ 'slip-away': victory(spaces), reward: victory({}) }),
    ...sourced,
  }),
});

const crew = <F extends Fields>(effect: F) =>
  shape({
    name: wording(text()),
    kind: oneOf(CREW_KINDS),
    slot: optional(SLOT),
    effect: shape(effect),
    optional: bool,
    ...cited,
  });
const CREW = shape({
  aeronauts: crew({ gold: some }),
  barrelman: crew({}),
  'battering-beakhead': crew({}),
  buccaneer: crew({ crew: most }),
  'convincing-comrade': crew({ comrades: most }),
  'convincing-official': crew({ patrols: most, ...spaces }),
  cutpurse: crew({ gold: some }),
  diver: crew({ gold: some }),
  documentarian: crew({ gold: some }),
  elder: crew({ gold: some }),
  emissary: crew({ gold: some }),
  fighters: crew({ bonus: some }),
  'ghastly-gust': crew({}),
  grogmaster: crew({ taken: literal(1) }),
  gunner: crew({ damage: some }),
  'gunners-mate': crew({}),
  merchant: crew({ gold: some }),
  middleman: crew({ stepsPerGold: integer({ least: 1, most: 5 }) }),
  mystic: crew({ taken: literal(1), dealt: literal(1) }),
  'naive-noble': crew({}),
  pilot: crew({}),
  'powder-monkey': crew({ dealt: literal(1) }),
  sailor: crew(spaces),
  'sea-dog': crew({}),
  'sea-witch': crew({}),
  shipwright: crew({}),
  trawler: crew(spaces),
  'whispering-wind': crew({ gold: some }),
});

const MARKET_CARD = shape({
  id: text(),
  crew: oneOf(CREW_IDS),
  suit: oneOf(SUITS),
  cost: variants('kind', { gold: { amount: some }, die: { slot: SLOT } }),
  cargo: shape({ name: wording(text()), deliver: oneOf(SUITS) }),
  ...sourced,
});

const plan = <F extends Fields>(effect: F) =>
  shape({ name: wording(text()), timing: oneOf(PLAN_TIMINGS), effect: shape(effect), ...cited });
const ship = shape({
  slots: listOf(SLOT, { least: 1, most: 6 }),
  sail: shape(spaces),
  comradeControl: most,
  ...sourced,
});
const PLANS = shape({
  kinds: shape({
    cutter: plan({ comrades: some }),
    gunship: plan({ comrades: some }),
    'close-call': plan({}),
    'dynamic-entry': plan({ raised: some }),
    enlist: plan({}),
    evacuation: plan({}),
    'secret-weapon': plan({ dice: literal(2), damage: some }),
    'sneak-attack': plan({ patrols: most }),
    'weapon-cache': plan({}),
  }),
  cards: listOf(shape({ id: text(), kind: oneOf(PLAN_KINDS), ...sourced })),
  ships: shape({ cutter: ship, gunship: ship }),
});

const reward = <F extends Fields>(effect: F) => shape({ effect: shape(effect), ...cited });
const REWARDS_GRID = shape({
  kinds: shape({
    start: reward({}),
    'spend-gold': reward({ most, famePerGold: some }),
    'move-2': reward(spaces),
    'move-2-ignore': reward(spaces),
    'fame-1': reward({ fame: some }),
    'fame-2': reward({ fame: some }),
    'fame-3': reward({ fame: some }),
    'fame-4-wealth': reward({ fame: some, wealth: some }),
    'recruit-1': reward({ crew: literal(1) }),
    'free-tailwind': reward({}),
    'gold-1': reward({ gold: some }),
    'gold-2': reward({ gold: some }),
    'repair-all': reward({}),
    'repair-all-fame': reward({ famePerDamage: some }),
    'add-tile': reward({ tiles: literal(1) }),
  }),
  rows: listOf(listOf(oneOf(REWARDS), { count: 5 }), { count: 5 }),
  ...sourced,
});

const figure = shape({
  count: most,
  control: some,
  alwaysLoaded: bool,
  usesCannonsDie: bool,
  rollBonus: some,
  ...sourced,
});
const origin = shape({
  x: integer({ least: -100, most: 100 }),
  y: integer({ least: -100, most: 100 }),
  turn: integer({ least: 0, most: 3 }),
});
const dice = { sides: literal(6), count: most, ...sourced };

const AMOUNTS = shape({
  dice: shape({
    action: shape(dice),
    wealth: shape({ start: faces, ...dice }),
    battle: shape(dice),
  }),
  fame: shape({ end: most, trackEnd: most, ...sourced }),
  delivery: shape({ fame: some, wealth: some, ...sourced }),
  limits: shape({ rounds: most, clause: wording(text()), cargo: most, market: most, ...sourced }),
  turn: shape({ dice: most, ...sourced }),
  bluefin: shape({ patrols: some, patrolsPerStronghold: most, ...sourced }),
  mollusk: shape({
    comradesOnIsland: some,
    ready: some,
    plans: some,
    plansPerRound: some,
    ...sourced,
  }),
  harbor: shape({ damage: most, ...sourced }),
  wreckage: shape({ damage: literal(1), ...sourced }),
  twoPlayers: shape({ wealth: some, ...sourced }),
});

/** AH-001 */
const COUNTED = [
  'pocket-guide',
  'region-tile',
  'player-board',
  'flagship',
  'patrol',
  'stronghold',
  'cutter',
  'gunship',
  'action-die',
  'wealth-die',
  'battle-die',
  'market-card',
  'plan-card',
  'first-player-card',
  'bluefin-aid',
  'smuggler-aid',
  'damage',
  'gold',
  'comrade',
  'fame-track',
  'fame-marker',
  'pledge-marker',
  'reward-marker',
] as const;

const thing = shape({ name: wording(text()), icon: wording(text()), ...cited });

/** Which state of the ledger's decisions; packs that do not say are older than the second. */
const RULINGS = optional(integer({ least: 1, most: 2 }));

export const PACK_SHAPE = shape({
  rulings: RULINGS,
  about: wording(
    shape({
      id: text(),
      title: text(),
      minPlayers: some,
      maxPlayers: some,
      refs: listOf(shape({ id: text(), ref: text(), what: text(), ...sourced })),
      ...sourced,
    }),
  ),
  counts: shape({ counts: recordOf(COUNTED, some), ...sourced }),
  suits: recordOf(
    SUITS,
    shape({ name: wording(text()), ...colours, icon: wording(text()), ...sourced }),
  ),
  terrain: shape({ kinds: recordOf(TERRAINS, thing), features: recordOf(TERRAIN_FEATURES, thing) }),
  regionTiles: listOf(TILE),
  setupMap: shape({
    first: origin,
    second: origin,
    tilesReturnedToBox: some,
    clause: wording(text()),
    ...sourced,
  }),
  factions: recordOf(
    FACTIONS,
    shape({
      name: wording(text()),
      short: wording(text()),
      ...colours,
      dice: most,
      gold: some,
      ...sourced,
    }),
  ),
  seatings: recordOf(
    ['2', '3', '4'],
    shape({ clockwise: listOf(oneOf(FACTIONS)), marketRemovedPerSuit: some, ...sourced }),
  ),
  boards: BOARDS,
  rewards: REWARDS_GRID,
  crew: CREW,
  market: listOf(MARKET_CARD),
  plans: PLANS,
  figures: shape({
    flagship: recordOf(FACTIONS, figure),
    patrol: figure,
    stronghold: figure,
    cutter: figure,
    gunship: figure,
  }),
  pieces: shape({
    aids: listOf(shape({ id: text(), name: wording(text()), ...sourced })),
    markers: listOf(
      shape({
        id: text(),
        owner: oneOf(FACTIONS),
        kind: oneOf(['pledge', 'reward', 'fame']),
        ...sourced,
      }),
    ),
  }),
  amounts: AMOUNTS,
});
export type AhoyPack = Shaped<typeof PACK_SHAPE>;
/** What rules may decide by. */
export type AhoyFacts = PrintedPart<typeof PACK_SHAPE>;
