import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { ensureChromium } from '../environment/chromium.mjs';
import { complaintAboutNode } from '../environment/node-version.mjs';
import { listenOnFirstFree, portsToTry } from '../environment/port.mjs';
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
