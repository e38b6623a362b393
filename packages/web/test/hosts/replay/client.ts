import { memoryPorts } from '@quarterdeck/rpc';
import { loadGame } from '@quarterdeck/shelf';
import type { Result } from '@quarterdeck/tables';
import { ReplayClient } from '../../../src/hosts/replay/replay-client.ts';
import { ReplayHost } from '../../../src/hosts/replay/worker/replay-host.ts';

export type Worker = { kill(): void; readonly isAlive: () => boolean };

/** A page and its worker in one thread; what goes between them is copied as between threads. */
export function clientWith(started: Worker[] = []): ReplayClient {
  return new ReplayClient(() => {
    const { near, far, kill, isOpen } = memoryPorts();
    new ReplayHost({ loadGame }, far);
    started.push({ kill, isAlive: isOpen });
    return near;
  });
}

export function must<T>(answered: Result<T>): T {
  if (answered.ok) return answered.value;
  throw new Error(`${answered.refusal.code}: ${answered.refusal.sentence}`);
}

export const codeOf = (answered: Result<unknown>): string | undefined =>
  answered.ok ? undefined : answered.refusal.code;
