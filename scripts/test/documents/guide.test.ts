import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { sourceOf } from '../../clauses/generate.mjs';
import { clausesIn } from '../../clauses/ledger.mjs';
import { ROOT } from '../../lib/root.mjs';

const SAMPLES = join(ROOT, 'packages/samples');
const GAME = join(SAMPLES, 'driftwood');
const GUIDE = readFileSync(join(ROOT, 'docs/your-first-game.md'), 'utf8');

const QUOTE = /^```\w+ file=(\S+)\n([\s\S]*?)^```$/gm;
const quotes = [...GUIDE.matchAll(QUOTE)].map(([, file = '', text = '']) => ({ file, text }));
const filesOf = (folder: string): string[] =>
  readdirSync(join(GAME, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(GAME, join(entry.parentPath, entry.name)));

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
    const under = (folder: string) =>
      readdirSync(join(SAMPLES, folder), { recursive: true }).map(String);
    const reef = new Set([...under('reef'), ...under('reef/src')]);
    const [, table = ''] =
      /has what Driftwood does without:([\s\S]*?)\nAnd the pitfalls/.exec(GUIDE) ?? [];
    const named = [...table.matchAll(/`([\w/-]+\.(?:ts|json))`/g)].map(([, file = '']) => file);

    expect(named.length).toBeGreaterThan(10);
    expect(named.filter((file) => !reef.has(file))).toEqual([]);
  });
});

describe('clauses.gen.ts says what the ledger says', () => {
  it.each([
    ['Driftwood', 'driftwood'],
    ['Reef', 'reef'],
  ])('%s', (_, folder) => {
    const clauses = clausesIn(readFileSync(join(SAMPLES, folder, 'ledger.md'), 'utf8'));

    expect(clauses.length).toBeGreaterThan(10);
    const generated = readFileSync(join(SAMPLES, folder, 'src/clauses.gen.ts'), 'utf8');
    expect(generated).toBe(sourceOf(clauses));
  });
});
