import type { Plugin } from 'vite';
import { markupOf } from './markup-of.ts';

const EMPTY_ROOT = '<div id="root"></div>';

/** Draws the shelf into index.html: it is seen before the first script has come. */
export const prerenderShelf = (): Plugin => ({
  name: 'quarterdeck-prerender-shelf',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: async (html) => {
      if (!html.includes(EMPTY_ROOT))
        throw new Error(`index.html has no ${EMPTY_ROOT} to draw in.`);
      const shelf = await markupOf('shelfMarkup');
      return html.replace(EMPTY_ROOT, () => `<div id="root">${shelf}</div>`);
    },
  },
});
