import { at, type Choice, type Foresight, unreachable } from '@quarterdeck/kernel';
import { sfcRng } from '@quarterdeck/kernel/chance';
import type { CaptainMind, Lapse, Thinking, Thought } from './bot.ts';
import { unluckyPick } from './lapse.ts';
import {
  byScore,
  compare,
  inTheRace,
  type Line,
  newLine,
  type Race,
  scoreOf,
  Worlds,
} from './lines.ts';
import type { Piece } from './pieces/piece.ts';
import { type Runner, runnerHere } from './pieces/runner.ts';
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
export function* captain(
  thought: Thought,
  mind: CaptainMind,
  runner: Runner = runnerHere(thought, mind),
): Thinking {
  const { allowance, choices } = thought;
  const promises = yield* glanced(thought, mind, runner);
  const all = mostPromising(thought, promises, mind, allowance.spent);
  const reaches = reachesOf(thought, mind);
  const race: Race = { worlds: new Worlds(thought.rng), runner };
  const chosen = ({ place }: Line): Choice => at(choices, place);
  if (mind.lapse !== undefined)
    return chosen(yield* unlucky(race, all, mind, mind.lapse, reaches, anySeed(thought.rng)));
  const { near } = reaches;
  if (all.length <= FEW || near === reaches.far(0))
    return chosen(yield* theBest(thought, race, all, mind, reaches, 0));
  while (allowance.share < FINDING) if (!(yield* compare(race, all, () => near))) break;
  const few = byScore(all, mind).slice(0, FEW);
  if (allowance.share < 1) for (const line of few) line.worths = [];
  return chosen(yield* theBest(thought, race, few, mind, reaches, FINDING));
}

/** What every choice promises at a glance, in a few worlds. */
function* glanced(
  { choices, rng }: Thought,
  { glances }: CaptainMind,
  runner: Runner,
): Generator<undefined, readonly number[], void> {
  const totals = choices.map(() => 0);
  const places = [...choices.keys()];
  // Drawn at once, so that it does not matter how far ahead somebody looks.
  const worlds = Array.from({ length: glances }, () => anySeed(rng));
  const piece = (nth: number): Piece => ({ world: at(worlds, nth), luck: 0, places, reach: null });
  for (let done = 0; done < glances; done++) {
    const ahead = (nth: number): Piece | null => (done + nth < glances ? piece(done + nth) : null);
    const worths = yield* runner.run(piece(done), ahead);
    if (worths === null) break;
    for (let i = 0; i < totals.length; i++) totals[i] = (totals[i] ?? 0) + (worths[i] ?? 0);
  }
  return totals;
}

/** In the part of the budget that is left after `from`. */
function* theBest(
  { allowance }: Thought,
  race: Race,
  all: Line[],
  mind: CaptainMind,
  { far }: Reaches,
  from: number,
): Generator<undefined, Line, void> {
  let rivals = all;
  const rounds = Math.ceil(Math.log2(rivals.length));
  for (let round = 1; round <= rounds; round++) {
    const until = from + ((1 - from) * round) / rounds;
    while (rivals.length > 1 && allowance.share < until) {
      if (!(yield* compare(race, rivals, far))) break;
      rivals = inTheRace(byScore(rivals, mind));
    }
    rivals = byScore(rivals, mind).slice(0, Math.ceil(rivals.length / 2));
  }
  return at(rivals, 0);
}

/** Plays on from the few that promise most, all alike, and misjudges what they come to. */
function* unlucky(
  race: Race,
  all: readonly Line[],
  mind: CaptainMind,
  lapse: Lapse,
  { far }: Reaches,
  seed: number,
): Generator<undefined, Line, void> {
  const few = all.slice(0, FEW);
  while (yield* compare(race, few, far));
  const weights = mind.faith + at(few, 0).worths.length;
  const shares = few.map((rival) => scoreOf(rival, mind) / weights);
  return at(few, unluckyPick(shares, lapse, sfcRng(seed)));
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
  const turnsOf = (moments: number): number =>
    isCrowd ? moments : turnsUntil(judged, moments, seats);
  const reaches = Array.from({ length: far + DEEPEST }, (_, i): Reach => {
    const moments = i + 1;
    const reach = { until, turns: turnsOf(moments), horizon: LONGEST * moments * horizon };
    if (mind.judgesOnTheWay !== true) return reach;
    const before = Array.from({ length: moments - near }, (_, nth) => turnsOf(near + nth));
    return { ...reach, passing: before };
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
  const ranked = choices.map((_, place) => ({
    place,
    promise: (promises[place] ?? 0) / glances,
    tieBreak: anySeed(rng),
  }));
  ranked.sort((a, b) => b.promise - a.promise || a.tieBreak - b.tieBreak);
  return ranked.slice(0, rivals).map(({ place, promise }) => newLine(place, promise));
}
