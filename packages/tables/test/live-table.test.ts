import { type Seat, seatsOf } from '@quarterdeck/kernel';
import { describe, expect, it, vi } from 'vitest';
import {
  type LiveTable,
  memoryStore,
  type Result,
  StorageFault,
  type TableStore,
} from '../src/index.ts';
import { loadSealed } from '../src/test-kit/sealed-game.ts';
import { ADA, BEA, codeOf, eventually, offerAt, sessionAt, TABLE, tableOf } from './at-table.ts';
import { loadTally } from './tally-game.ts';

const THREE = ['person', 'person', 'person'] as const;
const always = (): null => null;

const mayAnswer = (live: LiveTable, seat: Seat): boolean =>
  live.engine.mayAnswer(live.log.match, seat);

const play = (live: LiveTable, seat: typeof ADA, index = 0): Promise<Result> =>
  live.commit({ seat, choice: live.engine.choices(live.log.match, seat)[index], check: always });

type FrailStore = TableStore & {
  fault: StorageFault | null;
  isWrittenFirst: boolean;
  isUnreadable: boolean;
};

/** A store that fails when it is told to. */
function frailStore(): FrailStore {
  const store = memoryStore();
  const frail = {
    ...store,
    fault: null as StorageFault | null,
    isWrittenFirst: false,
    isUnreadable: false,
    entriesAfter: async (...args: Parameters<TableStore['entriesAfter']>) => {
      if (frail.isUnreadable) throw new StorageFault('failed', 'planted');
      return await store.entriesAfter(...args);
    },
    append: async (...args: Parameters<TableStore['append']>) => {
      if (frail.fault === null) return await store.append(...args);
      if (frail.isWrittenFirst) await store.append(...args);
      throw frail.fault;
    },
  };
  return frail;
}

describe('A live table', () => {
  it('stores an answer before anybody is told of it', async () => {
    const { live, store } = await tableOf(loadSealed);
    const lengths: (number | undefined)[] = [];
    live.onChange(() => {
      void store.read(TABLE).then((found) => lengths.push(found?.record.length));
    });

    await play(live, ADA);
    await eventually(() => expect(lengths).toEqual([1]));
  });

  it('changes one after the other, in the order they were wanted', async () => {
    const { live } = await tableOf(loadTally);
    const order: string[] = [];
    const change = (name: string, number: number) => ({
      seat: ADA,
      choice: { do: 'add', number },
      check: () => {
        order.push(`${name} at ${live.log.length}`);
        return null;
      },
    });

    const both = await Promise.all([
      live.commit(change('first', 1)),
      live.commit(change('second', 2)),
    ]);

    expect(order).toEqual(['first at 0', 'second at 2']);
    expect(both.map(codeOf)).toEqual(['done', 'not-asked']);
  });

  it('asks whether a change is still wanted when it is its turn, and not before', async () => {
    const { live } = await tableOf(loadSealed);
    let isOld = false;
    const check = () => (isOld ? ('stale' as const) : null);
    const first = play(live, ADA);
    const [choice] = live.engine.choices(live.log.match, BEA);
    const second = live.commit({ seat: BEA, choice, check });
    isOld = true;

    expect(codeOf(await first)).toBe('done');
    expect(codeOf(await second)).toBe('stale');
    expect(live.log.length).toBe(1);
  });

  it('refuses what is not offered, and stays as it is', async () => {
    const { live } = await tableOf(loadSealed);
    const before = live.log;

    const played = await live.commit({ seat: ADA, choice: { do: 'mutiny' }, check: always });

    expect(codeOf(played)).toBe('not-offered');
    expect(live.log).toBe(before);
  });

  it('says in the game’s words why the rules deny a choice, and by which clause', async () => {
    const { live } = await tableOf(loadTally);

    const played = await live.commit({
      seat: ADA,
      choice: { do: 'add', number: 9 },
      check: always,
    });

    expect(played).toEqual({
      ok: false,
      refusal: { code: 'denied', clause: 'TA-002', sentence: 'Nobody adds nine.' },
    });
  });

  it('takes an answer back, and says so to whoever listens', async () => {
    const { live } = await tableOf(loadTally);
    await play(live, ADA);
    const heard = vi.fn();
    live.onChange(heard);

    const undone = await live.commit({ seat: ADA, undo: true, check: always });

    expect(codeOf(undone)).toBe('done');
    expect(live.log.match.answers).toBe(0);
    expect(heard).toHaveBeenCalledOnce();
  });

  it('takes nothing back for a seat that has answered nothing', async () => {
    const { live } = await tableOf(loadTally);

    const undone = await live.commit({ seat: BEA, undo: true, check: always });

    expect(codeOf(undone)).toBe('nothing-to-undo');
  });

  it('tells nobody anything once it is closed', async () => {
    const { live } = await tableOf(loadTally);
    const heard = vi.fn();
    live.onChange(heard);

    live.close();
    await play(live, ADA);

    expect(heard).not.toHaveBeenCalled();
  });
});

describe('Two live tables of one store', () => {
  it('let one answer through where both answer at the same length', async () => {
    const { live, openAgain } = await tableOf(loadTally);
    const other = await openAgain();

    const both = await Promise.all([play(live, ADA, 0), play(other, ADA, 1)]);

    expect(both.map(codeOf).toSorted()).toEqual(['done', 'stale']);
    expect(live.log.match).toEqual(other.log.match);
  });

  it('read what the other one has stored when they are told to', async () => {
    const { live, openAgain } = await tableOf(loadTally);
    const other = await openAgain();
    const heard = vi.fn();
    other.onChange(heard);
    await play(live, ADA);

    await other.catchUp();

    expect(other.log.entriesFor('spectator', 0)).toEqual(live.log.entriesFor('spectator', 0));
    expect(heard).toHaveBeenCalledOnce();
  });

  it('say nothing where there is nothing new to read', async () => {
    const { live } = await tableOf(loadTally);
    const heard = vi.fn();
    live.onChange(heard);

    await live.catchUp();

    expect(heard).not.toHaveBeenCalled();
  });

  it('are gone together with what is stored', async () => {
    const { live, store } = await tableOf(loadTally);
    await store.remove(TABLE);

    const played = await play(live, ADA);

    expect(codeOf(played)).toBe('no-table');
    expect(live.isGone).toBe(true);
    expect(codeOf(await play(live, ADA))).toBe('no-table');
  });
});

describe('A store that fails', () => {
  it.each([
    ['full', 'storage-full'],
    ['failed', 'storage-failed'],
  ] as const)('leaves the table as it was: %s', async (kind, code) => {
    const store = frailStore();
    const { live } = await tableOf(loadTally, store);
    store.fault = new StorageFault(kind, 'planted');

    expect(codeOf(await play(live, ADA))).toBe(code);
    expect(live.log.length).toBe(0);
    store.fault = null;
    expect(codeOf(await play(live, ADA))).toBe('done');
  });

  it('after it has written leads to what is stored', async () => {
    const store = frailStore();
    const { live } = await tableOf(loadTally, store);
    store.fault = new StorageFault('failed', 'planted');
    store.isWrittenFirst = true;

    expect(codeOf(await play(live, ADA))).toBe('storage-failed');
    expect(live.log.length).toBe(2);
  });
});

describe('An answer that was stored and not acknowledged', () => {
  it('is kept once, on whatever node it is given again, though the rules would take a second one', async () => {
    const store = frailStore();
    const { live, openAgain } = await tableOf(loadSealed, store);
    const nodes = [live, await openAgain(), await openAgain()].map((one) => sessionAt(one, ADA));
    const [first] = nodes;
    if (first === undefined) throw new Error('there is no node');
    const [choice, another] = [offerAt(first, 0), offerAt(first, 1)];
    store.fault = new StorageFault('failed', 'planted');
    store.isWrittenFirst = true;
    store.isUnreadable = true;
    const unheard = await first.play({ choice, seq: 0 });
    Object.assign(store, { fault: null, isUnreadable: false });

    const again = await Promise.all(
      nodes.flatMap((node) => [choice, another].map((one) => node.play({ choice: one, seq: 0 }))),
    );

    expect(codeOf(unheard)).toBe('storage-failed');
    expect(new Set(again.map(codeOf))).toEqual(new Set(['stale']));
    expect((await store.read(TABLE))?.entries).toHaveLength(1);
  });
});

describe('The question of a seat', () => {
  it('stays the same while others give sealed answers', async () => {
    const { live } = await tableOf(loadSealed);
    const since = live.askedSince(BEA);

    await play(live, ADA);

    expect(live.askedSince(BEA)).toBe(since);
  });

  it('is another one once the seat has answered it', async () => {
    const { live } = await tableOf(loadSealed);

    await play(live, ADA);

    expect(live.askedSince(ADA)).toBe(1);
  });

  it('is another one once the position has changed', async () => {
    const { live } = await tableOf(loadSealed);
    await play(live, ADA);

    await play(live, BEA);

    expect(live.askedSince(ADA)).toBe(2);
  });

  it('is as old to a process that opens the table as to the one that put it, at every moment of a match', async () => {
    const { live, openAgain } = await tableOf(loadSealed, memoryStore(), THREE);
    let whileOthersAnswered = 0;
    for (let answers = 0; live.engine.outcome(live.log.match) === null; answers++) {
      const opened = await openAgain();
      for (const seat of seatsOf(THREE.length).filter((one) => mayAnswer(live, one))) {
        expect(opened.askedSince(seat)).toBe(live.askedSince(seat));
        if (live.askedSince(seat) < live.log.length) whileOthersAnswered++;
      }
      const asked = live.engine.asked(live.log.match).map(({ seat }) => seat);
      const changing = seatsOf(THREE.length).find((one) => mayAnswer(live, one)) ?? ADA;
      // Every third answer changes the first one's mind, who may have sealed it already.
      const seat = answers % 3 === 2 ? changing : (asked.at(-1) ?? ADA);
      expect(codeOf(await play(live, seat, answers % 2))).toBe('done');
    }

    expect(whileOthersAnswered).toBeGreaterThan(3);
  });
});
