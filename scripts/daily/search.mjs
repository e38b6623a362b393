// Looks for positions of bots' matches at which one choice is clearly best by search.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from '../lib/root.mjs';

/** @typedef {import('../../packages/kernel/src/staging/index.ts').DailyPosition} DailyPosition */
/** @typedef {import('../../packages/kernel/src/staging/index.ts').AnyDailyBook} AnyDailyBook */
/** @typedef {import('../../packages/bots/src/index.ts').Thinker} Thinker */

/** @param {string} path from the top folder */
const ours = (path) => import(pathToFileURL(join(ROOT, path)).href);

/** How many choices a question has: fewer teach nothing, more are not looked over. */
const CHOICES = { least: 3, most: 9 };
/** A match is in full swing, and its answers are few enough to be stored. */
const ANSWERS = { least: 12, most: 140 };
/** One of this many questions is looked at. */
const EVERY = 2;
const GLANCE = { worlds: 8, lead: 0.04 };
/** The best choice leads by this much of the win and by this many standard errors; too much is too easy. */
const CLEAR = { worlds: 96, lead: 0.04, errors: 4, most: 0.35 };
/** So that a pool is not one question over and over. */
const OF_A_STEP = 1 / 4;
/** What is left out: a tenth of what the best brings is noise below this. */
const GAIN = 0.2;

/** @param {number} figure */
const percent = (figure) => Math.round(100 * figure);

/**
 * @typedef {object} Searching
 * @property {string} game
 * @property {any} engine
 * @property {Thinker} bots
 * @property {AnyDailyBook} book
 * @property {(seed: number) => any} rng
 * @property {(g: any, below: number) => number} below
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

/** @param {Searching} parts @param {any} match @param {number} seat @param {string} bot @param {number} iterations @param {number} seed */
const taskOf = ({ game, engine }, match, seat, bot, iterations, seed) => ({
  game,
  bot,
  seat,
  view: engine.toWire(engine.view(match, seat)),
  budget: { iterations },
  seed,
});

/** @param {readonly { behind: number, error: number }[]} weighed @param {number} lead @param {number} errors */
const isClear = ([, next], lead, errors) =>
  next !== undefined && next.behind >= lead && next.behind >= errors * next.error;

/**
 * The choices of a position, weighed twice with luck of its own: the same one must be clearly best.
 *
 * @param {Searching} parts @param {any} match @param {number} seat @param {number} seed
 */
const weighedTwice = (parts, match, seat, seed) => {
  const gauges = Object.values(parts.book.gauges);
  const weigh = (/** @type {number} */ worlds, /** @type {number} */ luck) =>
    parts.bots.weigh(
      taskOf(parts, match, seat, 'captain', worlds, luck),
      (/** @type {any} */ g, /** @type {any} */ who) => gauges.map((gauge) => gauge(g, who)),
    );
  const glance = weigh(GLANCE.worlds, seed);
  if (!isClear(glance, GLANCE.lead, 1)) return undefined;
  const weighed = weigh(CLEAR.worlds, seed + 1);
  const isSame = JSON.stringify(glance[0]?.choice) === JSON.stringify(weighed[0]?.choice);
  const isTooEasy = (weighed[1]?.behind ?? 0) > CLEAR.most;
  return isSame && !isTooEasy && isClear(weighed, CLEAR.lead, CLEAR.errors) ? weighed : undefined;
};

/** @param {Searching} parts @param {readonly import('../../packages/bots/src/index.ts').Weighed[]} weighed */
const foundIn = ({ book }, weighed) => {
  const [best, next] = weighed;
  if (best === undefined || next === undefined) throw new Error('nothing to compare');
  const gains = Object.keys(book.gauges).flatMap((gauge, i) => {
    const more = (best.gauged[i] ?? 0) - (next.gauged[i] ?? 0);
    return Math.abs(more) < GAIN ? [] : [[gauge, Math.round(10 * more)]];
  });
  return {
    choices: weighed.map(({ choice, worth }) => /** @type {const} */ ([choice, percent(worth)])),
    searched: {
      worlds: CLEAR.worlds,
      lead: Math.round(1000 * next.behind),
      error: Math.round(1000 * next.error),
    },
    gains: Object.fromEntries(gains),
  };
};

/**
 * Plays one match of mates; the first position that is clear, or nothing.
 *
 * @param {Searching} parts @param {number} seed @param {(step: string) => boolean} isWanted
 * @returns {DailyPosition | undefined}
 */
export const searchMatch = (parts, seed, isWanted) => {
  const { engine, bots, rng, below } = parts;
  const seats = 2 + (seed % 2);
  const match = engine.create({ seats, rng: rng(seed) });
  const luck = rng(seed + 1);
  /** @type {number[]} */
  const answers = [];
  while (answers.length < ANSWERS.most) {
    const asked = engine.asked(match);
    const first = asked[0];
    if (first === undefined) return undefined;
    const { seat, step } = first;
    const offers = engine.choices(match, seat);
    const isFit =
      asked.length === 1 &&
      answers.length >= ANSWERS.least &&
      offers.length >= CHOICES.least &&
      offers.length <= CHOICES.most &&
      isWanted(step);
    if (isFit && below(luck, EVERY) === 0) {
      const weighed = weighedTwice(parts, match, seat, seed + answers.length);
      if (weighed !== undefined)
        return /** @type {DailyPosition} */ ({
          seats,
          seed,
          seat,
          step,
          answers,
          ...foundIn(parts, weighed),
        });
    }
    const choice =
      offers.length === 1
        ? offers[0]
        : bots.decide(taskOf(parts, match, seat, 'mate', 4, below(luck, 2 ** 31))).choice;
    const text = JSON.stringify(choice);
    const place = offers.findIndex((/** @type {object} */ one) => JSON.stringify(one) === text);
    answers.push(place);
    engine.play(match, seat, offers[place]);
  }
  return undefined;
};

/**
 * Whether one more of this question may join the pool.
 *
 * @param {readonly DailyPosition[]} pool @param {number} size @param {string} step
 */
export const hasRoom = (pool, size, step) =>
  !step.startsWith('setup/') &&
  pool.filter((one) => one.step === step).length < Math.max(1, Math.floor(size * OF_A_STEP));
