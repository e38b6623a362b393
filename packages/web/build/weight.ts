import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Plugin } from 'vite';
import { chunkOf, chunksIn, stylesOf, withImports } from './chunks.ts';
import { fetchedByShelf } from './first-click.ts';

/** Code to the first click on the shelf, compressed: html, styles and scripts; fonts are no code. */
const MOST = 150_000;

/** A game's `Game` value: where it is, its steps, bots and pack checks are, too. */
const RULES = /\/games\/([^/]+)\/src\/game\.ts$/;

/**
 * Weighs what a stranger downloads before the shelf can be clicked: all that index.html links, and all
 * that the shelf's scripts fetch at once. e2e measures the same in a browser.
 */
export const weight = (): Plugin => ({
  name: 'quarterdeck-weight',
  apply: 'build',
  enforce: 'post',
  generateBundle(_options, bundle) {
    const modules = chunksIn(bundle).flatMap(({ moduleIds }) => moduleIds);
    for (const game of modules.flatMap((id) => RULES.exec(id)?.[1] ?? []))
      this.warn(
        `The page carries all rules of ${game}: a board imports its Game value, not its model.`,
      );
  },
  writeBundle({ dir = 'dist' }, bundle) {
    const chunks = [
      ...withImports(bundle, chunkOf(bundle, /\/index\.html$/)),
      ...fetchedByShelf(bundle),
    ];
    const files = new Set([
      'index.html',
      ...stylesOf(chunks),
      ...chunks.map(({ fileName }) => fileName),
    ]);
    const total = [...files].reduce(
      (sum, file) => sum + brotliCompressSync(readFileSync(join(dir, file))).length,
      0,
    );
    const words = `Code to the first click: ${(total / 1000).toFixed(1)} kB of ${MOST / 1000} kB, compressed, in ${files.size} files.`;
    if (total > MOST) this.error(words);
    else this.info(words);
  },
});
