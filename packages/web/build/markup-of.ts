import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** The markup that a function of src/prerender.tsx draws. */
export const markupOf = async (
  name: 'shelfMarkup' | 'tableMarkup',
  game?: string,
): Promise<string> => {
  const server = await createServer({
    configFile: false,
    root: ROOT,
    logLevel: 'error',
    appType: 'custom',
    server: { middlewareMode: true, hmr: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  try {
    const { [name]: draw } = await server.ssrLoadModule('/src/prerender.tsx');
    if (typeof draw !== 'function') throw new Error(`src/prerender.tsx exports no ${name}.`);
    return String(draw(game));
  } finally {
    await server.close();
  }
};
