import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { sourceOf } from '../../../../../scripts/clauses/generate.mjs';
import { clausesIn } from '../../../../../scripts/clauses/ledger.mjs';

const GAME = join(dirname(fileURLToPath(import.meta.url)), '..');
const KERNEL_TESTS = join(GAME, '..');
const GUIDE = readFileSync(join(KERNEL_TESTS, '../../../docs/your-first-game.md'), 'utf8');

const QUOTE = /^```\w+ file=(\S+)\n([\s\S]*?)^```$/gm;
const quotes = [...GUIDE.matchAll(QUOTE)].map(([, file = '', text = '']) => ({ file, text }));
const filesOf = (folder: string): string[] =>
  readdirSync(join(GAME, folder)).map((name) => join(folder, name));

describe('docs/your-first-game.md', () => {
  it.each(quotes)('quotes $file as it is', ({ file, text }) => {
    expect(text).toBe(readFileSync(join(GAME, file), 'utf8'));
  });

  it('leaves out nothing that has to be written by hand', () => {
    const written = ['ledger.md', ...filesOf('src'), 'watch.ts', 'test/driftwood.test.ts'];
    const quoted = quotes.map(({ file }) => file);

    expect(quoted.sort()).toEqual(written.filter((file) => !file.endsWith('.gen.ts')).sort());
  });

  it('describes a package that others can open', () => {
    const [, text = ''] = /^```json\n([\s\S]*?)^```$/m.exec(GUIDE) ?? [];

    expect(JSON.parse(text)).toMatchObject({
      name: '@quarterdeck/driftwood',
      exports: { '.': './src/index.ts' },
      dependencies: { '@quarterdeck/kernel': '*' },
    });
  });

  it('names only files of Reef that are there', () => {
    const reef = new Set(readdirSync(join(KERNEL_TESTS, 'reef'), { recursive: true }).map(String));
    const [, table = ''] =
      /has what Driftwood does without:([\s\S]*?)\nAnd the pitfalls/.exec(GUIDE) ?? [];
    const named = [...table.matchAll(/`([\w/-]+\.(?:ts|json))`/g)].map(([, file = '']) => file);

    expect(named.length).toBeGreaterThan(10);
    expect(named.filter((file) => !reef.has(file))).toEqual([]);
  });
});

describe('clauses.gen.ts says what the ledger says', () => {
  it.each([
    ['Driftwood', 'first-game/ledger.md', 'first-game/src/clauses.gen.ts'],
    ['Reef', 'reef/ledger.md', 'reef/clauses.gen.ts'],
  ])('%s', (_, ledger, generated) => {
    const clauses = clausesIn(readFileSync(join(KERNEL_TESTS, ledger), 'utf8'));

    expect(clauses.length).toBeGreaterThan(10);
    expect(readFileSync(join(KERNEL_TESTS, generated), 'utf8')).toBe(sourceOf(clauses));
  });
});
