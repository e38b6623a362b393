import { join } from 'node:path';
import { build as bundle } from 'esbuild';
import { describe, expect, it } from 'vitest';
import { SOURCE_CONDITION } from '../build/source-condition.mjs';
import { withoutScreen } from '../checks/no-screen.mjs';
import { ROOT } from '../lib/root.mjs';
import { temporaryTree } from './trees/temporary-tree.ts';

/** Every module that comes along with this code, as the server is bundled. */
const modulesOf = async (code: string): Promise<readonly string[]> => {
  const root = temporaryTree({ 'entry.ts': code });
  const { metafile } = await bundle({
    entryPoints: [join(root, 'entry.ts')],
    absWorkingDir: ROOT,
    nodePaths: [join(ROOT, 'node_modules')],
    bundle: true,
    write: false,
    metafile: true,
    platform: 'node',
    format: 'esm',
    conditions: [SOURCE_CONDITION, 'module'],
    loader: { '.css': 'empty', '.md': 'text' },
  });
  return Object.keys(metafile.inputs);
};

describe('A bundle without a screen', () => {
  it('may carry an engine with its words', async () => {
    const modules = await modulesOf("export { ahoy, ahoySay } from '@quarterdeck/ahoy';\n");

    expect(modules.length).toBeGreaterThan(50);
    expect(() => withoutScreen('The server', modules)).not.toThrow();
  });

  it.each([
    ['React', "export { useState } from 'react';\n"],
    ['the board kit', "export { Glow } from '@quarterdeck/board-kit';\n"],
    [
      'a board that is fetched later',
      "export const face = () => import('@quarterdeck/ahoy/board');\n",
    ],
  ])('is refused with %s in it', async (_, code) => {
    const modules = await modulesOf(code);

    expect(() => withoutScreen('The server', modules)).toThrow(/The server has no screen/);
  });
});
