import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const LOADER = new URL('../../../scripts/typescript.mjs', import.meta.url).href;
const NODE = fileURLToPath(new URL('./node.ts', import.meta.url));

export type ServerProcess = {
  readonly port: number;
  /** Seconds of the processor it has had so far. */
  readonly processorSeconds: () => Promise<number>;
  readonly stop: () => Promise<void>;
};

/** A server with an empty database on this machine's disk; `limited`: with the limits of every server. */
export async function startServer(limits: 'none' | 'limited' = 'none'): Promise<ServerProcess> {
  const folder = mkdtempSync(join(tmpdir(), 'quarterdeck-bench-'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Bench</title>');
  const child = fork(NODE, [join(folder, 'data'), folder, limits], {
    execArgv: ['--import', LOADER],
  });
  const { port } = await nextMessage<{ port: number }>(child);
  return {
    port,
    processorSeconds: async () => {
      const told = nextMessage<{ usage: NodeJS.CpuUsage }>(child);
      child.send('usage');
      const { usage } = await told;
      return (usage.user + usage.system) / 1_000_000;
    },
    stop: async () => {
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export async function nextMessage<T>(child: ChildProcess): Promise<T> {
  const [message] = await Promise.race([once(child, 'message'), once(child, 'exit')]);
  if (typeof message !== 'object') throw new Error(`the server ended with code ${message}`);
  return message as T;
}
