import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ServerStore } from '../../src/store/server-store.ts';
import { type Databases, KINDS } from '../databases.ts';

const LONG = 60_000;
const SHORT = 1;
const moment = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 20));

describe.each(KINDS)('Nodes in %s', (_, start) => {
  let databases: Databases;
  let store: ServerStore;

  beforeAll(async () => {
    databases = await start();
  });
  beforeEach(async () => {
    store = await databases.open();
  });
  afterAll(() => databases.stop());

  it('live for as long as they say, by the clock of the database', async () => {
    expect(Math.abs((await store.nodes.now()) - Date.now())).toBeLessThan(5_000);
    expect(await store.nodes.beat('one', LONG)).toEqual(['one']);
    expect(await store.nodes.beat('two', LONG)).toEqual(['one', 'two']);

    await store.nodes.leave('one');

    expect(await store.nodes.beat('two', LONG)).toEqual(['two']);
  });

  it('are given to one that asks when they live no more, and to no other', async () => {
    await store.nodes.beat('one', LONG);
    await store.nodes.beat('two', SHORT);
    await moment();

    const found = await Promise.all([store.nodes.bury(), store.nodes.bury()]);

    expect(found.flat().map(({ node }) => node)).toEqual(['two']);
  });

  it('do what no living node does: the fencing number grows when another one takes it', async () => {
    await store.nodes.beat('one', SHORT);
    await store.nodes.beat('two', LONG);
    const first = await store.nodes.take('table:reef', 'one');
    await moment();

    const second = await store.nodes.take('table:reef', 'two');

    expect([first, second]).toEqual([1, 2]);
    expect(await store.nodes.take('table:reef', 'two')).toBe(2);
    expect(await store.nodes.take('table:reef', 'one')).toBeNull();
    expect(await store.nodes.holds({ name: 'table:reef', fence: 1 }, 'one')).toBe(false);
    expect(await store.nodes.holds({ name: 'table:reef', fence: 2 }, 'two')).toBe(true);
  });

  it('of two that want the same work at once one gets it', async () => {
    for (const node of ['one', 'two', 'three']) await store.nodes.beat(node, LONG);

    const taken = await Promise.all(
      ['one', 'two', 'three'].map((node) => store.nodes.take('job:expiry', node)),
    );

    expect(taken.filter((fence) => fence !== null)).toHaveLength(1);
  });

  it('take over the tables of one that has died, each of them once, and no jobs', async () => {
    await store.nodes.beat('dead', SHORT);
    for (const node of ['one', 'two']) await store.nodes.beat(node, LONG);
    for (const name of ['table:a', 'table:b', 'table:c', 'job:expiry'])
      await store.nodes.take(name, 'dead');
    await store.nodes.take('table:d', 'one');
    await moment();

    const over = await Promise.all(
      ['one', 'two'].map((node) => store.nodes.takeOver('table:', node, 10)),
    );

    expect(
      over
        .flat()
        .map(({ name }) => name)
        .toSorted(),
    ).toEqual(['table:a', 'table:b', 'table:c']);
    expect(over.flat().every(({ fence }) => fence === 2)).toBe(true);
  });

  it('release what is theirs still, and not what another one has taken', async () => {
    await store.nodes.beat('one', SHORT);
    await store.nodes.beat('two', LONG);
    await store.nodes.take('table:reef', 'one');
    await moment();
    await store.nodes.take('table:reef', 'two');

    await store.nodes.release({ name: 'table:reef', fence: 1 }, 'one');
    expect(await store.nodes.holds({ name: 'table:reef', fence: 2 }, 'two')).toBe(true);

    await store.nodes.release({ name: 'table:reef', fence: 2 }, 'two');
    expect(await store.nodes.holds({ name: 'table:reef', fence: 2 }, 'two')).toBe(false);
  });

  it('ask where tables stand; one that is not there stands nowhere', async () => {
    expect(await store.nodes.places(['nowhere'])).toEqual(new Map());
    expect(await store.nodes.places([])).toEqual(new Map());
    expect(await store.nodes.rules('nowhere')).toBeUndefined();
  });
});
