// What the exercises of Tiny Epic Pirates have in common: the Sea of the lessons, one turn, a goal.

import { exerciseOf, type Lesson, type Patch, type Pattern } from '@quarterdeck/kernel/staging';
import type { Booty, CrewCard, Draft, Kinds, SpaceId } from '../index.ts';
import { type ExerciseId, type Figures, type Key, ME, mine, type Now } from './figures.ts';
import { CREW_CARDS, MY_MAT, PLACES, ROW, SMALL_SEA } from './small-sea.ts';

type Mat = Patch<Draft['pirates'][number]>;
type Way = readonly Pattern<Kinds>[];

export type Exercise = {
  readonly id: ExerciseId;
  /** 1 is one idea, 2 joins two, 3 looks ahead. */
  readonly grade: 1 | 2 | 3;
  /** Laid over the learner's mat of the first match. */
  readonly me: Omit<Mat, 'hold' | 'crew'>;
  readonly hold?: readonly Booty[];
  readonly crew?: readonly CrewCard[];
  readonly market?: readonly Booty[];
  readonly navy?: SpaceId;
  /** Where the learner has buried already. */
  readonly buried?: readonly SpaceId[];
  readonly goal: (now: Now) => boolean;
  /** Whether the goal is looked at only when the turn is over. */
  readonly isAboutTheEnd?: true;
  readonly figures?: (now: Now) => Figures;
  readonly clauses: readonly Kinds['clause'][];
  readonly rig?: readonly number[];
  readonly ways: readonly [Way, ...Way[]];
  readonly badWays: readonly [Way, ...Way[]];
};

/** Aboard the Merchants and the other ship, as in the first match. */
const ELSEWHERE: readonly Booty[] = ['coffee', 'rum', 'coffee'];
/** Ten of a kind, less the one that marks its price. */
const OF_A_KIND = 9;

/** The row of the first match, without whoever sails with the learner. */
function crewFor(aboard: readonly CrewCard[]): Pick<Draft, 'crewRow' | 'crewDeck'> {
  const free: readonly CrewCard[] = CREW_CARDS.filter((card) => !aboard.includes(card));
  const known = ROW.filter((card) => free.includes(card));
  const crewRow = [...known, ...free.filter((card) => !known.includes(card))].slice(0, ROW.length);
  return { crewRow, crewDeck: free.filter((card) => !crewRow.includes(card)) };
}

type Position = Omit<Exercise, 'goal' | 'isAboutTheEnd'>;

function patchOf({ me, hold = [], crew = [], market, navy, buried = [] }: Position) {
  const out = [...hold, ...ELSEWHERE];
  const inBag = (kind: Booty): number => OF_A_KIND - out.filter((one) => one === kind).length;
  return {
    ...SMALL_SEA,
    ...crewFor(crew),
    sea: PLACES.map((place, space) => ({
      ...place,
      treasure: buried.some((site) => site === space) ? ME : null,
    })),
    pirates: {
      ...SMALL_SEA.pirates,
      0: { ...MY_MAT, hiding: false, gold: 0, ...me, hold, crew },
    },
    bag: {
      sugarcane: inBag('sugarcane'),
      rum: inBag('rum'),
      coffee: inBag('coffee'),
      gunpowder: inBag('gunpowder'),
    },
    ...(market === undefined ? {} : { market }),
    ...(navy === undefined ? {} : { navy }),
  };
}

const isOver = (now: Now): boolean => now.state.turn.pirate !== mine(now).pirate;

/** One turn, played as the learner likes. */
export function exercise({ goal, isAboutTheEnd, ...one }: Exercise): Lesson<Kinds, Key> {
  const { id, grade, figures, clauses, rig, ways, badWays } = one;
  return exerciseOf<Kinds, ExerciseId>({
    id,
    grade,
    names: ['', 'Old Salt'],
    start: { seats: 2, patch: patchOf(one), step: 'turn/begin', data: { pirate: 0 } },
    goal: (now) => (isAboutTheEnd === undefined || isOver(now)) && goal(now),
    isMissed: isOver,
    clauses,
    ways,
    badWays,
    ...(figures === undefined ? {} : { figures }),
    ...(rig === undefined ? {} : { rig }),
  });
}
