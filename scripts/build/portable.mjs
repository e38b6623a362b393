import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { withoutScreen } from '../checks/no-screen.mjs';
import { readLock } from '../install/lock.mjs';
import { ROOT } from '../lib/root.mjs';
import { bundleForNode, FOREIGN, SQLITE_WORKER, WEB_DIST } from './build.mjs';

/** @typedef {import('../install/lock.mjs').Entries} Entries */

/** Node has its own SQLite from 22.13 on: what is compiled for one machine stays at home then. */
const AT_HOME = new Set(isBuiltin('node:sqlite') ? ['better-sqlite3'] : []);
/** What no program reads. */
const FOR_PEOPLE = /\.(?:d\.[cm]?ts|map|md|markdown)$|\/(?:docs|examples|test|tests|\.github)$/;

/**
 * Where a package finds another one: beside itself, or in a folder above.
 *
 * @param {Entries} entries
 * @param {string} from as the lock writes it
 * @param {string} name
 * @returns {string | undefined}
 */
const resolved = (entries, from, name) => {
  for (let place = from; ; place = place.slice(0, Math.max(place.lastIndexOf('/'), 0))) {
    const path = `${place === '' ? '' : `${place}/`}node_modules/${name}`;
    if (path in entries) return path;
    if (place === '') return undefined;
  }
};

/**
 * The packages that the server loads from their folders, with all that they stand on.
 *
 * @param {Entries} entries
 * @returns {readonly string[]} paths, as the lock writes them
 */
const servedPackages = (entries) => {
  /** @type {Set<string>} */
  const found = new Set();
  /** @param {string} from @param {string} name */
  const add = (from, name) => {
    const path = resolved(entries, from, name);
    if (path === undefined || found.has(path)) return;
    found.add(path);
    const { dependencies = {}, optionalDependencies = {} } = entries[path] ?? {};
    for (const below of Object.keys({ ...dependencies, ...optionalDependencies })) add(path, below);
  };
  for (const name of FOREIGN) if (!AT_HOME.has(name)) add('packages/server', name);
  return [...found].sort();
};

/** @param {string} folder */
const copyPackages = (folder) => {
  for (const path of servedPackages(readLock(ROOT))) {
    // One that is for other machines is not here, and not missed.
    if (!existsSync(join(ROOT, path))) continue;
    cpSync(join(ROOT, path), join(folder, path.replace(/^packages\/server\//, '')), {
      recursive: true,
      dereference: true,
      // Those inside it are in the list by themselves.
      filter: (from) =>
        !FOR_PEOPLE.test(from) && !from.slice(join(ROOT, path).length).includes('node_modules'),
    });
  }
};

/**
 * A folder that serves Quarterdeck wherever there is Node: the `quarterdeck` command, the page if it is
 * built, and the packages that they load.
 *
 * @param {string} folder
 */
export const makePortable = async (folder) => {
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new Error(`${folder} is not empty: name a folder that is new.`);
  mkdirSync(folder, { recursive: true });
  const programs = {
    quarterdeck: 'packages/cli/src/main.ts',
    'bot-worker': 'packages/cli/src/bot-worker.ts',
    'sim-worker': 'packages/cli/src/sim-worker.ts',
    'sqlite-worker': SQLITE_WORKER,
  };
  const inputs = await bundleForNode(folder, programs, false);
  withoutScreen('The command', inputs);
  copyPackages(folder);
  if (existsSync(WEB_DIST)) cpSync(WEB_DIST, join(folder, 'page'), { recursive: true });
  const { version, license, engines } = JSON.parse(
    readFileSync(join(ROOT, 'package.json'), 'utf8'),
  );
  const manifest = {
    name: 'quarterdeck',
    version,
    license,
    type: 'module',
    private: true,
    engines,
  };
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
};
