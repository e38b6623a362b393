import type { HtmlTagDescriptor, Plugin } from 'vite';
import { chunkOf, withImports } from './chunks.ts';
import { fetchedByShelf } from './first-click.ts';

/** The faces of reading. The display face is large and only dresses titles: it may come later. */
const FIRST_FACES = [/\/besley-[^/]{8}\.woff2/, /\/cabin-[^/]{8}\.woff2/];

const fontLink = (file: string): HtmlTagDescriptor => ({
  tag: 'link',
  attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: '' },
  injectTo: 'head',
});

/** Low: the drawn shelf, its style and its fonts come first. */
const scriptLink = (file: string): HtmlTagDescriptor => ({
  tag: 'link',
  attrs: { rel: 'modulepreload', href: `/${file}`, fetchpriority: 'low' },
  injectTo: 'head',
});

/** Tells the browser of fonts and of the page's scripts before it finds out by itself. */
export const preload = (): Plugin => ({
  name: 'quarterdeck-preload',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle = {} }) => {
      const faces = Object.keys(bundle).filter((file) =>
        FIRST_FACES.some((face) => face.test(file)),
      );
      // Vite links the entry and its imports itself.
      const linked = withImports(bundle, chunkOf(bundle, /\/index\.html$/));
      const scripts = fetchedByShelf(bundle)
        .filter((chunk) => !linked.includes(chunk))
        // All are asked for at once: the heaviest first, or the last to begin is the last to end.
        .sort((a, b) => b.code.length - a.code.length);
      return [...faces.map(fontLink), ...scripts.map(({ fileName }) => scriptLink(fileName))];
    },
  },
});
