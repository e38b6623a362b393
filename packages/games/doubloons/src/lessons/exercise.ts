// What the exercises of Dead Man's Doubloons have in common: two ships, a card or a round, a goal.

import {
  exerciseOf,
  type FrameSketch,
  type Lesson,
  type Patch,
  type Pattern,
} from '@quarterdeck/kernel/staging';
import type { CardId, Draft, Kinds, Ship } from '../index.ts';
import { type ExerciseId, HIS_SHIP, his, type Key, MY_SHIP, mine, type Now } from './figures.ts';
import { cards, SMALL_ISLAND } from './small-island.ts';

type Way = readonly Pattern<Kinds>[];
type Fragment = Draft['boxedFragments'][number];
type Mat = Omit<Patch<Draft['ships'][number]>, 'fragments' | 'hand' | 'faceUp'> & {
  readonly fragments?: readonly Fragment[];
};

export type Exercise = {
  readonly id: ExerciseId;
  readonly grade: 1 | 2 | 3;
  readonly me?: Mat;
  readonly salt?: Mat;
  /** The cards that were played this round, by number, the last one now; or a hand to plan a round with. */
  readonly plays?: readonly number[];
  readonly hand?: readonly number[];
  /** What Old Salt lays, where a round is planned. */
  readonly his?: readonly number[];
  readonly island?: number;
  /** What is done when the card was played. */
  readonly under?: readonly FrameSketch<Kinds>[];
  readonly goal: (mine: Ship, his: Ship, now: Now) => boolean;
  readonly isMissed?: (mine: Ship, his: Ship) => boolean;
  readonly figures?: (now: Now) => { readonly [name: string]: number };
  readonly clauses: readonly Kinds['clause'][];
  readonly rig?: readonly number[];
  readonly others?: readonly Pattern<Kinds>[];
  readonly ways: readonly [Way, ...Way[]];
  readonly badWays: readonly [Way, ...Way[]];
};

const NORMAL_CARDS = 41;
const ALL_FRAGMENTS: readonly Fragment[] = ['x', 'x', 'x', 'skull', 'skull', 'skull'];
/** In the map stack, under which lie tiles that are no fragments. */
const STACKED: readonly Fragment[] = ['skull'];
const PILLAGE_TOKENS = 4;
/** The island and its captains share these. */
const LOOSE_DOUBLOONS = 44;

/** What is left of a pile when these were taken out of it. */
function without<T>(pile: readonly T[], taken: readonly T[]): T[] {
  const left = [...pile];
  for (const one of taken) left.splice(left.indexOf(one), 1);
  return left;
}

/** Nothing is doubled and nothing is missing: what nobody holds lies in the deck, the box or the supply. */
function patchOf(one: Exercise) {
  const { me = {}, salt = {}, plays = [], hand = [], his: laid = [], island = 2 } = one;
  const mineHeld: readonly Fragment[] = me.fragments ?? ['x'];
  const hisHeld: readonly Fragment[] = salt.fragments ?? ['skull'];
  const used = [...cards(...plays), ...cards(...hand), ...cards(...laid)];
  const all = Array.from({ length: NORMAL_CARDS }, (_, at) => at as CardId);
  const owned = (me.doubloons ?? 2) + (salt.doubloons ?? 2);
  return {
    ...SMALL_ISLAND,
    ...(plays.length === 0
      ? { round: 1, phase: 'roundStart' as const }
      : { round: 1, phase: 'action' as const, slot: plays.length, turn: MY_SHIP }),
    island,
    pillagePile: PILLAGE_TOKENS - (salt.pillage ?? 0),
    supply: LOOSE_DOUBLOONS + 4 - island - owned,
    deck: without(all, used),
    boxedFragments: without(ALL_FRAGMENTS, [...STACKED, ...mineHeld, ...hisHeld]),
    ships: {
      0: {
        ...SMALL_ISLAND.ships?.[0],
        doubloons: 2,
        ...me,
        faceUp: cards(...plays),
        hand: cards(...hand),
      },
      1: { ...SMALL_ISLAND.ships?.[1], doubloons: 2, ...salt, hand: cards(...laid) },
    },
  };
}

/** A round is planned and played, or one card of it. */
const startOf = ({
  plays,
  under = [],
}: Exercise): FrameSketch<Kinds> & {
  readonly under?: readonly FrameSketch<Kinds>[];
} =>
  plays === undefined
    ? {
        step: 'round/program',
        data: {},
        under: [1, 2, 3].flatMap((slot) => [
          { step: 'round/reveal' as const, data: { slot } },
          { step: 'turn/begin' as const, data: { ship: MY_SHIP } },
          { step: 'turn/begin' as const, data: { ship: HIS_SHIP } },
        ]),
      }
    : { step: 'turn/play', data: { ship: MY_SHIP }, under };

export function exercise(one: Exercise): Lesson<Kinds, Key> {
  const { id, grade, his: laid = [], figures, clauses, rig, ways, badWays } = one;
  return exerciseOf<Kinds, ExerciseId>({
    id,
    grade,
    names: ['', 'Old Salt'],
    start: { seats: 2, patch: patchOf(one), ...startOf(one) },
    goal: (now) => one.goal(mine(now), his(now), now),
    // Nobody is asked any more when the card, or the round, was played.
    isMissed: (now) => one.isMissed?.(mine(now), his(now)) ?? false,
    others: [
      ...(laid.length === 0 ? [] : [{ do: 'program', cards: cards(...laid.slice(0, 3)) } as const]),
      ...(one.others ?? []),
    ],
    clauses,
    ways,
    badWays,
    ...(figures === undefined ? {} : { figures }),
    ...(rig === undefined ? {} : { rig }),
  });
}
