import { exercise } from './exercise.ts';
import {
  BEACH,
  BEACH_WATERS,
  cards,
  VALLEY_OF_RICHES,
  VOODOO,
  WESTERN_SOUND,
} from './small-island.ts';

const SAIL = { do: 'move', icon: 'sail' } as const;
const COME_ABOUT = { do: 'move', icon: 'comeAbout' } as const;
const STOP = { do: 'stop' } as const;
const perform = (
  action: 'hunt' | 'pillage' | 'repair' | 'board' | 'attackBroadsides' | 'attackForward',
) => ({ do: 'perform', action }) as const;
const program = (...numbers: readonly number[]) =>
  ({ do: 'program', cards: cards(...numbers) }) as const;
const advance = (symbol: 'x' | 'skull') => ({ do: 'advance', symbol }) as const;

const WHOLE = 10;

/** One idea each. */
const FIRST_GRADE = [
  exercise({
    id: 'alone',
    grade: 1,
    plays: [16],
    me: { fragments: ['x', 'skull'] },
    goal: (mine, his) => mine.executed === 1 && mine.location !== BEACH && his.location === BEACH,
    isMissed: (_, his) => his.location !== BEACH,
    clauses: ['DD-069', 'DD-077', 'DD-078', 'DD-080'],
    ways: [[perform('hunt'), advance('x'), { do: 'go', location: VALLEY_OF_RICHES }]],
    badWays: [[perform('hunt'), advance('skull'), { do: 'go', location: VALLEY_OF_RICHES }]],
  }),
  exercise({
    id: 'beside',
    grade: 1,
    plays: [7],
    salt: { region: WESTERN_SOUND },
    goal: (_, his) => his.hull < WHOLE,
    clauses: ['DD-053', 'DD-061', 'DD-100'],
    rig: [VOODOO],
    ways: [[SAIL, perform('attackBroadsides')]],
    badWays: [[STOP, perform('attackBroadsides')]],
  }),
  exercise({
    id: 'astern',
    grade: 1,
    plays: [25],
    me: { region: WESTERN_SOUND },
    salt: { region: BEACH_WATERS },
    goal: (_, his) => his.hull < WHOLE,
    clauses: ['DD-062', 'DD-064', 'DD-099'],
    rig: [VOODOO],
    ways: [[COME_ABOUT, perform('attackForward')]],
    badWays: [[STOP, perform('attackForward')]],
  }),
  exercise({
    id: 'token',
    grade: 1,
    plays: [1, 2, 28],
    island: 4,
    salt: { pillage: 1 },
    under: [{ step: 'pillage/take', data: {} }],
    goal: (mine) => mine.doubloons >= 4,
    figures: () => ({ doubloons: 4 }),
    clauses: ['DD-097', 'DD-110', 'DD-195'],
    ways: [[perform('pillage')]],
    badWays: [[perform('repair')]],
  }),
];

/** Two ideas that meet. */
const SECOND_GRADE = [
  exercise({
    id: 'repair',
    grade: 2,
    plays: [15],
    me: { hull: 5 },
    salt: { region: BEACH_WATERS },
    goal: (mine) => mine.hull >= 8,
    figures: () => ({ hull: 8 }),
    clauses: ['DD-053', 'DD-093', 'DD-094'],
    ways: [[SAIL, STOP, perform('repair')]],
    badWays: [[STOP, perform('repair')]],
  }),
  exercise({
    id: 'board',
    grade: 2,
    plays: [16, 17],
    salt: { region: WESTERN_SOUND, hull: 7 },
    goal: (_, his) => his.fragments.length === 0,
    clauses: ['DD-112', 'DD-114', 'DD-116'],
    ways: [[SAIL, perform('board')]],
    badWays: [[STOP, perform('board')]],
  }),
  exercise({
    id: 'half',
    grade: 2,
    plays: [28, 29],
    salt: { region: BEACH_WATERS, hull: 9, doubloons: 6 },
    goal: (mine) => mine.doubloons >= 5,
    clauses: ['DD-112', 'DD-114', 'DD-117'],
    ways: [[STOP, perform('board')]],
    badWays: [
      [SAIL, perform('board')],
      [STOP, perform('pillage')],
    ],
  }),
  exercise({
    id: 'sink',
    grade: 2,
    plays: [32],
    salt: { region: WESTERN_SOUND, hull: 2 },
    goal: (_, his) => his.hull === 0,
    clauses: ['DD-099', 'DD-100', 'DD-108'],
    rig: [VOODOO],
    ways: [[SAIL, STOP, perform('attackBroadsides')]],
    badWays: [[STOP, perform('attackForward')]],
  }),
];

/** A look ahead. */
const THIRD_GRADE = [
  exercise({
    id: 'order',
    grade: 3,
    hand: [17, 1, 21, 16, 28],
    his: [34, 37, 9],
    salt: { region: WESTERN_SOUND, hull: 5 },
    others: [STOP, perform('repair')],
    goal: (_, his) => his.fragments.length === 0,
    clauses: ['DD-049', 'DD-053', 'DD-112', 'DD-114'],
    ways: [[program(16, 17, 28), perform('hunt'), SAIL, perform('board')]],
    badWays: [[program(17, 16, 28), SAIL, perform('hunt'), perform('repair'), perform('pillage')]],
  }),
  exercise({
    id: 'twice',
    grade: 3,
    hand: [33, 34, 16, 28, 27],
    his: [9, 37, 25],
    salt: { region: WESTERN_SOUND },
    others: [STOP, perform('hunt'), perform('pillage'), perform('repair')],
    goal: (_, his) => his.hull <= 6,
    clauses: ['DD-049', 'DD-053', 'DD-057', 'DD-100'],
    rig: [VOODOO, VOODOO],
    ways: [[program(33, 34, 16), perform('attackBroadsides'), perform('attackBroadsides')]],
    badWays: [
      [
        program(34, 33, 16),
        perform('attackBroadsides'),
        perform('attackBroadsides'),
        perform('hunt'),
      ],
    ],
  }),
  exercise({
    id: 'dig',
    grade: 3,
    plays: [1, 2, 16],
    me: { fragments: ['x', 'skull'], location: 5 },
    salt: { location: 3 },
    under: [{ step: 'round-end/treasure', data: {} }],
    goal: (mine, his) => mine.jewels.length === 3 && his.jewels.length === 0,
    clauses: ['DD-078', 'DD-202', 'DD-203', 'DD-205'],
    ways: [[perform('hunt'), advance('x')]],
    badWays: [[perform('hunt'), advance('skull')]],
  }),
];

export const EXERCISES = [...FIRST_GRADE, ...SECOND_GRADE, ...THIRD_GRADE];
