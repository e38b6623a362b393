import { distance, shipsOf, territoryOf } from '../index.ts';
import { easyTarget, exercise, isPast, isWon, ship, shipAt } from './exercise.ts';
import { hexOfShip, ME, type Now, OLD_SALT, victory } from './figures.ts';
import { hex } from './position.ts';

/** The level that ships begin with, unless told. */
const START = 5;
const PASS = { do: 'pass' } as const;
const attack = (from: number, at: string) =>
  ({ do: 'attack', ship: ship(from), hex: hex(at) }) as const;
const look = (from: number, at: string) =>
  ({ do: 'explore', ship: ship(from), hex: hex(at) }) as const;
const play = (
  maneuver:
    | 'grapeshot'
    | 'loose-planking'
    | 'brace-for-impact'
    | 'choppy-waters'
    | 'broadside'
    | 'boarding-hooks',
) => ({ do: 'play', maneuver }) as const;

const isExplored = ({ state }: Now, at: string): boolean =>
  state.destinations.some((one) => one.hex === hex(at) && one.explored);

/** How far the nearest ship of Old Salt is from the hunted one, and how far a ship sails. */
const nearest = (now: Now) => {
  const here = hexOfShip(now, ship(0));
  const all = shipsOf(now.state, OLD_SALT).flatMap((each) =>
    each.hex === null ? [] : [distance(now.state, here, each.hex)],
  );
  return { distance: Math.min(...all), move: now.state.printed.figures.moveHexes };
};

/** One idea each. */
const FIRST_GRADE = [
  exercise({
    id: 'odds',
    grade: 1,
    at: {
      ships: [
        [{ at: 'E5' }, { at: 'B2' }],
        [{ at: 'E4' }, { at: 'Q14' }],
      ],
      destinations: [
        { at: 'D5', face: 'privateer', explored: true },
        { at: 'F5', face: 'lighthouse', controller: 1 },
      ],
    },
    dice: 'hhmmmmmmmmmmmm',
    goal: (now) => shipAt(now, 0).level > START,
    isMissed: (now) =>
      isPast('engage')(now) || (shipAt(now, 0).attacked && now.state.engagement === null),
    figures: easyTarget,
    clauses: ['TP-021', 'TP-033', 'TP-043'],
    ways: [[attack(0, 'D5')]],
    badWays: [[attack(0, 'E4')], [attack(0, 'F5')]],
  }),
  exercise({
    id: 'most',
    grade: 1,
    at: {
      truce: 5,
      ships: [
        [{ at: 'E5' }, { at: 'B2' }],
        [{ at: 'Q14' }, { at: 'Q15' }],
      ],
      destinations: [
        { at: 'D5', face: 'shark', explored: true },
        { at: 'E4', face: 'squid', explored: true },
        { at: 'F5', face: 'rum-cache', explored: true },
      ],
    },
    dice: 'hhmmm',
    goal: ({ state }) => territoryOf(state, 'rum-cache').controller === ME,
    figures: easyTarget,
    clauses: ['TP-042', 'TP-045', 'TP-046'],
    ways: [[attack(0, 'F5')]],
    badWays: [[attack(0, 'D5')]],
  }),
  exercise({
    id: 'roses',
    grade: 1,
    at: {
      step: 'explore',
      ships: [
        [{ at: 'E5' }, { at: 'C5' }],
        [{ at: 'Q14' }, { at: 'Q15' }],
      ],
      destinations: [
        { at: 'D5', face: 'squid' },
        { at: 'F5', face: 'rum-cache' },
      ],
    },
    goal: (now) => isExplored(now, 'D5') && isExplored(now, 'F5'),
    clauses: ['TP-120', 'TP-121'],
    ways: [
      [look(0, 'F5'), look(1, 'D5')],
      [look(1, 'D5'), look(0, 'F5')],
    ],
    badWays: [[look(0, 'D5')]],
  }),
];

const TOP_FLEET = [
  [
    { at: 'E5', level: 9 },
    { at: 'B2', level: 9 },
    { at: 'C2', level: 9 },
  ],
  [
    { at: 'E4', level: 9 },
    { at: 'Q14', level: 6 },
  ],
] as const;

/** Two ideas that meet. */
const SECOND_GRADE = [
  exercise({
    id: 'prize',
    grade: 2,
    at: { ships: TOP_FLEET, destinations: [] },
    dice: 'hhhhhhhmm',
    goal: isWon,
    clauses: ['TP-022', 'TP-025', 'TP-283'],
    ways: [[attack(0, 'E4'), { do: 'capture' }]],
    badWays: [[attack(0, 'E4'), { do: 'sink' }]],
  }),
  exercise({
    id: 'win',
    grade: 2,
    at: {
      ships: [
        [
          { at: 'E5', level: 8 },
          { at: 'H5', level: 9 },
          { at: 'B2', level: 9 },
          { at: 'C2', level: 9 },
        ],
        [
          { at: 'Q14', level: 9 },
          { at: 'Q15', level: 9 },
        ],
      ],
      destinations: [
        { at: 'D5', face: 'shark', explored: true },
        { at: 'H6', face: 'squid', explored: true },
      ],
    },
    dice: 'hhmmmmmm',
    goal: isWon,
    isMissed: ({ state }) => state.turn.seat !== ME,
    figures: victory,
    clauses: ['TP-136', 'TP-138', 'TP-281'],
    ways: [[attack(0, 'D5'), PASS]],
    badWays: [[attack(1, 'H6'), PASS]],
  }),
  exercise({
    id: 'safe',
    grade: 2,
    at: {
      ships: [
        [{ at: 'E5' }, { at: 'D4', level: 9 }],
        [
          { at: 'E4', level: 6 },
          { at: 'Q14', level: 6 },
        ],
      ],
      destinations: [],
    },
    // Either attack fails; the answer to the small ship hits often enough, whatever the other risks.
    dice: 'mmmmmhhhmmhhhhh',
    goal: (now) =>
      now.state.engagement === null &&
      now.state.turn.attacked &&
      [0, 1].every((id) => shipAt(now, id).hex !== null),
    isMissed: (now) => isPast('engage')(now) || shipAt(now, 0).hex === null,
    clauses: ['TP-020', 'TP-021', 'TP-187'],
    ways: [[attack(1, 'E4')]],
    badWays: [[attack(0, 'E4')]],
  }),
  exercise({
    id: 'flee',
    grade: 2,
    at: {
      step: 'move',
      ships: [
        [{ at: 'E5' }, { at: 'B15', level: 6 }],
        [
          { at: 'G6', level: 9 },
          { at: 'Q14', level: 7 },
        ],
      ],
      destinations: [],
    },
    goal: (now) => nearest(now).distance > nearest(now).move + 1,
    figures: nearest,
    clauses: ['TP-112', 'TP-131'],
    ways: [
      [
        { do: 'sail', ship: ship(0) },
        { do: 'to', hex: hex('A2') },
      ],
    ],
    badWays: [[{ do: 'sail', ship: ship(0) }, { do: 'stay' }, PASS], [PASS]],
  }),
];

/** A look ahead. */
const THIRD_GRADE = [
  exercise({
    id: 'planks',
    grade: 3,
    at: {
      step: 'command',
      ships: [
        [{ at: 'E5' }, { at: 'B2', level: 6 }],
        [{ at: 'E4' }, { at: 'G7', level: 8 }],
      ],
      destinations: [],
      hands: [['grapeshot', 'loose-planking'], []],
    },
    dice: 'hhmmmmmmmmmmm',
    goal: (now) => shipAt(now, 2).hex === null,
    isMissed: ({ state }) => state.turn.seat !== ME,
    clauses: ['TP-107', 'TP-226', 'TP-230'],
    ways: [
      [play('loose-planking'), { do: 'choose-ship', ship: ship(2) }, PASS, PASS, attack(0, 'E4')],
    ],
    badWays: [
      [play('grapeshot'), { do: 'choose-ship', ship: ship(0) }, PASS, PASS, attack(0, 'E4')],
    ],
  }),
  exercise({
    id: 'brace',
    grade: 3,
    at: {
      active: 1,
      ships: [
        [{ at: 'E5' }, { at: 'B2', level: 6 }],
        [{ at: 'E4', level: 6 }, { at: 'Q14' }],
      ],
      destinations: [],
      hands: [['choppy-waters', 'brace-for-impact'], []],
    },
    dice: 'hhhmmmmmmmmmmm',
    others: [attack(2, 'E5'), PASS],
    goal: (now) => now.state.turn.seat === ME && shipAt(now, 0).hex !== null,
    isMissed: (now) => shipAt(now, 0).hex === null,
    clauses: ['TP-164', 'TP-228', 'TP-234'],
    ways: [[play('brace-for-impact'), PASS]],
    badWays: [[play('choppy-waters'), PASS]],
  }),
  exercise({
    id: 'hooks',
    grade: 3,
    at: { ships: TOP_FLEET, destinations: [], hands: [['broadside', 'boarding-hooks'], []] },
    dice: 'hhhhhmmmmmmm',
    goal: isWon,
    clauses: ['TP-022', 'TP-178', 'TP-240'],
    ways: [[attack(0, 'E4'), play('boarding-hooks'), PASS, { do: 'capture' }]],
    badWays: [[attack(0, 'E4'), play('broadside'), PASS]],
  }),
];

export const EXERCISES = [...FIRST_GRADE, ...SECOND_GRADE, ...THIRD_GRADE];
