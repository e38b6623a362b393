import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * @typedef {{
 *   version?: string, integrity?: string, link?: boolean, resolved?: string,
 *   dev?: boolean, optional?: boolean, devOptional?: boolean, inBundle?: boolean,
 *   os?: readonly string[], cpu?: readonly string[], libc?: readonly string[],
 *   dependencies?: Record<string, string>, devDependencies?: Record<string, string>,
 *   optionalDependencies?: Record<string, string>, peerDependencies?: Record<string, string>,
 * }} Locked one entry of package-lock.json
 * @typedef {Readonly<Record<string, Locked>>} Entries by path: '' is the root, 'node_modules/x' a package
 * @typedef {'serving' | 'everything'} Purpose what is to be done with the packages
 * @typedef {{ os: string, cpu: string, libc: 'glibc' | 'musl' | undefined }} Machine
 */

/** @param {string} file */
const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

/**
 * @param {string} root
 * @returns {Entries}
 */
export const readLock = (root) => readJson(join(root, 'package-lock.json')).packages;

/** @returns {Machine} */
export const thisMachine = () => {
  const isMusl =
    existsSync('/lib') && readdirSync('/lib').some((name) => name.startsWith('ld-musl-'));
  const libc = process.platform !== 'linux' ? undefined : isMusl ? 'musl' : 'glibc';
  return { os: process.platform, cpu: process.arch, libc };
};

/**
 * @param {readonly string[] | undefined} listed as in `os`, `cpu` and `libc` of a package
 * @param {string | undefined} own
 */
const admits = (listed, own) =>
  listed === undefined ||
  own === undefined ||
  ((listed.includes(own) || listed.every((name) => name.startsWith('!'))) &&
    !listed.includes(`!${own}`));

/**
 * @param {Locked} entry
 * @param {Machine} machine
 */
export const fits = (entry, { os, cpu, libc }) =>
  admits(entry.os, os) && admits(entry.cpu, cpu) && admits(entry.libc, libc);

/** @param {Locked} entry */
const isForOnePlatform = (entry) =>
  entry.os !== undefined || entry.cpu !== undefined || entry.libc !== undefined;

/**
 * The packages that must be there: what npm may leave out (an optional package that does not
 * compile here) is not among them, but the compiled part of a tool for this machine is.
 *
 * @param {Entries} entries
 * @param {Purpose} purpose
 * @param {Machine} machine
 * @returns {{ path: string, version: string | undefined }[]}
 */
export const packagesNeeded = (entries, purpose, machine) =>
  Object.entries(entries)
    .filter(([path, entry]) => {
      if (!path.includes('node_modules/') || entry.inBundle) return false;
      if (purpose === 'serving' && (entry.dev || entry.devOptional)) return false;
      if (entry.optional || entry.devOptional)
        return isForOnePlatform(entry) && fits(entry, machine);
      return fits(entry, machine);
    })
    .map(([path, { version }]) => ({ path, version }));

const KINDS = /** @type {const} */ ([
  'dependencies',
  'devDependencies',
  'optionalDependencies',
  'peerDependencies',
]);

/** @param {string} folder as the lock writes it: '' is the root */
const manifestOf = (folder) => (folder === '' ? 'package.json' : `${folder}/package.json`);

/**
 * Every workspace's package.json beside what the lock remembers of it.
 *
 * @param {string} root
 * @param {Entries} entries
 * @returns {string | undefined} the first difference as a sentence, or nothing where they agree
 */
export const disagreement = (root, entries) => {
  const folders = Object.keys(entries).filter((path) => !path.includes('node_modules/'));
  for (const folder of folders) {
    const file = join(root, manifestOf(folder));
    if (!existsSync(file)) return `package-lock.json lists ${folder}, which is not there.`;
    const manifest = readJson(file);
    for (const kind of KINDS) {
      const asked = manifest[kind] ?? {};
      const locked = entries[folder]?.[kind] ?? {};
      for (const name of new Set([...Object.keys(asked), ...Object.keys(locked)])) {
        if (asked[name] === locked[name]) continue;
        const had = locked[name] === undefined ? 'does not know it' : `has ${locked[name]}`;
        return asked[name] === undefined
          ? `${manifestOf(folder)} no longer asks for ${name}, and package-lock.json still does.`
          : `${manifestOf(folder)} asks for ${name} ${asked[name]}, and package-lock.json ${had}.`;
      }
    }
  }
  return undefined;
};

/**
 * What an install has to bring. Where somebody develops, tools are there that serving does not need,
 * and npm takes away whatever it is told to leave out.
 *
 * @param {Entries} entries
 * @param {Purpose} purpose
 * @param {Machine} machine
 * @param {(path: string) => boolean} isThere
 * @returns {Purpose}
 */
export const purposeOfInstall = (entries, purpose, machine, isThere) => {
  const serving = new Set(packagesNeeded(entries, 'serving', machine).map(({ path }) => path));
  const tools = packagesNeeded(entries, 'everything', machine)
    // Packages of our own have no version here, and are linked for every purpose.
    .filter(({ path, version }) => version !== undefined && !serving.has(path));
  return tools.some(({ path }) => isThere(path)) ? 'everything' : purpose;
};
