import { StorageFault } from '@quarterdeck/tables';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPostgres } from '../../src/store/open-store.ts';
import { type RunningPostgres, startPostgres } from '../postgres.ts';
import { throughLine } from '../silent-line.ts';

/** Milliseconds that a test waits for a database; a server waits longer. */
const PATIENCE = { connect: 2_000, statement: 1_500, answer: 2_000 };

let postgres: RunningPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

describe('A database that hangs', () => {
  it('is one that failed, for whoever waits, and works again when it does', async () => {
    const line = await throughLine(await postgres.fresh());
    const store = await openPostgres(line.url, { patience: PATIENCE });
    await store.guests.add({ id: 'ada', name: 'Ada', createdAt: 1 });
    line.fallSilent();

    const began = performance.now();
    const [known, fresh] = await Promise.allSettled([store.guests.read('ada'), store.probe()]);
    const took = performance.now() - began;
    line.speakAgain();
    const again = await store.guests.read('ada').catch(() => store.guests.read('ada'));
    await store.close();

    for (const one of [known, fresh])
      expect(one.status === 'rejected' && one.reason).toBeInstanceOf(StorageFault);
    expect(took).toBeLessThan(10 * PATIENCE.answer);
    expect(again).toMatchObject({ name: 'Ada' });
  });

  it('does not keep a server waiting that starts', async () => {
    const line = await throughLine(await postgres.fresh());
    line.fallSilent();

    const opening = openPostgres(line.url, { patience: PATIENCE });

    await expect(opening).rejects.toThrow();
  });

  it('is told from one that another node keeps busy: a statement ends by itself', async () => {
    const url = await postgres.fresh();
    const [store, other] = [
      await openPostgres(url, { patience: PATIENCE }),
      await openPostgres(url),
    ];
    const { db } = other.accounts.database;
    let [isHeld, letGo] = [(): void => {}, (): void => {}];
    const held = new Promise<void>((resolve) => {
      isHeld = resolve;
    });
    const over = new Promise<void>((resolve) => {
      letGo = resolve;
    });

    const holding = db.transaction().execute(async (tx) => {
      await tx.insertInto('kept').values({ name: 'probe', value: 'held' }).execute();
      isHeld();
      await over;
    });
    await held;
    await expect(store.probe()).rejects.toBeInstanceOf(StorageFault);
    letGo();
    await holding;

    await store.probe();
    await store.close();
    await other.close();
  });
});
