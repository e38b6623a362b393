import { describe, expect, it } from 'vitest';
import { crowdedFolders } from '../checks/folder-sizes.mjs';
import { temporaryTree } from './trees/temporary-tree.ts';

const filled = (folder: string, count: number): { readonly [path: string]: string } =>
  Object.fromEntries(Array.from({ length: count }, (_, n) => [`${folder}/file-${n}.ts`, '']));

describe('the check of folders', () => {
  it('names a folder of sources or tests that holds more than twenty-eight files', () => {
    const root = temporaryTree({
      ...filled('packages/games/reef/src/rules', 29),
      ...filled('packages/tables/test', 30),
    });

    expect(crowdedFolders(root).sort()).toEqual([
      'packages/games/reef/src/rules: 29 files, 28 at most',
      'packages/tables/test: 30 files, 28 at most',
    ]);
  });

  it('counts neither the files of inner folders nor what is no source', () => {
    const root = temporaryTree({
      ...filled('packages/games/reef/src/rules', 28),
      ...filled('packages/games/reef/src/rules/battles', 20),
      ...filled('packages/games/reef/content', 40),
    });

    expect(crowdedFolders(root)).toEqual([]);
  });
});
