import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A clause: SW-096, or a decision where the book is silent: SW-S12. */
const CLAUSE_LINE = /^- \*\*([A-Z]{2}-S?\d{2,3})\*\* /;
export const CLAUSE_ID = /\b([A-Z]{2})-S?\d{2,3}\b/g;

/** A game's rules; the decisions where the book is silent may stand in a file apart. */
const PAGES = ['ledger.md', 'silences.md'];

/** @typedef {{ game: string, folder: string, clauses: string[], twice: string[] }} Ledger */

/** @param {string} id */
export const prefixOf = (id) => id.slice(0, 2);

/**
 * @param {string} markdown
 * @returns {string[]} the ids in the order of the page
 */
export const clausesIn = (markdown) =>
  markdown.split(/\r?\n/).flatMap((line) => CLAUSE_LINE.exec(line)?.[1] ?? []);

/**
 * @param {string} game
 * @param {string} folder the game's own folder
 * @returns {Ledger}
 */
const readLedger = (game, folder) => {
  const pages = PAGES.map((name) => join(folder, name)).filter((page) => existsSync(page));
  const all = pages.flatMap((page) => clausesIn(readFileSync(page, 'utf8')));
  return {
    game,
    folder,
    clauses: [...new Set(all)].sort(),
    twice: [...new Set(all.filter((id, at) => all.indexOf(id) !== at))],
  };
};

/**
 * Every game that has rules, by the name of its folder.
 *
 * @param {string} root
 * @returns {Ledger[]}
 */
export const readLedgers = (root) => {
  const games = join(root, 'packages', 'games');
  if (!existsSync(games)) return [];
  return readdirSync(games)
    .sort()
    .map((game) => readLedger(game, join(games, game)))
    .filter((ledger) => ledger.clauses.length > 0);
};
