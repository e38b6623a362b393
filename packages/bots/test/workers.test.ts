import { BotFailure, botClient, botPool, thinker } from '@quarterdeck/bots';
import { startThreadBeside } from '@quarterdeck/bots/start-node-worker';
import { serveBots } from '@quarterdeck/bots/web-worker';
import { GAMES } from '@quarterdeck/shelf';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { reefEngine, standing, taskAt } from './reef-tables.ts';

const startBot = () => startThreadBeside(import.meta.url, 'bot-worker');

const reef = await reefEngine();
const bots = thinker(reef);
const client = botClient(startBot());
afterAll(() => client.close());

const failureOf = (deciding: Promise<unknown>): Promise<unknown> =>
  deciding.then(
    () => 'answered',
    (problem: unknown) => problem,
  );
/** More worlds than anybody waits for. */
const ENDLESS = { iterations: 1_000_000_000 };

describe('A bot in a worker thread', () => {
  it.each(['random', 'mate', 'captain'])('%s answers as it does in process', async (bot) => {
    for (const seed of [1, 2, 3, 4]) {
      const task = taskAt(reef, standing(reef, seed), { bot, seed, budget: { iterations: 30 } });

      expect(await client.decide(task)).toEqual(bots.decide(task));
    }
  });

  it('answers many requests, each its own', async () => {
    const tasks = [1, 2, 3, 4, 5, 6].map((seed) => taskAt(reef, standing(reef, seed), { seed }));

    const answers = await Promise.all(tasks.map((task) => client.decide(task)));

    expect(answers).toEqual(tasks.map((task) => bots.decide(task)));
    expect(client.waiting).toBe(0);
  });

  it('keeps to a budget of milliseconds', async () => {
    const task = taskAt(reef, standing(reef, 1), { budget: { millis: 5, ...ENDLESS } });

    const { iterations } = await client.decide(task);

    expect(iterations).toBeGreaterThan(0);
    expect(iterations).toBeLessThan(ENDLESS.iterations);
  });

  it.each(['mate', 'captain'])(
    '%s stops thinking when it is cancelled, and answers the next request',
    async (bot) => {
      const controller = new AbortController();
      const task = taskAt(reef, standing(reef, 1), { bot, budget: ENDLESS });
      const deciding = failureOf(client.decide(task, { signal: controller.signal }));
      const queued = failureOf(client.decide(task, { signal: controller.signal }));

      controller.abort();

      expect(await deciding).toMatchObject({ code: 'cancelled' });
      expect(await queued).toBeInstanceOf(BotFailure);
      const next = taskAt(reef, standing(reef, 2));
      expect(await client.decide(next)).toEqual(bots.decide(next));
    },
  );

  it('is not troubled with a request that is cancelled already', async () => {
    const task = taskAt(reef, standing(reef, 1));

    const failure = await failureOf(client.decide(task, { signal: AbortSignal.abort() }));

    expect(failure).toMatchObject({ code: 'cancelled' });
  });

  it.each([
    ['an unknown game', { game: 'chess' }, 'unknown-game'],
    ['an unknown bot', { bot: 'kraken' }, 'unknown-bot'],
    ['a view that is none', { view: null }, 'malformed'],
  ])('returns the refusal of %s as data', async (_, more, code) => {
    const task = { ...taskAt(reef, standing(reef, 1)), ...more };

    // A hostile host keeps to no type.
    const failure = await failureOf(client.decide(task as typeof task & { view: never }));

    expect(failure).toBeInstanceOf(BotFailure);
    expect(failure).toMatchObject({ code });
  });
});

describe('A pool', () => {
  it('spreads requests over its workers, and replaces one that died', async () => {
    const workers: ReturnType<typeof startBot>[] = [];
    const pool = botPool(() => {
      const worker = startBot();
      workers.push(worker);
      return worker;
    }, 2);
    const task = taskAt(reef, standing(reef, 1));

    const answers = await Promise.all([pool.decide(task), pool.decide(task), pool.decide(task)]);
    await Promise.all(workers.map((worker) => worker.terminate()));
    const later = await pool.decide(task);
    pool.close();

    expect(workers.length).toBe(3);
    expect([...answers, later]).toEqual(Array(4).fill(bots.decide(task)));
    expect(await failureOf(pool.decide(task))).toMatchObject({ code: 'closed' });
  });

  it('lets those who have nothing to think about help, and answers as one worker does', async () => {
    const help: number[] = [];
    let workers = 0;
    const pool = botPool(() => {
      const worker = startBot();
      const nth = workers++;
      const post = worker.postMessage.bind(worker);
      worker.postMessage = (message: { readonly verb?: string }) => {
        if (message.verb === 'help') help.push(nth);
        post(message);
      };
      return worker;
    }, 3);
    const task = taskAt(reef, standing(reef, 1), { bot: 'captain', budget: { iterations: 400 } });

    const answers = [await pool.decide(task), await pool.decide(task), await pool.decide(task)];
    pool.close();

    expect(answers).toEqual(Array(3).fill(bots.decide(task)));
    expect(workers).toBe(3);
    expect(help.length).toBeGreaterThan(0);
  });

  it('goes on thinking where those who help die', async () => {
    const workers: ReturnType<typeof startBot>[] = [];
    const pool = botPool(() => {
      const worker = startBot();
      workers.push(worker);
      const post = worker.postMessage.bind(worker);
      worker.postMessage = (message: { readonly verb?: string }) => {
        if (message.verb === 'help') void worker.terminate();
        else post(message);
      };
      return worker;
    }, 2);
    const task = taskAt(reef, standing(reef, 1), { bot: 'captain', budget: { iterations: 400 } });

    const answer = await pool.decide(task);
    pool.close();

    expect(answer).toEqual(bots.decide(task));
    expect(workers.length).toBeGreaterThan(1);
  });

  it('ends a worker that does not hear that it was cancelled, and starts another', async () => {
    vi.useFakeTimers();
    let started = 0;
    const ended: number[] = [];
    const pool = botPool(() => {
      const nth = started++;
      return {
        postMessage: () => {},
        addEventListener: () => {},
        terminate: () => ended.push(nth),
      };
    }, 1);
    const controller = new AbortController();
    const deciding = failureOf(
      pool.decide(taskAt(reef, standing(reef, 1)), { signal: controller.signal }),
    );

    controller.abort();
    await vi.advanceTimersByTimeAsync(5_000);
    void failureOf(pool.decide(taskAt(reef, standing(reef, 1))));
    vi.useRealTimers();

    expect(await deciding).toBeInstanceOf(BotFailure);
    expect(ended).toEqual([0]);
    expect(started).toBe(2);
    pool.close();
  });

  it('rejects what waits when a worker dies', async () => {
    const worker = startBot();
    const alone = botClient(worker);
    const waiting = failureOf(alone.decide(taskAt(reef, standing(reef, 1), { budget: ENDLESS })));

    await worker.terminate();

    expect(await waiting).toMatchObject({ code: 'worker-died' });
    expect(alone.alive).toBe(false);
  });
});

describe('A Web Worker', () => {
  it('speaks the same protocol', async () => {
    const listeners: ((event: { readonly data: unknown }) => void)[] = [];
    const replies: ((event: { readonly data: unknown }) => void)[] = [];
    // The scope of a Web Worker, as its script sees it; both threads are this one.
    Object.assign(globalThis, {
      postMessage: (data: unknown) => {
        for (const listener of replies) listener({ data });
      },
      addEventListener: (_: string, listener: (typeof listeners)[number]) => {
        listeners.push(listener);
      },
    });
    serveBots({ games: GAMES });
    const page = botClient({
      postMessage: (data: unknown) => {
        for (const listener of listeners) listener({ data });
      },
      addEventListener: (type: string, listener: (event: never) => void) => {
        if (type === 'message') replies.push(listener as (typeof replies)[number]);
      },
      terminate: () => {},
    });
    const task = taskAt(reef, standing(reef, 1));
    const controller = new AbortController();

    const answer = await page.decide(task);
    const cancelled = failureOf(
      page.decide({ ...task, budget: ENDLESS }, { signal: controller.signal }),
    );
    setTimeout(() => controller.abort(), 0);

    expect(answer).toEqual(bots.decide(task));
    expect(await cancelled).toMatchObject({ code: 'cancelled' });
  });
});
