import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's top folder. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

export type Served = { readonly address: string; readonly stop: () => Promise<void> };

/** What a server keeps outlives it, but not this process: two of them must not share it. */
const DATA = mkdtempSync(join(tmpdir(), 'quarterdeck-e2e-'));
process.once('exit', () => rmSync(DATA, { recursive: true, force: true }));

export type Variables = { readonly [name: string]: string };

/** The page as a person gets it: the start command itself, on a port of its own unless told. */
export const servePage = async (port = '0', variables: Variables = {}): Promise<Served> => {
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: ROOT,
    env: { ...process.env, ...variables, PORT: port, DATA_DIR: DATA },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  let said = '';
  for await (const part of child.stdout) {
    said += String(part);
    const address = /http:\/\/localhost:\d+/.exec(said)?.[0];
    if (!address) continue;
    return {
      address,
      stop: async () => {
        child.kill('SIGTERM');
        await ended;
      },
    };
  }
  throw new Error(`expected the start command to print an address, but it ended:\n${said}`);
};

/** `npm test` sets CHROMIUM_PATH, and installs Chromium where it can. */
export const chromiumOptions = () => ({
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  // Chromium cannot build its sandbox as root in a container; the page is our own.
  args: ['--no-sandbox'],
});
