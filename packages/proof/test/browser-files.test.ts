import { readdirSync } from 'node:fs';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { BROWSER_FILES, browserFilesOfRun } from '../src/browser-files.ts';
import { COUNTS } from '../src/index.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

const THERE = readdirSync(new URL('../../../e2e/test/', import.meta.url), {
  recursive: true,
  encoding: 'utf8',
})
  .map((name) => name.replaceAll('\\', '/'))
  .filter((name) => name.endsWith('.test.ts'))
  .map((name) => name.replace(/\.test\.ts$/, ''))
  .sort();

const filesOf = (seed: number, proof = ''): readonly string[] => {
  vi.stubEnv('QUARTERDECK_SEED', String(seed));
  vi.stubEnv('QUARTERDECK_PROOF', proof);
  return browserFilesOfRun();
};

describe('files of tests in a browser', () => {
  it('all belong to the whole proof, whatever the commit', () => {
    for (const seed of [0, 1, 5]) expect([...filesOf(seed, 'all')].sort()).toEqual(THERE);
  });

  it('are as many of each kind as the whole proof counts', () => {
    expect(COUNTS.boards.all).toBe(BROWSER_FILES.boards.length);
    expect(COUNTS.hands.all).toBe(BROWSER_FILES.matches.length);
    expect(COUNTS.chapters.all).toBe(BROWSER_FILES.chapters.length);
  });

  it('all have their turn within as many commits as there are chapters', () => {
    const seeds = BROWSER_FILES.chapters.map((_, seed) => seed);

    expect([...new Set(seeds.flatMap((seed) => filesOf(seed)))].sort()).toEqual(THERE);
  });

  it('of a run are always the way in, a whole match, a board and a chapter', () => {
    for (const seed of BROWSER_FILES.chapters.keys()) {
      const files = filesOf(seed);
      const among = (kind: readonly string[]) => files.filter((name) => kind.includes(name));

      expect(files).toContain('front-door');
      expect(among(BROWSER_FILES.matches)).toHaveLength(1);
      expect(among(BROWSER_FILES.boards)).toHaveLength(1);
      expect(among(BROWSER_FILES.chapters)).toHaveLength(1);
      expect(files).toHaveLength(4);
    }
  });
});
