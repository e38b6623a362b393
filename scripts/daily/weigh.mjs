// Weighs the choices of a position, and says whether one of them is clearly the best.

/** @typedef {import('../../packages/kernel/src/engine/index.ts').Match} Match */
/** @typedef {import('../../packages/bots/src/index.ts').BotTask} BotTask */
/** @typedef {import('../../packages/bots/src/index.ts').Gauge} Gauge */
/** @typedef {import('../../packages/bots/src/index.ts').Weighed} Weighed */
/** @typedef {import('../../packages/kernel/src/index.ts').Seat} Seat */
/** @typedef {import('./search.mjs').Searching} Searching */
/** @typedef {{ readonly weighed: readonly Weighed[], readonly worlds: number }} Found */

/**
 * Worlds that are played on, and the lead of the best choice that lets a position pass: of the win, and in
 * standard errors. Most positions are even, and few worlds tell: nearly all the time would go into those.
 * With dice a lead in very few worlds is luck, so that fewer than these let nearly everything pass.
 */
const SIEVES = [
  { worlds: 6, lead: 0.04, errors: 1 },
  { worlds: 24, lead: 0.045, errors: 1.8 },
];
/** The last word: too great a lead is too easy. */
const CLEAR = { lead: 0.04, errors: 4, most: 0.35 };
/** Where dice leave it open after the first of these, more of them tell. */
const WORLDS = [96, 256];
/** A lead of this many errors may yet be a clear one. */
const OPEN = { lead: 0.04, errors: 2.5 };
/** What is left out: a tenth of what the best brings is noise below this. */
const GAIN = 0.2;

/**
 * @param {Searching} parts @param {Match} match @param {Seat} seat
 * @param {string} bot @param {number} iterations @param {number} seed
 * @returns {BotTask}
 */
export const taskOf = ({ game, engine }, match, seat, bot, iterations, seed) => ({
  game,
  bot,
  seat,
  view: engine.toWire(engine.view(match, seat)),
  budget: { iterations },
  seed,
});

/** @param {readonly Weighed[]} weighed @param {{ lead: number, errors: number }} wanted */
const isClear = ([, next], { lead, errors }) =>
  next !== undefined && next.behind >= lead && next.behind >= errors * next.error;

/** @param {readonly Weighed[]} weighed */
const bestOf = ([best]) => JSON.stringify(best?.choice);

/**
 * @param {Searching} parts @param {Match} match @param {Seat} seat
 * @returns {(worlds: number, luck: number) => readonly Weighed[]}
 */
const weigherOf = (parts, match, seat) => {
  const gauges = Object.values(parts.book.gauges);
  /** @type {Gauge} */
  const gauge = (g, who) => gauges.map((one) => one(g, who));
  return (worlds, luck) =>
    parts.bots.weigh(taskOf(parts, match, seat, 'captain', worlds, luck), gauge);
};

/**
 * All choices in the order of their worth, where the last sieve and the last word, each with luck of its
 * own, find the same one clearly best.
 *
 * @param {Searching} parts @param {Match} match @param {Seat} seat @param {number} seed
 * @returns {Found | undefined}
 */
export const clearlyBest = (parts, match, seat, seed) => {
  const weigh = weigherOf(parts, match, seat);
  let sieved = '';
  for (const [nth, sieve] of SIEVES.entries()) {
    const weighed = weigh(sieve.worlds, seed + nth);
    if (!isClear(weighed, sieve)) return undefined;
    sieved = bestOf(weighed);
  }
  return lastWord(weigh, seed + SIEVES.length, sieved);
};

/**
 * The same for a position that was found before and may be judged otherwise by now: nothing is sieved.
 *
 * @param {Searching} parts @param {Match} match @param {Seat} seat @param {number} seed
 * @returns {Found | undefined}
 */
export const stillClear = (parts, match, seat, seed) =>
  lastWord(weigherOf(parts, match, seat), seed);

/**
 * @param {(worlds: number, luck: number) => readonly Weighed[]} weigh
 * @param {number} luck @param {string} [wanted] which choice must be the best
 * @returns {Found | undefined}
 */
const lastWord = (weigh, luck, wanted) => {
  for (const [nth, worlds] of WORLDS.entries()) {
    const weighed = weigh(worlds, luck + nth);
    const isTooEasy = (weighed[1]?.behind ?? 0) > CLEAR.most;
    const isOther = wanted !== undefined && bestOf(weighed) !== wanted;
    if (isOther || isTooEasy || !isClear(weighed, OPEN)) return undefined;
    if (isClear(weighed, CLEAR)) return { weighed, worlds };
  }
  return undefined;
};

/** @param {number} figure */
const percent = (figure) => Math.round(100 * figure);

/**
 * What is stored of it.
 *
 * @param {Searching} parts @param {Found} found @param {Match} match @param {Seat} seat
 */
export const foundIn = ({ book, engine }, { weighed, worlds }, match, seat) => {
  const [best, next] = weighed;
  if (best === undefined || next === undefined) throw new Error('nothing to compare');
  const gains = Object.keys(book.gauges).flatMap((gauge, i) => {
    const more = (best.gauged[i] ?? 0) - (next.gauged[i] ?? 0);
    return Math.abs(more) < GAIN ? [] : [[gauge, Math.round(10 * more)]];
  });
  return {
    choices: weighed.map(({ choice, worth }) => /** @type {const} */ ([choice, percent(worth)])),
    searched: {
      worlds,
      lead: Math.round(1000 * next.behind),
      error: Math.round(1000 * next.error),
      judged: Math.round(1000 * (engine.game.evaluate?.(match.state, seat) ?? 0)),
    },
    gains: Object.fromEntries(gains),
  };
};
