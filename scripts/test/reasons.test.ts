// Every reason that a game has words for is one that its rules give.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../lib/root.mjs';

const GAMES = ['ahoy', 'doubloons', 'prisoners', 'seawolf', 'tinypirates'];
const CLAUSE = /'([A-Z]{2}-S?\d{2,3})'/g;
const REASON = /^\s+'(why\.[\w.-]+)':/gm;

/** All files of a folder whose names begin so. */
const sourcesIn = (game: string, folder: string, begin = ''): string => {
  const src = join(ROOT, 'packages/games', game, 'src', folder);
  return readdirSync(src, { recursive: true })
    .map(String)
    .filter((name) => name.startsWith(begin) && name.endsWith('.ts'))
    .map((name) => readFileSync(join(src, name), 'utf8'))
    .join('\n');
};

/** Clauses that stand in comments forbid nothing. */
const withoutComments = (source: string): string =>
  source.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');

const namesIn = (source: string, pattern: RegExp): string[] => [
  ...new Set([...source.matchAll(pattern)].map(([, name = '']) => name)),
];

describe.each(GAMES)('The reasons of %s', (game) => {
  it('each belongs to a clause that a rule gives as its reason', () => {
    const rules = namesIn(withoutComments(sourcesIn(game, 'rules')), CLAUSE);
    const worded = namesIn(sourcesIn(game, 'words', 'reasons'), CLAUSE);

    expect(worded.length).toBeGreaterThan(10);
    expect(worded.filter((clause) => !rules.includes(clause))).toEqual([]);
  });

  it('each sentence is said for some clause', () => {
    const sentences = namesIn(sourcesIn(game, 'words', 'english'), REASON);
    const reasons = sourcesIn(game, 'words', 'reasons');

    expect(sentences.length).toBeGreaterThan(10);
    expect(sentences.filter((name) => !reasons.includes(`'${name}'`))).toEqual([]);
  });
});
