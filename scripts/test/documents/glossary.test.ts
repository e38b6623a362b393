import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesIn } from '../../lib/files.mjs';
import { ROOT } from '../../lib/root.mjs';

const GLOSSARY = readFileSync(join(ROOT, 'GLOSSARY.md'), 'utf8');
const TERMS = [...GLOSSARY.matchAll(/^\| \*\*([\w ]+)\*\* \| `([\w.]+)` \| (.+) \|$/gm)].map(
  ([, term = '', name = '']) => ({ term, name }),
);
const SOURCES = filesIn(join(ROOT, 'packages'))
  .filter((file) => /\/src\/.*\.tsx?$/.test(file) && !file.endsWith('.gen.ts'))
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

describe('GLOSSARY.md', () => {
  it('has at most forty terms, each once', () => {
    expect(TERMS.length).toBe(GLOSSARY.match(/^\| \*\*/gm)?.length);
    expect(TERMS.length).toBeLessThanOrEqual(40);
    expect(new Set(TERMS.map(({ term }) => term)).size).toBe(TERMS.length);
  });

  it.each(TERMS.filter(({ name }) => !name.endsWith('.md')))(
    'calls $term what the code calls it: $name',
    ({ name }) => {
      expect(SOURCES).toMatch(
        new RegExp(
          `\\b(type|interface|class|const|function|readonly) ${name}\\b|\\b${name}[(?]?[:(]`,
        ),
      );
    },
  );
});
