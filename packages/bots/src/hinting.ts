import { at, type Choice, type Seat } from '@quarterdeck/kernel';
import type { CaptainMind, Thought } from './bot.ts';
import { Allowance } from './budget.ts';
import { promisesOf } from './mate.ts';
import { type Gauge, type Weighed, weighing } from './weighing.ts';

/** One of the best choices, for somebody who asked. */
export type Hint = {
  readonly choice: Choice;
  /** The estimated share of wins with it: 0 to 1. */
  readonly share: number;
  /**
   * By what is gauged: how much more the seat has of it than with the next best choice, where this is
   * the best; than with the best, where it is not.
   */
  readonly gains: { readonly [gauge: string]: number };
};

/** What a seat may have more or less of, by name. */
export type NamedGauges = { readonly [gauge: string]: (state: object, seat: Seat) => number };

const GLANCES = 6;
/** How many of the most promising choices are played on. */
const RIVALS = 5;
/** How many are told. */
const MOST_HINTS = 3;

/** All choices at a glance, the most promising ones played on for as long as there is time; the best few. */
export function* hinting(
  thought: Thought,
  mind: CaptainMind,
  gauges: NamedGauges,
): Generator<undefined, readonly Hint[], void> {
  const names = Object.keys(gauges);
  const gauge: Gauge = (state, seat) => Object.values(gauges).map((one) => one(state, seat));
  const weighed = yield* weighing(
    { ...thought, choices: yield* mostPromising(thought) },
    mind,
    gauge,
  );
  return weighed.slice(0, MOST_HINTS).map((one, nth) => ({
    choice: one.choice,
    share: one.worth,
    gains: gainsOf(names, one, weighed[nth === 0 ? 1 : 0]),
  }));
}

function* mostPromising(thought: Thought): Generator<undefined, readonly Choice[], void> {
  const { choices } = thought;
  if (choices.length <= RIVALS) return choices;
  // They are a small part of the time, and do not depend on how much of it there is.
  const allowance = new Allowance({ iterations: GLANCES }, GLANCES, () => 0);
  const promises = yield* promisesOf({ ...thought, allowance }, GLANCES);
  const ranked = [...choices.keys()].toSorted((a, b) => at(promises, b) - at(promises, a));
  return ranked.slice(0, RIVALS).map((i) => at(choices, i));
}

const gainsOf = (
  names: readonly string[],
  mine: Weighed,
  other: Weighed | undefined,
): Hint['gains'] =>
  Object.fromEntries(
    other === undefined
      ? []
      : names.map((name, i) => [name, (mine.gauged[i] ?? 0) - (other.gauged[i] ?? 0)]),
  );
