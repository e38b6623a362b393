import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { compressFolder } from './compress.mjs';
import { fingerprint } from './fingerprint.mjs';
import { CACHE, ROOT } from './root.mjs';
import { run, tool } from './run.mjs';

export const WEB_DIST = join(ROOT, 'packages/web/dist');
export const SERVER_BUNDLE = join(ROOT, 'packages/server/dist/index.mjs');

const ENGINE = [
  'packages/kernel',
  'packages/games',
  'packages/shelf',
  'packages/bots',
  'packages/tables',
];
const TOOLS = ['package-lock.json', 'scripts/house'];

/** @typedef {{ name: string, from: readonly string[], made: string, make: () => Promise<void> }} Product */

/** @type {Product} */
const PAGE = {
  name: 'page',
  from: [...ENGINE, ...TOOLS, 'packages/web'],
  made: join(WEB_DIST, 'index.html'),
  make: async () => {
    const { code, output } = await run(tool('vite'), ['build'], {
      cwd: join(ROOT, 'packages/web'),
      show: false,
    });
    if (code !== 0) throw new Error(`The page does not build:\n${output}`);
    compressFolder(WEB_DIST);
  },
};

/** Left where npm put them: one is compiled for this machine, and a bundle gains nothing. */
const FOREIGN = ['better-sqlite3', 'kysely', 'pg', 'ws'];

/** @type {Product} */
const SERVER = {
  name: 'server',
  from: [...ENGINE, ...TOOLS, 'packages/server'],
  made: SERVER_BUNDLE,
  make: async () => {
    const { build } = await import('esbuild');
    await build({
      entryPoints: [
        join(ROOT, 'packages/server/src/index.ts'),
        // Bots think in threads of their own, which look for their script beside the bundle.
        join(ROOT, 'packages/bots/src/node-worker.ts'),
      ],
      entryNames: '[name]',
      outdir: dirname(SERVER_BUNDLE),
      outExtension: { '.js': '.mjs' },
      bundle: true,
      platform: 'node',
      format: 'esm',
      target: 'node20',
      sourcemap: true,
      external: FOREIGN,
      logLevel: 'warning',
    });
  },
};

/** @param {Product} product */
const stampOf = (product) => join(CACHE, `built-${product.name}`);

/** @param {Product} product */
const buildOne = async (product) => {
  const wanted = fingerprint(ROOT, product.from);
  const stamp = stampOf(product);
  if (existsSync(product.made) && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted)
    return;
  const began = performance.now();
  await product.make();
  mkdirSync(CACHE, { recursive: true });
  writeFileSync(stamp, wanted);
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(`Built the ${product.name} in ${seconds} s.`);
};

/** Builds what is missing or older than its sources. */
export const buildIfStale = async () => {
  await buildOne(SERVER);
  await buildOne(PAGE);
};
