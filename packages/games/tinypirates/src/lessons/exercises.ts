import { exercise } from './exercise.ts';
import { booty, buriedOf, captain, cost, goldOf, mine, place } from './figures.ts';
import {
  ATTACK,
  CREW_UP,
  GOVERNORS_REST,
  HIDE_OUT,
  KRAKENS_MAW,
  MOCHA_SOUND,
  PLUNDER,
  PORT_MERCY,
  POWDER_KEYS,
  RUMRUNNER_CAY,
  SALTPETRE_POINT,
  SEARCH,
  SUGAR_BIGHT,
  TORTOISE_INLET,
  TRADE,
} from './small-sea.ts';

const SELL_BOTH = { do: 'sell', count: 2 } as const;
const BURY = { do: 'captain-bonus', place: 0 } as const;
const GO = { do: 'execute' } as const;
const STOP = { do: 'stop' } as const;
const to = (space: number) => ({ do: 'to', space }) as const;
const order = (stop: number) => ({ do: 'order', stop }) as const;
const spare = (from: 'rigging' | 'cannons' | 'extort') => ({ do: 'skip-with', from }) as const;

const isSunk = (now: Parameters<typeof mine>[0]): boolean =>
  now.state.sunkCards.includes('merchant-2a');

/** One idea each. */
const FIRST_GRADE = [
  exercise({
    id: 'dear',
    grade: 1,
    me: { space: GOVERNORS_REST, captainAt: PLUNDER },
    hold: ['rum', 'rum', 'gunpowder'],
    market: ['gunpowder', 'sugarcane', 'coffee', 'rum'],
    goal: (now) => goldOf(now) >= 10,
    figures: () => ({ gold: 10 }),
    clauses: ['TE-111', 'TE-112', 'TE-113'],
    ways: [
      [order(TRADE), to(MOCHA_SOUND), to(RUMRUNNER_CAY), GO, SELL_BOTH],
      [order(TRADE), to(SALTPETRE_POINT), to(RUMRUNNER_CAY), GO, SELL_BOTH],
    ],
    badWays: [[order(TRADE), to(POWDER_KEYS), STOP, GO]],
  }),
  exercise({
    id: 'full',
    grade: 1,
    me: { space: TORTOISE_INLET, captainAt: HIDE_OUT },
    hold: ['coffee'],
    goal: (now) => mine(now).hold.length === now.state.printed.limits.crates,
    figures: ({ state }) => ({ crates: state.printed.limits.crates }),
    clauses: ['TE-010', 'TE-105', 'TE-107'],
    ways: [[order(PLUNDER), to(SALTPETRE_POINT), to(GOVERNORS_REST), GO]],
    badWays: [[order(PLUNDER), to(SALTPETRE_POINT), STOP, GO]],
  }),
  exercise({
    id: 'bury',
    grade: 1,
    me: { space: MOCHA_SOUND, captainAt: PLUNDER, gold: 2 },
    hold: ['sugarcane', 'sugarcane', 'coffee'],
    market: ['rum', 'gunpowder', 'coffee', 'sugarcane'],
    goal: (now) => buriedOf(now) === 1,
    figures: (now) => ({
      ...place(SUGAR_BIGHT)(now),
      booty: booty(now, 'sugarcane'),
      cost: cost(now, SUGAR_BIGHT),
    }),
    clauses: ['TE-111', 'TE-187', 'TE-201'],
    ways: [[order(TRADE), to(RUMRUNNER_CAY), to(SUGAR_BIGHT), GO, SELL_BOTH, BURY]],
    badWays: [[order(TRADE), to(PORT_MERCY), STOP, GO, SELL_BOTH, { do: 'end' }]],
  }),
];

/** Two ideas that meet. */
const SECOND_GRADE = [
  exercise({
    id: 'navy',
    grade: 2,
    me: { space: SALTPETRE_POINT, captainAt: ATTACK, gold: 5 },
    navy: KRAKENS_MAW,
    buried: [POWDER_KEYS],
    goal: (now) => mine(now).deckhands.repair === 0,
    isAboutTheEnd: true,
    clauses: ['TE-178', 'TE-184', 'TE-233', 'TE-234', 'TE-239'],
    ways: [
      [order(HIDE_OUT), to(RUMRUNNER_CAY), STOP, GO, { do: 'done' }],
      [order(HIDE_OUT), to(TORTOISE_INLET), STOP, GO, { do: 'done' }],
      [order(PLUNDER), to(GOVERNORS_REST), to(MOCHA_SOUND), GO],
    ],
    badWays: [[order(PLUNDER), STOP, GO]],
  }),
  exercise({
    id: 'spare',
    grade: 2,
    me: { space: GOVERNORS_REST, captainAt: CREW_UP },
    crew: ['buck-cannon', 'betty-blunderbuss'],
    goal: isSunk,
    clauses: ['TE-073', 'TE-074', 'TE-153', 'TE-156', 'TE-168'],
    // A one and a three, which match nothing; then a crate for the Merchant that comes anew.
    rig: [0, 2, 0],
    ways: [
      [order(ATTACK), spare('extort'), to(POWDER_KEYS), to(PORT_MERCY), GO, { do: 'keep' }],
      [order(ATTACK), spare('extort'), to(MOCHA_SOUND), to(PORT_MERCY), GO, { do: 'keep' }],
    ],
    badWays: [
      [order(ATTACK), spare('cannons'), to(POWDER_KEYS), to(PORT_MERCY), GO, { do: 'keep' }],
      [order(ATTACK), spare('rigging'), to(POWDER_KEYS)],
    ],
  }),
  exercise({
    id: 'jump',
    grade: 2,
    me: { space: GOVERNORS_REST, captainAt: HIDE_OUT },
    hold: ['rum', 'rum'],
    market: ['gunpowder', 'sugarcane', 'coffee', 'rum'],
    goal: (now) => mine(now).hold.length === 0,
    clauses: ['TE-057', 'TE-058', 'TE-073', 'TE-111'],
    ways: [
      [order(TRADE), spare('extort'), to(MOCHA_SOUND), to(RUMRUNNER_CAY), GO, SELL_BOTH],
      [order(TRADE), spare('cannons'), to(SALTPETRE_POINT), to(RUMRUNNER_CAY), GO, SELL_BOTH],
    ],
    badWays: [[order(TRADE), spare('rigging'), to(SALTPETRE_POINT), { do: 'end' }]],
  }),
  exercise({
    id: 'blocked',
    grade: 2,
    me: { space: MOCHA_SOUND, captainAt: PLUNDER, gold: 11 },
    navy: POWDER_KEYS,
    goal: (now) => buriedOf(now) === 1,
    figures: (now) => ({ captain: captain(now) }),
    clauses: ['TE-188', 'TE-201', 'TE-204'],
    ways: [[order(TRADE), to(RUMRUNNER_CAY), to(SUGAR_BIGHT), BURY]],
    badWays: [[order(TRADE), to(GOVERNORS_REST), to(POWDER_KEYS)]],
  }),
  exercise({
    id: 'surefire',
    grade: 2,
    me: { space: PORT_MERCY, captainAt: SEARCH, sureFire: 1 },
    crew: ['quigley'],
    goal: isSunk,
    clauses: ['TE-146', 'TE-150', 'TE-156', 'TE-168'],
    // A five and a three, which match nothing; then a crate for the Merchant that comes anew.
    rig: [4, 2, 0],
    ways: [
      [order(ATTACK), STOP, GO, { do: 'sure-fire', die: 0, face: 4 }],
      [order(ATTACK), STOP, GO, { do: 'sure-fire', die: 1, face: 4 }],
    ],
    badWays: [
      [order(ATTACK), STOP, GO, { do: 'sure-fire', die: 0, face: 2 }],
      [order(ATTACK), STOP, GO, { do: 'keep' }, { do: 'jostle', from: 'extort' }],
    ],
  }),
];

const onExtort = (from: 'rigging' | 'cannons') => ({ do: 'move', from, to: 'extort' }) as const;

/** A look ahead. */
const THIRD_GRADE = [
  exercise({
    id: 'collect',
    grade: 3,
    me: { space: RUMRUNNER_CAY, captainAt: ATTACK },
    goal: (now) => goldOf(now) >= 3,
    isAboutTheEnd: true,
    figures: () => ({ gold: 3 }),
    clauses: ['TE-075', 'TE-181', 'TE-182', 'TE-226'],
    ways: [
      [order(HIDE_OUT), STOP, GO, onExtort('rigging'), onExtort('cannons'), { do: 'done' }],
      [order(HIDE_OUT), STOP, GO, onExtort('cannons'), onExtort('rigging'), { do: 'done' }],
    ],
    badWays: [
      [order(HIDE_OUT), STOP, GO, { do: 'done' }],
      [order(PLUNDER), STOP],
    ],
  }),
  exercise({
    id: 'third',
    grade: 3,
    me: { space: SALTPETRE_POINT, captainAt: ATTACK, gold: 1 },
    hold: ['gunpowder', 'gunpowder'],
    buried: [SUGAR_BIGHT, TORTOISE_INLET],
    goal: (now) => buriedOf(now) === 3,
    figures: (now) => ({ cost: cost(now, POWDER_KEYS) }),
    clauses: ['TE-065', 'TE-066', 'TE-111', 'TE-201', 'TE-208'],
    ways: [
      [order(TRADE), spare('extort'), to(GOVERNORS_REST), to(POWDER_KEYS), GO, SELL_BOTH, BURY],
      [order(TRADE), spare('cannons'), to(GOVERNORS_REST), to(POWDER_KEYS), GO, SELL_BOTH, BURY],
    ],
    badWays: [
      [order(TRADE), spare('extort'), STOP, GO, SELL_BOTH, { do: 'end' }],
      [order(TRADE), spare('rigging'), to(GOVERNORS_REST), { do: 'end' }],
    ],
  }),
];

export const EXERCISES = [...FIRST_GRADE, ...SECOND_GRADE, ...THIRD_GRADE];
