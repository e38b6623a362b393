import { describe, expect, it } from 'vitest';
import { crowdedFolders } from '../checks/folder-sizes.mjs';
import { temporaryTree } from './trees/temporary-tree.ts';

const filled = (
  folder: string,
  count: number,
  ending = 'ts',
): { readonly [path: string]: string } =>
  Object.fromEntries(
    Array.from({ length: count }, (_, n) => [`${folder}/file-${n}.${ending}`, '']),
  );

describe('the check of folders', () => {
  it('names a folder that holds more than twenty-eight files of source, wherever it is', () => {
    const root = temporaryTree({
      ...filled('packages/games/reef/src/rules', 29),
      ...filled('packages/tables/test', 30),
      ...filled('packages/web/build', 31),
      ...filled('scripts/lib', 32),
      ...filled('bench/src', 33),
      ...filled('e2e/test', 34),
    });

    expect(crowdedFolders(root).sort()).toEqual([
      'bench/src: 33 files, 28 at most',
      'e2e/test: 34 files, 28 at most',
      'packages/games/reef/src/rules: 29 files, 28 at most',
      'packages/tables/test: 30 files, 28 at most',
      'packages/web/build: 31 files, 28 at most',
      'scripts/lib: 32 files, 28 at most',
    ]);
  });

  it('counts neither the files of inner folders nor what is no source', () => {
    const root = temporaryTree({
      ...filled('packages/games/reef/src/rules', 28),
      ...filled('packages/games/reef/src/rules/battles', 20),
      ...filled('packages/games/reef/content', 40, 'json'),
    });

    expect(crowdedFolders(root)).toEqual([]);
  });
});
