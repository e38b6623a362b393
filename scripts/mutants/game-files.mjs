import { join, relative } from 'node:path';
import { filesIn } from '../lib/files.mjs';
import { ROOT } from '../lib/root.mjs';

/** What decides how a game is played; words, bots and boards only show it. */
const RULES = ['src/rules', 'src/model', 'src/pack'];
/** Printed facts, what reads them from a file, and words are no rules. */
const NO_RULES =
  /\.gen\.ts$|\/pack\/([a-z-]*content|editions|fixed-figures|wordings|[a-z-]*shape|pack-migrations|pack)\.ts$/;
/** What says whether it is played by the rules. The laws take minutes, the corpus reads files. */
const TESTS = ['test/rules', 'test/model', 'test/pack'];

/** @typedef {{ folder: string, rules: readonly string[], tests: readonly string[] }} GameFiles by their paths in the folder */

/** @param {string} game */
export const folderOf = (game) => join(ROOT, 'packages/games', game);

/** @param {string} game @returns {GameFiles} */
export function filesOf(game) {
  const folder = folderOf(game);
  const under = (/** @type {readonly string[]} */ places) =>
    places
      .flatMap((place) => filesIn(join(folder, place)))
      .map((file) => relative(folder, file).replaceAll('\\', '/'));
  return {
    folder,
    rules: under(RULES).filter((file) => file.endsWith('.ts') && !NO_RULES.test(file)),
    tests: under(TESTS).filter((file) => file.endsWith('.test.ts')),
  };
}
