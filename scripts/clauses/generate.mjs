import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** @typedef {import('./ledger.mjs').Ledger} Ledger */

/** @param {Ledger} ledger */
const fileOf = (ledger) => join(ledger.folder, 'src', 'clauses.gen.ts');

/** @param {readonly string[]} clauses */
export const sourceOf = (clauses) => `// Generated from the rules by \`npm run clauses -- --write\`.
export type ClauseId =
${clauses.map((id) => `  | '${id}'`).join('\n')};
`;

/**
 * @param {Ledger} ledger
 * @returns {boolean} does the generated file say what the ledger says?
 */
const isFresh = (ledger) =>
  existsSync(fileOf(ledger)) && readFileSync(fileOf(ledger), 'utf8') === sourceOf(ledger.clauses);

/**
 * Only games whose source has begun need the type.
 *
 * @param {readonly Ledger[]} ledgers
 * @returns {Ledger[]}
 */
export const staleOf = (ledgers) =>
  ledgers.filter((ledger) => existsSync(join(ledger.folder, 'src')) && !isFresh(ledger));

/**
 * @param {readonly Ledger[]} ledgers
 * @returns {string[]} the files that changed
 */
export const writeClauseIds = (ledgers) =>
  staleOf(ledgers).map((ledger) => {
    writeFileSync(fileOf(ledger), sourceOf(ledger.clauses));
    return fileOf(ledger);
  });
