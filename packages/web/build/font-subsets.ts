import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';
import type { LETTERS } from '../src/site/letters.ts';
import { exportsOf } from './markup-of.ts';

const CACHE = fileURLToPath(new URL('../node_modules/.faces', import.meta.url));

/** What English is written with; fonts.css says the same as ranges. */
const PLAIN = `${Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).join('')}·×–—‘’“”…−`;

type Face = { readonly name: string; readonly from: string; readonly letters: string };

const facesFor = (display: typeof LETTERS): readonly Face[] => [
  ...Object.entries(display).map(([style, letters]) => ({
    name: style,
    from: `@fontsource/im-fell-double-pica/files/im-fell-double-pica-latin-400-${style}.woff2`,
    letters,
  })),
  ...['besley', 'cabin'].map((face) => ({
    name: face,
    from: `@fontsource-variable/${face}/files/${face}-latin-wght-normal.woff2`,
    letters: PLAIN,
  })),
];

/**
 * Cuts faces down to what is mostly read: the display face to a tenth, the faces of reading by a
 * third. Their other letters lie in the whole files and come where they are written.
 */
export const fontSubsets = (): Plugin => ({
  name: 'quarterdeck-font-subsets',
  config: async () => {
    mkdirSync(CACHE, { recursive: true });
    const { LETTERS: display } = await exportsOf('/src/site/letters.ts');
    for (const { name, from, letters } of facesFor(display as typeof LETTERS)) {
      const whole = readFileSync(createRequire(import.meta.url).resolve(from));
      const cut = await subsetFont(whole, letters, { targetFormat: 'woff2' });
      writeFileSync(join(CACHE, `${name}.woff2`), cut);
    }
    return { resolve: { alias: { '@faces': CACHE } } };
  },
});
