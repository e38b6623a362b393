import { fits } from './lock.mjs';
import { runNpm } from './npm.mjs';

/**
 * @typedef {import('./lock.mjs').Entries} Entries
 * @typedef {{ parent: string, name: string, other: string, version: string | undefined, problem: string }} Gap
 */

/** The ends of the names of packages compiled for 64-bit Linux with glibc, as tools spell them. */
const X64 = /linux-x64(-gnu|-glibc)?$/;
const ARM64 = /linux-arm64(-gnu|-glibc)?$/;

/** @param {string} path */
const nameOf = (path) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);

/**
 * @param {Entries} entries
 * @param {string} name
 * @param {string | undefined} version
 */
const entryOf = (entries, name, version) =>
  Object.entries(entries).find(
    ([path, entry]) =>
      nameOf(path) === name && (version === undefined || entry.version === version),
  )?.[1];

/** @param {string} name */
const otherOf = (name) =>
  X64.test(name)
    ? name.replace('linux-x64', 'linux-arm64')
    : name.replace('linux-arm64', 'linux-x64');

/**
 * A tool that is compiled for a machine comes as a family of packages, one for each kind of machine.
 * A lock that was written where the registry had only some of them installs on some machines only.
 *
 * @param {Entries} entries
 * @returns {Gap[]} members of a family that one kind of Linux has, and the other has not
 */
const platformGaps = (entries) =>
  Object.entries(entries).flatMap(([path, { optionalDependencies = {} }]) => {
    if (!path.includes('node_modules/')) return [];
    const members = Object.entries(optionalDependencies).filter(
      ([name]) => X64.test(name) || ARM64.test(name),
    );
    return members.flatMap(([name, asked]) => {
      const version = /^\d/.test(asked) ? asked : undefined;
      const other = otherOf(name);
      const parent = nameOf(path);
      if (!(other in optionalDependencies))
        return [
          { parent, name: other, other: name, version, problem: 'its family does not list it' },
        ];
      const entry = entryOf(entries, name, version);
      if (entry?.integrity) return [];
      return [
        { parent, name, other, version, problem: entry ? 'it has no hash' : 'it is not there' },
      ];
    });
  });

/** The machines we promise to work on. The registry may lag behind with packages for others. */
const OURS = /** @type {const} */ ([
  { os: 'linux', cpu: 'x64', libc: 'glibc' },
  { os: 'linux', cpu: 'arm64', libc: 'glibc' },
]);

/**
 * @param {Entries} entries
 * @returns {string[]} packages that nobody could tell from others of the same name
 */
const withoutHash = (entries) =>
  Object.entries(entries)
    .filter(([path, entry]) => path.includes('node_modules/') && !entry.link && !entry.integrity)
    .filter(([, entry]) => OURS.some((machine) => fits(entry, machine)))
    .map(([path, { version }]) => `${nameOf(path)} ${version}`);

/** @param {string} version */
const parts = (version) => version.split('.').map(Number);

/**
 * @param {string} a
 * @param {string} b
 */
const byVersion = (a, b) => {
  const [left, right] = [parts(a), parts(b)];
  const at = left.findIndex((part, i) => part !== right[i]);
  return at < 0 ? 0 : (left[at] ?? 0) - (right[at] ?? 0);
};

/** @param {string} name */
const releasesOf = async (name) => {
  const { code, output } = await runNpm(['view', name, 'versions', '--json', '--loglevel=silent']);
  if (code !== 0) return undefined;
  /** @type {string | string[]} */
  const versions = JSON.parse(output.slice(output.search(/[["]/)));
  return [versions].flat().filter((version) => /^[\d.]+$/.test(version));
};

/**
 * @param {Gap} gap
 * @returns {Promise<string>} what to do about it
 */
const remedy = async ({ parent, name, other }) => {
  const [here, there] = await Promise.all([releasesOf(name), releasesOf(other)]);
  if (!here || !there) return 'the registry cannot be asked which version has both';
  const both = here.filter((version) => there.includes(version)).sort(byVersion);
  const newest = both.at(-1);
  return newest
    ? `the newest version with both is ${newest}: pin ${parent} to it`
    : `no version of ${parent} has both`;
};

/**
 * What `npm run check` says about the lock.
 *
 * @param {Entries} entries
 * @param {(gap: Gap) => Promise<string>} [advise]
 * @returns {Promise<string[]>} nothing where every family is whole
 */
export const platformProblems = async (entries, advise = remedy) => {
  const gaps = platformGaps(entries);
  const lines = await Promise.all(
    gaps.map(
      async (gap) =>
        `${gap.parent}: ${gap.name} ${gap.version ?? ''} is missing for its machine (${gap.problem}), ${gap.other} is not; ${await advise(gap)}.`,
    ),
  );
  const told = new Set(gaps.map(({ name, version }) => `${name} ${version}`));
  const bare = withoutHash(entries).filter((each) => !told.has(each));
  return [...lines, ...bare.map((each) => `${each} has no integrity hash.`)];
};
