import { type BotTask, botClient } from '@quarterdeck/bots';
import { startThreadBeside } from '@quarterdeck/bots/start-node-worker';
import type { Choice, Seat } from '@quarterdeck/kernel';
import type { BotQuestion } from '@quarterdeck/tables';
import { loadSealed, secretsIn } from '@quarterdeck/tables/test-kit';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DrawGate } from '../../src/hosts/local/draw-gate.ts';
import { Pacer } from '../../src/hosts/local/pacer.ts';
import type { Bot } from '../../src/hosts/local/seat-bots.ts';
import { semaphore } from '../../src/hosts/local/semaphore.ts';
import { workerBot } from '../../src/hosts/local/worker-bot.ts';
import { PATIENCE } from '../../src/hosts/patience.ts';
import { eventually } from '../eventually.ts';
import {
  bot,
  emptyDisk,
  lottery,
  must,
  openTab,
  person,
  playOn,
  reefFor,
  SEAT_0,
  SEAT_1,
  SEAT_2,
  setTable,
  until,
} from './harness.ts';

beforeEach(emptyDisk);

/** A bot that answers when the test lets it. */
function heldBot(heard: BotQuestion[], answers: ((choice: Choice) => void)[]): Bot {
  return {
    decide: (question, signal) =>
      new Promise((resolve, reject) => {
        heard.push(structuredClone(question));
        answers.push(resolve);
        signal.addEventListener('abort', () => reject(signal.reason));
      }),
    hint: () => Promise.resolve([]),
    close: () => {},
  };
}

/** What a worker of bots is sent. */
type Asked = { readonly verb?: string; readonly task: BotTask };

describe('Bots at a table', () => {
  it('are handed the view of their own seat over the wire, and nothing else', async () => {
    const heard: BotQuestion[] = [];
    const answers: ((choice: Choice) => void)[] = [];
    const tab = await openTab({ loadGame: loadSealed, startBot: () => heldBot(heard, answers) });
    const seats = [person('Ada'), bot('Bo'), bot('Cy')];
    const table = await setTable(tab, { game: 'sealed', seats });
    await until(table, () => heard.length === 2);

    const known = heard.map(({ view }) => secretsIn(view));
    const ada = secretsIn(table.current().view);

    expect(heard.map((one) => Object.keys(one).sort())).toEqual(
      heard.map(() => ['bot', 'game', 'seat', 'seed', 'view']),
    );
    expect(heard.map(({ seat, view }) => [seat, view.viewer])).toEqual([
      [SEAT_1, SEAT_1],
      [SEAT_2, SEAT_2],
    ]);
    // Its own three secrets: not the deck, not another's hand, not the generator.
    expect(known.map(({ size }) => size)).toEqual([3, 3]);
    const all = [...known, ada].flatMap((secrets) => [...secrets]);
    expect(new Set(all).size).toBe(9);
    table.close();
  });

  it('think about a simultaneous step all at once', async () => {
    const heard: BotQuestion[] = [];
    const answers: ((choice: Choice) => void)[] = [];
    const startBot = (): Bot => heldBot(heard, answers);
    const table = await setTable(
      await openTab({ startBot }),
      reefFor(bot('Ada'), bot('Bo'), bot('Cy')),
    );

    await until(table, () => heard.length === 3);

    expect(heard.map(({ seat }) => seat).sort()).toEqual([SEAT_0, SEAT_1, SEAT_2]);
    expect(table.current().log).toEqual([]);
    expect(table.current().presence).toEqual(['thinking', 'thinking', 'thinking']);
    table.close();
  });

  it('are not asked again when a person answers the same step', async () => {
    const heard: BotQuestion[] = [];
    const answers: ((choice: Choice) => void)[] = [];
    const startBot = (): Bot => heldBot(heard, answers);
    const table = await setTable(await openTab({ startBot }), reefFor(person('Ada'), bot('Bo')));
    await until(table, () => heard.length === 1);

    await playOn(table, 1);
    must(await table.undo({ seq: table.current().seq }));
    await playOn(table, 1);

    expect(heard).toHaveLength(1);
    table.close();
  });

  it('begin no thought while the page draws', async () => {
    const sound = await lottery();
    const heard: BotQuestion[] = [];
    let answer = (): void => {};
    const mayAnswer = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const startBot = (): Bot => {
      const able = sound();
      const decide: Bot['decide'] = async (question, signal) => {
        heard.push(question);
        await mayAnswer;
        return able.decide(question, signal);
      };
      return { ...able, decide };
    };
    const table = await setTable(await openTab({ startBot }), reefFor(bot('Ada'), bot('Bo')));
    await until(table, () => heard.length === 2);

    void table.drawing({ now: true });
    answer();
    await until(table, ({ log }) => log.length > 0);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(heard).toHaveLength(2);

    void table.drawing({ now: false });
    await eventually(() => expect(heard.length).toBeGreaterThan(2));
    table.close();
  });

  it('do not hold up the table when they fail: any legal answer is given, and it is said', async () => {
    const sound = await lottery();
    let failing = true;
    const startBot = (): Bot => {
      const able = sound();
      return {
        decide: (question, signal) =>
          failing ? Promise.reject(new Error('sunk')) : able.decide(question, signal),
        hint: able.hint,
        close: () => {},
      };
    };
    const table = await setTable(await openTab({ startBot }), reefFor(person('Ada'), bot('Bo')));

    const troubled = await until(table, ({ troubles }) => troubles.length > 0);
    expect(troubled.troubles).toEqual([{ code: 'bot-failed', seat: SEAT_1 }]);

    failing = false;
    const end = await playOn(table);
    expect(end.outcome).not.toBeNull();
    expect(end.troubles).toEqual([]);
  });

  it('play a whole match from threads of their own, which see only wire views', async () => {
    const requests: Asked[] = [];
    const startBot = (): Bot => {
      const worker = startThreadBeside(import.meta.url, 'bot-worker');
      const post = worker.postMessage.bind(worker);
      worker.postMessage = (request: Asked) => {
        requests.push(request);
        post(request);
      };
      return workerBot(botClient(worker), semaphore(1));
    };
    const mate = { ...bot('Bo'), who: { kind: 'bot', bot: 'mate' } } as const;
    const table = await setTable(await openTab({ startBot }), reefFor(mate, mate));

    const end = await until(table, ({ outcome }) => outcome !== null);

    expect(end.troubles).toEqual([]);
    expect(must(await table.verify()).ok).toBe(true);
    const tasks = requests.flatMap((one) => (one.verb === 'decide' ? [one.task] : []));
    expect(tasks.length).toBeGreaterThan(4);
    for (const { view, seat } of tasks) {
      expect(view.viewer).toBe(seat);
      expect(view).not.toHaveProperty('rng');
      expect(JSON.stringify(view.state)).toMatch(/"bag":\[(-1,?)+\]/);
    }
    table.close();
  });
});

describe('The ease of the page', () => {
  it('comes back by itself where the page never says that it is done', async () => {
    vi.useFakeTimers();
    const gate = new DrawGate();
    let isFree = false;
    gate.set(true);
    void gate.idle().then(() => {
      isFree = true;
    });

    await vi.advanceTimersByTimeAsync(300);
    expect(isFree).toBe(false);
    await vi.advanceTimersByTimeAsync(200);
    expect(isFree).toBe(true);
    vi.useRealTimers();
  });
});

describe('The pace of bots', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  async function isDue(pacer: Pacer, seat: Seat = SEAT_1): Promise<() => boolean> {
    let due = false;
    void pacer.due(seat).then(() => {
      due = true;
    });
    await vi.advanceTimersByTimeAsync(0);
    return () => due;
  }

  it('hurries bots that keep a person waiting, and lets them answer at once in the end', async () => {
    const pacer = new Pacer();
    pacer.watch(true);
    pacer.set({ wait: 1000 });
    pacer.answered();
    const waits: number[] = [];
    for (let shown = 0; shown < 12; shown++) {
      pacer.shown(shown % 2 === 0 ? SEAT_0 : SEAT_1);
      const from = Date.now();
      const due = await isDue(pacer, shown % 2 === 0 ? SEAT_1 : SEAT_0);
      while (!due()) await vi.advanceTimersByTimeAsync(50);
      waits.push(Date.now() - from);
    }

    expect(waits[0]).toBe(1000);
    expect(waits).toEqual(waits.toSorted((a, b) => b - a));
    expect(waits.reduce((sum, wait) => sum + wait)).toBeLessThanOrEqual(PATIENCE);
  });

  it('lets one follow: the wait counts from what was shown last', async () => {
    const pacer = new Pacer();
    pacer.watch(true);
    pacer.set({ wait: 1000 });
    pacer.shown(SEAT_0);
    await vi.advanceTimersByTimeAsync(400);

    const due = await isDue(pacer);

    await vi.advanceTimersByTimeAsync(599);
    expect(due()).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(due()).toBe(true);
  });

  it('is half as long for whoever goes on, since the eye is there already', async () => {
    const pacer = new Pacer();
    pacer.watch(true);
    pacer.set({ wait: 1000 });
    pacer.shown(SEAT_1);

    const same = await isDue(pacer, SEAT_1);
    const another = await isDue(pacer, SEAT_2);

    await vi.advanceTimersByTimeAsync(500);
    expect([same(), another()]).toEqual([true, false]);
    await vi.advanceTimersByTimeAsync(500);
    expect(another()).toBe(true);
  });

  it('is none where nobody watches, from the moment they look away', async () => {
    const pacer = new Pacer();
    pacer.watch(true);
    pacer.set({ wait: 1000 });
    pacer.shown(SEAT_0);
    const due = await isDue(pacer);
    expect(due()).toBe(false);

    pacer.watch(false);
    await vi.advanceTimersByTimeAsync(0);

    expect(due()).toBe(true);
  });

  it('stands still while it is paused, and lets one answer through when hurried', async () => {
    const pacer = new Pacer();
    pacer.set({ paused: true });
    const first = await isDue(pacer);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(first()).toBe(false);

    pacer.hurry();
    await vi.advanceTimersByTimeAsync(0);
    expect(first()).toBe(true);

    const second = await isDue(pacer);
    expect(second()).toBe(false);
    pacer.set({ paused: false });
    await vi.advanceTimersByTimeAsync(0);
    expect(second()).toBe(true);
  });
});
