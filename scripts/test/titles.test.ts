import { describe, expect, it } from 'vitest';
import { faultOfTitle, titleFaultsIn, titlesIn } from '../clauses/titles.mjs';
import { temporaryTree } from './trees/temporary-tree.ts';

describe('The title of a test', () => {
  it.each([
    'RF-026 a diver goes to planned pools only',
    'RF-030 RF-S04 without divers a storm costs none',
    'finds what is hidden',
    'A diver is a person',
  ])('may be "%s"', (title) => {
    expect(faultOfTitle(title)).toBeUndefined();
  });

  it.each([
    ['RF-026, RF-027 a diver goes down', 'join the ids by blanks: RF-026 RF-027'],
    ['RF-026 and again', 'begin with a subject, not with "and"'],
    ['RF-026 … or another one', 'begin with a subject, not with "…"'],
    ['nor across a Sandbar', 'begin with a subject, not with "nor"'],
    ['RF-026 is for two', 'name the subject before "is"'],
    ['RF-026', 'say what is proven'],
  ])('may not be "%s"', (title, fault) => {
    expect(faultOfTitle(title)).toBe(fault);
  });

  it('is found whatever table stands before it', () => {
    const source = [
      "it('RF-001 one', () => {});",
      "it.each([at(1, ')'), [2]] as const)(",
      "  'RF-002 two: %s',",
      '  () => {},',
      ');',
      'it.skipIf(slow)("three", () => {});',
      "const it = exit('none');",
    ].join('\n');

    expect(titlesIn(source)).toEqual([
      { title: 'RF-001 one', line: 1 },
      { title: 'RF-002 two: %s', line: 3 },
      { title: 'three', line: 6 },
    ]);
  });

  it('is named with its file and line where it is wrong', () => {
    const root = temporaryTree({
      'packages/games/reef/test/diving.test.ts':
        "\nit('RF-001 goes down', () => {});\nit('RF-002 nor up', () => {});\n",
      'packages/games/reef/src/diving.ts': "\nit('and so on');\n",
    });

    expect(titleFaultsIn(root)).toEqual([
      'packages/games/reef/test/diving.test.ts:3 "RF-002 nor up": begin with a subject, not with "nor"',
    ]);
  });
});
