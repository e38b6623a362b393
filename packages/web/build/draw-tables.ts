import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin, Rolldown } from 'vite';
import { drawn } from './drawn.ts';

const BOARDS = fileURLToPath(new URL('../src/boards', import.meta.url));

const playable = (): readonly string[] =>
  readdirSync(BOARDS).filter((game) => existsSync(join(BOARDS, game, 'table.tsx')));

type Bundle = Rolldown.OutputBundle;

const chunkOf = (bundle: Bundle, source: string): Rolldown.OutputChunk => {
  const found = Object.values(bundle).find(
    (made) => made.type === 'chunk' && made.facadeModuleId?.endsWith(source) === true,
  );
  if (found?.type !== 'chunk') throw new Error(`The build has no chunk of ${source}.`);
  return found;
};

/** A chunk and all that it imports before it runs. */
const withImports = (
  bundle: Bundle,
  chunk: Rolldown.OutputChunk,
): readonly Rolldown.OutputChunk[] => {
  const found = new Set<Rolldown.OutputChunk>();
  const add = (next: Rolldown.OutputChunk): void => {
    if (found.has(next)) return;
    found.add(next);
    for (const file of next.imports) {
      const imported = bundle[file];
      if (imported?.type === 'chunk') add(imported);
    }
  };
  add(chunk);
  return [...found];
};

/** Everything a table is drawn with, asked for at once instead of one after the other. */
const linksFor = (bundle: Bundle, game: string): string => {
  const chunks = [
    ...withImports(bundle, chunkOf(bundle, '/src/main.tsx')),
    ...withImports(bundle, chunkOf(bundle, `/src/boards/${game}/table.tsx`)),
    ...withImports(bundle, chunkOf(bundle, '/src/host/local/browser-host.ts')),
  ];
  const styles = chunks.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]);
  const scripts = chunks.map(({ fileName }) => fileName);
  return [
    ...[...new Set(styles)].map(
      (file) => `<link rel="preload" as="style" href="/${file}" crossorigin fetchpriority="low">`,
    ),
    ...[...new Set(scripts)].map(
      (file) => `<link rel="modulepreload" href="/${file}" fetchpriority="low">`,
    ),
  ].join('');
};

const PRELOADS =
  /<link rel="(?:modulepreload"[^>]*fetchpriority="low"|preload" as="font")[^>]*>\s*/g;
const ROOT = /<div id="root">.*<\/div>(?=\s*<noscript>)/s;

/**
 * The page for the addresses of a game's tables: instead of the shelf the table's own bar, and the
 * links to what it needs. A server that does not know it sends index.html, and all is well.
 */
export const drawTables = (): Plugin => ({
  name: 'quarterdeck-draw-tables',
  apply: 'build',
  enforce: 'post',
  async generateBundle(_options, bundle) {
    const index = bundle['index.html'];
    if (index?.type !== 'asset') throw new Error('The build has no index.html.');
    const html = String(index.source);
    for (const game of playable()) {
      const table = await drawn('tableMarkup', game);
      const source = html
        .replace('<html ', `<html data-place="table" data-game="${game}" `)
        .replace(PRELOADS, '')
        .replace('</head>', () => `${linksFor(bundle, game)}</head>`)
        .replace(ROOT, () => `<div id="root">${table}</div>`);
      this.emitFile({ type: 'asset', fileName: `games/${game}/tables/index.html`, source });
    }
  },
});
