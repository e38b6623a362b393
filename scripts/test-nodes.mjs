// npm run test:nodes: the tests of engine, server and start command under every Node we support.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { isAtLeast } from './environment/node-version.mjs';
import { installIfNeeded } from './install/install.mjs';
import { installAdvice } from './install/install-advice.mjs';
import { runNpm } from './install/npm.mjs';
import { seconds, step } from './lib/progress.mjs';
import { CACHE } from './lib/root.mjs';
import { run, toolScript } from './lib/run.mjs';
import { countTests } from './test-run/tally.mjs';

/** The oldest we support, and the newest of every even line since. */
const VERSIONS = ['20.19.6', '22.23.3', '24.21.0', '26.10.0'];
/** From here on Node reads TypeScript by itself. */
const READS_TYPESCRIPT = '22.18.0';
/** A few matches of each game show that the engine runs; what holds for all is proven elsewhere. */
const LAW_MATCHES = '20';

const PARTS = /** @type {const} */ ({
  engine: ['packages/kernel/', 'packages/games/', 'packages/tables/', 'packages/bots/'],
  server: ['packages/server/'],
  start: ['scripts/test/start.test.ts'],
});

const USAGE = `npm run test:nodes [-- --node <version> …]

Fetches each version of Node from the package registry (Linux, x64 or ARM64), runs the tests of
engine, server and start command under it, and prints a table.

  --node <version>  only this one; may be given again. All of ${VERSIONS.join(', ')} if left out
  --help            this text`;

/** @param {string} version */
const fetchNode = async (version) => {
  const name = `node-linux-${process.arch}`;
  const folder = join(CACHE, 'nodes', version);
  const program = join(folder, 'node_modules', name, 'bin/node');
  if (existsSync(program)) return program;
  mkdirSync(folder, { recursive: true });
  const args = ['install', '--prefix', folder, '--no-save', '--no-audit', '--no-fund'];
  const { code, output } = await step(`fetching Node ${version}`, () =>
    runNpm([...args, '--ignore-scripts', `${name}@${version}`], { cwd: folder }),
  );
  if (code !== 0 || !existsSync(program)) throw new Error(installAdvice(output, code));
  return program;
};

/**
 * @typedef {{ passed: number, failed: number }} Tally
 * @typedef {{ version: string, took: number, code: number, plain: string } & Record<keyof typeof PARTS, Tally>} Row
 */

/**
 * @param {import('./clauses/results.mjs').Results} results
 * @param {readonly string[]} places
 */
const tallyOf = (results, places) =>
  countTests({
    testResults: results.testResults.filter(({ name }) =>
      places.some((place) => name.replaceAll('\\', '/').includes(place)),
    ),
  });

/**
 * The terminal's own program, read by Node without our loader.
 *
 * @param {string} node
 * @param {string} version
 */
const playsPlainly = async (node, version) => {
  if (!isAtLeast(version, READS_TYPESCRIPT)) return 'needs a loader';
  const args = ['packages/cli/src/main.ts', 'sim', 'seawolf', '--games', '2', '--bot', 'random'];
  const { code, output } = await run(node, args, { show: false });
  if (code !== 0) console.error(output);
  return code === 0 ? 'plays' : 'fails';
};

/**
 * @param {string} version
 * @returns {Promise<Row>}
 */
const tryNode = async (version) => {
  const node = await fetchNode(version);
  const began = performance.now();
  const results = join(CACHE, 'nodes', `results-${version}.json`);
  rmSync(results, { force: true });
  const env = {
    ...process.env,
    LAWS_MATCHES: LAW_MATCHES,
    PATH: `${dirname(node)}${delimiter}${process.env['PATH']}`,
  };
  const report = ['--reporter=default', '--reporter=json', `--outputFile.json=${results}`];
  const { code } = await run(
    node,
    [toolScript('vitest'), 'run', ...Object.values(PARTS).flat(), ...report],
    { env, show: 'stderr' },
  );
  const empty = { testResults: [] };
  const read = existsSync(results) ? JSON.parse(readFileSync(results, 'utf8')) : empty;
  return {
    version,
    engine: tallyOf(read, PARTS.engine),
    server: tallyOf(read, PARTS.server),
    start: tallyOf(read, PARTS.start),
    plain: await playsPlainly(node, version),
    took: performance.now() - began,
    code,
  };
};

/** @param {Tally} tally */
const cell = ({ passed, failed }) => `${passed} passed, ${failed} failed`;

/** @param {readonly Row[]} rows */
const print = (rows) => {
  const table = [
    ['Node', 'engine', 'server', 'start', 'without our loader', 'time'],
    ...rows.map((row) => [
      row.version,
      ...[row.engine, row.server, row.start].map(cell),
      row.plain,
      seconds(row.took),
    ]),
  ];
  const widths = (table[0] ?? []).map((_, at) =>
    Math.max(...table.map((line) => line[at]?.length ?? 0)),
  );
  for (const line of table)
    console.log(line.map((text, at) => text.padEnd(widths[at] ?? 0)).join('  '));
};

/** @param {Row} row */
const isGood = (row) =>
  row.code === 0 &&
  row.plain !== 'fails' &&
  [row.engine, row.server, row.start].every(({ passed, failed }) => failed === 0 && passed > 0);

const main = async () => {
  const { values } = parseArgs({
    options: {
      node: { type: 'string', multiple: true },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    console.log(USAGE);
    return 0;
  }
  if (process.platform !== 'linux')
    throw new Error(
      'The registry has Node as a package for Linux only: run the tests with each Node by hand.',
    );
  await installIfNeeded();
  /** @type {Row[]} */
  const rows = [];
  for (const version of values.node ?? VERSIONS) rows.push(await tryNode(version));
  print(rows);
  return rows.every(isGood) ? 0 : 1;
};

main().then(
  (code) => {
    process.exitCode = code;
  },
  (error) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  },
);
