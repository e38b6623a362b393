import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';
import { EN } from '../src/words/en.ts';

const CACHE = fileURLToPath(new URL('../node_modules/.display-face', import.meta.url));

/** The letters of each style: titles of the covers upright; wordmark and soundings in italics. */
const LETTERS = {
  normal: Object.values(EN.games)
    .map(({ title }) => title)
    .join(''),
  italic: `${EN.shell.name}0123456789`,
} as const;

const fileOf = (style: string): string => {
  const door = createRequire(import.meta.url).resolve(
    '@fontsource/im-fell-double-pica/package.json',
  );
  return join(dirname(door), `files/im-fell-double-pica-latin-400-${style}.woff2`);
};

/** Cuts the display face down to its letters: 128 KB become a tenth, and titles come sooner. */
export const displayFace = (): Plugin => ({
  name: 'quarterdeck-display-face',
  config: async () => {
    mkdirSync(CACHE, { recursive: true });
    for (const [style, letters] of Object.entries(LETTERS)) {
      const cut = await subsetFont(readFileSync(fileOf(style)), letters, {
        targetFormat: 'woff2',
      });
      writeFileSync(join(CACHE, `${style}.woff2`), cut);
    }
    return { resolve: { alias: { '@display-face': CACHE } } };
  },
});
