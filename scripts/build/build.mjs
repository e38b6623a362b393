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

/** Left where npm put them: one is compiled for this machine, and a bundle gains nothing. */
const FOREIGN = [
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
];

/** @type {Product} */
const SERVER = {
  name: 'server',
  from: [...ENGINE, ...TOOLS, 'packages/server'],
  made: SERVER_BUNDLE,
  make: async () => {
    const { build } = await import('esbuild');
    const { metafile } = await build({
      entryPoints: {
        index: join(ROOT, 'packages/server/src/start.ts'),
        // Bots think in threads of their own, which look for their script beside the bundle.
        'bot-worker': join(ROOT, 'packages/server/src/bot-worker.ts'),
        // As the database does.
        'sqlite-worker': join(ROOT, 'packages/server/src/store/sqlite/thread/sqlite-worker.ts'),
      },
      entryNames: '[name]',
      outdir: dirname(SERVER_BUNDLE),
      outExtension: { '.js': '.mjs' },
      bundle: true,
      // What opens accounts is large, and loaded when it is needed.
      splitting: true,
      platform: 'node',
      format: 'esm',
      target: 'node20',
      sourcemap: true,
      conditions: [SOURCE_CONDITION, 'module'],
      external: FOREIGN,
      logLevel: 'warning',
      metafile: true,
    });
    withoutScreen('The server', Object.keys(metafile.inputs));
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
