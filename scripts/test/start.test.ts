import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { ROOT } from '../lib/root.mjs';

type Started = { readonly child: ChildProcess; readonly said: () => string };

const start = (port: string): Started => {
  const folder = mkdtempSync(join(tmpdir(), 'quarterdeck-data-'));
  const child = spawn('npm', ['start'], {
    cwd: ROOT,
    env: { ...process.env, PORT: port, DATA_DIR: folder },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A group of its own, as a terminal gives it: Ctrl-C goes to all of them.
    detached: true,
  });
  onTestFinished(() => {
    child.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  });
  let words = '';
  child.stdout?.on('data', (part) => {
    words += part;
  });
  child.stderr?.on('data', (part) => {
    words += part;
  });
  return { child, said: () => words };
};

const addressOf = async ({ child, said }: Started): Promise<string> => {
  for (;;) {
    const address = /http:\/\/localhost:\d+/.exec(said())?.[0];
    if (address) return address;
    if (child.exitCode !== null) throw new Error(`npm start ended:\n${said()}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
};

const exitOf = async ({ child }: Started): Promise<unknown> => (await once(child, 'exit'))[0];

/** Ctrl-C reaches everybody in the terminal; a supervisor ends npm alone. */
const sendAs = (signal: NodeJS.Signals, { pid = 0 }: ChildProcess): void => {
  process.kill(signal === 'SIGINT' ? -pid : pid, signal);
};

/** Ends once nobody answers there any more. */
const silence = async (address: string): Promise<void> => {
  while (await fetch(address).then(Boolean, () => false))
    await new Promise((resolve) => setTimeout(resolve, 50));
};

describe('npm start', () => {
  it.each(['SIGINT', 'SIGTERM'] as const)(
    'prints its address, answers there, and leaves nothing behind after %s',
    async (signal) => {
      const started = start('0');
      const address = await addressOf(started);

      const page = await fetch(address);
      const health = await fetch(`${address}/healthz`);
      const guest = await fetch(`${address}/guest`);
      const exit = exitOf(started);
      sendAs(signal, started.child);

      expect(page.headers.get('content-type')).toContain('text/html');
      expect(await health.json()).toEqual({ status: 'ok' });
      expect(guest.headers.get('set-cookie')).toContain('HttpOnly');
      // How npm ends is the shell's doing; that nobody is left is ours.
      await exit;
      await silence(address);
    },
  );

  it('says that the port in PORT is taken, and ends with 1', async () => {
    const other = createServer().listen(0);
    await once(other, 'listening');
    onTestFinished(() => {
      other.close();
    });
    const address = other.address();
    const port = typeof address === 'object' && address ? String(address.port) : '';

    const started = start(port);

    expect(await exitOf(started)).toBe(1);
    expect(started.said()).toContain(`Port ${port} is taken`);
  });

  it('says what PORT must be before it does any work', async () => {
    const started = start('eighty');

    expect(await exitOf(started)).toBe(1);
    expect(started.said()).toContain('PORT must be a whole number');
  });
});
