import { loadGame } from '@quarterdeck/shelf';
import type { Result } from '@quarterdeck/tables';
import type { WorkerPort } from '../../src/host/local/protocol.ts';
import type { ReplayReply, ReplayRequest } from '../../src/replay/protocol.ts';
import { ReplayLine } from '../../src/replay/replay-line.ts';
import { Projector } from '../../src/replay/worker/projector.ts';

export type Worker = { kill(): void; readonly isAlive: () => boolean };

/** A page and its worker in one thread; what goes between them is copied as between threads. */
export function lineWith(started: Worker[] = []): ReplayLine {
  return new ReplayLine(() => {
    let toWorker: (request: ReplayRequest) => void = () => {};
    let toPage: (reply: ReplayReply) => void = () => {};
    let onLoss: (why: string) => void = () => {};
    let isAlive = true;
    new Projector(
      { loadGame },
      {
        post: (reply) => void (isAlive && toPage(structuredClone(reply))),
        listen: (listener) => {
          toWorker = listener;
        },
      },
    );
    const port: WorkerPort<ReplayReply, ReplayRequest> = {
      post: (request) => void (isAlive && toWorker(structuredClone(request))),
      listen: (listener) => {
        toPage = listener;
      },
      onLoss: (listener) => {
        onLoss = listener;
      },
      close: () => {
        isAlive = false;
      },
    };
    started.push({
      isAlive: () => isAlive,
      kill: () => {
        isAlive = false;
        onLoss('killed by the test');
      },
    });
    return port;
  });
}

export function must<T>(answered: Result<T>): T {
  if (answered.ok) return answered.value;
  throw new Error(`${answered.refusal.code}: ${answered.refusal.sentence}`);
}

export const codeOf = (answered: Result<unknown>): string | undefined =>
  answered.ok ? undefined : answered.refusal.code;
