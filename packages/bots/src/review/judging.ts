import { at, type Choice, type Seat } from '@quarterdeck/kernel';
import { sfcRng } from '@quarterdeck/kernel/chance';
import { sameChoice, type View } from '@quarterdeck/kernel/engine';
import type { CaptainMind, Imagination, Thought } from '../bot.ts';
import { Allowance } from '../budget.ts';
import { handMade } from '../learned/judge.ts';
import { promisesOf } from '../mate.ts';
import { errorOf, meanOf } from '../mean.ts';
import { playedOn, turnIn } from '../play-out.ts';
import { anyOf } from '../random.ts';
import { type Weighed, weighing } from '../weighing.ts';
import { worldOf } from '../world.ts';
import { anySeed, worth } from '../worth.ts';
import type { Decision, ReviewedChoice } from './review.ts';

/** Who judges: by what a seat sees, by a seed, and by nothing else. */
export type Bench = {
  readonly imagination: Imagination;
  readonly mind: CaptainMind;
  readonly seed: number;
  /** Worlds that are played on for each view that is judged. */
  readonly worlds: number;
};

/** A judged share of wins, with the standard error of it. */
export type Judged = { readonly share: number; readonly error: number };

/** Every choice is looked at in this many worlds at most. */
const GLANCES = 6;
/** Less than this between the best and the worst at a glance: it does not matter what is answered. */
const MATTERS = 0.012;
/** How many of the most promising choices are played on. */
const RIVALS = 3;
/** A lead that is worth a second look, in worlds that did not choose the leader. */
const SECOND_LOOK = 0.015;
/** After a few worlds that agree to this error, more of them tell nothing new. */
const AGREED = { worlds: 3, error: 0.008 } as const;
/** A second look has this many times the worlds of the first. */
const FRESH = 2;

/**
 * The same luck at every view of a seat: what parts two views is not lost in what parts two samples.
 * Nothing that another seat knows goes into it.
 */
const rngFor = ({ seed }: Bench, seat: Seat, purpose: number) =>
  sfcRng(((seed % 1_000_003) * 128 + seat * 8 + purpose) % 2 ** 31);

function neverAsked(): never {
  throw new Error('a review has no clock');
}

function thoughtOf(bench: Bench, view: View, seat: Seat, choices: readonly Choice[]): Thought {
  const { imagination } = bench;
  const judge = handMade(imagination);
  return {
    imagination,
    view,
    seat,
    choices,
    rng: rngFor(bench, seat, 0),
    allowance: new Allowance({ iterations: GLANCES }, GLANCES, neverAsked),
    judge,
    habit: judge,
  };
}

/** The share of wins of a seat that is not asked, or for which it does not matter what it answers. */
export function* judgeView(
  bench: Bench,
  view: View,
  seat: Seat,
): Generator<undefined, Judged, void> {
  const { imagination, mind, worlds } = bench;
  const habit = handMade(imagination);
  const rng = rngFor(bench, seat, 1);
  const worths: number[] = [];
  for (let tried = 0; tried < worlds; tried++) {
    const world = worldOf(imagination, view, anySeed(rng));
    const crew = { imagination, rng: sfcRng(anySeed(rng)), mind, habit };
    const reach = { turns: mind.cycles, horizon: mind.horizon };
    const end = playedOn(crew, world, turnIn(world), reach);
    worths.push(worth(imagination, end, seat, habit));
    yield;
    if (worths.length >= AGREED.worlds && errorOf(worths) < AGREED.error) break;
  }
  return { share: meanOf(worths), error: errorOf(worths) };
}

/** A question as a seat saw it: what it is worth, and what was lost by the answer. */
export type JudgedQuestion = Judged & { readonly decision: Omit<Decision, 'position'> };

/** Null where it does not matter what is answered. */
export function* judgeQuestion(
  bench: Bench,
  view: View,
  seat: Seat,
  choices: readonly Choice[],
  chosen: Choice,
): Generator<undefined, JudgedQuestion | null, void> {
  const thought = thoughtOf(bench, view, seat, choices);
  const glances = Math.min(GLANCES, bench.worlds);
  const promises = (yield* promisesOf(thought, glances)).map((sum) => sum / glances);
  const most = Math.max(...promises);
  if (most - Math.min(...promises) < MATTERS) return null;
  const blind = anyOf(choices, sfcRng(anySeed(rngFor(bench, seat, 4)) + view.answers));
  const rivals = withAll(mostPromising(choices, promises), [chosen, blind]);
  const first = yield* weighed(bench, { ...thought, choices: rivals }, 2, bench.worlds);
  const mine = find(first, chosen);
  const best = at(first, 0);
  const { share, spread, slip, error } = yield* secondLook(bench, thought, best.choice, mine);
  const top = share + slip;
  const listed = first.map(({ choice, worth: promised }): ReviewedChoice => {
    if (sameChoice(choice, chosen)) return { choice, share };
    const isBest = sameChoice(choice, best.choice) && slip > 0;
    return { choice, share: isBest ? top : clamped(share + promised - mine.worth, top) };
  });
  return {
    share: top,
    error: spread,
    decision: {
      seat,
      chosen: { choice: chosen, share },
      choices: inOrder(listed, chosen),
      slip,
      error,
      stake: best.worth - find(first, blind).worth,
    },
  };
}

const clamped = (share: number, most: number): number => Math.max(0, Math.min(share, most));

/** Ties go to what was chosen: it is not worse. */
const inOrder = (listed: readonly ReviewedChoice[], chosen: Choice): readonly ReviewedChoice[] =>
  listed.toSorted(
    (a, b) =>
      b.share - a.share ||
      Number(sameChoice(b.choice, chosen)) - Number(sameChoice(a.choice, chosen)),
  );

function mostPromising(choices: readonly Choice[], promises: readonly number[]): readonly Choice[] {
  const ranked = [...choices.keys()].toSorted((a, b) => at(promises, b) - at(promises, a));
  return ranked.slice(0, RIVALS).map((i) => at(choices, i));
}

/** Each once. */
function withAll(some: readonly Choice[], more: readonly Choice[]): readonly Choice[] {
  const all = [...some];
  for (const wanted of more) if (!all.some((one) => sameChoice(one, wanted))) all.push(wanted);
  return all;
}

function* weighed(
  bench: Bench,
  thought: Thought,
  purpose: number,
  worlds: number,
): Generator<undefined, readonly Weighed[], void> {
  const allowance = new Allowance({ iterations: worlds }, worlds, neverAsked);
  const rng = rngFor(bench, thought.seat, purpose);
  return yield* weighing({ ...thought, rng, allowance }, bench.mind, () => []);
}

function find(all: readonly Weighed[], wanted: Choice): Weighed {
  const found = all.find(({ choice }) => sameChoice(choice, wanted));
  if (found === undefined) throw new Error('what was chosen was not weighed');
  return found;
}

type SecondLook = {
  /** Of what was chosen. */
  readonly share: number;
  readonly spread: number;
  readonly slip: number;
  readonly error: number;
};

/**
 * The best of several in a few worlds looks better there than it is. So what the answer cost is
 * measured in worlds that did not choose the leader, and counts only beyond its error.
 */
function* secondLook(
  bench: Bench,
  thought: Thought,
  best: Choice,
  mine: Weighed,
): Generator<undefined, SecondLook, void> {
  if (sameChoice(best, mine.choice) || mine.behind < SECOND_LOOK)
    return { share: mine.worth, spread: mine.spread, slip: 0, error: 0 };
  const pair = { ...thought, choices: [best, mine.choice] };
  const again = yield* weighed(bench, pair, 3, FRESH * bench.worlds);
  const rival = find(again, best);
  const own = find(again, mine.choice);
  const lead = rival.worth - own.worth;
  const error = Math.max(rival.error, own.error);
  return { share: own.worth, spread: own.spread, slip: lead > error ? lead : 0, error };
}
