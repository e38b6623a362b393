import type { Seat } from '@quarterdeck/kernel';
import { describe, type WireView } from '@quarterdeck/kernel/engine';
import type { BotSpec } from './bot.ts';
import { botById } from './bots.ts';
import type { Budget } from './budget.ts';
import { BadTask } from './errors.ts';

/** All that a bot is handed, as plain data. */
export type BotTask = {
  readonly game: string;
  readonly bot: string;
  readonly seat: number;
  /** What the seat sees, as `toWire` wrote it. */
  readonly view: WireView;
  /** The content of the pack, where it is not the game's own. */
  readonly pack?: unknown;
  readonly budget?: Budget;
  readonly seed: number;
};

/** A task with everything checked but the view, which only the game can read. */
export type ReadTask = {
  readonly spec: BotSpec;
  readonly seat: Seat;
  readonly view: unknown;
  readonly pack: unknown;
  readonly budget: Budget;
  readonly seed: number;
};

const MOST_ITERATIONS = 1_000_000_000;
const MOST_MILLIS = 24 * 60 * 60 * 1000;

/** The gate for tasks from outside. */
export function readTask(raw: unknown): ReadTask {
  const { bot, seat, view, pack, budget, seed } = recordOf(raw, 'task');
  if (!isWhole(seat, 0, 1_000)) throw wrong('task.seat', 'a seat', seat);
  if (!Number.isSafeInteger(seed)) throw wrong('task.seed', 'a safe integer', seed);
  return {
    spec: botById(bot),
    seat: seat as Seat,
    view,
    pack,
    budget: readBudget(budget),
    seed: seed as number,
  };
}

function readBudget(raw: unknown): Budget {
  if (raw === undefined) return {};
  const { iterations, millis, ...rest } = recordOf(raw, 'task.budget');
  const strange = Object.keys(rest)[0];
  if (strange !== undefined) throw wrong('task.budget', 'iterations and millis only', strange);
  if (iterations !== undefined && !isWhole(iterations, 1, MOST_ITERATIONS))
    throw wrong('task.budget.iterations', `an integer from 1 to ${MOST_ITERATIONS}`, iterations);
  if (millis !== undefined && !isMillis(millis))
    throw wrong('task.budget.millis', `a number above 0, at most ${MOST_MILLIS}`, millis);
  return {
    ...(iterations === undefined ? {} : { iterations }),
    ...(millis === undefined ? {} : { millis }),
  };
}

const isWhole = (value: unknown, least: number, most: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most;

const isMillis = (value: unknown): value is number =>
  typeof value === 'number' && value > 0 && value <= MOST_MILLIS;

function recordOf(value: unknown, path: string): { readonly [name: string]: unknown } {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw wrong(path, 'a record', value);
  return { ...value };
}

const wrong = (path: string, expected: string, got: unknown): BadTask =>
  new BadTask('bad-task', `${path}: expected ${expected}, got ${describe(got)}`);
