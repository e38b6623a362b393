import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { NoEntry, servePlayground } from '../../packages/playground/src/serve.mjs';
import { ROOT } from '../lib/root.mjs';

const DRIFTWOOD = join(ROOT, 'packages/samples/driftwood/src/index.ts');
const SEAWOLF = join(ROOT, 'packages/games/seawolf/src/index.ts');
/** Any free one. */
const PORT = 0;

describe('The playground', () => {
  it('serves a page that imports the game under work, on this machine alone', async () => {
    const server = await servePlayground({ entry: DRIFTWOOD, port: PORT });
    try {
      const [url = ''] = server.resolvedUrls?.local ?? [];
      const get = async (path: string): Promise<string> => await (await fetch(url + path)).text();

      expect(new URL(url).hostname).toBe('127.0.0.1');
      expect(server.resolvedUrls?.network).toEqual([]);
      expect(await get('')).toContain('main.ts');
      const main = await get('main.ts');
      const game = /"\/(@id\/[^"]*game-under-work)"/.exec(main)?.[1] ?? '';
      expect(await get(game)).toContain('packages/samples/driftwood/src/index.ts');
      expect(await get('laws.worker.ts')).toContain('game-under-work');
      expect(await get('bots.worker.ts')).toContain('game-under-work');
      const face = /"\/(@id\/[^"]*board-under-work)"/.exec(main)?.[1] ?? '';
      expect(await get(face)).toContain('board = null');
    } finally {
      await server.close();
    }
  });

  it('serves the board of a game that has one, and React with it', async () => {
    const server = await servePlayground({ entry: SEAWOLF, port: PORT });
    try {
      const [url = ''] = server.resolvedUrls?.local ?? [];
      const get = async (path: string): Promise<string> => await (await fetch(url + path)).text();
      const face = /"\/(@id\/[^"]*board-under-work)"/.exec(await get('main.ts'))?.[1] ?? '';

      expect(await get(face)).toContain('packages/games/seawolf/src/board/index.tsx');
      expect(await get('board/board-table.tsx')).toContain('react_jsx-dev-runtime');
    } finally {
      await server.close();
    }
  });

  it('says which file is not there', async () => {
    await expect(servePlayground({ entry: 'src/nothing.ts', port: PORT })).rejects.toThrow(NoEntry);
  });
});
