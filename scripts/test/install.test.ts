import { describe, expect, it } from 'vitest';
import { installAdvice } from '../install/install-advice.mjs';
import { disagreement, packagesNeeded, purposeOfInstall, readLock } from '../install/lock.mjs';
import { ROOT } from '../lib/root.mjs';
import { temporaryTree } from './trees/temporary-tree.ts';

const ARM = { os: 'linux', cpu: 'arm64', libc: 'glibc' } as const;
const MAC = { os: 'darwin', cpu: 'arm64', libc: undefined } as const;

const names = (...args: Parameters<typeof packagesNeeded>): string[] =>
  packagesNeeded(...args).map(({ path }) => path.replace(/^.*node_modules\//, ''));

describe('what is installed', () => {
  it('leaves out of serving whatever only tests, benches and checks use', () => {
    const serving = names(readLock(ROOT), 'serving', ARM);

    expect(serving).toContain('vite');
    expect(serving).toContain('ws');
    for (const name of [
      'lighthouse',
      'boardgame.io',
      'playwright-core',
      'vitest',
      'typescript',
      '@biomejs/biome',
    ])
      expect(serving).not.toContain(name);
    // Half of them are the parts of Fastify and of the library that opens accounts; Web Push, letters and
    // figures for operators brought twenty, and news between nodes five.
    expect(serving.length).toBeLessThan(215);
  });

  it('asks for the compiled part of a tool on the machine at hand, and for no other', () => {
    const serving = names(readLock(ROOT), 'serving', ARM);
    const mac = names(readLock(ROOT), 'serving', MAC);

    expect(serving).toContain('@rolldown/binding-linux-arm64-gnu');
    expect(serving.filter((name) => /x64|darwin|win32|musl/.test(name))).toEqual([]);
    expect(mac).toContain('@rolldown/binding-darwin-arm64');
    expect(mac.filter((name) => name.includes('linux'))).toEqual([]);
  });

  it('does not insist on an optional package that may fail to compile', () => {
    const entries = {
      'node_modules/native': { version: '1.0.0', optional: true },
      'node_modules/plain': { version: '1.0.0' },
    };

    expect(names(entries, 'serving', ARM)).toEqual(['plain']);
  });
});

describe('an install for serving', () => {
  const entries = {
    'node_modules/ws': { version: '8.0.0' },
    'node_modules/vitest': { version: '4.0.0', dev: true },
    'node_modules/ours': { resolved: 'packages/ours', link: true },
  };
  const brought = (...there: readonly string[]) =>
    purposeOfInstall(entries, 'serving', ARM, (path) => there.includes(path));

  it('leaves tools out on a fresh machine, and where only packages for serving are there', () => {
    expect(brought()).toBe('serving');
    expect(brought('node_modules/ws', 'node_modules/ours')).toBe('serving');
  });

  it('takes no tools away from somebody who develops', () => {
    expect(brought('node_modules/ws', 'node_modules/vitest')).toBe('everything');
  });
});

describe('a lock and a package.json', () => {
  const tree = (asked: object) => temporaryTree({ 'package.json': JSON.stringify(asked) });
  const lock = { '': { dependencies: { react: '19.0.0' } } };

  it('agree in this repository', () => {
    expect(disagreement(ROOT, readLock(ROOT))).toBeUndefined();
  });

  it.each([
    [
      { dependencies: { react: '19.0.1' } },
      'package.json asks for react 19.0.1, and package-lock.json has 19.0.0.',
    ],
    [
      { dependencies: { react: '19.0.0', vue: '3.0.0' } },
      'package.json asks for vue 3.0.0, and package-lock.json does not know it.',
    ],
    [{}, 'package.json no longer asks for react, and package-lock.json still does.'],
  ])('are told apart in a sentence where they disagree: %o', (asked, sentence) => {
    expect(disagreement(tree(asked), lock)).toBe(sentence);
  });

  it('disagree where a workspace of the lock is gone', () => {
    const root = tree({ dependencies: { react: '19.0.0' } });

    expect(disagreement(root, { ...lock, 'packages/gone': {} })).toBe(
      'package-lock.json lists packages/gone, which is not there.',
    );
  });
});

describe('a failed install', () => {
  it.each([
    [
      'npm error code ENOSPC\nnpm error nospc ENOSPC: no space left on device, write',
      'the disk is full',
    ],
    [
      'npm error code EROFS\nnpm error rofs EROFS: read-only file system, mkdir',
      'may not be written to',
    ],
    [
      'npm error code ENOTFOUND\nnpm error network request to https://example.org/react failed',
      'cannot be reached',
    ],
    [
      'npm error code ETARGET\nnpm error notarget No matching version found for react@99.0.0.',
      'does not have that version',
    ],
    ['npm error code EINTEGRITY\nnpm error sha512-x integrity checksum failed', 'its hash differs'],
  ])('is told in three lines: %s', (output, why) => {
    const lines = installAdvice(output, 1).split('\n');

    expect(lines).toHaveLength(3);
    expect(lines[1]).toContain(why);
    expect(lines[2]).not.toBe('');
  });

  it('names the package that npm stumbled over', () => {
    const offline =
      'npm error network request to https://example.org/@rolldown%2fbinding failed, reason: connect ECONNREFUSED';

    expect(installAdvice(offline, 1)).toContain('npm stopped at @rolldown/binding.');
    expect(
      installAdvice('npm error notarget No matching version found for react@99.0.0.', 1),
    ).toContain('npm stopped at react@99.0.0');
  });

  it('passes on what npm said where the cause is none we know', () => {
    expect(installAdvice('npm error code EWHAT\nnpm error the sky fell', 1).split('\n')[1]).toBe(
      'Why: the sky fell',
    );
  });
});
