import { accessSync, constants, existsSync, statfsSync } from 'node:fs';
import { createServer } from 'node:net';
import { totalmem } from 'node:os';
import { join } from 'node:path';
import { disagreement, packagesNeeded, readLock, thisMachine } from '../install/lock.mjs';
import { runNpm } from '../install/npm.mjs';
import { ROOT } from '../lib/root.mjs';
import { findChromium } from './chromium.mjs';
import { findNats } from './nats.mjs';
import { complaintAboutNode } from './node-version.mjs';
import { portsToTry } from './port.mjs';
import { findPostgres } from './postgres.mjs';
import { compilers, SQLITE_ADVICE, sqliteDriver } from './sqlite.mjs';

/**
 * `missing` costs something and stops nothing; `bad` keeps `npm start` from working.
 *
 * @typedef {{ name: string, state: 'good' | 'missing' | 'bad', found: string, costs?: string }} Finding
 */

/** What `npm start` needs on an empty disk: packages, a built page and room for tables. */
const LEAST_FREE_MB = 300;

/**
 * @param {string} name
 * @param {string} found
 * @returns {Finding}
 */
const good = (name, found) => ({ name, state: 'good', found });

const node = () => {
  const complaint = complaintAboutNode(process.versions.node);
  /** @type {Finding} */
  const bad = { name: 'Node', state: 'bad', found: process.versions.node, costs: complaint ?? '' };
  return complaint ? bad : good('Node', process.versions.node);
};

/** @returns {Promise<Finding>} */
const npm = async () => {
  const { code, output } = await runNpm(['--version', '--loglevel=silent']);
  const version = /^\d+\.\d+\.\d+$/m.exec(output)?.[0];
  if (code === 0 && version) return good('npm', version);
  return {
    name: 'npm',
    state: 'bad',
    found: 'not found',
    costs: 'Nothing can be installed. It comes with Node: install Node from https://nodejs.org.',
  };
};

const machine = () => {
  const { os, cpu, libc } = thisMachine();
  const gigabytes = Math.round(totalmem() / 2 ** 30);
  return good('machine', `${os} ${cpu}${libc ? ` (${libc})` : ''}, ${gigabytes} GB of memory`);
};

/** @returns {Finding} */
const compiler = () => {
  const found = compilers();
  const has = (/** @type {string} */ name) => found.includes(name);
  const isWhole = (has('c++') || has('g++') || has('clang++') || has('cl.exe')) && has('python3');
  if (isWhole) return good('compiler', found.join(', '));
  const costs =
    sqliteDriver() === 'none'
      ? SQLITE_ADVICE
      : 'None is needed: SQLite is there. Only Node older than 22.13 compiles it.';
  return { name: 'compiler', state: 'missing', found: found.join(', ') || 'none', costs };
};

/** @returns {Finding} */
const sqlite = () => {
  const driver = sqliteDriver();
  if (driver !== 'none') return good('SQLite', driver);
  const isInstalled = existsSync(join(ROOT, 'node_modules/better-sqlite3'));
  return {
    name: 'SQLite',
    state: 'missing',
    found: isInstalled ? 'not compiled for this Node' : 'not yet: npm start compiles it',
    costs: `Until then there are no tables online; the page works. ${SQLITE_ADVICE}`,
  };
};

/** @returns {Finding} */
const packages = () => {
  try {
    const entries = readLock(ROOT);
    const difference = disagreement(ROOT, entries);
    if (difference)
      return { name: 'packages', state: 'bad', found: difference, costs: 'Run npm install.' };
    const count = (/** @type {import('../install/lock.mjs').Purpose} */ purpose) => {
      const needed = packagesNeeded(entries, purpose, thisMachine());
      const there = needed.filter(({ path }) => existsSync(join(ROOT, path, 'package.json')));
      return `${there.length} of ${needed.length}`;
    };
    return good(
      'packages',
      `${count('serving')} to serve, ${count('everything')} to test; what is missing is installed when needed`,
    );
  } catch (problem) {
    const found = problem instanceof Error ? problem.message : String(problem);
    return { name: 'packages', state: 'bad', found, costs: 'Look at package-lock.json.' };
  }
};

/** @returns {Finding} */
const folder = () => {
  try {
    accessSync(ROOT, constants.W_OK);
    return good('folder', 'may be written to');
  } catch {
    return {
      name: 'folder',
      state: 'bad',
      found: 'may not be written to',
      costs: 'Nothing can be installed or built. Clone Quarterdeck into a folder of your own.',
    };
  }
};

/** @returns {Finding} */
const disk = () => {
  const { bavail, bsize } = statfsSync(ROOT);
  const free = Math.round((bavail * bsize) / 2 ** 20);
  if (free >= LEAST_FREE_MB) return good('disk', `${free} MB free`);
  return {
    name: 'disk',
    state: 'bad',
    found: `${free} MB free`,
    costs: `Packages and page need about ${LEAST_FREE_MB} MB. Free some space.`,
  };
};

/** @returns {Finding} */
const chromium = () => {
  const found = findChromium();
  if (found) return good('Chromium', found);
  return {
    name: 'Chromium',
    state: 'missing',
    found: 'not found',
    costs:
      'npm test cannot run its browser tests. Install the package "chromium", or set CHROMIUM_PATH.',
  };
};

/** @returns {Finding} */
const postgres = () => {
  const found = findPostgres();
  if (found) return good('PostgreSQL', found);
  return {
    name: 'PostgreSQL',
    state: 'missing',
    found: 'not found',
    costs:
      'npm test cannot try the server on it. Install the package "postgresql", or set POSTGRES_BIN.',
  };
};

/** @returns {Finding} */
const nats = () => {
  const found = findNats();
  if (found) return good('NATS', found);
  return {
    name: 'NATS',
    state: 'missing',
    found: 'not found',
    costs:
      'npm test cannot try several servers at once. Install the package "nats-server", or set NATS_SERVER.',
  };
};

/** @param {number} port */
const isFree = (port) =>
  new Promise((resolve) => {
    const server = createServer()
      .once('error', () => resolve(false))
      .listen(port, () => server.close(() => resolve(true)));
  });

/** @returns {Promise<Finding>} */
const port = async () => {
  const { ports, chosen } = portsToTry(process.env['PORT']);
  for (const each of ports) {
    if (await isFree(each)) return good('port', `${each} is free`);
    if (chosen) break;
  }
  return {
    name: 'port',
    state: 'bad',
    found: `${chosen ? ports[0] : `${ports[0]} to ${ports.at(-1)}`} taken`,
    costs: 'The page cannot be served. Stop what listens there, or choose another with PORT.',
  };
};

/** @returns {Promise<Finding[]>} */
export const examine = async () => [
  node(),
  await npm(),
  machine(),
  folder(),
  disk(),
  packages(),
  sqlite(),
  compiler(),
  await port(),
  chromium(),
  postgres(),
  nats(),
];
