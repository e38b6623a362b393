import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Line } from '../../src/host/local/line.ts';
import type { Message, Request, WorkerPort } from '../../src/host/local/protocol.ts';

type Worker = WorkerPort & {
  readonly asked: Request[];
  answer(message: Message): void;
  die(): void;
  isClosed: boolean;
};

function deafWorker(): Worker {
  const asked: Request[] = [];
  let listener: (message: Message) => void = () => {};
  let onLoss: (why: string) => void = () => {};
  return {
    asked,
    isClosed: false,
    post: (request) => asked.push(request),
    listen: (heard) => {
      listener = heard;
    },
    onLoss: (lost) => {
      onLoss = lost;
    },
    answer: (message) => listener(message),
    die: () => onLoss('out of memory'),
    close() {
      this.isClosed = true;
    },
  };
}

function lineTo(workers: Worker[]): Line {
  return new Line(() => {
    const worker = deafWorker();
    workers.push(worker);
    return worker;
  });
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('The line to a worker', () => {
  it('matches answers to questions, in whatever order they come', async () => {
    const workers: Worker[] = [];
    const line = lineTo(workers);
    const first = line.call('history', 0, 1);
    const second = line.call('wouldShow', { do: 'stay' });

    workers[0]?.answer({ kind: 'answered', id: 2, value: false });
    workers[0]?.answer({ kind: 'answered', id: 1, value: ['told'] });

    expect(await second).toBe(false);
    expect(await first).toEqual(['told']);
  });

  it('says when it waits for long, and takes that back with the answer', async () => {
    const workers: Worker[] = [];
    const line = lineTo(workers);
    const states: string[] = [];
    line.onState((state) => states.push(state));
    const asked = line.call('wouldShow', { do: 'stay' });

    await vi.advanceTimersByTimeAsync(5_000);
    expect(states).toEqual(['slow']);
    workers[0]?.answer({ kind: 'answered', id: 1, value: false });

    expect(await asked).toBe(false);
    expect(states).toEqual(['slow', 'live']);
  });

  it('says that something failed in the worker, and that nothing was done', async () => {
    const workers: Worker[] = [];
    const line = lineTo(workers);
    const played = line.call('play', 0 as never, { do: 'stay' }, 0);

    workers[0]?.answer({ kind: 'failed', id: 1, reason: 'a bug' });

    expect(await played).toMatchObject({ ok: false, refusal: { code: 'failed' } });
    expect(console.error).toHaveBeenCalledOnce();
  });

  it('takes another worker where one died or fell silent, and opens the table there', async () => {
    const workers: Worker[] = [];
    const line = lineTo(workers);
    const states: string[] = [];
    let mended = 0;
    line.onState((state) => states.push(state));
    line.onMend(() => {
      mended++;
      return Promise.resolve({ ok: true });
    });
    const first = line.call('undo', 0 as never);
    workers[0]?.die();
    expect(await first).toMatchObject({ ok: false, refusal: { code: 'host-lost' } });
    expect(workers[0]?.isClosed).toBe(true);

    const second = line.call('preview', { do: 'stay' });
    await vi.advanceTimersByTimeAsync(20_000);

    expect(await second).toBeNull();
    expect(states).toEqual(['mending', 'slow', 'mending']);
    expect([mended, workers.length]).toEqual([2, 3]);
  });

  it('gives up on a worker that dies again and again, and says so', async () => {
    const workers: Worker[] = [];
    const line = lineTo(workers);
    const states: string[] = [];
    line.onState((state) => states.push(state));

    for (let death = 0; death < 4; death++) workers.at(-1)?.die();

    expect(states).toEqual(['mending', 'mending', 'mending', 'lost']);
    expect(await line.call('undo', 0 as never)).toMatchObject({ ok: false });
    expect(workers).toHaveLength(4);
  });
});
