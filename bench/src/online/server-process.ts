import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Asked } from './serving.ts';

export const LOADER = new URL('../../../scripts/typescript.mjs', import.meta.url).href;

export type ServerProcess = {
  readonly port: number;
  /** Seconds of the processor it has had so far. */
  readonly processorSeconds: () => Promise<number>;
  /** Bytes of the memory that it has now. */
  readonly memory: () => Promise<number>;
  /** How many answers each of these tables has. */
  readonly held: (tables: readonly string[]) => Promise<readonly number[]>;
  /** Without a word to it: what it has not kept by now is lost. */
  readonly kill: () => Promise<void>;
};

/** A folder on this machine's disk that is there as long as the work. */
export async function inFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'quarterdeck-bench-'));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const isSource = ({ pathname }: URL): boolean => pathname.endsWith('.ts');

/** `folder`: where it keeps its data, if it keeps any; `limited`: with the limits of every server of ours. */
export async function startServer(
  script: URL,
  folder: string,
  limits: 'none' | 'limited' = 'none',
): Promise<ServerProcess> {
  const child = fork(fileURLToPath(script), [folder, limits], {
    // The young generation has the room that `npm start` and deploy/ give it; so have the peers'.
    execArgv: ['--max-semi-space-size=32', ...(isSource(script) ? ['--import', LOADER] : [])],
    // What libraries greet with is no part of what the bench prints.
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const ask = async <T>(asked: Asked): Promise<T> => {
    const told = nextMessage<T>(child);
    child.send(asked);
    return await told;
  };
  const port = await nextMessage<number>(child);
  return {
    port,
    processorSeconds: async () => {
      const { user, system } = await ask<NodeJS.CpuUsage>('usage');
      return (user + system) / 1_000_000;
    },
    memory: () => ask('memory'),
    held: (tables) => ask({ held: tables }),
    kill: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    },
  };
}

export async function nextMessage<T>(child: ChildProcess): Promise<T> {
  const heard = new AbortController();
  const { signal } = heard;
  const ended = once(child, 'exit', { signal }).then(([code]) => {
    throw new Error(`the server ended with code ${code}`);
  });
  try {
    const [message] = await Promise.race([once(child, 'message', { signal }), ended]);
    return message as T;
  } finally {
    heard.abort();
  }
}
