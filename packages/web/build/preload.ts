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

/** What wakes up the drawn shelf. */
const FIRST_MODULES = ['/src/site/main.ts', '/src/pages/shelf/shelf-page.tsx'];

const scriptsOf = (bundle: Rolldown.OutputBundle, source: string): readonly string[] => {
  const found = Object.values(bundle).find(
    (made) => made.type === 'chunk' && made.facadeModuleId?.endsWith(source) === true,
  );
  if (found?.type !== 'chunk') throw new Error(`The build has no chunk of ${source}.`);
  return [found.fileName, ...found.imports];
};

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
      const scripts = new Set(FIRST_MODULES.flatMap((source) => scriptsOf(bundle, source)));
      return [...faces.map(fontLink), ...[...scripts].map(scriptLink)];
    },
  },
});
