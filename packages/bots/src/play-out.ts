import { at, type Choice, type Seat } from '@quarterdeck/kernel';
import { below, cloneRng, type Rng, sfcRng } from '@quarterdeck/kernel/chance';
import type { Asked, Frame, Match } from '@quarterdeck/kernel/engine';
import type { CaptainMind, Imagination } from './bot.ts';
import type { Judge } from './learned/judge.ts';
import { anyOf } from './random.ts';
import { anySeed, worth } from './worth.ts';

/** Those who answer in a play-out, all by the same way of choosing. */
export type Crew = {
  readonly imagination: Imagination;
  readonly rng: Rng;
  readonly mind: CaptainMind;
  /** By what they answer: the game's own estimate, which is faster than any that was learned. */
  readonly habit: Judge;
};

/** How far a line is played on. */
export type Reach = {
  /** The step that waits in the stack while a turn or a round lasts; else what lies at its base. */
  readonly until?: string | undefined;
  readonly turns: number;
  /** After this many decisions it does not wait for that, only for the end of what is going on. */
  readonly horizon: number;
  /** What is thrown in each turn to come, the same in all lines that are compared. */
  readonly luck?: number;
  /** After how many turns it is judged on its way, beside its end. */
  readonly passing?: readonly number[];
};

/** What is going on ends within this many times the horizon, or is judged where it stands. */
const MOST_HORIZONS = 2;
const OTHER_LUCK = 0x5bd1e995;

/** What stands in the stack of a match for the turn or round under way. */
export const turnIn = ({ stack }: Pick<Match, 'stack'>, until?: string): Frame | undefined =>
  until === undefined ? stack[0] : stack.find(({ step }) => step === until);

/**
 * Everybody answers until some turns or rounds have ended.
 * Estimates are compared, so they must be taken at like moments: one in the middle of a turn counts
 * what can still be done in it, one in a battle knows little. `turnBefore` is what stood for the turn
 * before the answer in question. `passed` is shown the world wherever a turn has ended on the way.
 */
export function playedOn(
  crew: Crew,
  from: Match,
  turnBefore: Frame | undefined,
  { until, turns, horizon, luck }: Reach,
  passed: (world: Match, ended: number) => void = () => {},
): Match {
  const { imagination } = crew;
  let world = from;
  let turn = turnBefore;
  let ended = 0;
  let lowest = Infinity;
  let decisions = 0;
  for (;;) {
    const asked = imagination.asked(world);
    const depth = world.stack.length;
    if (asked.length === 0) break;
    const now = turnIn(world, until);
    const isNew = now !== turn;
    if (isNew) {
      if (turn !== undefined) ended++;
      turn = now;
      if (luck !== undefined) throwAnew(luck + ended, world, crew.rng);
    }
    if (ended >= turns) break;
    if (isNew) passed(world, ended);
    lowest = Math.min(lowest, depth);
    if (decisions >= horizon && (depth === lowest || decisions >= MOST_HORIZONS * horizon)) break;
    const only = asked.length === 1 ? asked[0] : undefined;
    if (only === undefined || imagination.choices(world, only.seat).length > 1) decisions++;
    world = answered(crew, world, asked);
  }
  return world;
}

/**
 * Luck by the turn: what is thrown in the next one is the same however this one went. One stream of
 * dice would be out of step after the first answer that throws once more, and from there on luck would
 * part two lines by more than their answers do.
 */
function throwAnew(luck: number, world: Match, rng: Rng): void {
  world.rng = sfcRng(luck);
  rng.words = sfcRng(luck ^ OTHER_LUCK).words;
}

/** The world after those who are asked have answered; the one before may be spoilt. */
export function answered(crew: Crew, world: Match, asked: readonly Asked[]): Match {
  const only = asked.length === 1 ? asked[0] : undefined;
  if (only !== undefined) return answer(crew, world, only.seat);
  answerAll(crew, world, asked);
  return world;
}

/** A simultaneous step: nobody knows what the others answer. */
export function answerAll(crew: Crew, world: Match, asked: readonly Asked[]): void {
  const { imagination, rng } = crew;
  const answers = asked.map(({ seat }) => {
    const guessed = imagination.clone(world);
    answerForOthers(imagination, guessed, seat, rng);
    return best(crew, guessed, seat).choice;
  });
  for (const [i, { seat }] of asked.entries()) imagination.fast(world, seat, at(answers, i));
}

/** In a simultaneous step an answer means something only once it is revealed with the others'. */
export function answerForOthers(
  imagination: Imagination,
  world: Match,
  seat: Seat,
  rng: Rng,
): void {
  for (const other of imagination.asked(world))
    if (other.seat !== seat)
      imagination.fast(world, other.seat, anyOf(imagination.choices(world, other.seat), rng));
}

/** The world after the answer of the one seat that is asked. */
function answer(crew: Crew, world: Match, seat: Seat): Match {
  const { choice, after } = best(crew, world, seat);
  // Where no luck was needed the trial is as good as the deed.
  if (after !== null && after.rng.used === 0) {
    after.rng = world.rng;
    return after;
  }
  crew.imagination.fast(world, seat, choice);
  return world;
}

type Best = { readonly choice: Choice; readonly after: Match | null };

/** The best of some choices one answer ahead, with luck of its own: the world's is not yet known. */
function best({ imagination, rng, mind, habit }: Crew, world: Match, seat: Seat): Best {
  const choices = someOf(imagination.choices(world, seat), mind.sample, rng);
  let choice = at(choices, 0);
  if (choices.length === 1) return { choice, after: null };
  const luck = sfcRng(anySeed(rng));
  let after: Match | null = null;
  let most = -Infinity;
  for (const candidate of choices) {
    const tried = imagination.clone(world);
    tried.rng = cloneRng(luck);
    imagination.fast(tried, seat, candidate);
    const value = worth(imagination, tried, seat, habit);
    if (value <= most) continue;
    most = value;
    choice = candidate;
    after = tried;
  }
  return { choice, after };
}

function someOf(choices: readonly Choice[], count: number, rng: Rng): readonly Choice[] {
  if (choices.length <= count) return choices;
  const rest = [...choices];
  for (let i = 0; i < count; i++) {
    const picked = i + below(rng, rest.length - i);
    const choice = at(rest, picked);
    rest[picked] = at(rest, i);
    rest[i] = choice;
  }
  return rest.slice(0, count);
}
