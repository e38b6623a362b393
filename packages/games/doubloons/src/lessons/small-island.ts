// The position of the lessons: two ships in the ring of water, both captains on the beach.
//
// The waters clockwise: Beach Waters, Western Sound, Northern Shoals, Eastern Reef.

import type { Scenario } from '@quarterdeck/kernel/staging';
import type { CardId, Kinds, LocationId, RegionId } from '../index.ts';

export const BEACH_WATERS = 0 as RegionId;
export const WESTERN_SOUND = 1 as RegionId;
const EASTERN_REEF = 3 as RegionId;

export const BEACH = 0 as LocationId;
/** The first stop of each path. */
export const COASTAL_PATH = 1 as LocationId;
export const VALLEY_OF_RICHES = 6 as LocationId;
export const CURSED_PASSAGE = 13 as LocationId;

/** The normal action cards lie in the pack in the order of their numbers. */
const card = (number: number): CardId => (number - 1) as CardId;
export const cards = (...numbers: readonly number[]): CardId[] => numbers.map(card);

/** No movement; Hunt, or Repair and one more. */
export const HUNT_OR_REPAIR = card(16);
/** May Sail; Hunt or Broadsides. */
export const HUNT_OR_BROADSIDES = card(7);
/** No movement; Pillage and one more, or Repair. */
export const PILLAGE_OR_REPAIR = card(28);
/** May Sail; Hunt or Pillage. */
export const HUNT_OR_PILLAGE = card(2);
/** Must Sail; Pillage, or Board for a map fragment. */
export const PILLAGE_OR_BOARD = card(31);
/** Must Come About; Hunt, or Forward and one more. */
export const HUNT_OR_FORWARD = card(13);

/** What Old Salt lays, round by round. */
export const OLD_SALTS_PLANS = [cards(5, 37, 24), cards(9, 34, 41), cards(14, 33, 19)] as const;

/** Drawn in the second round: first by Old Salt, who then has the initiative, then by the learner. */
const SECOND_ROUND = [...cards(10, 31, 2), ...cards(19, 9, 33)];
const REST = cards(
  ...[3, 4, 6, 8, 11, 12, 15, 17, 18, 20, 21, 22],
  ...[23, 25, 26, 27, 29, 30, 32, 35, 36, 38, 39, 40],
);

/** Faces of the attack die, as `rig` takes them. */
export const DOUBLOON = 2;
export const VOODOO = 4;

/** From the bottom to the top, as every pile. */
const YELLOW = [
  ...(['jeweledMaze', 'legendaryTomb', 'pandorasBox', 'gildedTablet'] as const),
  ...(['wellOfWishes', 'radiantFountain', 'altarOfGreed'] as const),
  ...(['jeweledThrone', 'radiantPool'] as const),
];
const JEWELS = [
  ...(['diamond', 'diamond', 'diamond', 'diamond'] as const),
  ...(['ruby', 'ruby', 'ruby', 'ruby', 'ruby', 'ruby'] as const),
  ...(['emerald', 'emerald', 'emerald', 'emerald'] as const),
  ...(['emerald', 'emerald', 'emerald', 'emerald'] as const),
];

/** Nothing is doubled and nothing is missing: two fragment types of three each, as two players have. */
export const SMALL_ISLAND = {
  round: 0,
  initiative: 0,
  // The rest of the doubloons: two lie on the island, two with each captain.
  island: 2,
  supply: 42,
  regions: {
    0: { tile: 'theShallows' },
    1: { tile: 'mermaidPack' },
    2: { tile: 'ripCurrent' },
    3: { tile: 'highWater' },
  },
  symbols: ['x', 'skull'],
  mapStack: ['islandLore', 'skullAmulet', 'skull'],
  boxedFragments: ['x', 'x', 'skull'],
  stacks: { 1: YELLOW },
  jewelPool: JEWELS,
  deck: [...REST, ...SECOND_ROUND],
  ships: {
    0: {
      captain: 'widowCheng',
      region: BEACH_WATERS,
      facing: 'cw',
      location: BEACH,
      fragments: ['x'],
      hand: cards(16, 7, 28, 1, 13),
    },
    1: {
      captain: 'calicoJack',
      region: EASTERN_REEF,
      facing: 'cw',
      location: BEACH,
      fragments: ['skull'],
      hand: cards(5, 14, 34, 37, 24, 41),
    },
  },
} satisfies NonNullable<Scenario<Kinds>['patch']>;
