import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { staleShelf } from '../build/shelf.mjs';
import { staleOf } from '../clauses/generate.mjs';
import { readLedgers } from '../clauses/ledger.mjs';
import { titleFaultsIn } from '../clauses/titles.mjs';
import { staleIds } from '../content/ids.mjs';
import { readLock } from '../install/lock.mjs';
import { platformProblems } from '../install/platform-packages.mjs';
import { CACHE, ROOT } from '../lib/root.mjs';
import { run, runTool } from '../lib/run.mjs';
import { apiReports, staleReports } from './api-report.mjs';
import { broadStyles } from './broad-styles.mjs';
import { commentFaultsIn } from './comments.mjs';
import { deadStyles } from './dead-styles.mjs';
import { crowdedFolders } from './folder-sizes.mjs';
import { manifestFaults } from './game-manifests.mjs';
import { suppressionsIn } from './suppressions.mjs';

/**
 * @typedef {import('../lib/run.mjs').Ran} Ran
 * @typedef {{ name: string, advice: string, look: () => Ran | Promise<Ran> }} Check
 */

/**
 * @param {string} name
 * @param {string[]} args
 */
const quietly = (name, args) => runTool(name, args, { show: false });

/**
 * What the compiler learnt is kept, so that the next run looks only at what has changed. One thread for
 * each, since two checks run at a time: threads of one compiler look at the same libraries again, which
 * costs twice as much of the processor.
 *
 * @param {string} config
 */
const types = (config) => {
  const kept = join(CACHE, 'types', `${config.replaceAll('/', '-')}.tsbuildinfo`);
  return quietly('tsc', [
    '-p',
    config,
    '--pretty',
    'false',
    '--singleThreaded',
    '--incremental',
    '--tsBuildInfoFile',
    kept,
  ]);
};

/** @returns {Ran} */
const generatedFresh = () => {
  const stale = [
    ...staleOf(readLedgers(ROOT)).map(({ game }) => `packages/games/${game}/src/clauses.gen.ts`),
    ...staleShelf(ROOT).map(({ file }) => file),
    ...staleIds(ROOT).map((file) => relative(ROOT, file)),
  ];
  return { code: stale.length > 0 ? 1 : 0, output: stale.join('\n') };
};

/** @returns {Ran} */
const titlesAlone = () => {
  const faults = titleFaultsIn(ROOT);
  return { code: faults.length > 0 ? 1 : 0, output: faults.join('\n') };
};

/** @returns {Ran} */
const commentsReadOnce = () => {
  const faults = commentFaultsIn(ROOT);
  return { code: faults.length > 0 ? 1 : 0, output: faults.join('\n') };
};

/** @returns {Ran} */
const noSuppressions = () => {
  const found = suppressionsIn(ROOT);
  return { code: found.length > 0 ? 1 : 0, output: found.join('\n') };
};

/** @returns {Ran} */
const engineManifests = () => {
  const faults = manifestFaults(ROOT);
  return { code: faults.length > 0 ? 1 : 0, output: faults.join('\n') };
};

/** @returns {Ran} */
const stylesAlive = () => {
  const dead = deadStyles(ROOT);
  return { code: dead.length > 0 ? 1 : 0, output: dead.join('\n') };
};

/** @returns {Ran} */
const stylesNarrow = () => {
  const broad = broadStyles(ROOT);
  return { code: broad.length > 0 ? 1 : 0, output: broad.join('\n') };
};

/** @returns {Ran} */
const foldersInSight = () => {
  const crowded = crowdedFolders(ROOT);
  return { code: crowded.length > 0 ? 1 : 0, output: crowded.join('\n') };
};

const wholeOnEveryMachine = async () => {
  const problems = await platformProblems(readLock(ROOT));
  return { code: problems.length > 0 ? 1 : 0, output: problems.join('\n') };
};

/** @returns {Promise<Ran>} */
const apiTold = async () => {
  try {
    const stale = staleReports(ROOT, await apiReports(ROOT)).map(({ file }) => file);
    return { code: stale.length > 0 ? 1 : 0, output: stale.join('\n') };
  } catch (problem) {
    return { code: 1, output: String(problem) };
  }
};

/** @type {readonly Check[]} */
const CHECKS = [
  {
    name: 'format and lint (Biome)',
    advice: 'npm run format mends format and import order; the rest is for you.',
    look: () =>
      quietly('biome', ['ci', '--error-on-warnings', '--colors=off', '--max-diagnostics=60']),
  },
  {
    name: 'types of the engine (tsc)',
    advice: 'Kernel, games, shelf and tables compile without DOM and Node types.',
    look: () => types('tsconfig.engine.json'),
  },
  {
    name: 'types of the boards (tsc)',
    advice: 'Board kit and boards compile with the DOM, and without Node types.',
    look: () => types('tsconfig.boards.json'),
  },
  {
    name: 'types of everything else (tsc)',
    advice: 'npx tsc -p tsconfig.json shows the same.',
    look: () => types('tsconfig.json'),
  },
  ...['packages/web', 'packages/playground', 'e2e', 'bench/src/page']
    .filter((place) => existsSync(join(ROOT, place, 'tsconfig.json')))
    .map((place) => ({
      name: `types of ${place} (tsc)`,
      advice: `npx tsc -p ${place}/tsconfig.json shows the same.`,
      look: () => types(`${place}/tsconfig.json`),
    })),
  {
    name: 'arrows between packages (dependency-cruiser)',
    advice: 'ARCHITECTURE.md draws who may know whom; .dependency-cruiser.mjs says why.',
    look: () =>
      quietly('depcruise', [
        '--config',
        '.dependency-cruiser.mjs',
        'packages',
        'bench',
        'e2e',
        'scripts',
        'training',
      ]),
  },
  {
    name: 'dead files, exports and dependencies (knip)',
    advice: 'Delete what nobody uses, or stop exporting it.',
    look: () => quietly('knip', ['--no-progress', '--no-config-hints']),
  },
  {
    name: 'no dead styles',
    advice: 'Delete the rule, or put the class on what it is for.',
    look: stylesAlive,
  },
  {
    name: 'no style dresses the whole page anew',
    advice:
      'End a rule with :has in the class of what it dresses: scripts/checks/broad-styles.mjs.',
    look: stylesNarrow,
  },
  {
    name: 'compiled packages for x64 and ARM64 alike (package-lock.json)',
    advice: 'Pin a version that the registry has for both, then npm install.',
    look: wholeOnEveryMachine,
  },
  {
    name: 'no suppressed checks',
    advice: 'Fix the cause; @ts-expect-error belongs in type tests only.',
    look: noSuppressions,
  },
  {
    name: 'whoever installs a game for its engine gets nothing that draws',
    advice: 'React and the board kit are optional peers; the kernel is the only dependency.',
    look: engineManifests,
  },
  {
    name: 'no folder is crowded',
    advice: 'Group what belongs together into a folder of its own, named for it.',
    look: foldersInSight,
  },
  {
    name: 'titles of tests are sentences of their own',
    advice: 'Clause ids first, joined by blanks, then a whole sentence.',
    look: titlesAlone,
  },
  {
    name: 'comments are read once',
    advice: 'Plain English: scripts/checks/comments.mjs says which idioms are not.',
    look: commentsReadOnce,
  },
  {
    name: 'packs are their last edition',
    advice: 'npm run pack -- release <game>; a change of texts alone needs none.',
    look: () =>
      run(process.execPath, ['--import', './scripts/typescript.mjs', 'scripts/pack.mjs', 'check'], {
        show: false,
      }),
  },
  {
    name: 'api/ tells what the packages export',
    advice: 'npm run api -- --write, and look at the difference: others build on it.',
    look: apiTold,
  },
  {
    name: 'generated files are fresh',
    advice: 'npm run clauses -- --write, npm run shelf -- --write or npm run content -- --write',
    look: generatedFresh,
  },
];

/** @param {Check} check */
const lookAndTell = async (check) => {
  const began = performance.now();
  const { code, output } = await check.look();
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(`${code === 0 ? '✓' : '✗'} ${check.name} (${seconds} s)`);
  if (code !== 0) console.log(`${output.trim().replace(/^/gm, '    ')}\n`);
  return code === 0;
};

/**
 * Runs every check, two at a time, also after one failed: a person wants to see all that is wrong
 * at once.
 *
 * @returns {Promise<{ passed: number, failed: number, names: readonly string[] }>}
 */
export const runChecks = async () => {
  /** @type {Check[]} */
  const failures = [];
  const waiting = [...CHECKS];
  const lane = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift())
      if (!(await lookAndTell(check))) failures.push(check);
  };
  await Promise.all([lane(), lane()]);
  for (const { name, advice } of failures) console.log(`To mend "${name}": ${advice}`);
  return {
    passed: CHECKS.length - failures.length,
    failed: failures.length,
    names: failures.map(({ name }) => name),
  };
};
