import { existsSync } from 'node:fs';
import { dirname, join, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createServer, defaultClientConditions, searchForWorkspaceRoot } from 'vite';

const OWN = fileURLToPath(new URL('..', import.meta.url));
const GAME = 'virtual:game-under-work';
const BOARD = 'virtual:board-under-work';

/** In the repository packages export their source under a condition of our own (ADR 11). */
const isInstalled = OWN.split(sep).includes('node_modules');
const conditions = [...(isInstalled ? [] : ['quarterdeck-source']), ...defaultClientConditions];

/** There is no such file; the message says what would do. */
export class NoEntry extends Error {}

/** @param {string} file */
const whereThereIs = (file) =>
  existsSync(file) ? `() => import(${JSON.stringify(file)})` : 'null';

/**
 * What the page imports as the game: whatever the game's own door exports, and beside it the doors of
 * its board and its box, where it has them.
 *
 * @param {string} entry
 * @returns {import('vite').Plugin}
 */
const gameUnderWork = (entry) => {
  const beside = dirname(entry);
  const modules = new Map([
    [GAME, () => `import * as entry from ${JSON.stringify(entry)};\nexport { entry };`],
    [
      BOARD,
      () =>
        `export const board = ${whereThereIs(join(beside, 'board/index.tsx'))};\n` +
        `export const about = ${whereThereIs(join(beside, 'about.ts'))};`,
    ],
  ]);
  return {
    name: 'quarterdeck-game-under-work',
    resolveId: (id) => (modules.has(id) ? `\0${id}` : undefined),
    load: (id) => (id.startsWith('\0') ? modules.get(id.slice(1))?.() : undefined),
  };
};

/** What a board is drawn with comes as CommonJS, which a browser reads only when it is put into one file. */
const REACT = ['react', 'react/jsx-runtime', 'react/jsx-dev-runtime', 'react-dom/client'];

/**
 * Serves the playground on this machine alone. Whatever file of the game changes, the page loads
 * anew and plays the match again as far as the new rules go.
 *
 * @param {{ entry: string, port: number }} wish
 * @returns {Promise<import('vite').ViteDevServer>}
 */
export const servePlayground = async ({ entry, port }) => {
  const file = resolve(entry);
  if (!existsSync(file))
    throw new NoEntry(`There is no ${file}. Name the file that exports the game: src/index.ts.`);
  const hasBoard = existsSync(join(dirname(file), 'board/index.tsx'));
  const kept = join(
    searchForWorkspaceRoot(dirname(file)),
    'node_modules/.cache/quarterdeck-playground',
  );
  /** @type {import('vite').InlineConfig} */
  const config = {
    configFile: false,
    root: resolve(OWN, 'src/page'),
    // Two playgrounds may run at once, and bundle different things ahead.
    cacheDir: join(kept, hasBoard ? 'with-board' : 'plain'),
    // Nothing of ours is bundled ahead: game and page must have the same kernel, file by file.
    optimizeDeps: { noDiscovery: true, include: hasBoard ? REACT : [] },
    resolve: {
      conditions,
      dedupe: ['@quarterdeck/kernel', '@quarterdeck/board-kit', 'react', 'react-dom'],
    },
    oxc: { jsx: { runtime: 'automatic' } },
    plugins: [gameUnderWork(file)],
    worker: { format: 'es', plugins: () => [gameUnderWork(file)] },
    server: {
      host: '127.0.0.1',
      port,
      fs: { allow: [OWN, searchForWorkspaceRoot(dirname(file)), searchForWorkspaceRoot(OWN)] },
    },
  };
  const server = await createServer(config);
  return await server.listen();
};
