import { DIRECTIONS, isPort, neighbourOf, payoutFor, pirateReaches, tileOf } from '../index.ts';
import { exercise, goodsOf, hasSailed, isRoundOver, isTurnOver, mine } from './exercise.ts';
import { fitting, ME, type Now } from './figures.ts';
import {
  BAZAAR,
  BLANK,
  DISTILLERS,
  EAST,
  type GUNNERS,
  HIT,
  LAGOON,
  LISBON,
  SAILMAKER,
  TIMBER,
  WRECKERS,
} from './small-chart.ts';

const lay = (...cards: readonly ('north' | 'east' | 'south' | 'west')[]) =>
  ({ do: 'lay', cards }) as const;
const unload = (slot: number, good: 'cotton' | 'wine' | 'tea' | 'cocoa') =>
  ({ do: 'unload', slot, good }) as const;
const END = { do: 'end' } as const;
const DONE = { do: 'done' } as const;
const ALL_RUM = { do: 'load-rum', rum: 3 } as const;

const isInPort = ({ state }: Now): boolean => isPort(state, tileOf(state, ME));

/** Whether some wind of the coming spin brings the pirate to the ship. */
const mayBeAttacked = ({ state }: Now): boolean =>
  DIRECTIONS.some((wind) => {
    if (state.pirate === null) return false;
    const pirate = neighbourOf(state, state.pirate, wind);
    return pirateReaches({ ...state, wind, pirate }, tileOf(state, ME)) !== null;
  });

/** One idea each. */
const FIRST_GRADE = [
  exercise({
    id: 'round',
    grade: 1,
    me: { tile: BAZAAR, rum: 1, cotton: 1, wine: 1 },
    salt: { tile: TIMBER },
    wind: 'south',
    from: 'orders',
    goal: (now) => hasSailed(now) && isInPort(now) && mine(now).rum === 1,
    isMissed: hasSailed,
    clauses: ['SW-105', 'SW-106', 'SW-107'],
    ways: [[lay('south')]],
    badWays: [[lay('west')], [lay('north')]],
  }),
  exercise({
    id: 'three',
    grade: 1,
    me: { tile: LISBON, rum: 1, cotton: 1, wine: 1, tea: 1 },
    salt: { tile: TIMBER },
    wind: 'west',
    from: 'actions',
    goal: (now) => mine(now).thalers >= payoutFor(now.state, 3),
    isMissed: isTurnOver,
    figures: ({ state }) => ({ thalers: payoutFor(state, 3) }),
    clauses: ['SW-164', 'SW-166', 'SW-170'],
    ways: [
      [unload(0, 'cotton'), unload(1, 'wine'), unload(2, 'tea')],
      [unload(2, 'tea'), unload(4, 'wine'), unload(3, 'cotton')],
    ],
    badWays: [[unload(0, 'cotton'), DONE, ALL_RUM]],
  }),
  exercise({
    id: 'both',
    grade: 1,
    me: { tile: TIMBER, rum: 2 },
    salt: { tile: WRECKERS },
    wind: 'north',
    from: 'actions',
    goal: (now) => mine(now).thalers === 1 && goodsOf(now) === 1,
    isMissed: isTurnOver,
    clauses: ['SW-131', 'SW-132', 'SW-159'],
    ways: [
      [{ do: 'load', good: 'tea' }, { do: 'gain-thaler' }],
      [{ do: 'gain-thaler' }, { do: 'load', good: 'cotton' }],
    ],
    badWays: [[{ do: 'load', good: 'tea' }, END]],
    rig: [EAST],
  }),
];

/** Two ideas that meet. */
const SECOND_GRADE = [
  exercise({
    id: 'cocoa',
    grade: 2,
    me: { tile: LISBON, rum: 1, cotton: 1, tea: 1, cocoa: 1 },
    salt: { tile: TIMBER },
    wind: 'north',
    filled: [0, 1],
    wineGone: 5,
    from: 'actions',
    goal: (now) => mine(now).chests.length === 1,
    isMissed: isTurnOver,
    clauses: ['SW-167', 'SW-168', 'SW-176'],
    ways: [
      [unload(2, 'tea'), unload(3, 'cotton'), unload(4, 'cocoa'), ALL_RUM],
      [unload(4, 'cocoa'), unload(3, 'cotton'), unload(2, 'tea'), { do: 'load-rum', rum: 0 }],
    ],
    badWays: [[{ do: 'unload-across', slot: 2 }, ALL_RUM]],
  }),
  exercise({
    id: 'afford',
    grade: 2,
    me: { tile: WRECKERS, rum: 2, cotton: 1, tea: 1 },
    salt: { tile: TIMBER },
    wind: 'west',
    from: 'orders',
    goal: (now) => hasSailed(now) && isInPort(now) && mine(now).rum >= 1,
    isMissed: hasSailed,
    clauses: ['SW-105', 'SW-107', 'SW-108'],
    ways: [[lay('north')]],
    badWays: [[lay('east')], [lay('west')]],
  }),
  exercise({
    id: 'swap',
    grade: 2,
    me: { tile: DISTILLERS, rum: 2, cotton: 1 },
    salt: { tile: WRECKERS },
    wind: 'north',
    filled: [0, 3],
    from: 'actions',
    goal: (now) => fitting(now) === 3,
    isMissed: isTurnOver,
    clauses: ['SW-132', 'SW-153', 'SW-155', 'SW-165'],
    ways: [
      [
        { do: 'load', good: 'wine' },
        { do: 'trade', give: 'cotton', gain: ['wine', 'tea'] },
      ],
      [
        { do: 'trade', give: 'cotton', gain: ['wine', 'tea'] },
        { do: 'load', good: 'wine' },
      ],
    ],
    badWays: [
      [
        { do: 'load', good: 'wine' },
        { do: 'trade', give: 'cotton', gain: ['tea', 'tea'] },
      ],
    ],
    rig: [EAST],
  }),
  exercise({
    id: 'loss',
    grade: 2,
    me: { tile: DISTILLERS, rum: 3, thalers: 1, cotton: 1, wine: 1 },
    salt: { tile: WRECKERS },
    wind: 'east',
    pirate: TIMBER,
    from: { pays: 2 },
    goal: (now) => isRoundOver(now) && mine(now).rum >= 2 && goodsOf(now) === 2,
    isMissed: (now) => isRoundOver(now) || mine(now).rum < 2 || goodsOf(now) < 2,
    clauses: ['SW-108', 'SW-170', 'SW-215'],
    ways: [
      [
        { do: 'pay', loot: 'thalers' },
        { do: 'pay', loot: 'rum' },
      ],
      [
        { do: 'pay', loot: 'rum' },
        { do: 'pay', loot: 'thalers' },
      ],
    ],
    badWays: [
      [{ do: 'pay', loot: 'cotton' }],
      [
        { do: 'pay', loot: 'rum' },
        { do: 'pay', loot: 'rum' },
      ],
    ],
  }),
];

/** A look ahead. */
const THIRD_GRADE = [
  exercise({
    id: 'reach',
    grade: 3,
    me: { tile: DISTILLERS, rum: 2, thalers: 3 },
    salt: { tile: BAZAAR },
    wind: 'north',
    pirate: LAGOON as typeof GUNNERS,
    from: 'orders',
    goal: (now) => hasSailed(now) && !mayBeAttacked(now),
    isMissed: hasSailed,
    clauses: ['SW-063', 'SW-196', 'SW-197'],
    ways: [[lay('west')]],
    badWays: [[lay('north')], [lay('south')], [lay('east')]],
  }),
  exercise({
    id: 'sails',
    grade: 3,
    me: { tile: TIMBER, rum: 1, cotton: 1, wine: 1, extensions: [12] },
    salt: { tile: BAZAAR },
    wind: 'west',
    more: { stacks: [2, 2, 1, 2] },
    from: 'orders',
    goal: (now) => hasSailed(now) && isInPort(now),
    isMissed: hasSailed,
    clauses: ['SW-110', 'SW-114', 'SW-115'],
    ways: [[lay('west', 'north')], [lay('north', 'west')]],
    badWays: [[lay('north')], [lay('west')]],
  }),
  exercise({
    id: 'peace',
    grade: 3,
    me: { tile: LAGOON, rum: 2, thalers: 2, wine: 1 },
    salt: { tile: SAILMAKER },
    wind: 'north',
    from: 'actions',
    goal: (now) => isRoundOver(now) && mine(now).thalers + mine(now).rum + goodsOf(now) >= 5,
    isMissed: (now) => isRoundOver(now) || now.state.turn === null,
    clauses: ['SW-160', 'SW-184', 'SW-202', 'SW-209'],
    rig: [EAST, HIT, HIT, HIT],
    ways: [[{ do: 'find-peace' }, { do: 'load', good: 'tea' }]],
    badWays: [[{ do: 'load', good: 'tea' }, END]],
  }),
  exercise({
    id: 'cannon',
    grade: 3,
    me: { tile: TIMBER, rum: 2 },
    salt: { tile: WRECKERS },
    wind: 'north',
    pirate: LAGOON as typeof GUNNERS,
    from: 'actions',
    goal: ({ state }) =>
      state.missions.some(
        ({ mission, markers }) => mission === 'beat-pirate' && markers.includes(ME),
      ),
    isMissed: isRoundOver,
    clauses: ['SW-138', 'SW-209', 'SW-211', 'SW-213'],
    rig: [EAST, BLANK, BLANK, BLANK, HIT],
    ways: [[{ do: 'take-cannon' }, { do: 'gain-thaler' }]],
    badWays: [[{ do: 'load', good: 'tea' }, { do: 'gain-thaler' }]],
  }),
];

export const EXERCISES = [...FIRST_GRADE, ...SECOND_GRADE, ...THIRD_GRADE];
