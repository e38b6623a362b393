import { describe, expect, it } from 'vitest';
import { broadStyles } from '../../checks/broad-styles.mjs';
import { temporaryTree } from '../trees/temporary-tree.ts';

const STYLE = 'packages/web/src/board.css';
const found = (style: string): readonly string[] =>
  broadStyles(temporaryTree({ [STYLE]: style })).map((line) => line.slice(`${STYLE}: `.length));

describe('the check of styles that look inside', () => {
  it('names a rule that would dress everything anew', () => {
    const broad = [
      '.mat:has(.hold) > *',
      '.prompt:has(.wheel) > :not(.extra, .list)',
      '.mat:has(.ready) :is(.head > :not(.figures), .label)',
      ':has(.wheel)',
    ];

    expect(found(broad.map((selector) => `${selector} { color: red; }`).join('\n'))).toEqual(broad);
  });

  it('leaves alone what says which thing it dresses, and rules that look into nothing', () => {
    expect(
      found(`
        .mat:has(.hold) { gap: 0; }
        .prompt:has(.wheel) > :is(.extra, .list), .prompt:has(> li:last-child) > li { gap: 0; }
        @media (width < 9em) { .choice:has(.cost + .chip) > [data-mark]:not(:hover) { gap: 0; } }
        /* .mat:has(.hold) > * { gap: 0; } */
        .mat > * { gap: 0; }
      `),
    ).toEqual([]);
  });
});
