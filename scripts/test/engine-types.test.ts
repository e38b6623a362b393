import { execFile } from 'node:child_process';
import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { ROOT } from '../lib/root.mjs';
import { toolScript } from '../lib/run.mjs';
import { temporaryTree } from './trees/temporary-tree.ts';

const OUTSIDE = ['document', 'window', 'process', 'setTimeout', 'fetch', 'Buffer', 'console'];

it('the engine compiles without a page and without Node', async () => {
  const uses = OUTSIDE.map((name, at) => `export const use${at} = ${name};`);
  const root = temporaryTree({
    'packages/kernel/src/pure.ts': 'export const pure = [3, 1, 2].toSorted((a, b) => a - b);\n',
    'packages/games/reef/src/outside.ts': `${uses.join('\n')}\n`,
    'packages/games/reef/src/face.ts': "export { Face } from './board/face.tsx';\n",
    'packages/games/reef/src/board/face.tsx': 'export const Face = () => <p />;\n',
    'packages/games/reef/src/board/screen.tsx': 'export const title = document.title;\n',
    'packages/games/reef/src/file.ts': "export { readFileSync } from 'node:fs';\n",
  });
  for (const file of ['tsconfig.base.json', 'tsconfig.engine.json'])
    copyFileSync(join(ROOT, file), join(root, file));

  const args = ['-p', 'tsconfig.engine.json', '--pretty', 'false'];
  const { stdout } = await promisify(execFile)(process.execPath, [toolScript('tsc'), ...args], {
    cwd: root,
  }).catch((failed: { stdout: string }) => failed);

  for (const name of [...OUTSIDE, 'node:fs']) expect(stdout).toContain(`'${name}'`);
  expect(stdout).not.toContain('pure.ts');
  // Boards are compiled by tsconfig.boards.json; the engine cannot import them.
  expect(stdout).toMatch(/src\/face\.ts.*--jsx/);
  expect(stdout).not.toContain('screen.tsx');
});
