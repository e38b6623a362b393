// Looks for positions of bots' matches at which one choice is clearly best by search.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from '../lib/root.mjs';
import { clearlyBest, foundIn, stillClear, taskOf } from './weigh.mjs';

/** @typedef {import('../../packages/kernel/src/staging/index.ts').DailyPosition} DailyPosition */
/** @typedef {import('../../packages/kernel/src/staging/index.ts').AnyDailyBook} AnyDailyBook */
/** @typedef {import('../../packages/kernel/src/engine/index.ts').ErasedKinds} ErasedKinds */
/** @typedef {import('../../packages/kernel/src/engine/index.ts').Match} Match */
/** @typedef {import('../../packages/kernel/src/chance/index.ts').Rng} Rng */
/** @typedef {import('../../packages/kernel/src/index.ts').Choice} Choice */
/** @typedef {import('../../packages/kernel/src/index.ts').Seat} Seat */
/** @typedef {import('../../packages/bots/src/index.ts').Thinker} Thinker */

/** @param {string} path from the top folder */
const ours = (path) => import(pathToFileURL(join(ROOT, path)).href);

/** How many choices a question has: fewer teach nothing, more are not looked over. */
const CHOICES = { least: 3, most: 9 };
/** A match is in full swing, and its answers are few enough to be stored. */
const ANSWERS = { least: 12, most: 140 };
/** Answers between two positions of one match, and how many it may give: no two look alike. */
const APART = 18;
const OF_A_MATCH = 3;
/** So that a pool is not one question over and over. */
const OF_A_STEP = 1 / 3;

/**
 * @typedef {object} Searching
 * @property {string} game
 * @property {import('../../packages/kernel/src/engine/index.ts').Engine<ErasedKinds>} engine
 * @property {Thinker} bots
 * @property {AnyDailyBook} book
 * @property {(seed: number) => Rng} rng
 * @property {(rng: Rng, below: number) => number} below
 */

/** @param {string} game @returns {Promise<Searching>} */
export const searching = async (game) => {
  const { engine } = await ours('packages/kernel/src/engine/index.ts');
  const { thinker } = await ours('packages/bots/src/index.ts');
  const { sfcRng, below } = await ours('packages/kernel/src/chance/index.ts');
  const { [game]: rules } = await ours(`packages/games/${game}/src/index.ts`);
  const { DAILY } = await ours(`packages/games/${game}/src/lessons/daily.ts`);
  const table = engine(rules);
  return { game, engine: table, bots: thinker(table), book: DAILY, rng: sfcRng, below };
};

/** The place of a mate's answer among the offers. @param {Searching} parts @param {Match} match @param {Rng} luck */
const answered = (parts, match, luck) => {
  const { engine, bots, below } = parts;
  const seat = engine.asked(match)[0]?.seat;
  if (seat === undefined) throw new Error('the match is over');
  const offers = engine.choices(match, seat);
  if (offers.length === 1) return 0;
  const task = taskOf(parts, match, seat, 'mate', 4, below(luck, 2 ** 31));
  const text = JSON.stringify(bots.decide(task).choice);
  return offers.findIndex((one) => JSON.stringify(one) === text);
};

/**
 * Plays one match of mates, and stops at each position that is clear.
 *
 * @param {Searching} parts @param {number} seed @param {(step: string) => boolean} isWanted
 * @returns {Generator<DailyPosition, void, void>}
 */
export function* searchMatch(parts, seed, isWanted) {
  const { engine, rng } = parts;
  const seats = 2 + (seed % 2);
  const match = engine.create({ seats, rng: rng(seed) });
  const luck = rng(seed + 1);
  /** @type {number[]} */
  const answers = [];
  let found = 0;
  let from = ANSWERS.least;
  while (answers.length < ANSWERS.most && found < OF_A_MATCH) {
    const asked = engine.asked(match);
    const first = asked[0];
    if (first === undefined) return;
    const { seat, step } = first;
    const offers = engine.choices(match, seat);
    const isFit =
      asked.length === 1 &&
      answers.length >= from &&
      offers.length >= CHOICES.least &&
      offers.length <= CHOICES.most &&
      isWanted(step);
    const clear = isFit ? clearlyBest(parts, match, seat, seed + answers.length) : undefined;
    if (clear !== undefined) {
      found++;
      from = answers.length + APART;
      yield {
        seats,
        seed,
        seat,
        step,
        answers: [...answers],
        ...foundIn(parts, clear, match, seat),
      };
    }
    const place = answered(parts, match, luck);
    answers.push(place);
    engine.play(match, seat, /** @type {Choice} */ (offers[place]));
  }
}

/** Other luck than that which found it. */
const OTHER_LUCK = 7_919;

/**
 * A stored position as bots judge it by now; undefined where no choice is clearly best any more.
 *
 * @param {Searching} parts @param {DailyPosition} stored
 * @returns {Promise<DailyPosition | undefined>}
 */
export const searchedAgain = async (parts, stored) => {
  const { playedMatch } = await ours('packages/kernel/src/staging/index.ts');
  const { seats, seed, step, answers } = stored;
  const seat = /** @type {Seat} */ (stored.seat);
  const luck = seed + answers.length + OTHER_LUCK;
  const match = playedMatch(parts.engine, stored);
  const clear = stillClear(parts, match, seat, luck);
  return clear && { seats, seed, seat, step, answers, ...foundIn(parts, clear, match, seat) };
};

/**
 * Whether one more of this question may join the pool.
 *
 * @param {readonly DailyPosition[]} pool @param {number} size @param {string} step
 */
export const hasRoom = (pool, size, step) =>
  !step.startsWith('setup/') &&
  pool.filter((one) => one.step === step).length < Math.max(1, Math.floor(size * OF_A_STEP));
