import { readdirSync } from 'node:fs';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  BOARD_FILES,
  browserFilesOfRun,
  CHAPTER_FILES,
  EVERY_RUN,
  MATCH_FILES,
} from '../src/browser-files.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

const ENDING = '.test.ts';
const THERE = readdirSync(new URL('../../../e2e/test/', import.meta.url))
  .filter((name) => name.endsWith(ENDING))
  .map((name) => name.slice(0, -ENDING.length));

const filesOf = (seed: number, proof = ''): readonly string[] => {
  vi.stubEnv('QUARTERDECK_SEED', String(seed));
  vi.stubEnv('QUARTERDECK_PROOF', proof);
  return browserFilesOfRun();
};

describe('files of tests in a browser', () => {
  it('all stand in one list, and only in one', () => {
    const listed = [...EVERY_RUN, ...MATCH_FILES, ...BOARD_FILES, ...CHAPTER_FILES];

    expect([...listed].sort()).toEqual(THERE.sort());
  });

  it('all belong to the whole proof, whatever the commit', () => {
    for (const seed of [0, 1, 5]) expect([...filesOf(seed, 'all')].sort()).toEqual(THERE.sort());
  });

  it('all have their turn within eleven commits whose seeds follow one another', () => {
    const seen = new Set(Array.from({ length: 11 }, (_, seed) => filesOf(seed)).flat());

    expect([...seen].sort()).toEqual(THERE.sort());
  });

  it('of a run are always the way in, a whole match, a board and two chapters', () => {
    for (let seed = 0; seed < 11; seed++) {
      const files = filesOf(seed);

      expect(files).toEqual(expect.arrayContaining([...EVERY_RUN]));
      expect(files.filter((name) => MATCH_FILES.some((one) => one === name))).toHaveLength(1);
      expect(files.filter((name) => BOARD_FILES.some((one) => one === name))).toHaveLength(1);
      expect(files.filter((name) => CHAPTER_FILES.some((one) => one === name))).toHaveLength(2);
    }
  });
});
