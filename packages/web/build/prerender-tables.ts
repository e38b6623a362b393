import type { Plugin } from 'vite';
import { type Bundle, type Chunk, chunksOf, stylesOf } from './chunks.ts';
import { exportsOf, markupOf } from './markup-of.ts';

/** Everything a table is drawn with. */
const chunksFor = (bundle: Bundle, game: string): readonly Chunk[] =>
  chunksOf(bundle, [
    /\/web\/src\/site\/main\.ts$/,
    /\/web\/src\/pages\/table\/table-page\.tsx$/,
    new RegExp(`/games/${game}/src/board/table\\.ts$`),
    /\/web\/src\/hosts\/local\/browser-host\.ts$/,
  ]);

const textOf = (bundle: Bundle, file: string): string => {
  const made = bundle[file];
  if (made?.type !== 'asset') throw new Error(`The build has no style sheet ${file}.`);
  return String(made.source);
};

/** The heaviest first: all come at once, so the last to begin would be the last to end. */
const scriptLinks = (chunks: readonly Chunk[]): string =>
  [...chunks]
    .sort((a, b) => b.code.length - a.code.length)
    .map(({ fileName }) => `<link rel="modulepreload" href="/${fileName}" fetchpriority="low">`)
    .join('');

/** The parts of the table's sheet, so that Vite's loader finds them loaded; nothing is fetched. */
const partLinks = (parts: readonly string[]): string =>
  parts.map((file) => `<link rel="stylesheet" disabled crossorigin href="/${file}">`).join('');

const PRELOADS =
  /<link rel="(?:modulepreload"[^>]*fetchpriority="low"|preload" as="font")[^>]*>\s*/g;
const STYLE = /<link rel="stylesheet"[^>]*href="\/([^"]+)">/;
const ROOT = /<div id="root">.*<\/div>(?=\s*<noscript>)/s;

/**
 * The page for the addresses of a game's tables: instead of the shelf the table's own bar, one style
 * sheet, and links to all scripts, asked for at once instead of one after the other. A server that
 * does not know it sends index.html, and all is well.
 */
export const prerenderTables = (): Plugin => ({
  name: 'quarterdeck-prerender-tables',
  apply: 'build',
  enforce: 'post',
  async generateBundle(_options, bundle) {
    const index = bundle['index.html'];
    if (index?.type !== 'asset') throw new Error('The build has no index.html.');
    const html = String(index.source);
    const [, firstSheet] = STYLE.exec(html) ?? [];
    if (firstSheet === undefined) throw new Error('index.html has no style sheet.');
    const { GAMES } = await exportsOf('/src/site/prerender.tsx');
    for (const game of GAMES as readonly string[]) {
      const chunks = chunksFor(bundle, game);
      const parts = [firstSheet, ...stylesOf(chunks)];
      const sheet = this.emitFile({
        type: 'asset',
        name: `${game}-table.css`,
        source: parts.map((file) => textOf(bundle, file)).join(''),
      });
      const style = `<link rel="stylesheet" crossorigin href="/${this.getFileName(sheet)}">`;
      const table = await markupOf('tableMarkup', game);
      const source = html
        .replace('<html ', `<html data-place="table" data-game="${game}" `)
        .replace(PRELOADS, '')
        .replace(STYLE, () => `${style}${scriptLinks(chunks)}${partLinks(parts)}`)
        .replace(ROOT, () => `<div id="root">${table}</div>`);
      this.emitFile({ type: 'asset', fileName: `games/${game}/tables/index.html`, source });
    }
  },
});
