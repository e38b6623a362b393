import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { ensureSqlite } from '../environment/sqlite.mjs';
import { skipped, step } from '../lib/progress.mjs';
import { ROOT } from '../lib/root.mjs';
import { installAdvice } from './install-advice.mjs';
import { disagreement, packagesNeeded, purposeOfInstall, readLock, thisMachine } from './lock.mjs';
import { runNpm } from './npm.mjs';

/**
 * @typedef {import('./lock.mjs').Purpose} Purpose
 * @typedef {{ path: string, version: string | undefined }} Needed
 */

const MODULES = join(ROOT, 'node_modules');
/** npm writes this at the end of an install: without it an install was cut short. */
const NPM_STAMP = join(MODULES, '.package-lock.json');
/** Ours, there while npm runs: an install over an older one can be cut short, too. */
const UNDER_WAY = join(MODULES, '.quarterdeck-installing');

/** A package that was cut short may look whole to npm, so everything is fetched anew. */
const wasCutShort = () =>
  existsSync(MODULES) &&
  (existsSync(UNDER_WAY) || (!existsSync(NPM_STAMP) && readdirSync(MODULES).length > 0));

/** @param {string} path */
const versionOf = (path) => {
  const file = join(ROOT, path, 'package.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).version : undefined;
};

/**
 * Looks at the packages themselves: npm's stamp says what was wanted, too, after an
 * `npm install --package-lock-only`.
 *
 * @param {readonly Needed[]} needed
 * @returns {Needed[]} what is not there, or there in another version
 */
const missing = (needed) => {
  if (!existsSync(NPM_STAMP)) return [...needed];
  return needed.filter(({ path, version }) => {
    const found = versionOf(path);
    // A package of our own is linked, and the lock names no version of it.
    return version === undefined ? found === undefined : found !== version;
  });
};

const refuseUnwritable = () => {
  try {
    accessSync(ROOT, constants.W_OK);
    mkdirSync(MODULES, { recursive: true });
    writeFileSync(UNDER_WAY, '');
    // npm would believe it rather than look.
    rmSync(NPM_STAMP, { force: true });
  } catch (problem) {
    const code = problem instanceof Error && 'code' in problem ? String(problem.code) : '';
    throw new Error(installAdvice(code, 1));
  }
};

/** @param {readonly Needed[]} needed */
const installed = (needed) =>
  needed.filter(({ path }) => existsSync(join(ROOT, path, 'package.json'))).length;

/** @param {Purpose} purpose */
const runInstall = async (purpose) => {
  refuseUnwritable();
  // Unlike `npm ci` this keeps what is there already; unlike a plain install it leaves the lock
  // alone. No package of ours needs its own script but SQLite, which is compiled apart.
  const args = [
    'install',
    '--no-save',
    '--no-audit',
    '--no-fund',
    '--ignore-scripts',
    '--prefer-offline',
  ];
  const { code, output } = await runNpm(purpose === 'serving' ? [...args, '--omit=dev'] : args);
  if (code !== 0) throw new Error(installAdvice(output, code));
  rmSync(UNDER_WAY, { force: true });
};

/** npm may end well on a full disk, with half of it written: less than this is full. */
const FULL_MB = 20;

const isDiskFull = () => {
  const { bavail, bsize } = statfsSync(ROOT);
  return (bavail * bsize) / 2 ** 20 < FULL_MB;
};

/** @param {readonly Needed[]} left */
const refuseIncomplete = (left) => {
  if (left.length === 0) return;
  if (isDiskFull()) throw new Error(installAdvice('ENOSPC', 1));
  const names = left.map(
    ({ path, version }) => `${path.replace(/^.*node_modules\//, '')} ${version}`,
  );
  const more = names.length > 3 ? ` and ${names.length - 3} more` : '';
  throw new Error(
    [
      `npm left out ${names.slice(0, 3).join(', ')}${more}.`,
      `Why: the package registry may not have it for ${process.platform} on ${process.arch}.`,
      'Remove the folder node_modules and try again; if it stays so, look for a newer version of Quarterdeck.',
    ].join('\n'),
  );
};

/**
 * Installs what package-lock.json names for a purpose, unless it is there already: `serving` leaves
 * out everything that only tests, benches and checks use. The compiling of SQLite, where this Node
 * needs it, goes on while other work is done, and is handed back as a promise.
 *
 * @param {Purpose} purpose
 * @returns {Promise<{ sqlite: Promise<void> }>}
 */
export const installAtOnce = async (purpose) => {
  const entries = readLock(ROOT);
  const difference = disagreement(ROOT, entries);
  if (difference)
    throw new Error(
      `${difference}\nRun npm install, which brings the two together, and try again.`,
    );
  const needed = packagesNeeded(entries, purpose, thisMachine());
  const isCut = wasCutShort();
  if (!isCut && missing(needed).length === 0) {
    skipped('packages', `all ${needed.length} are there`);
    return { sqlite: ensureSqlite() };
  }
  if (isCut) {
    skipped('packages', 'the last install was cut short, so it begins anew');
    rmSync(MODULES, { recursive: true, force: true });
  }
  const isThere = (/** @type {string} */ path) => versionOf(path) !== undefined;
  const brought = purposeOfInstall(entries, purpose, thisMachine(), isThere);
  await step('installing packages', () => runInstall(brought), {
    detail: () => `${installed(needed)} of ${needed.length}`,
    done: () => `${needed.length} packages are installed`,
  });
  refuseIncomplete(missing(needed));
  return { sqlite: ensureSqlite() };
};

/**
 * The same for those who need everything to be there before they go on.
 *
 * @param {Purpose} [purpose]
 */
export const installIfNeeded = async (purpose = 'everything') => {
  const { sqlite } = await installAtOnce(purpose);
  await sqlite;
};
