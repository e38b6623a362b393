import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { withoutScreen } from '../checks/no-screen.mjs';
import { skipped, step } from '../lib/progress.mjs';
import { CACHE, ROOT } from '../lib/root.mjs';
import { runTool } from '../lib/run.mjs';
import { compressFolder } from './compress.mjs';
import { fingerprint } from './fingerprint.mjs';
import { SOURCE_CONDITION } from './source-condition.mjs';

export const WEB_DIST = join(ROOT, 'packages/web/dist');
export const SERVER_BUNDLE = join(ROOT, 'packages/server/dist/index.mjs');

const ENGINE = [
  'packages/kernel',
  'packages/samples',
  'packages/rpc',
  'packages/games',
  'packages/shelf',
  'packages/bots',
  'packages/tables',
];
const TOOLS = ['package-lock.json', 'scripts/build', 'scripts/lib', 'scripts/checks/no-screen.mjs'];

/** @typedef {{ name: string, from: readonly string[], made: string, make: () => Promise<void> }} Product */

/** @type {Product} */
const PAGE = {
  name: 'page',
  from: [...ENGINE, ...TOOLS, 'packages/board-kit', 'packages/web'],
  made: join(WEB_DIST, 'index.html'),
  make: async () => {
    const { code, output } = await runTool('vite', ['build'], {
      cwd: join(ROOT, 'packages/web'),
      show: false,
    });
    if (code !== 0) throw new Error(`The page does not build:\n${output}`);
    await compressFolder(WEB_DIST);
  },
};

/** The thread of the embedded database looks for its script beside the program. */
export const SQLITE_WORKER = 'packages/server/src/store/sqlite/thread/sqlite-worker.ts';

/** Left where npm put them: one is compiled for this machine, and for the others a bundle gains nothing. */
export const FOREIGN = [
  '@nats-io/transport-node',
  'better-sqlite3',
  'kysely',
  'pg',
  'ws',
  'fastify',
  '@fastify/swagger',
  'nodemailer',
  'web-push',
  'prom-client',
  'pino',
];

/**
 * One program for Node of the source that its entries name, from the root on.
 *
 * @param {string} outdir
 * @param {Record<string, string>} entries by the name each gets
 * @param {boolean} [hasMaps] with maps of the source beside it
 * @returns {Promise<string[]>} the files that went in
 */
export const bundleForNode = async (outdir, entries, hasMaps = true) => {
  const { build } = await import('esbuild');
  const { metafile } = await build({
    absWorkingDir: ROOT,
    entryPoints: Object.fromEntries(
      Object.entries(entries).map(([name, source]) => [name, join(ROOT, source)]),
    ),
    entryNames: '[name]',
    outdir,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    // What opens accounts is large, and loaded when it is needed.
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: hasMaps,
    conditions: [SOURCE_CONDITION, 'module'],
    external: [...FOREIGN],
    logLevel: 'warning',
    metafile: true,
  });
  return Object.keys(metafile.inputs);
};

/** @type {Product} */
const SERVER = {
  name: 'server',
  from: [...ENGINE, ...TOOLS, 'packages/server'],
  made: SERVER_BUNDLE,
  make: async () => {
    const inputs = await bundleForNode(dirname(SERVER_BUNDLE), {
      index: 'packages/server/src/start.ts',
      // Bots think in threads of their own, which look for their script beside the bundle.
      'bot-worker': 'packages/server/src/bot-worker.ts',
      // As the database does.
      'sqlite-worker': SQLITE_WORKER,
    });
    withoutScreen('The server', inputs);
  },
};

/** @param {Product} product */
const stampOf = (product) => join(CACHE, `built-${product.name}`);

/**
 * @param {Product} product
 * @returns {{ isFresh: boolean, wanted: string }}
 */
const stateOf = (product) => {
  const wanted = fingerprint(ROOT, product.from);
  const stamp = stampOf(product);
  const isFresh =
    existsSync(product.made) && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted;
  return { isFresh, wanted };
};

/** @param {Product} product */
const buildOne = async (product) => {
  const { isFresh, wanted } = stateOf(product);
  if (isFresh) {
    skipped(product.name, 'built, and nothing has changed since');
    return;
  }
  await step(`building the ${product.name}`, product.make, {
    done: () => `the ${product.name} is built`,
  });
  mkdirSync(CACHE, { recursive: true });
  writeFileSync(stampOf(product), wanted);
};

/** Builds what is missing or older than its sources. */
export const buildIfStale = async () => {
  await buildOne(SERVER);
  await buildOne(PAGE);
};
