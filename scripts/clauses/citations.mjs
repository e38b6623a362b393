import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CLAUSE_ID } from './ledger.mjs';

const TITLE = /\b(?:it|test)(?:\.\w+)*(?:\([^()]*\))?\(\s*(['"`])((?:(?!\1).)*)\1/g;
const LEADING_IDS = /^(?:[A-Z]{2}-S?\d{2,3}[\s,]+)*[A-Z]{2}-S?\d{2,3}\b/;

/**
 * A test proves the ids its title begins with; one further on is only mentioned.
 *
 * @param {string} title
 * @returns {string[]}
 */
export const provenBy = (title) => {
  const leading = LEADING_IDS.exec(title)?.[0] ?? '';
  return leading.match(CLAUSE_ID) ?? [];
};

/**
 * @param {string} source of a test file
 * @returns {string[]} the ids that titles begin with, whether the tests ran or not
 */
export const idsInTitles = (source) =>
  [...source.matchAll(TITLE)].flatMap((match) => provenBy(match[2] ?? ''));

/**
 * @param {string} source
 * @returns {string[]}
 */
const idsIn = (source) => source.match(CLAUSE_ID) ?? [];

/**
 * @param {string} folder
 * @param {(source: string) => string[]} find
 * @returns {Set<string>}
 */
const idsInFolder = (folder, find) => {
  /** @type {Set<string>} */
  const ids = new Set();
  if (!existsSync(folder)) return ids;
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !/\.tsx?$/.test(entry.name) || entry.name.endsWith('.gen.ts')) continue;
    for (const id of find(readFileSync(join(entry.parentPath, entry.name), 'utf8'))) ids.add(id);
  }
  return ids;
};

/** @param {string} gameFolder */
export const citedInCode = (gameFolder) => idsInFolder(join(gameFolder, 'src'), idsIn);

/** @param {string} gameFolder */
export const citedInTitles = (gameFolder) => idsInFolder(join(gameFolder, 'test'), idsInTitles);
