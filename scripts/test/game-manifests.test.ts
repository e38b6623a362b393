import { describe, expect, it } from 'vitest';
import { manifestFaults } from '../checks/game-manifests.mjs';
import { ROOT } from '../lib/root.mjs';
import { temporaryTree } from './trees/temporary-tree.ts';

const SOUND = {
  exports: {
    '.': './src/index.ts',
    './about': './src/about.ts',
    './board': './src/board/index.tsx',
  },
  dependencies: { '@quarterdeck/kernel': '*' },
  peerDependencies: { '@quarterdeck/board-kit': '*', react: '19' },
  peerDependenciesMeta: {
    '@quarterdeck/board-kit': { optional: true },
    react: { optional: true },
  },
};

const faults = (manifest: object): readonly string[] =>
  manifestFaults(
    temporaryTree({
      'packages/games/reef/package.json': JSON.stringify({ ...SOUND, ...manifest }),
      'packages/games/reef/src/board/index.tsx': '',
    }),
  ).map((fault) => fault.replace('packages/games/reef ', ''));

describe('The package of a game', () => {
  it('is sound in each of our games', () => {
    expect(manifestFaults(ROOT)).toEqual([]);
  });

  it('is sound where its engine needs the kernel, and its board asks for what draws', () => {
    expect(faults({})).toEqual([]);
  });

  it('is refused where whoever wants the engine would get React', () => {
    expect(faults({ dependencies: { '@quarterdeck/kernel': '*', react: '19' } })).toEqual([
      'depends on react: its engine needs the kernel alone',
    ]);
    expect(faults({ peerDependenciesMeta: { react: { optional: true } } })).toEqual([
      'has @quarterdeck/board-kit as a peer that is not optional',
    ]);
  });

  it('is refused where an entry is missing', () => {
    expect(faults({ exports: { '.': './src/index.ts' } })).toEqual([
      'has no entry "./about"',
      'has no entry "./board"',
    ]);
  });

  it('is refused where its board does not say what it needs, or asks for more', () => {
    expect(faults({ peerDependencies: { '@quarterdeck/board-kit': '*' } })).toEqual([
      'has a board and does not ask for react',
    ]);
    expect(
      faults({
        peerDependencies: { ...SOUND.peerDependencies, three: '1' },
        peerDependenciesMeta: { ...SOUND.peerDependenciesMeta, three: { optional: true } },
      }),
    ).toEqual(['asks for three, which no board needs']);
  });
});
