import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Plugin } from 'vite';

/** Code to the first click on the shelf, compressed: html, styles and scripts; fonts are no code. */
const MOST = 150_000;

const LINKED = /<(?:script|link)\b[^>]*?\b(?:src|href)="([^"]+\.(?:js|css))"/g;

/** A game's `Game` value: where it is, its steps, bots and pack checks are, too. */
const RULES = /\/games\/([^/]+)\/src\/game\.ts$/;

/** Weighs what a stranger downloads before the shelf can be clicked; e2e holds the limit. */
export const weight = (): Plugin => ({
  name: 'quarterdeck-weight',
  apply: 'build',
  enforce: 'post',
  generateBundle(_options, bundle) {
    const modules = Object.values(bundle).flatMap((made) =>
      made.type === 'chunk' ? made.moduleIds : [],
    );
    for (const game of modules.flatMap((id) => RULES.exec(id)?.[1] ?? []))
      this.warn(
        `The page carries all rules of ${game}: a board imports its Game value, not its sight.`,
      );
  },
  writeBundle({ dir = 'dist' }) {
    const compressed = (file: string): number =>
      brotliCompressSync(readFileSync(join(dir, file))).length;
    const html = readFileSync(join(dir, 'index.html'), 'utf8');
    const files = new Set([...html.matchAll(LINKED)].map(([, file = '']) => file));
    const total = ['index.html', ...files].reduce((sum, file) => sum + compressed(file), 0);
    const words = `Code to the first click: ${(total / 1000).toFixed(1)} kB of ${MOST / 1000} kB, compressed.`;
    if (total > MOST) this.warn(words);
    else this.info(words);
  },
});
