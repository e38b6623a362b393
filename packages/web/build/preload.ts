import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite';

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

const isMain = (made: Rolldown.OutputAsset | Rolldown.OutputChunk): made is Rolldown.OutputChunk =>
  made.type === 'chunk' && made.facadeModuleId?.endsWith('/src/main.tsx') === true;

/** Tells the browser of fonts and of the page's script before it finds out by itself. */
export const preload = (): Plugin => ({
  name: 'quarterdeck-preload',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle = {} }) => {
      const faces = Object.keys(bundle).filter((file) =>
        FIRST_FACES.some((face) => face.test(file)),
      );
      const main = Object.values(bundle).find(isMain);
      if (main === undefined) throw new Error('The build has no chunk of src/main.tsx.');
      return [...faces.map(fontLink), ...[main.fileName, ...main.imports].map(scriptLink)];
    },
  },
});
