import { at, type Choice, type Foresight, unreachable } from '@quarterdeck/kernel';
import { sfcRng } from '@quarterdeck/kernel/chance';
import type { CaptainMind, Lapse, Thinking, Thought } from './bot.ts';
import { unluckyPick } from './lapse.ts';
import { handMade } from './learned/judge.ts';
import { promisesOf } from './mate.ts';
import { errorOf, meanOf } from './mean.ts';
import { answerAll, playedOn, type Reach, turnIn } from './play-out.ts';
import { worldOf } from './world.ts';
import { anySeed, worth } from './worth.ts';

/** A choice that may still win, and what it came to so far, in the same worlds as its rivals. */
type Rival = { readonly choice: Choice; readonly promise: number; worths: number[] };

/** Few enough to be played on far; the part of the budget in which they are found, if there are more. */
const FEW = 4;
const FINDING = 0.3;
/** A line that is to end with a turn goes on for this many horizons at most. */
const LONGEST = 4;
/** After this many worlds the next ones are judged a moment later, and so on up to this many later. */
const ENOUGH = 10;
const DEEPEST = 3;
/** A lead is looked at after this many worlds, and again after as many more as `LOOKS` says. */
const FIRST_LOOK = 16;
const LOOKS = 8;
/** Clear is a lead of this many standard errors, however often it is looked at. */
const CLEAR = 3.5;

/**
 * Plays on from the choices that promise most, in the same worlds with the same luck, everybody
 * answering like a mate: wide and near first, then the best few far ahead, where the worse half falls
 * out time and again, so that most of the thought goes to those that are hard to tell apart. A tree
 * would judge each answer by worlds of its own: what parts two answers is far smaller than what parts
 * two worlds.
 */
export function* captain(thought: Thought, mind: CaptainMind): Thinking {
  const { allowance, judge, glance = judge } = thought;
  const promises = yield* promisesOf({ ...thought, judge: glance }, mind.glances);
  const all = mostPromising(thought, promises, mind, allowance.spent);
  const lines = reachesOf(thought, mind);
  if (mind.lapse !== undefined) return yield* unlucky(thought, all, mind, mind.lapse, lines);
  if (all.length <= FEW || lines.near === lines.far(0))
    return yield* theBest(thought, all, mind, lines, 0);
  while (allowance.share < FINDING) if (!(yield* compare(thought, all, mind, lines.near))) break;
  const few = byScore(all, mind).slice(0, FEW);
  if (allowance.share < 1) for (const rival of few) rival.worths = [];
  return yield* theBest(thought, few, mind, lines, FINDING);
}

/** In the part of the budget that is left after `from`. */
function* theBest(
  thought: Thought,
  all: Rival[],
  mind: CaptainMind,
  { far }: Reaches,
  from: number,
): Thinking {
  const { allowance } = thought;
  let rivals = all;
  const rounds = Math.ceil(Math.log2(rivals.length));
  for (let round = 1; round <= rounds; round++) {
    const until = from + ((1 - from) * round) / rounds;
    while (rivals.length > 1 && allowance.share < until) {
      const reach = far(at(rivals, 0).worths.length);
      if (!(yield* compare(thought, rivals, mind, reach))) break;
      rivals = inTheRace(byScore(rivals, mind));
    }
    rivals = byScore(rivals, mind).slice(0, Math.ceil(rivals.length / 2));
  }
  return at(rivals, 0).choice;
}

/** Plays on from the few that promise most, all alike, and misjudges what they come to. */
function* unlucky(
  thought: Thought,
  all: readonly Rival[],
  mind: CaptainMind,
  lapse: Lapse,
  { far }: Reaches,
): Thinking {
  const few = all.slice(0, FEW);
  while (yield* compare(thought, few, mind, far(at(few, 0).worths.length)));
  const weights = mind.faith + at(few, 0).worths.length;
  const shares = few.map((rival) => scoreOf(rival, mind) / weights);
  return at(few, unluckyPick(shares, lapse, thought.rng)).choice;
}

/** How far lines go: while there are many rivals, and while there are few, by the worlds they have met. */
type Reaches = { readonly near: Reach; readonly far: (worlds: number) => Reach };

/** As the game says. Where it says nothing, or in turns of many seats, all lines go as far. */
function reachesOf({ imagination, view }: Thought, mind: CaptainMind): Reaches {
  const { cycles, horizon } = mind;
  const { seats } = view.terms;
  const foresight = mind.foresight ?? imagination.game.foresight;
  if (foresight === undefined || (foresight.judged !== 'round' && seats > 2)) {
    const reach = { turns: cycles, horizon };
    return { near: reach, far: () => reach };
  }
  const { until, judged, near, far } = foresight;
  const reaches = Array.from({ length: far + DEEPEST }, (_, i): Reach => {
    const moments = i + 1;
    const turns = turnsUntil(judged, moments, seats);
    return { until, turns, horizon: LONGEST * moments * horizon };
  });
  return {
    near: at(reaches, near - 1),
    // What a play-out comes to depends on where it is judged: after some worlds more than on luck.
    far: (worlds) => at(reaches, far - 1 + Math.min(DEEPEST, Math.floor(worlds / ENOUGH))),
  };
}

function turnsUntil(judged: Foresight['judged'], moments: number, seats: number): number {
  switch (judged) {
    case 'after-turn':
      return 1 + (moments - 1) * seats;
    case 'before-turn':
      return moments * seats;
    case 'round':
      return moments;
    default:
      return unreachable(judged);
  }
}

/** What it promised counts as much as some play-outs. */
const scoreOf = ({ promise, worths }: Rival, { faith }: CaptainMind): number =>
  worths.reduce((sum, one) => sum + one, faith * promise);

/** Best first. */
function byScore(rivals: readonly Rival[], mind: CaptainMind): Rival[] {
  const scores = new Map(rivals.map((rival) => [rival, scoreOf(rival, mind)]));
  return rivals.toSorted((a, b) => (scores.get(b) ?? 0) - (scores.get(a) ?? 0));
}

/** Without those that are clearly worse than the first, world by world. */
function inTheRace(rivals: Rival[]): Rival[] {
  const ahead = at(rivals, 0).worths;
  if (ahead.length < FIRST_LOOK || ahead.length % LOOKS !== 0) return rivals;
  return rivals.filter(({ worths }) => {
    const behind = worths.map((one, world) => at(ahead, world) - one);
    return meanOf(behind) <= CLEAR * errorOf(behind);
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
    promise: at(promises, i) / glances,
    tieBreak: anySeed(rng),
  }));
  ranked.sort((a, b) => b.promise - a.promise || a.tieBreak - b.tieBreak);
  return ranked.slice(0, rivals).map(({ choice, promise }) => ({ choice, promise, worths: [] }));
}

/** One world more for every rival; false, and nothing counted, if the budget ends on the way. */
function* compare(
  { imagination, view, seat, rng, allowance, judge }: Thought,
  rivals: readonly Rival[],
  mind: CaptainMind,
  reach: Reach,
): Generator<undefined, boolean, void> {
  const world = worldOf(imagination, view, anySeed(rng));
  const others = imagination.asked(world).filter((asked) => asked.seat !== seat);
  const habit = handMade(imagination);
  answerAll({ imagination, rng, mind, habit }, world, others);
  const turn = turnIn(world, reach.until);
  const luck = anySeed(rng);
  const worths: number[] = [];
  for (const { choice } of rivals) {
    if (!allowance.spend()) return false;
    const tried = imagination.clone(world);
    imagination.fast(tried, seat, choice);
    const crew = { imagination, rng: sfcRng(luck), mind, habit };
    const end = playedOn(crew, tried, turn, { ...reach, luck });
    worths.push(worth(imagination, end, seat, judge));
    yield;
  }
  for (const [i, rival] of rivals.entries()) rival.worths.push(at(worths, i));
  return true;
}
