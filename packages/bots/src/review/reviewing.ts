import { at, type Seat, seatsOf, unreachable } from '@quarterdeck/kernel';
import { type Engine, type ErasedKinds, sameChoice } from '@quarterdeck/kernel/engine';
import type { CaptainMind } from '../bot.ts';
import { CAPTAIN } from '../bots.ts';
import { shareOfWin } from '../worth.ts';
import {
  type Bench,
  type Judged,
  type JudgedQuestion,
  judgeQuestion,
  judgeView,
} from './judging.ts';
import { type Task, tasksOf } from './plan.ts';
import type { Change, Decision, PlayedMatch, Review, SeatReview } from './review.ts';
import { type Sight, sightOf } from './sight.ts';
import { type MeasuredSeat, turningPoints } from './turning-points.ts';

export type ReviewOptions = {
  readonly seed: number;
  /** Worlds in which each view is played on; left out, as many as a minute allows in a match of its length. */
  readonly worlds?: number;
};

/** About a minute of one core, in the slowest of our games: this, and no clock, says how long it takes. */
const PLAY_OUTS = 9_000;
/** A question costs about this many times as much as a view. */
const QUESTION = 6;
const WORLDS = { least: 4, most: 24 } as const;

/**
 * Few choices are tried for everybody in a play-out, since there are many of them; and everybody comes to
 * a turn in it: whoever is about to have one would look better than those who have just had theirs.
 */
const reviewerFor = (seats: number): CaptainMind => ({
  ...CAPTAIN,
  sample: 3,
  horizon: 40,
  cycles: Math.max(CAPTAIN.cycles, seats),
});

/**
 * Judges a match that is over, seat by seat, each from what it knew at each moment. Yields the part
 * that is done, from 0 to 1, after every play-out: who drives it shows that, or gives up. The same
 * seed gives the same review.
 */
export function* reviewing(
  engine: Engine<ErasedKinds>,
  played: PlayedMatch,
  { seed, worlds }: ReviewOptions,
): Generator<number, Review, void> {
  checkPlayed(engine, played);
  const { seats: count } = at(played.positions, 0).terms;
  const plans = seatsOf(count).map((seat) => {
    const sight = sightOf(engine, played, seat);
    return { sight, tasks: tasksOf(engine, played, sight) };
  });
  const all = plans.reduce((sum, { tasks }) => sum + costOf(tasks), 0);
  const affordable = Math.floor(PLAY_OUTS / Math.max(1, all));
  const bench: Bench = {
    imagination: engine,
    mind: reviewerFor(count),
    seed,
    worlds: worlds ?? Math.max(WORLDS.least, Math.min(WORLDS.most, affordable)),
  };
  const seats: MeasuredSeat[] = [];
  let done = 0;
  for (const { sight, tasks } of plans) {
    const judged: Moment[] = [];
    for (const [position, task] of tasks.entries()) {
      const thinking = judge(engine, played, bench, sight, position, task);
      for (;;) {
        const next = thinking.next();
        if (next.done === true) {
          judged.push(next.value);
          break;
        }
        yield done / Math.max(1, all);
      }
      done += costOf([task]);
    }
    seats.push(measured(engine, played, sight, judged));
  }
  return { seats: seats.map(({ review }) => review), points: turningPoints(seats) };
}

function checkPlayed(engine: Engine<ErasedKinds>, { positions, answers }: PlayedMatch): void {
  const end = positions.at(-1);
  if (end === undefined || positions.length !== answers.length + 1)
    throw new Error('a match has one position more than answers');
  if (engine.outcome(end) === null) throw new Error('only a match that is over is reviewed');
}

const costOf = (tasks: readonly Task[]): number =>
  tasks.reduce((sum, { kind }) => {
    if (kind === 'question') return sum + QUESTION;
    return kind === 'view' ? sum + 1 : sum;
  }, 0);

/** What was judged at one position; null where the share is carried on. */
type Moment = Judged | JudgedQuestion | null;

function* judge(
  engine: Engine<ErasedKinds>,
  { positions }: PlayedMatch,
  bench: Bench,
  { seat, view }: Sight,
  position: number,
  task: Task,
): Generator<undefined, Moment, void> {
  switch (task.kind) {
    case 'carry':
      return null;
    case 'over': {
      const outcome = engine.outcome(at(positions, position));
      return { share: outcome === null ? 0 : shareOfWin(outcome, seat), error: 0 };
    }
    case 'question': {
      const { choices, chosen } = task;
      const asked = yield* judgeQuestion(bench, view(position), seat, choices, chosen);
      return asked ?? (yield* judgeView(bench, view(position), seat));
    }
    case 'view':
      return yield* judgeView(bench, view(position), seat);
    default:
      return unreachable(task);
  }
}

/** Walks along the match: the question that stands is answered at some later position. */
function measured(
  engine: Engine<ErasedKinds>,
  { answers }: PlayedMatch,
  { seat, view }: Sight,
  judged: readonly Moment[],
): MeasuredSeat {
  const shares: number[] = [];
  const errors: number[] = [];
  const judgedAt: number[] = [];
  const changes: Change[] = [];
  const decisions: Decision[] = [];
  let open: Omit<Decision, 'position'> | null = null;
  for (const [position, moment] of judged.entries()) {
    const answer = answers[position - 1];
    const isOwn = answer?.seat === seat;
    const slip: number = isOwn && open !== null ? open.slip : 0;
    if (isOwn && open !== null) decisions.push({ ...open, position: position - 1 });
    const last = shares.at(-1) ?? 0;
    const share: number = moment === null ? last - slip : moment.share;
    if (answer !== undefined) {
      const change = share - last;
      const givesUp = isOwn && open === null && isAside(engine, view(position - 1), answer, seat);
      const decision = givesUp ? Math.min(0, change) : -slip;
      changes.push({ luck: change - decision, decision });
    }
    if (isOwn) open = null;
    if (moment !== null) open = 'decision' in moment ? moment.decision : null;
    shares.push(share);
    errors.push(moment === null ? (errors.at(-1) ?? 0) : moment.error);
    judgedAt.push(moment === null ? (judgedAt.at(-1) ?? 0) : position);
  }
  return { review: seatReview(shares, changes, decisions), errors, judgedAt };
}

/** What nobody asked for, as to give up: a decision through and through. */
const isAside = (
  engine: Engine<ErasedKinds>,
  view: ReturnType<Sight['view']>,
  { choice }: PlayedMatch['answers'][number],
  seat: Seat,
): boolean =>
  !view.asked.some((one) => one.seat === seat) ||
  !engine.choices(engine.worldWithHoles(view), seat).some((one) => sameChoice(one, choice));

function seatReview(
  shares: readonly number[],
  changes: readonly Change[],
  decisions: readonly Decision[],
): SeatReview {
  const sumOf = (figures: readonly number[]): number => figures.reduce((sum, one) => sum + one, 0);
  const stakes = sumOf(decisions.map(({ stake }) => stake));
  const lost = sumOf(decisions.map(({ slip }) => slip));
  return {
    shares,
    changes,
    decisions,
    luck: sumOf(changes.map(({ luck }) => luck)),
    slips: sumOf(changes.map(({ decision }) => decision)),
    accuracy: stakes <= 0 ? null : Math.max(0, 1 - lost / stakes),
  };
}
