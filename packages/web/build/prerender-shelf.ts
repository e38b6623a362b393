import { fileURLToPath } from 'node:url';
import { createServer, type Plugin } from 'vite';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const EMPTY_ROOT = '<div id="root"></div>';

const drawShelf = async (): Promise<string> => {
  const server = await createServer({
    configFile: false,
    root: ROOT,
    logLevel: 'error',
    appType: 'custom',
    server: { middlewareMode: true, hmr: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  try {
    const { shelfMarkup } = await server.ssrLoadModule('/src/prerender.tsx');
    if (typeof shelfMarkup !== 'function')
      throw new Error('src/prerender.tsx exports no shelfMarkup.');
    return String(shelfMarkup());
  } finally {
    await server.close();
  }
};

/** Draws the shelf into index.html: it is seen before the first script has come. */
export const prerenderShelf = (): Plugin => ({
  name: 'quarterdeck-prerender-shelf',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: async (html) => {
      if (!html.includes(EMPTY_ROOT))
        throw new Error(`index.html has no ${EMPTY_ROOT} to draw in.`);
      const shelf = await drawShelf();
      return html.replace(EMPTY_ROOT, () => `<div id="root">${shelf}</div>`);
    },
  },
});
