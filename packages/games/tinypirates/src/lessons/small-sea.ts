// The Sea of the lessons, as the learner sees it:
//
//        A                  B                 C                 D
//   1  Port Mercy         Mocha Sound       Rumrunner Cay     Sugar Bight
//   2  Powder Keys        Governor's Rest   Saltpetre Point   Tortoise Inlet
//   3  Marooner's Strand  Gallows Reef      Kraken's Maw      Black Lagoon
//   4  Roaster's Rock     Maelstrom         Drowned Mission   Widow's Teeth

import { at, byId } from '@quarterdeck/kernel';
import { packIds } from '@quarterdeck/kernel/pack';
import type { Scenario } from '@quarterdeck/kernel/staging';
import {
  CREW,
  type CrewCard,
  type Kinds,
  type MapCard,
  MERCHANT_CARDS,
  type MerchantCard,
  type SpaceId,
  TINYPIRATES_PACK,
} from '../index.ts';

export const PORT_MERCY = 0 as SpaceId;
export const MOCHA_SOUND = 1 as SpaceId;
export const RUMRUNNER_CAY = 2 as SpaceId;
export const SUGAR_BIGHT = 3 as SpaceId;
export const POWDER_KEYS = 4 as SpaceId;
export const GOVERNORS_REST = 5 as SpaceId;
export const SALTPETRE_POINT = 6 as SpaceId;
export const TORTOISE_INLET = 7 as SpaceId;
export const MAROONERS_STRAND = 8 as SpaceId;
export const KRAKENS_MAW = 10 as SpaceId;
const BLACK_LAGOON = 11 as SpaceId;
const ROASTERS_ROCK = 12 as SpaceId;
export const DROWNED_MISSION = 14 as SpaceId;
const WIDOWS_TEETH = 15 as SpaceId;

/** Spaces of the learner's Wheel. */
export const HIDE_OUT = 0;
export const PLUNDER = 1;
export const TRADE = 2;
export const CREW_UP = 3;
export const SEARCH = 4;
export const ATTACK = 5;

const CARDS: readonly MapCard[] = [
  ...(['map-08', 'map-04', 'map-02', 'map-03'] as const),
  ...(['map-05', 'map-10', 'map-13', 'map-07'] as const),
  ...(['map-16', 'map-01', 'map-12', 'map-09'] as const),
  ...(['map-15', 'map-11', 'map-14', 'map-06'] as const),
];

const TOKENS = [
  ...(['gold3', 'booty', 'surefire', 'sail2'] as const),
  ...(['gold2', 'booty', 'surefire', 'gold3'] as const),
  ...(['calm', 'surefire', 'booty', 'gold2'] as const),
  ...(['sail2', 'gold3', 'surefire', 'booty'] as const),
];

/** The four Search Tokens that are not on the Sea. */
const BOX = ['gold2', 'gold2', 'sail2', 'calm'] as const;

/** None of the three that a learner can see in the lesson reacts to Attack. */
export const ROW: readonly CrewCard[] = ['quigley', 'salty-pete', 'sara-silver'];
const NEXT_CARD: CrewCard = 'sally-suresight';

/** The Merchants' cards of the two ships; all others lie in the deck, the cheapest on top. */
const SAILING: readonly MerchantCard[] = ['merchant-2a', 'merchant-2b'];
const { merchantCards } = TINYPIRATES_PACK.content;
const worthOf = (card: MerchantCard): number => byId(merchantCards, card).value;
const MERCHANT_DECK = packIds(merchantCards, MERCHANT_CARDS)
  .filter((card) => !SAILING.includes(card))
  .toReversed()
  .toSorted((a, b) => worthOf(b) - worthOf(a));

const isDealt = (card: CrewCard): boolean =>
  card === NEXT_CARD || ROW.some((shown) => shown === card);

const MAT = {
  gold: 1,
  sureFire: 0,
  legend: 1,
  bloodied: false,
  crew: [],
  tokens: [],
  hiding: true,
  captainAt: HIDE_OUT,
  wheel: [false, false, false, false, false, false],
  deckhands: { rigging: 1, cannons: 1, extort: 1, repair: 0 },
  waiting: true,
} as const;

export const MY_MAT = {
  ...MAT,
  captainCard: 'captain-1',
  captain: 'wendy-byrd',
  space: RUMRUNNER_CAY,
  hold: ['sugarcane'],
  orders: ['hideOut', 'plunder', 'trade', 'crewUp', 'search', 'attack'],
} as const;

const HIS_MAT = {
  ...MAT,
  captainCard: 'captain-2',
  captain: 'magnus-bolt',
  space: BLACK_LAGOON,
  hold: ['coffee'],
  orders: ['hideOut', 'crewUp', 'search', 'trade', 'plunder', 'attack'],
} as const;

export const PLACES = CARDS.map((card, space) => ({
  card,
  searched: false,
  treasure: null,
  token: at(TOKENS, space),
}));

/** Those that came after the first edition, too. */
export const CREW_CARDS = packIds(TINYPIRATES_PACK.content.crew, CREW);

/** Two captains on the Sea of the lessons, as after setup: nothing is doubled and nothing is missing. */
export const SMALL_SEA = {
  turn: { round: 0 },
  firstPlayer: 0,
  sea: PLACES,
  box: BOX,
  navy: ROASTERS_ROCK,
  merchants: {
    0: { space: PORT_MERCY, target: 'port-b', crate: 'rum', card: 'merchant-2a' },
    1: { space: WIDOWS_TEETH, target: 'port-a', crate: 'coffee', card: 'merchant-2b' },
  },
  merchantDeck: MERCHANT_DECK,
  market: ['sugarcane', 'coffee', 'rum', 'gunpowder'],
  bag: { sugarcane: 8, rum: 8, coffee: 7, gunpowder: 9 },
  crewRow: ROW,
  crewDeck: [...CREW_CARDS.filter((card) => !isDealt(card)), NEXT_CARD],
  pirates: {
    0: MY_MAT,
    1: HIS_MAT,
  },
} as const satisfies Scenario<Kinds>['patch'];

/** The same Sea for one captain and the Solo Pirate, who has no Captain Card. */
export const ALONE = {
  ...SMALL_SEA,
  solo: { helm: 'solo-vane', legend: 'solo-old-salt', loop: 0 },
  pirates: {
    0: MY_MAT,
    1: { ...HIS_MAT, captainCard: null, captain: null, gold: 0, waiting: false },
  },
} as const satisfies Scenario<Kinds>['patch'];

/** The last of the bag's crates, twice: gunpowder lies at its end. */
export const TWO_GUNPOWDER = [31, 30] as const;
/** A four and a two, then the first crate of the bag for the Merchant that comes anew. */
export const BROADSIDE = [3, 1, 0] as const;
