import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { countOf, rotated } from '@quarterdeck/proof';
import { describe, expect, it } from 'vitest';
import { runNpm } from '../install/npm.mjs';
import {
  freshTree,
  manifestsOnly,
  pathWithoutCompiler,
  runNode,
  unbuiltTree,
  until,
} from './trees/fresh-tree.ts';

/** Nothing listens there: npm has its cache and no network. */
const NOWHERE = 'http://127.0.0.1:9/';
const NO_NETWORK = {
  npm_config_proxy: NOWHERE,
  npm_config_https_proxy: NOWHERE,
  npm_config_noproxy: '',
  npm_config_fetch_retries: '0',
};

const MACHINE_OF: Readonly<Record<string, number>> = { x64: 62, arm64: 183 };

/** What an ELF file says it runs on. */
const machineOf = (file: string): number => readFileSync(file).readUInt16LE(18);

/** Each takes as long as a dozen files of tests: a run has one of them. */
const INSTALLS = rotated(['for this machine', 'for the other'], countOf('installs'));

describe('a fresh clone', () => {
  it.runIf(INSTALLS.includes('for this machine'))(
    'starts without a compiler and without a network, and again after an install that was cut short',
    async () => {
      const tree = freshTree();
      const data = join(tree, 'data');
      const start = (env: Readonly<Record<string, string>>) =>
        runNode(tree, ['scripts/start.mjs'], { PORT: '0', DATA_DIR: data, CI: 'true', ...env });

      const first = start({ PATH: pathWithoutCompiler() });
      const [, address = ''] = await until(first, /is at (\S+)/);
      const page = await fetch(address);
      first.kill('SIGTERM');

      expect(page.headers.get('content-type')).toContain('text/html');
      expect(await first.ended).toBe(0);
      expect(first.said()).toMatch(/✓ \d+ packages are installed/);
      // The rest of Quarterdeck is there; only a Node without SQLite says what tables online need.
      if (isBuiltin('node:sqlite')) expect(first.said()).toContain('Tables online are kept in');

      // Killed in the middle: a package half there, and npm's own stamp gone.
      rmSync(join(tree, 'node_modules/.package-lock.json'));
      rmSync(join(tree, 'node_modules/react/index.js'));
      const again = start({ PATH: pathWithoutCompiler(), ...NO_NETWORK });
      await until(again, /is at (\S+)/);
      again.kill('SIGTERM');

      expect(await again.ended).toBe(0);
      expect(again.said()).toContain('the last install was cut short');
      expect(existsSync(join(tree, 'node_modules/react/index.js'))).toBe(true);
    },
  );

  it('says in a sentence that lock and package.json disagree, and installs nothing', async () => {
    const tree = unbuiltTree();
    const file = join(tree, 'packages/web/package.json');
    writeFileSync(
      file,
      readFileSync(file, 'utf8').replace(/"react": "[^"]+"/, '"react": "18.0.0"'),
    );

    const started = runNode(tree, ['scripts/start.mjs'], { PORT: '0' });

    expect(await started.ended).toBe(1);
    expect(started.said()).toMatch(
      /^packages\/web\/package.json asks for react 18.0.0, and package-lock.json has [\d.]+\.\nRun npm install/,
    );
    expect(existsSync(join(tree, 'node_modules'))).toBe(false);
  });

  it('says which package cannot be had where neither network nor cache has it', async () => {
    const tree = unbuiltTree();

    const started = runNode(tree, ['scripts/start.mjs'], {
      PORT: '0',
      ...NO_NETWORK,
      npm_config_cache: join(tree, 'empty-cache'),
    });

    expect(await started.ended).toBe(1);
    expect(started.said()).toMatch(
      /npm stopped at \S+\.\nWhy: the package registry cannot be reached/,
    );
  });
});

describe('an install for the other kind of machine', () => {
  it.runIf(INSTALLS.includes('for the other'))(
    'has every compiled part, and each is made for that machine',
    async () => {
      const other = process.arch === 'arm64' ? 'x64' : 'arm64';
      const tree = manifestsOnly();

      const { code, output } = await runNpm(
        [
          'ci',
          '--omit=dev',
          `--cpu=${other}`,
          '--os=linux',
          '--libc=glibc',
          '--ignore-scripts',
          '--prefer-offline',
        ],
        { cwd: tree },
      );

      expect(output.split('\n').filter((line) => line.startsWith('npm error'))).toEqual([]);
      expect(code).toBe(0);
      const modules = join(tree, 'node_modules');
      const compiled = readdirSync(modules, { recursive: true, encoding: 'utf8' }).filter((path) =>
        /linux-\w+(-gnu)?[\\/].*(\.node|bin[\\/]esbuild)$/.test(path),
      );
      const families = compiled.map((path) => path.split(/[\\/]/).slice(0, -1).join('/'));
      for (const family of ['@rolldown/', '@esbuild/', '@resvg/', 'lightningcss-'])
        expect(families.filter((name) => name.startsWith(family))).toHaveLength(1);
      for (const path of compiled)
        expect([path, machineOf(join(modules, path))]).toEqual([path, MACHINE_OF[other]]);
    },
  );
});
