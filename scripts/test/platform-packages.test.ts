import { describe, expect, it } from 'vitest';
import { readLock } from '../install/lock.mjs';
import { platformProblems } from '../install/platform-packages.mjs';
import { ROOT } from '../lib/root.mjs';

type Entries = ReturnType<typeof readLock>;

const advise = async () => 'the newest version with both is 1.2.18';

/** The real lock, with one entry changed. */
const lockWith = (path: string, change: (entry: Entries[string]) => Entries[string]): Entries => {
  const entries = readLock(ROOT);
  const entry = entries[path];
  if (!entry) throw new Error(`The lock has no ${path}.`);
  return { ...entries, [path]: change(entry) };
};

describe('the lock', () => {
  it('has every compiled package for x64 and ARM64, each with its hash', async () => {
    expect(await platformProblems(readLock(ROOT), advise)).toEqual([]);
  });

  it.each([
    ['node_modules/@rolldown/binding-linux-arm64-gnu', 'rolldown'],
    ['node_modules/@rolldown/binding-linux-x64-gnu', 'rolldown'],
    ['node_modules/@esbuild/linux-arm64', 'esbuild'],
    ['node_modules/@biomejs/cli-linux-arm64', '@biomejs/biome'],
    ['node_modules/@oxc-parser/binding-linux-arm64-gnu', 'oxc-parser'],
    ['node_modules/@resvg/resvg-js-linux-arm64-gnu', '@resvg/resvg-js'],
    ['node_modules/lightningcss-linux-arm64-gnu', 'lightningcss'],
    ['node_modules/@typescript/typescript-linux-arm64', 'typescript-native'],
  ])(
    'is refused where %s has lost its hash, and the line names %s and what to pin',
    async (path, parent) => {
      const lock = lockWith(path, ({ integrity: _, ...rest }) => rest);

      const problems = await platformProblems(lock, advise);

      expect(problems).toHaveLength(1);
      expect(problems[0]).toContain(`${parent}: ${path.replace('node_modules/', '')} `);
      expect(problems[0]).toContain('it has no hash');
      expect(problems[0]).toContain('the newest version with both is 1.2.18');
    },
  );

  it('is refused where a package for ARM64 is not there at all', async () => {
    const { 'node_modules/@esbuild/linux-arm64': _, ...lock } = readLock(ROOT);

    const problems = await platformProblems(lock, advise);

    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain('esbuild: @esbuild/linux-arm64');
    expect(problems[0]).toContain('it is not there');
  });

  it('is refused where any package has no hash', async () => {
    const lock = lockWith('node_modules/react', ({ integrity: _, ...rest }) => rest);

    expect(await platformProblems(lock, advise)).toEqual([
      expect.stringMatching(/^react [\d.]+ has no integrity hash\.$/),
    ]);
  });
});
