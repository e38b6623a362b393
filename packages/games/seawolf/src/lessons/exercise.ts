// What the exercises of Seawolf have in common: the small chart, one round, a goal.

import { exerciseOf, type Lesson, type Patch, type Pattern } from '@quarterdeck/kernel/staging';
import {
  type Direction,
  type Draft,
  GOODS,
  type Good,
  goodsAboard,
  type Kinds,
  type Ship,
  shipOf,
  type TileId,
} from '../index.ts';
import { type ExerciseId, type Key, ME, type Now } from './figures.ts';
import { GUNNERS, SMALL_CHART } from './small-chart.ts';

type Way = readonly Pattern<Kinds>[];
type ShipSketch = Patch<Draft['ships'][number]> & { readonly [good in Good]?: number };

export type Exercise = {
  readonly id: ExerciseId;
  readonly grade: 1 | 2 | 3;
  readonly me: ShipSketch & { readonly tile: number };
  readonly salt: ShipSketch & { readonly tile: number };
  readonly wind: Direction;
  readonly pirate?: TileId;
  /** Goods that lie on slots of Lisbon already, by slot. */
  readonly filled?: readonly number[];
  /** How much wine has left the supply, and the cocoa behind it. */
  readonly wineGone?: number;
  /** Laid over the position: what an exercise alone needs. */
  readonly more?: Patch<Draft>;
  /** A round from its orders on, or a turn on the tile where the ship lies; a payment where it says so. */
  readonly from: 'orders' | 'actions' | { readonly pays: number };
  readonly goal: (now: Now) => boolean;
  readonly isMissed: (now: Now) => boolean;
  readonly figures?: (now: Now) => { readonly [name: string]: number };
  readonly clauses: readonly Kinds['clause'][];
  readonly rig?: readonly number[];
  readonly ways: readonly [Way, ...Way[]];
  readonly badWays: readonly [Way, ...Way[]];
};

const ROUND = 4;
const EMPTY = { rum: 0, thalers: 0, cotton: 0, wine: 0, tea: 0, cocoa: 0 } as const;
const LISBON_WANTS = ['cotton', 'wine', 'tea', 'cotton', 'wine'] as const;

export const mine = ({ state }: Now): Ship => shipOf(state, ME);
export const goodsOf = ({ state }: Now): number => goodsAboard(shipOf(state, ME));
/** The ship lies where its orders brought it. */
export const hasSailed = ({ state }: Now): boolean => state.turn?.seat === ME;
export const isTurnOver = ({ state }: Now): boolean => state.turn?.seat !== ME;
export const isRoundOver = ({ state }: Now): boolean => state.round > ROUND;

/** What is aboard or on a tray does not lie in the box. */
function boxWithout({ me, salt, filled = [], wineGone = 0 }: Exercise) {
  const out = (good: Good): number =>
    (me[good] ?? 0) +
    (salt[good] ?? 0) +
    filled.filter((slot) => LISBON_WANTS[slot] === good).length;
  const box = (good: Good): number =>
    good === 'cocoa' ? 0 : SMALL_CHART.box[good] + (good === 'wine' ? wineGone : 0) - out(good);
  return Object.fromEntries(GOODS.map((good) => [good, box(good)]));
}

function under(from: Exercise['from']) {
  const wind = [
    { step: 'wind/spin', data: {} },
    { step: 'wind/pirate', data: {} },
    { step: 'battle/begin', data: {} },
    { step: 'round/end', data: {} },
  ] as const;
  if (from === 'orders') return { step: 'round/begin', data: {} } as const;
  if (from === 'actions')
    return {
      step: 'actions/choose',
      data: { seat: ME },
      under: [{ step: 'turn/end', data: { seat: ME } }, ...wind],
    } as const;
  return {
    step: 'pirate/pay',
    data: { seat: ME, left: from.pays },
    under: [{ step: 'round/end', data: {} }],
  } as const;
}

/** A round, or what is left of it, played as the learner likes. */
export function exercise(one: Exercise): Lesson<Kinds, Key> {
  const { id, grade, me, salt, wind, pirate = GUNNERS, filled = [], from, figures, rig } = one;
  const slots = LISBON_WANTS.map((_, slot) => (filled.includes(slot) ? 'good' : 'open'));
  return exerciseOf<Kinds, ExerciseId>({
    id,
    grade,
    names: ['', 'Old Salt'],
    start: {
      seats: 2,
      patch: {
        ...SMALL_CHART,
        ports: [{ tile: 1, slots }, SMALL_CHART.ports[1]],
        box: boxWithout(one),
        taken: [0, one.wineGone === undefined ? 0 : one.wineGone + 1, 0],
        round: from === 'orders' ? ROUND - 1 : ROUND,
        first: 0,
        wind,
        pirate,
        missions: [
          { mission: 'four-cotton', markers: [] },
          { mission: 'two-chests', markers: [] },
          { mission: 'beat-pirate', markers: [] },
        ],
        ships: {
          0: { ...EMPTY, stern: 'stickyFingers', ...me },
          1: { ...EMPTY, stern: 'strategist', rum: 3, ...salt },
        },
        turn:
          from === 'actions' ? { seat: ME, loaded: false, acted: false, unloaded: false } : null,
        ...one.more,
      },
      ...under(from),
    },
    others: [{ do: 'end' }, { do: 'lay', cards: [wind] }, { do: 'pay', loot: 'rum' }],
    goal: one.goal,
    isMissed: one.isMissed,
    clauses: one.clauses,
    ways: one.ways,
    badWays: one.badWays,
    ...(figures === undefined ? {} : { figures }),
    ...(rig === undefined ? {} : { rig }),
  });
}
