import { fileURLToPath } from 'node:url';
import { createServer, defaultServerConditions } from 'vite';
import { SOURCE_CONDITION } from '../../../scripts/build/source-condition.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** What a module of the page exports. Node alone cannot read it: it is TypeScript, as all it imports. */
export const exportsOf = async (module: string): Promise<{ readonly [name: string]: unknown }> => {
  const server = await createServer({
    configFile: false,
    root: ROOT,
    logLevel: 'error',
    appType: 'custom',
    server: { middlewareMode: true, hmr: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    ssr: { resolve: { conditions: [SOURCE_CONDITION, ...defaultServerConditions] } },
  });
  try {
    return await server.ssrLoadModule(module);
  } finally {
    await server.close();
  }
};

/** The markup that a function of src/site/prerender.tsx draws. */
export const markupOf = async (
  name: 'shelfMarkup' | 'tableMarkup',
  game?: string,
): Promise<string> => {
  const { [name]: draw } = await exportsOf('/src/site/prerender.tsx');
  if (typeof draw !== 'function') throw new Error(`src/site/prerender.tsx exports no ${name}.`);
  return String(draw(game));
};
