import { at, type Foresight, unreachable } from '@quarterdeck/kernel';
import type { CaptainMind, Lapse, Thinking, Thought } from './bot.ts';
import { unluckyPick } from './lapse.ts';
import { byScore, compare, inTheRace, type Line, newLine, scoreOf } from './lines.ts';
import { promisesOf } from './mate.ts';
import type { Reach } from './play-out.ts';
import { anySeed } from './worth.ts';

/** Few enough to be played on far; the part of the budget in which they are found, if there are more. */
const FEW = 4;
const FINDING = 0.3;
/** A line that is to end with a turn goes on for this many horizons at most. */
const LONGEST = 4;
/** After this many worlds the next ones are judged a moment later, and so on up to this many later. */
const ENOUGH = 10;
const DEEPEST = 3;

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
  if (allowance.share < 1) for (const line of few) line.worths = [];
  return yield* theBest(thought, few, mind, lines, FINDING);
}

/** In the part of the budget that is left after `from`. */
function* theBest(
  thought: Thought,
  all: Line[],
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
  all: readonly Line[],
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

/** As the game says. Where it says nothing, or nothing of turns of many seats, all lines go as far. */
export function reachesOf(
  { imagination, view }: Pick<Thought, 'imagination' | 'view'>,
  mind: CaptainMind,
): Reaches {
  const { cycles, horizon } = mind;
  const { seats } = view.terms;
  const foresight = mind.foresight ?? imagination.game.foresight;
  const isCrowd = foresight?.judged !== 'round' && seats > 2;
  if (foresight === undefined || (isCrowd && foresight.amongMany === undefined)) {
    const reach = { turns: cycles, horizon };
    return { near: reach, far: () => reach };
  }
  const { until, judged } = foresight;
  // To wait among many until a seat's turn comes round again takes too long.
  const { near, far } = isCrowd ? { near: 1, far: 1 } : foresight;
  const reaches = Array.from({ length: far + DEEPEST }, (_, i): Reach => {
    const moments = i + 1;
    const turns = isCrowd ? moments : turnsUntil(judged, moments, seats);
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

/** Best first; ties are broken at random. */
function mostPromising(
  { choices, rng }: Thought,
  promises: readonly number[],
  { rivals }: CaptainMind,
  glances: number,
): Line[] {
  const ranked = choices.map((choice, i) => ({
    choice,
    promise: (promises[i] ?? 0) / glances,
    tieBreak: anySeed(rng),
  }));
  ranked.sort((a, b) => b.promise - a.promise || a.tieBreak - b.tieBreak);
  return ranked.slice(0, rivals).map(({ choice, promise }) => newLine(choice, promise));
}
