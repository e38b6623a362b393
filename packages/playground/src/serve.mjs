import { existsSync } from 'node:fs';
import { dirname, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createServer, defaultClientConditions, searchForWorkspaceRoot } from 'vite';

const OWN = fileURLToPath(new URL('..', import.meta.url));
const GAME = 'virtual:game-under-work';

/** In the repository packages export their source under a condition of our own (ADR 11). */
const isInstalled = OWN.split(sep).includes('node_modules');
const conditions = [...(isInstalled ? [] : ['quarterdeck-source']), ...defaultClientConditions];

/** There is no such file; the message says what would do. */
export class NoEntry extends Error {}

/**
 * What the page imports as the game: whatever the game's own door exports.
 *
 * @param {string} entry
 * @returns {import('vite').Plugin}
 */
const gameUnderWork = (entry) => ({
  name: 'quarterdeck-game-under-work',
  resolveId: (id) => (id === GAME ? `\0${GAME}` : undefined),
  load: (id) =>
    id === `\0${GAME}`
      ? `import * as entry from ${JSON.stringify(entry)};\nexport { entry };`
      : undefined,
});

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
  /** @type {import('vite').InlineConfig} */
  const config = {
    configFile: false,
    root: resolve(OWN, 'src/page'),
    // Nothing is bundled ahead: the game and the page must have the same kernel, file by file.
    optimizeDeps: { noDiscovery: true, include: [] },
    resolve: { conditions, dedupe: ['@quarterdeck/kernel'] },
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
