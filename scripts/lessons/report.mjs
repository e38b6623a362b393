import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { clausesIn } from '../clauses/ledger.mjs';
import { FILE as DEMONSTRATIONS } from '../demonstrations/files.mjs';
import { ROOT } from '../lib/root.mjs';

const GAMES = join(ROOT, 'packages', 'games');
const LOCK = 'src/lessons/clauses.lock.json';
const COACH_LOCK = 'src/lessons/coach.lock.json';

/** @param {string} game */
const folderOf = (game) => join(GAMES, game);

/** The games that have lessons. */
export const taughtGames = () =>
  readdirSync(GAMES)
    .filter((game) => existsSync(join(folderOf(game), 'src/lessons/index.ts')))
    .sort();

/** @param {string} path from the game's folder @param {string} game */
const load = (game, path) => import(pathToFileURL(join(folderOf(game), path)).href);

/** @param {string} path from the top folder */
const ours = (path) => import(pathToFileURL(join(ROOT, path)).href);

/** @param {string} game */
const ledgerOf = (game) =>
  ['ledger.md', 'silences.md']
    .map((page) => join(folderOf(game), page))
    .filter((page) => existsSync(page))
    .map((page) => readFileSync(page, 'utf8'))
    .join('\n');

/** @param {string} game @param {string} name @param {readonly string[]} cited */
const lockFile = async (game, name, cited) => {
  const { lockOf } = await ours('packages/kernel/src/test-kit/index.ts');
  const file = join(folderOf(game), name);
  const lock = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  return { file, lock, now: lockOf(cited, ledgerOf(game)) };
};

/**
 * What is kept of the clauses that a game's lessons and its coach cite, and what would be kept if all
 * was read now.
 *
 * @param {string} game
 */
export const lockFiles = async (game) => {
  const { citedByCoach, citedIn } = await ours('packages/kernel/src/test-kit/index.ts');
  const { LESSONS } = await load(game, 'src/lessons/index.ts');
  const { COACH } = await load(game, 'src/lessons/coach-book.ts');
  return {
    lessons: await lockFile(game, LOCK, citedIn(LESSONS)),
    coach: await lockFile(game, COACH_LOCK, citedByCoach(COACH)),
  };
};

/**
 * Plays a game's lessons on every way and counts what they teach.
 *
 * @param {string} game
 * @param {import('../../packages/kernel/src/staging/index.ts').AnyLessonBook} [book] those of the game, unless told
 * @returns {Promise<import('./tell.mjs').Report>}
 */
export const reportOf = async (game, book) => {
  const { engine } = await ours('packages/kernel/src/engine/index.ts');
  const { coachHolds, lessonHolds } = await ours('packages/kernel/src/test-kit/index.ts');
  const { COACH } = await load(game, 'src/lessons/coach-book.ts');
  const LESSONS = book ?? (await load(game, 'src/lessons/index.ts')).LESSONS;
  const module = await load(game, 'src/index.ts');
  const { lessons, coach } = await lockFiles(game);
  const { lock } = lessons;
  const ledger = ledgerOf(game);
  // Targets are held by the game's own test, which knows how its board names them.
  const held = lessonHolds(engine(module[game], { strict: true }), LESSONS, {
    say: module[`${game}Say`],
    describe: 'any',
    ledger,
    lock,
  });
  // That watchers speak the truth is held by the game's own test, over many matches.
  const coached = coachHolds(engine(module[game], { strict: true }), COACH, {
    say: module[`${game}Say`],
    ledger,
    lock: coach.lock,
    matches: 0,
    claims: {},
  });
  const of = (/** @type {string} */ kind) =>
    LESSONS.lessons.filter((/** @type {{ kind: string }} */ one) => one.kind === kind).length;
  const sum = held.figures.reduce(
    (/** @type {number} */ all, /** @type {{ steps: number }} */ one) => all + one.steps,
    0,
  );
  const clauses = clausesIn(ledger).length;
  const { shown, notShown } = JSON.parse(
    readFileSync(join(folderOf(game), DEMONSTRATIONS), 'utf8'),
  );
  return {
    figures: {
      game,
      steps: sum,
      coached: coached.figures.coached,
      terms: coached.figures.terms,
      exercises: of('exercise'),
      clauses,
      shown: shown.flatMap((/** @type {{ clauses: string[] }} */ one) => one.clauses).length,
      notShowable: Object.keys(notShown).length,
    },
    lessons: held.figures,
    problems: [...held.problems, ...coached.problems],
  };
};
