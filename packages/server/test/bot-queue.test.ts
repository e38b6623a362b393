import type { BotClient } from '@quarterdeck/bots';
import { expect, it } from 'vitest';
import { BotQueue, type BotWish } from '../src/online/bot-queue.ts';

type Task = BotWish['task'];

/** Bots that think until they are told to be done. */
function slowBots() {
  const begun: { readonly game: string; readonly done: () => void }[] = [];
  const decide = ({ game }: Task): Promise<never> =>
    new Promise((resolve) => {
      begun.push({ game, done: () => resolve(undefined as never) });
    });
  const hint = () => Promise.resolve([]);
  const client: BotClient = { decide, hint, waiting: 0, alive: true, close: () => {} };
  return { client, begun };
}

const wish = (game: string, host: string, isAwaited: boolean): BotWish => ({
  task: { game } as Task,
  host,
  isAwaited,
  signal: new AbortController().signal,
});

const settled = (): Promise<void> =>
  new Promise((resolve) => {
    setImmediate(resolve);
  });

async function orderOf({ begun }: ReturnType<typeof slowBots>): Promise<readonly string[]> {
  for (let next = 0; next < begun.length; next++) {
    begun[next]?.done();
    await settled();
  }
  return begun.map(({ game }) => game);
}

it('a bot that a person waits for is next, whoever has sixty tables of bots', async () => {
  const bots = slowBots();
  const queue = new BotQueue(bots.client, 1);
  for (let table = 0; table < 60; table++) void queue.decide(wish(`bots-${table}`, 'eve', false));

  void queue.decide(wish('a person waits', 'ada', true));

  expect((await orderOf(bots)).slice(0, 3)).toEqual(['bots-0', 'a person waits', 'bots-1']);
});

it('hosts take turns, however many tables one of them has', async () => {
  const bots = slowBots();
  const queue = new BotQueue(bots.client, 1);
  for (const game of ['eve-1', 'eve-2', 'eve-3']) void queue.decide(wish(game, 'eve', true));
  for (const game of ['ada-1', 'ada-2']) void queue.decide(wish(game, 'ada', true));

  expect(await orderOf(bots)).toEqual(['eve-1', 'ada-1', 'eve-2', 'ada-2', 'eve-3']);
});

it('as many bots think at once as there are threads', async () => {
  const bots = slowBots();
  const queue = new BotQueue(bots.client, 2);

  for (const game of ['one', 'two', 'three']) void queue.decide(wish(game, 'ada', false));

  expect(bots.begun.map(({ game }) => game)).toEqual(['one', 'two']);
  expect(await orderOf(bots)).toEqual(['one', 'two', 'three']);
});

it('a bot that is no longer wanted keeps no place among those that think', async () => {
  const bots = slowBots();
  const queue = new BotQueue(bots.client, 1);
  const left = new AbortController();
  void queue.decide(wish('one', 'ada', false));
  void queue.decide({ ...wish('left', 'ada', false), signal: left.signal });
  void queue.decide(wish('two', 'ada', false));

  left.abort();
  bots.begun[0]?.done();
  await settled();

  expect(bots.begun.map(({ game }) => game)).toEqual(['one', 'left', 'two']);
});

it('says how many bots have no thread yet', async () => {
  const bots = slowBots();
  const queue = new BotQueue(bots.client, 1);
  for (const game of ['one', 'two', 'three']) void queue.decide(wish(game, 'ada', true));
  const first = queue.waiting;
  bots.begun[0]?.done();
  await settled();

  expect([first, queue.waiting]).toEqual([2, 1]);
});
