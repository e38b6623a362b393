import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROOT } from '../house/root.mjs';
import { run } from '../house/run.mjs';
import { type CopiedTree, treeWithDriftwood } from './copied-tree.ts';

const LIST = 'packages/shelf/games.txt';
const linesOf = (root: string): readonly string[] =>
  readFileSync(join(root, LIST), 'utf8').split('\n');

describe('A game that is copied into packages/games', () => {
  let tree: CopiedTree;

  beforeAll(() => {
    tree = treeWithDriftwood();
  });
  afterAll(() => tree.remove());

  const quarterdeck = (...args: string[]) =>
    run(
      process.execPath,
      ['--import', './scripts/typescript.mjs', 'packages/cli/src/main.ts', ...args],
      { cwd: tree.root, show: false },
    );

  it('needs one line outside its folder, from which the shelf is made', () => {
    const added = linesOf(tree.root).filter((line) => !linesOf(ROOT).includes(line));

    expect(added).toEqual(['driftwood']);
    expect(tree.changed().filter((file) => file !== LIST)).toEqual(
      expect.arrayContaining(['packages/shelf/package.json']),
    );
    expect(
      tree
        .changed()
        .filter((file) => !/^packages\/shelf\/(package\.json|src\/\w+\.gen\.ts)$/.test(file)),
    ).toEqual([LIST]);
  });

  it('is listed by the terminal, and played there by bots to the end', async () => {
    const games = await quarterdeck('games');
    const played = await quarterdeck(
      ...[
        'sim',
        'driftwood',
        '--seats',
        '3',
        '--games',
        '4',
        '--bot',
        'mate,random',
        '--seed',
        '7',
      ],
    );

    expect(games.output).toContain('Planks, a beach, and a wave that wants it all.');
    expect(played.code, played.output).toBe(0);
    expect(played.output).toMatch(/4 (games|matches)/);
  });
});
