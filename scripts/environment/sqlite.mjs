import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire, isBuiltin } from 'node:module';
import { delimiter, join } from 'node:path';
import { runNpm } from '../install/npm.mjs';
import { seconds, skipped } from '../lib/progress.mjs';
import { ROOT } from '../lib/root.mjs';

const FOLDER = join(ROOT, 'node_modules/better-sqlite3');
/** What was on the path when compiling failed: it is tried again once that changes. */
const FAILED = join(FOLDER, '.quarterdeck-not-compiled');

export const SQLITE_ADVICE =
  'Tables online need SQLite: use Node 22.13 or newer, which has it built in, or install a C++ compiler, make and Python, then start again.';

/** @typedef {'built in' | 'better-sqlite3' | 'none'} Driver */

/** Node 22.13 and later have it without a flag. */
const isBuiltIn = () => isBuiltin('node:sqlite');

const loads = () => {
  if (!existsSync(FOLDER)) return false;
  try {
    const Database = createRequire(import.meta.url)('better-sqlite3');
    new Database(':memory:').close();
    return true;
  } catch {
    return false;
  }
};

/** @returns {Driver} */
export const sqliteDriver = () => (isBuiltIn() ? 'built in' : loads() ? 'better-sqlite3' : 'none');

/** @param {string} name */
const onPath = (name) =>
  (process.env['PATH'] ?? '')
    .split(delimiter)
    .some((folder) => folder !== '' && existsSync(join(folder, name)));

/** @returns {string[]} what SQLite can be compiled with, as far as it is on the path */
export const compilers = () =>
  ['c++', 'g++', 'clang++', 'make', 'python3', 'cl.exe'].filter((name) => onPath(name));

/**
 * SQLite is one file of nine megabytes, which no second core helps with. `-O1` compiles it in under
 * half of the time of `-O3`, and costs an eighth more of the processor an append, as many of which go
 * through in a second: they wait for the disk. Whoever sets flags of their own keeps them.
 */
const FLAGS = { CFLAGS: '-O1', CXXFLAGS: '-O1' };

/**
 * Compiles better-sqlite3 (or fetches it compiled) where this Node has no SQLite of its own. That it
 * fails is no error: the page is served without tables online.
 */
export const ensureSqlite = async () => {
  if (isBuiltIn() || loads() || !existsSync(FOLDER)) return;
  const found = compilers().join(' ');
  if (existsSync(FAILED) && readFileSync(FAILED, 'utf8') === found) {
    skipped('SQLite', 'it did not compile here last time, and no compiler has come since');
    return;
  }
  const began = performance.now();
  await runNpm(['rebuild', 'better-sqlite3'], { env: { ...FLAGS, ...process.env } });
  const took = seconds(performance.now() - began);
  if (loads()) {
    rmSync(FAILED, { force: true });
    process.stderr.write(`✓ SQLite is compiled for Node ${process.versions.node} (${took})\n`);
    return;
  }
  writeFileSync(FAILED, found);
  process.stderr.write(`✗ SQLite does not compile here (${took}). ${SQLITE_ADVICE}\n`);
};
