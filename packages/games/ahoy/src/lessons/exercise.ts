// What the exercises of Ahoy have in common: a known map of six regions, the end of a round, a goal.
//
//        x 0            1           2          3             4          5
//   y 0  current south  harbor      fog        wreckage 2    open       open
//   y 1  tailwind 2     SKULL       tailwind 6 FISH          tailwind 2 COMPASS
//   y 2  wreckage 1 tw3 open        open       harbor 1      open       fog tw6
//   y 3  wreckage 1 tw4 TREE        tailwind 4 PARROT        wreckage 2 SWORD

import { exerciseOf, type Lesson, type Pattern, type Scenario } from '@quarterdeck/kernel/staging';
import { type Kinds, matOf, type SlotId, type SpaceId } from '../index.ts';
import type { ExerciseId, Key, Now } from './figures.ts';
import {
  card,
  FIGURES,
  FIGURES_OF_THREE,
  market,
  plans,
  smugglerMat,
  squadronMat,
  tile,
  tiles,
  unionMat,
} from './pieces.ts';

type Way = readonly Pattern<Kinds>[];

const MAP = ['skull-a', 'fish-a', 'compass-b', 'tree-b', 'parrot-b', 'sword-a'] as const;
export type Land = 'skull' | 'fish' | 'compass' | 'tree' | 'parrot' | 'sword';
const LANDS: readonly Land[] = ['skull', 'fish', 'compass', 'tree', 'parrot', 'sword'];
export const region = (land: Land): number => LANDS.indexOf(land);

/** The space at a cell of the map. */
export const cell = (x: number, y: number): SpaceId =>
  (4 * (Math.floor(y / 2) * 3 + Math.floor(x / 2)) + 2 * (y % 2) + (x % 2)) as SpaceId;

type ByLand = { readonly [land in Land]?: number };

/** The six regions, and every tile that is not among them. */
export const knownMap = ({
  wealth = {},
  comrades = {},
}: {
  wealth?: ByLand;
  comrades?: ByLand;
}) => ({
  regions: MAP.map((key, index) => {
    const land = LANDS[index] ?? 'skull';
    return {
      tile: tile(key),
      x: 2 * (index % 3),
      y: 2 * Math.floor(index / 3),
      turn: 0,
      wealth: wealth[land] ?? 1,
      comrades: comrades[land] ?? 0,
    };
  }),
  ...tiles(MAP, 'skull-b'),
});

export type Exercise = {
  readonly id: ExerciseId;
  readonly grade: 1 | 2 | 3;
  readonly plays: 'squadron' | 'union';
  /** The dice that are left; all others are set aside. */
  readonly dice: readonly number[];
  readonly gold?: number;
  readonly squadron: SpaceId;
  readonly union: SpaceId;
  readonly patrols?: readonly SpaceId[];
  readonly comrades?: ByLand;
  readonly wealth?: ByLand;
  readonly damaged?: readonly SlotId[];
  readonly goal: (now: Now, fame: number) => boolean;
  readonly figures?: (now: Now) => { readonly [name: string]: number };
  readonly clauses: readonly Kinds['clause'][];
  readonly rig?: readonly number[];
  readonly ways: readonly [Way, ...Way[]];
  readonly badWays: readonly [Way, ...Way[]];
};

const ROUND = 3;
const DICE = { squadron: 5, union: 4, smuggler: 4 } as const;

/** The dice of a side that are left, or none: what is not left is set aside. */
const matOfSide = (
  side: 'squadron' | 'union',
  { plays, dice, gold = 0, damaged = [] }: Exercise,
) => {
  const mat = (side === 'squadron' ? squadronMat : unionMat)({
    dice: side === plays ? dice : [],
    gold: side === plays ? gold : 1,
  });
  const left = side === plays ? dice.length : 0;
  return {
    ...mat,
    setAside: new Array<number>(DICE[side] - left).fill(1),
    slots: mat.slots.map((slot) => ({ ...slot, damaged: damaged.includes(slot.slot) })),
  };
};

const BOX = ['aeronauts', 'gunner', 'fighters', 'naive-noble', 'sailor', 'pilot'] as const;

/** The end of the learner's turn is the end of the round. */
const UNDER = [
  { step: 'turn/end', data: {} },
  { step: 'scoring/end', data: {} },
] as const;

type Turn = Pick<
  Exercise,
  'id' | 'grade' | 'goal' | 'figures' | 'clauses' | 'rig' | 'ways' | 'badWays'
> & {
  readonly learner: number;
  readonly names: readonly string[];
  readonly start: Scenario<Kinds>;
};

/** One turn of this seat. */
const turnOf = ({ goal, figures, rig, ...one }: Turn): Lesson<Kinds, Key> =>
  exerciseOf<Kinds, ExerciseId>({
    ...one,
    goal: (now) => goal(now, matOf(now.state, one.learner as never).fame),
    // The turn is over, and the round has been counted: whatever is asked now comes too late.
    isMissed: ({ state }) => state.turn?.seat !== one.learner || state.round !== ROUND,
    others: [{ do: 'end-turn' }, { do: 'done' }],
    ...(figures === undefined ? {} : { figures }),
    ...(rig === undefined ? {} : { rig }),
  });

export function exercise(one: Exercise): Lesson<Kinds, Key> {
  const { plays, dice, patrols = [], comrades = {}, wealth = {} } = one;
  const learner = plays === 'squadron' ? 0 : 1;
  return turnOf({
    ...one,
    learner,
    names: plays === 'squadron' ? ['', 'Old Salt'] : ['Old Salt', ''],
    start: {
      seats: 2,
      patch: {
        round: ROUND,
        first: 0,
        ...knownMap({ wealth, comrades }),
        ...market(['emissary', 'mystic', 'diver'], BOX),
        ...plans([], 6),
        mats: { 0: matOfSide('squadron', one), 1: matOfSide('union', one) },
        figures: {
          [FIGURES.squadron]: { space: one.squadron },
          [FIGURES.union]: { space: one.union },
          ...Object.fromEntries(patrols.map((space, nth) => [FIGURES.patrol + nth, { space }])),
        },
        turn: { seat: learner, left: dice.length, used: [] },
      },
      step: 'turn/act',
      data: {},
      under: UNDER,
    },
  });
}

export const SMUGGLER_SEAT = 1;

/** A Smuggler between two powers that have placed all their dice. */
export const smugglersTable = (
  dice: readonly number[],
  space: SpaceId,
  { row, cargo = [] }: { readonly row: readonly string[]; readonly cargo?: readonly string[] },
): Scenario<Kinds> => ({
  seats: 3,
  patch: {
    round: ROUND,
    first: 0,
    ...knownMap({}),
    ...market(row, [...BOX, ...cargo]),
    box: BOX.map(card),
    ...plans([], 6),
    smugglers: { 0: { cargo: cargo.map(card) } },
    mats: {
      0: { ...squadronMat({ dice: [] }), setAside: new Array<number>(DICE.squadron).fill(1) },
      1: {
        ...smugglerMat({ dice }),
        setAside: new Array<number>(DICE.smuggler - dice.length).fill(1),
      },
      2: { ...unionMat({ dice: [] }), setAside: new Array<number>(DICE.union).fill(1) },
    },
    figures: {
      [FIGURES_OF_THREE.squadron]: { space: cell(0, 1) },
      [FIGURES_OF_THREE.smuggler]: { space },
      [FIGURES_OF_THREE.union]: { space: cell(1, 3) },
    },
    turn: { seat: SMUGGLER_SEAT, left: 2, used: [] },
  },
  step: 'turn/act',
  data: {},
  under: UNDER,
});

type SmugglersExercise = Omit<Turn, 'learner' | 'names'>;

/** One turn of a Smuggler. */
export const smugglersExercise = (one: SmugglersExercise): Lesson<Kinds, Key> =>
  turnOf({ ...one, learner: SMUGGLER_SEAT, names: ['Old Salt', '', 'Ines'] });
