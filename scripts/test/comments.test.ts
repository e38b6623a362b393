import { describe, expect, it } from 'vitest';
import { commentFaultsIn, faultOfComment } from '../checks/comments.mjs';
import { temporaryTree } from './trees/temporary-tree.ts';

const line = (words: string): string => `// ${words}`;

describe('A comment', () => {
  it.each([
    'The viewer’s ship is drawn last.',
    'It is undefined where there is none.',
    'There are so many tiles that nobody counts them.',
    'RF-031: whoever is asked answers for those who are not.',
  ])('may be "%s"', (words) => {
    expect(faultOfComment(line(words))).toBeUndefined();
  });

  it.each([
    ['Front first: the own ship.', 'the own'],
    ['After so many answers it ends.', 'so many'],
    ['So often it looks up.', 'So often'],
    ['A click that ends a drag is none.', 'is none'],
    ['The mat of whoever looks.', 'whoever looks'],
    ['For who has no seat there.', 'For who'],
  ])('may not be "%s"', (words, idiom) => {
    expect(faultOfComment(line(words))).toContain(`instead of "${idiom}" say`);
    expect(faultOfComment(`/** ${words} */`)).toContain(`instead of "${idiom}" say`);
  });

  it('is named with its file and line where it is wrong, also over two lines', () => {
    const root = temporaryTree({
      'packages/games/reef/src/diving.ts': '1;\n/**\n * Where the\n * own boat lies.\n */\n',
      'packages/games/reef/content/notes.json': '"the own boat"',
    });

    expect(commentFaultsIn(root)).toEqual([
      'packages/games/reef/src/diving.ts:2 instead of "the own" say whose: "the viewer’s", "their own"',
    ]);
  });
});
