import { describe, expect, it } from 'vitest';
import { deadStyles } from '../../checks/dead-styles.mjs';
import { temporaryTree } from '../trees/temporary-tree.ts';

const STYLE = 'packages/web/src/board.css';

describe('the check of styles', () => {
  it('names a class that no source puts on anything, a property nobody reads and keyframes nothing plays', () => {
    const root = temporaryTree({
      [STYLE]:
        ':root { --ink: #123; --chalk: #fff; }\n.sheet, .wreck { color: var(--ink); }\n@keyframes tide { to { opacity: 0; } }',
      'packages/web/src/board.tsx':
        '// A "wreck" was drawn here.\nexport const Sheet = () => <p className="sheet" />;',
    });

    expect(deadStyles(root)).toEqual([
      `${STYLE}: .wreck`,
      `${STYLE}: --chalk`,
      `${STYLE}: @keyframes tide`,
    ]);
  });

  it('leaves alone what is put together, read by a drawing, or named in a style of another package', () => {
    const root = temporaryTree({
      [STYLE]:
        '.seat-red { --seat: red; --hull: blue; animation: 2s swell; }\n.sheet { width: 0.5em; }\n@keyframes swell { to { opacity: 0; } }',
      'packages/web/src/seat.tsx': `export const Seat = ({ colour }) => <i className={\`sheet seat-\${colour}\`} style={{ fill: 'var(--hull)' }} />;`,
      'packages/games/reef/src/board/reef.css': '.sheet { color: var(--seat); }',
    });

    expect(deadStyles(root)).toEqual([]);
  });
});
