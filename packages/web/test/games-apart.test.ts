import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { build } from 'vite';
import { describe, expect, it, onTestFinished } from 'vitest';
import { gamesApart } from '../build/games-apart.ts';

const REEF = 'packages/games/reef/src';
const ATOLL = 'packages/games/atoll/src';

/** A page with two games, each fetched when it is wanted; both use the same pen. */
const PAGE: Readonly<Record<string, string>> = {
  'index.html': '<script type="module" src="/main.js"></script>',
  'main.js': `
    import { reef } from './${REEF}/about.ts';
    import { atoll } from './${ATOLL}/about.ts';
    document.title = reef + atoll;
    window.open = (id) => (id === reef ? import('./${REEF}/table.js') : import('./${ATOLL}/table.js'));`,
  'pen.js': 'export const pen = (name) => document.createElement(name);',
  [`${REEF}/about.ts`]: "export const reef = 'Reef';",
  [`${REEF}/table.js`]: "import { pen } from '/pen.js';\ndocument.body.append('reef', pen('i'));",
  [`${ATOLL}/about.ts`]: "export const atoll = 'Atoll';",
  [`${ATOLL}/table.js`]: "import { pen } from '/pen.js';\ndocument.body.append('atoll', pen('b'));",
};

type Group = { readonly name: string; readonly test: RegExp };

const built = (groups: readonly Group[], changed: Readonly<Record<string, string>> = {}) => {
  const root = mkdtempSync(join(tmpdir(), 'quarterdeck-games-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  for (const [file, text] of Object.entries({ ...PAGE, ...changed })) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  return build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [gamesApart()],
    build: {
      write: false,
      rolldownOptions: { output: { codeSplitting: { groups: [...groups] } } },
    },
  });
};

describe('the scripts of two games', () => {
  it('are built where what both use is a script of its own', async () => {
    await expect(built([{ name: 'pen', test: /\/pen\.js/ }])).resolves.toBeDefined();
  });

  it('are not built where what both use lies in the script of one of them', async () => {
    const groups = [{ name: 'reef', test: /\/games\/reef\/src\/table|\/pen\.js/ }];

    await expect(built(groups)).rejects.toThrow(/of atoll imports .*reef.*code of reef/);
  });

  it('are not built as one', async () => {
    const groups = [{ name: 'tables', test: /\/src\/table\.js/ }];

    await expect(built(groups)).rejects.toThrow(
      /holds the code of (reef and atoll|atoll and reef)/,
    );
  });

  it('are not built where one game fetches another later', async () => {
    const changed = { [`${ATOLL}/table.js`]: "import('../../reef/src/table.js');" };

    await expect(built([], changed)).rejects.toThrow(/of atoll imports .*code of reef/);
  });
});
