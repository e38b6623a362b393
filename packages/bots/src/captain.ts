import { at, type Choice } from '@quarterdeck/kernel';
import { sfcRng } from '@quarterdeck/kernel/chance';
import type { CaptainMind, Thinking, Thought } from './bot.ts';
import { handMade } from './learned/judge.ts';
import { promisesOf } from './mate.ts';
import { answerAll, playedOn } from './play-out.ts';
import { errorOf, meanOf } from './weighing.ts';
import { worldOf } from './world.ts';
import { anySeed, worth } from './worth.ts';

/** A choice that may still win, and what it came to so far, in the same worlds as its rivals. */
type Rival = {
  readonly choice: Choice;
  /** What it promised at a glance. */
  readonly promise: number;
  readonly near: number[];
  readonly far: number[];
};

/** The part of the budget in which all are played on from; the rest goes to the last two. */
const NEAR = 0.6;
const LAST = 2;
/** This many worlds far ahead count as much as all those near by, and more of them up to twice as much. */
const FAR = 8;
/** A lead is looked at after this many worlds, and again after as many more as `LOOKS` says. */
const FIRST_LOOK = 12;
const LOOKS = 4;
/** Clear is a lead of this many standard errors, however often it is looked at, */
const CLEAR = 3.5;
/** and near by of this much more, since what comes later may make up for it. */
const MADE_UP_FOR = 0.03;

/**
 * Plays on from the choices that promise most, in the same worlds with the same luck, everybody
 * answering like a mate: wide and near first, where the worse half falls out time and again, then
 * the last two far ahead, which is dear and mostly luck until there are many worlds of it. It stops when
 * the choice is clear. A tree would judge each answer by worlds of its own: what parts two answers is
 * far smaller than what parts two worlds.
 */
export function* captain(thought: Thought, mind: CaptainMind): Thinking {
  const { allowance } = thought;
  const promises = yield* promisesOf(thought, mind.glances);
  let rivals = mostPromising(thought, promises, mind, allowance.spent);
  const byScore = (a: Rival, b: Rival): number => scoreOf(b, mind) - scoreOf(a, mind);
  const rounds = Math.max(1, Math.ceil(Math.log2(rivals.length)) - 1);
  for (let round = 1; round <= rounds; round++) {
    while (rivals.length > 1 && allowance.share < (NEAR * round) / rounds) {
      if (!(yield* compare(thought, rivals, mind, 'near'))) break;
      rivals = inTheRace(rivals.sort(byScore), 'near', MADE_UP_FOR);
    }
    rivals.sort(byScore);
    rivals = rivals.slice(0, Math.max(LAST, Math.ceil(rivals.length / 2)));
  }
  while (rivals.length > 1 && (yield* compare(thought, rivals, mind, 'far')))
    rivals = inTheRace(rivals.sort(byScore), 'far', 0);
  return at(rivals.sort(byScore), 0).choice;
}

/** What it came to near by, and far ahead by as much as there is of that. */
function scoreOf({ promise, near, far }: Rival, { faith }: CaptainMind): number {
  const close = (faith * promise + sumOf(near)) / (faith + near.length);
  return close + (2 * sumOf(far)) / (FAR + far.length);
}

const sumOf = (figures: readonly number[]): number => figures.reduce((sum, one) => sum + one, 0);

/** Without those that are clearly worse than the first, world by world. */
function inTheRace(rivals: Rival[], reach: 'near' | 'far', margin: number): Rival[] {
  const ahead = at(rivals, 0)[reach];
  if (ahead.length < FIRST_LOOK || ahead.length % LOOKS !== 0) return rivals;
  return rivals.filter((rival) => {
    const behind = rival[reach].map((one, world) => at(ahead, world) - one);
    return meanOf(behind) <= margin + CLEAR * errorOf(behind);
  });
}

/** Best first; ties are broken at random. */
function mostPromising(
  { choices, rng }: Thought,
  promises: readonly number[],
  { rivals }: CaptainMind,
  glances: number,
): Rival[] {
  const ranked = choices.map((choice, i) => ({
    choice,
    promise: at(promises, i),
    tieBreak: anySeed(rng),
  }));
  ranked.sort((a, b) => b.promise - a.promise || a.tieBreak - b.tieBreak);
  return ranked
    .slice(0, rivals)
    .map(({ choice, promise }) => ({ choice, promise: promise / glances, near: [], far: [] }));
}

/** One world more for every rival; false, and nothing counted, if the budget ends on the way. */
function* compare(
  { imagination, view, seat, rng, allowance, judge }: Thought,
  rivals: readonly Rival[],
  mind: CaptainMind,
  reach: 'near' | 'far',
): Generator<undefined, boolean, void> {
  const world = worldOf(imagination, view, anySeed(rng));
  const others = imagination.asked(world).filter((asked) => asked.seat !== seat);
  const habit = handMade(imagination);
  answerAll({ imagination, rng, mind, habit }, world, others);
  const [base] = world.stack;
  const luck = anySeed(rng);
  const worths: number[] = [];
  for (const { choice } of rivals) {
    if (!allowance.spend()) return false;
    const tried = imagination.clone(world);
    imagination.fast(tried, seat, choice);
    const compared = { seat, reach: mind[reach], luck };
    const end = playedOn({ imagination, rng: sfcRng(luck), mind, habit, compared }, tried, base);
    worths.push(worth(imagination, end, seat, judge));
    yield;
  }
  for (const [i, rival] of rivals.entries()) rival[reach].push(at(worths, i));
  return true;
}
