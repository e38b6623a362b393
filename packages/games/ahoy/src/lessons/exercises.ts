import { at } from '@quarterdeck/kernel';
import { matOf } from '../index.ts';
import { cell, exercise, region, smugglersExercise, smugglersTable } from './exercise.ts';
import { ME, OLD_SALT } from './figures.ts';
import { card, FIGURES, SMUGGLER, SQUADRON, UNION } from './pieces.ts';

const SAIL = at(SQUADRON.sail, 0);
const TAILWIND = at(SQUADRON.tailwind, 0);
const DEPLOY = at(SQUADRON.deploy, 0);
const ORDER = at(SQUADRON.order, 0);
const BOMBARD = at(SQUADRON.bombard, 0);
const FIVES = at(SQUADRON.cannons, 0);
const UNION_SAIL = at(UNION.sail, 0);
const ASSEMBLE = at(UNION.assemble, 0);
const INSPIRE = at(UNION.inspire, 0);

const FULL_SAIL = at(SMUGGLER.fullSail, 0);
const DELIVER = { do: 'deliver', card: card('diver') } as const;

const place = (die: number, slot: number) => ({ do: 'place', die, slot, value: die }) as const;
const move = (x: number, y: number) => ({ do: 'move', space: cell(x, y) }) as const;
const DONE = { do: 'done' } as const;
const STOP = { do: 'stop' } as const;

/** One idea each. */
const FIRST_GRADE = [
  exercise({
    id: 'bombard',
    grade: 1,
    plays: 'squadron',
    dice: [4],
    squadron: cell(2, 1),
    union: cell(5, 3),
    comrades: { fish: 4 },
    wealth: { fish: 3 },
    goal: (_, fame) => fame >= 3,
    clauses: ['AH-170', 'AH-233', 'AH-235'],
    ways: [[place(4, BOMBARD)]],
    badWays: [[place(4, TAILWIND), { do: 'decline' }]],
  }),
  exercise({
    id: 'harbor',
    grade: 1,
    plays: 'squadron',
    dice: [3],
    squadron: cell(1, 1),
    union: cell(5, 3),
    damaged: [TAILWIND],
    goal: ({ state }) => matOf(state, ME).slots.every(({ damaged }) => !damaged),
    clauses: ['AH-062', 'AH-097'],
    ways: [
      [place(3, SAIL), move(1, 0), STOP, { do: 'harbor-repair' }, { do: 'repair', slot: TAILWIND }],
    ],
    badWays: [[place(3, ORDER)]],
  }),
  exercise({
    id: 'treasure',
    grade: 1,
    plays: 'squadron',
    dice: [2],
    squadron: cell(3, 1),
    union: cell(5, 3),
    goal: ({ state }) => matOf(state, ME).gold >= 2,
    clauses: ['AH-062', 'AH-105'],
    ways: [
      [
        place(2, SAIL),
        move(3, 0),
        { do: 'damage', slot: at(SQUADRON.sail, 1) },
        STOP,
        { do: 'take-treasure' },
      ],
    ],
    badWays: [[place(2, at(SQUADRON.repair, 0))]],
  }),
  exercise({
    id: 'assemble',
    grade: 1,
    plays: 'union',
    dice: [1],
    squadron: cell(0, 1),
    union: cell(2, 2),
    patrols: [cell(3, 2), cell(3, 3), cell(2, 3)],
    wealth: { parrot: 3 },
    goal: (_, fame) => fame >= 3,
    clauses: ['AH-199', 'AH-233', 'AH-234'],
    ways: [[place(1, ASSEMBLE)]],
    badWays: [[place(1, at(UNION.tailwind, 0))]],
  }),
];

/** Two ideas that meet. */
const SECOND_GRADE = [
  exercise({
    id: 'deploy',
    grade: 2,
    plays: 'squadron',
    dice: [1],
    squadron: cell(4, 1),
    union: cell(0, 3),
    wealth: { fish: 3 },
    goal: (_, fame) => fame >= 4,
    clauses: ['AH-172', 'AH-233', 'AH-235'],
    ways: [[place(1, DEPLOY), { do: 'deploy', space: cell(3, 1) }]],
    badWays: [[place(1, TAILWIND)]],
  }),
  exercise({
    id: 'wind',
    grade: 2,
    plays: 'squadron',
    dice: [6],
    squadron: cell(0, 1),
    union: cell(0, 3),
    wealth: { sword: 4 },
    goal: (_, fame) => fame >= 4,
    clauses: ['AH-063', 'AH-167', 'AH-235'],
    ways: [
      [place(6, TAILWIND), move(5, 2), { do: 'place-patrol' }],
      [place(6, TAILWIND), move(5, 2), DONE],
    ],
    badWays: [[place(6, at(SQUADRON.cannons, 1))]],
  }),
  exercise({
    id: 'land',
    grade: 2,
    plays: 'union',
    dice: [5],
    squadron: cell(0, 1),
    union: cell(2, 2),
    patrols: [cell(3, 2), cell(2, 3)],
    wealth: { parrot: 2 },
    goal: (_, fame) => fame >= 2,
    clauses: ['AH-194', 'AH-233', 'AH-234'],
    ways: [[place(5, UNION_SAIL), move(3, 2), move(3, 3), { do: 'place-comrades' }]],
    badWays: [[place(5, at(UNION.tailwind, 0))]],
  }),
  exercise({
    id: 'battle',
    grade: 2,
    plays: 'squadron',
    dice: [5, 2],
    squadron: cell(4, 1),
    union: cell(5, 1),
    goal: ({ state }) => matOf(state, OLD_SALT).slots.some(({ damaged }) => damaged),
    clauses: ['AH-065', 'AH-110', 'AH-116', 'AH-176'],
    rig: [5, 0],
    ways: [
      [
        place(5, FIVES),
        place(2, SAIL),
        move(5, 1),
        { do: 'hold-fire' },
        { do: 'victory', victory: 'steal-gold' },
        { do: 'damage', slot: ASSEMBLE },
      ],
    ],
    badWays: [[place(5, FIVES), place(2, at(SQUADRON.repair, 0))]],
  }),
  smugglersExercise({
    id: 'cargo',
    grade: 2,
    start: smugglersTable([4, 1], cell(2, 2), {
      row: ['emissary', 'mystic', 'merchant'],
      cargo: ['diver'],
    }),
    goal: (_, fame) => fame >= 2,
    clauses: ['AH-206', 'AH-207', 'AH-214'],
    ways: [
      [place(4, FULL_SAIL), move(3, 2), move(4, 2), move(5, 2), move(5, 3), DELIVER],
      [
        place(4, at(SMUGGLER.sail, 0)),
        move(3, 2),
        move(4, 2),
        place(1, at(SMUGGLER.sail, 1)),
        move(5, 2),
        move(5, 3),
        DELIVER,
      ],
    ],
    badWays: [
      [place(4, at(SMUGGLER.tailwind, 0)), { do: 'decline' }, place(1, at(SMUGGLER.cannons, 0))],
    ],
  }),
];

/** A look ahead. */
const THIRD_GRADE = [
  exercise({
    id: 'enough',
    grade: 3,
    plays: 'squadron',
    dice: [3],
    squadron: cell(0, 1),
    union: cell(4, 2),
    patrols: [cell(2, 1), cell(2, 1), cell(2, 1), cell(2, 2)],
    comrades: { fish: 1, parrot: 1 },
    wealth: { parrot: 3 },
    goal: (_, fame) => fame >= 5,
    figures: () => ({ fame: 5 }),
    clauses: ['AH-171', 'AH-233', 'AH-235'],
    ways: [[place(3, ORDER), { do: 'order', figure: FIGURES.patrol }, move(2, 2), DONE]],
    badWays: [
      [
        place(3, ORDER),
        { do: 'order', figure: FIGURES.patrol },
        move(2, 2),
        { do: 'order', figure: FIGURES.patrol + 1 },
        move(2, 2),
        DONE,
      ],
    ],
  }),
  exercise({
    id: 'ties',
    grade: 3,
    plays: 'union',
    dice: [6],
    squadron: cell(0, 1),
    union: cell(4, 2),
    patrols: [cell(2, 2), cell(2, 1), cell(5, 0)],
    comrades: { fish: 1, parrot: 1, compass: 1 },
    goal: (_, fame) => fame >= 5,
    figures: () => ({ fame: 5 }),
    clauses: ['AH-198', 'AH-234', 'AH-235'],
    ways: [
      [
        place(6, INSPIRE),
        { do: 'inspire', region: region('fish') },
        { do: 'inspire', region: region('parrot') },
        { do: 'inspire', region: region('compass') },
        { do: 'inspire', region: region('tree') },
      ],
    ],
    badWays: [[place(6, at(UNION.rally, 0))]],
  }),
];

export const EXERCISES = [...FIRST_GRADE, ...SECOND_GRADE, ...THIRD_GRADE];
