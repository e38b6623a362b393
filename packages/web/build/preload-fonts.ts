import type { Plugin } from 'vite';

/** The faces of the first screen: wordmark, headings, interface. The others may come later. */
const FIRST_FACES = [
  /im-fell-double-pica-latin-400-italic/,
  /im-fell-double-pica-latin-400-normal/,
  /besley-latin-wght-normal/,
  /cabin-latin-wght-normal/,
];

/** Tells the browser of the fonts before it has read the style sheet that names them. */
export const preloadFonts = (): Plugin => ({
  name: 'quarterdeck-preload-fonts',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle = {} }) =>
      Object.keys(bundle)
        .filter((file) => FIRST_FACES.some((face) => face.test(file)))
        .map((file) => ({
          tag: 'link',
          attrs: {
            rel: 'preload',
            as: 'font',
            type: 'font/woff2',
            href: `/${file}`,
            crossorigin: '',
          },
          injectTo: 'head',
        })),
  },
});
