import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { compressFolder } from '../build/compress.mjs';
import { fingerprint } from '../build/fingerprint.mjs';
import { suppressionsIn } from '../checks/suppressions.mjs';
import { ensureChromium } from '../environment/chromium.mjs';
import { complaintAboutNode } from '../environment/node-version.mjs';
import { listenOnFirstFree, portsToTry } from '../environment/port.mjs';
import { countTests } from '../test-run/tally.mjs';
import { temporaryTree } from './trees/temporary-tree.ts';

describe('the version of Node', () => {
  it.each(['20.19.0', '20.20.2', '22.0.0', '24.1.0'])('%s will do', (version) => {
    expect(complaintAboutNode(version)).toBeUndefined();
  });

  it.each(['18.20.8', '20.18.3', '8.17.0'])('%s is too old', (version) => {
    expect(complaintAboutNode(version)).toContain(`this is Node ${version}`);
  });
});

describe('the port', () => {
  const taken =
    (...ports: readonly number[]) =>
    (port: number) =>
      ports.includes(port)
        ? Promise.reject(Object.assign(new Error('taken'), { code: 'EADDRINUSE' }))
        : Promise.resolve(port);

  it('is 8080, or the next that is free', async () => {
    expect(await listenOnFirstFree(portsToTry(undefined), taken())).toBe(8080);
    expect(await listenOnFirstFree(portsToTry(''), taken(8080, 8081))).toBe(8082);
  });

  it('is the one in PORT, and no other', async () => {
    expect(await listenOnFirstFree(portsToTry('9000'), taken())).toBe(9000);
    await expect(listenOnFirstFree(portsToTry('9000'), taken(9000))).rejects.toThrow(
      'Port 9000 is taken',
    );
  });

  it.each(['abc', '-1', '70000', '80.5'])('cannot be %s', (wish) => {
    expect(() => portsToTry(wish)).toThrow('PORT must be a whole number');
  });

  it('stays an error where the error is another', async () => {
    const broken = () => Promise.reject(new Error('no network'));

    await expect(listenOnFirstFree(portsToTry(undefined), broken)).rejects.toThrow('no network');
  });
});

describe('a fingerprint', () => {
  const FILES = { 'a/one.ts': '1', 'a/deep/two.ts': '2', 'a/test/one.test.ts': 'x' };

  it('changes with a name or a content, not with tests or other folders', () => {
    const before = fingerprint(temporaryTree(FILES), ['a']);

    const same = [{ 'b/x.ts': '' }, { 'a/test/new.test.ts': '' }, { 'a/node_modules/x.js': '' }];
    const other = [{ 'a/one.ts': '3' }, { 'a/three.ts': '' }];

    for (const change of same)
      expect(fingerprint(temporaryTree({ ...FILES, ...change }), ['a'])).toBe(before);
    for (const change of other)
      expect(fingerprint(temporaryTree({ ...FILES, ...change }), ['a'])).not.toBe(before);
  });
});

describe('compression', () => {
  it('puts both forms beside what is worth it', async () => {
    const long = 'heave ho '.repeat(200);
    const folder = temporaryTree({ 'index.html': long, 'tiny.js': '1', 'sail.png': long });

    await compressFolder(folder);

    const packed = (name: string) => readFileSync(join(folder, name));
    expect(brotliDecompressSync(packed('index.html.br')).toString()).toBe(long);
    expect(gunzipSync(packed('index.html.gz')).toString()).toBe(long);
    expect(existsSync(join(folder, 'tiny.js.br'))).toBe(false);
    expect(existsSync(join(folder, 'sail.png.br'))).toBe(false);
  });
});

describe('the tally', () => {
  it('counts tests, and a file that fails without a failed test as one failure', () => {
    const test = (status: string) => ({ title: 'a test', status });

    const tally = countTests({
      testResults: [
        { name: 'a', status: 'failed', assertionResults: [test('passed'), test('failed')] },
        { name: 'b', status: 'failed', assertionResults: [] },
        { name: 'c', status: 'passed', assertionResults: [test('passed'), test('skipped')] },
      ],
    });

    expect(tally).toEqual({ passed: 2, failed: 2 });
  });
});

describe('suppressed checks', () => {
  it('are found with their place; an expected error is allowed in tests only', () => {
    const root = temporaryTree({ 'packages/a/src/good.ts': "const words = '@ts-ignore';\n" });
    const comment = ['// @ts', 'expect-error'].join('-');
    writeFileSync(join(root, 'packages/a/src/bad.ts'), `1;\n${comment} why\n`);
    const tests = temporaryTree({ 'packages/a/test/types.ts': `${comment} must not compile\n` });

    expect(suppressionsIn(root)).toEqual([`packages/a/src/bad.ts:2: ${comment} why`]);
    expect(suppressionsIn(tests)).toEqual([]);
  });
});

describe('the browser', () => {
  it('is the one CHROMIUM_PATH names, or the complaint says what to install', async () => {
    const folder = temporaryTree({ chromium: '' });
    onTestFinished(() => {
      vi.unstubAllEnvs();
    });

    vi.stubEnv('CHROMIUM_PATH', join(folder, 'chromium'));
    const found = await ensureChromium();
    vi.stubEnv('CHROMIUM_PATH', join(folder, 'gone'));

    expect(found).toBe(join(folder, 'chromium'));
    await expect(ensureChromium()).rejects.toThrow('Install the package "chromium"');
  });
});
