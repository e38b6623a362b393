import type { Seat } from '@quarterdeck/kernel';
import { engine, QuarterdeckError } from '@quarterdeck/kernel/engine';
import { describe, expect, it, vi } from 'vitest';
import { openLog, openLogInSlices, type TableLog } from '../src/index.ts';
import { loadSealed, secretsIn } from '../src/test-kit/sealed-game.ts';
import { ADA, answer, BEA, sessionAt, tableOf } from './at-table.ts';
import { loadTally } from './tally-game.ts';

const sealedLog = async (): Promise<TableLog> => (await tableOf(loadSealed)).live.log;
const tallyLog = async (): Promise<TableLog> => (await tableOf(loadTally)).live.log;

const pick = (log: TableLog, seat: Seat, index: number): void =>
  log.record(seat, log.recording.engine.choices(log.match, seat)[index], 5_000);

describe('The moments of a log', () => {
  it('begin at 0, and grow by one with every answer that a viewer can tell of', async () => {
    const log = await sealedLog();
    expect(log.seqAt(ADA)).toBe(0);

    pick(log, ADA, 0);

    expect([log.seqAt(ADA), log.seqAt(BEA), log.seqAt('spectator')]).toEqual([1, 1, 1]);
  });

  it('do not grow for others when a seat changes its sealed answer', async () => {
    const log = await sealedLog();
    pick(log, ADA, 0);

    pick(log, ADA, 1);

    expect([log.seqAt(ADA), log.seqAt(BEA), log.seqAt('spectator')]).toEqual([2, 1, 1]);
  });

  it('are counted at any earlier length of the log', async () => {
    const log = await sealedLog();
    for (const index of [0, 1, 2]) pick(log, ADA, index);

    expect([0, 1, 2, 3].map((length) => log.seqAt(ADA, length))).toEqual([0, 1, 2, 3]);
    expect([0, 1, 2, 3].map((length) => log.seqAt(BEA, length))).toEqual([0, 1, 1, 1]);
  });

  it('lead back to the first length of the log at which a viewer counts them', async () => {
    const log = await sealedLog();
    for (const index of [0, 1]) pick(log, ADA, index);
    pick(log, BEA, 0);

    expect([0, 1, 2].map((seq) => log.lengthAt(BEA, seq))).toEqual([0, 1, 3]);
    expect(log.lengthAt(BEA, 3)).toBeUndefined();
  });
});

describe('The entries of a log, as a viewer is told of them', () => {
  it('are numbered from 1 without a gap, by the viewer’s own count', async () => {
    const log = await sealedLog();
    for (const index of [0, 1]) pick(log, ADA, index);
    pick(log, BEA, 0);

    expect(log.entriesFor(ADA, 0).map(({ seq }) => seq)).toEqual([1, 2, 3]);
    expect(log.entriesFor(BEA, 0).map(({ seq }) => seq)).toEqual([1, 2]);
  });

  it('are those after one moment, up to another', async () => {
    const log = await sealedLog();
    for (const index of [0, 1, 2]) pick(log, ADA, index);

    expect(log.entriesFor(ADA, 1).map(({ seq }) => seq)).toEqual([2, 3]);
    expect(log.entriesFor(ADA, 1, 2).map(({ seq }) => seq)).toEqual([2]);
    expect(log.entriesFor(ADA, 3)).toEqual([]);
  });

  it('hold no number that the viewer must not know', async () => {
    const log = await sealedLog();
    const offeredTo = (seat: Seat): string[] =>
      log.recording.engine.choices(log.match, seat).flatMap((choice) => [...secretsIn(choice)]);
    const [adas, beas] = [offeredTo(ADA)[0], offeredTo(BEA)[1]];
    pick(log, ADA, 0);
    pick(log, BEA, 1);

    expect([...secretsIn(log.entriesFor(ADA, 0))]).toEqual([adas]);
    expect([...secretsIn(log.entriesFor(BEA, 0))]).toEqual([beas]);
    expect([...secretsIn(log.entriesFor('spectator', 0))]).toEqual([]);
    expect(adas).not.toBe(beas);
  });

  it('say which step asked, when, and who answered', async () => {
    const log = await tallyLog();

    pick(log, ADA, 0);

    expect(log.entriesFor('spectator', 0)[0]).toMatchObject({
      at: 5_000,
      seat: ADA,
      kind: 'decision',
      step: 'turn/add',
    });
  });

  it('belong to one turn as long as the same seat decides', async () => {
    const log = await tallyLog();
    pick(log, ADA, 0);
    pick(log, BEA, 0);

    expect(log.entriesFor('spectator', 0).map(({ seat, turn }) => [seat, turn])).toEqual([
      [ADA, 0],
      [BEA, 1],
      [BEA, 1],
      [ADA, 2],
    ]);
  });
});

describe('The deal, as a viewer is told of it', () => {
  it('holds the numbers of the viewer’s own seat, and as many lines for everybody', async () => {
    const log = await sealedLog();
    const offeredTo = (seat: Seat): Set<string> =>
      new Set(
        log.recording.engine.choices(log.match, seat).flatMap((choice) => [...secretsIn(choice)]),
      );

    expect(secretsIn(log.dealFor(ADA))).toEqual(offeredTo(ADA));
    expect(secretsIn(log.dealFor(BEA))).toEqual(offeredTo(BEA));
    expect(secretsIn(log.dealFor('spectator'))).toEqual(new Set());
    const lengths = [ADA, BEA, 'spectator' as const].map((one) => log.dealFor(one).length);
    expect(lengths).toEqual([2, 2, 2]);
  });

  it('is the same when a stored table is opened again, after answers too', async () => {
    const { live, openAgain, store, stored } = await tableOf(loadSealed);
    const dealt = live.log.dealFor(ADA);
    await answer(sessionAt(live, ADA));

    expect((await openAgain()).log.dealFor(ADA)).toEqual(dealt);
    expect((await store.read(stored.record.id))?.entries).toHaveLength(1);
  });
});

describe('Answers that leave no choice', () => {
  it('are recorded at once, after the one that led to them', async () => {
    const log = await tallyLog();

    pick(log, ADA, 0);

    expect(log.length).toBe(2);
    expect(log.entriesFor('spectator', 0).map(({ step }) => step)).toEqual([
      'turn/add',
      'turn/nod',
    ]);
    expect(log.recording.engine.asked(log.match).map(({ seat }) => seat)).toEqual([BEA]);
  });

  it('are taken back with the one that led to them', async () => {
    const log = await tallyLog();
    pick(log, ADA, 1);

    log.undo(ADA, 6_000);

    expect(log.match.answers).toBe(0);
    expect(log.entriesFor('spectator', 2).map(({ kind }) => kind)).toEqual(['undo', 'undo']);
  });

  it('are no answers of a seat that it could take back', async () => {
    const log = await tallyLog();
    pick(log, ADA, 0);

    expect(log.undoFor(BEA).can).toBe(false);
    expect(log.undoFor(ADA)).toEqual({ can: true, takes: { do: 'add', number: 1 }, seq: 0 });
  });

  it('are known as forced again when the log is read from the store', async () => {
    const { live, openAgain } = await tableOf(loadTally);
    await live.commit({ seat: ADA, choice: { do: 'add', number: 2 }, check: () => null });

    const { log } = await openAgain();

    expect(log.undoFor(ADA)).toMatchObject({ can: true, takes: { do: 'add', number: 2 } });
    expect(log.entriesFor('spectator', 0)).toEqual(live.log.entriesFor('spectator', 0));
  });
});

describe('A fork of a log', () => {
  it('goes its own way: the log it comes from stays as it is', async () => {
    const log = await sealedLog();
    pick(log, ADA, 0);

    const fork = log.fork();
    pick(fork, BEA, 0);

    expect([log.length, fork.length]).toEqual([1, 2]);
    expect([log.seqAt(ADA), fork.seqAt(ADA)]).toEqual([1, 2]);
    expect(log.match.answers).toBe(1);
  });

  it('gives the entries that came after a length, as they are stored', async () => {
    const log = await sealedLog();
    pick(log, ADA, 0);
    const fork = log.fork();
    pick(fork, BEA, 1);

    expect(fork.entriesAfter(1).map(({ seat }) => seat)).toEqual([BEA]);
    expect(fork.entriesAfter(2)).toEqual([]);
  });
});

describe('A log that is read from the store', () => {
  it('tells what the one that was stored has told', async () => {
    const { live, openAgain } = await tableOf(loadSealed);
    for (const seat of [ADA, BEA]) {
      const [choice] = live.engine.choices(live.log.match, seat);
      await live.commit({ seat, choice, check: () => null });
    }

    const { log } = await openAgain();

    for (const viewer of [ADA, BEA, 'spectator'] as const)
      expect(log.entriesFor(viewer, 0)).toEqual(live.log.entriesFor(viewer, 0));
  });

  it('lets others be served while a long one is opened, and is the same', async () => {
    const { box, store, live } = await tableOf(loadTally);
    for (let answers = 0; answers < 100; answers++) {
      const { seat } = live.engine.asked(live.log.match)[0] ?? { seat: ADA };
      const [choice] = live.engine.choices(live.log.match, seat);
      await live.commit({ seat, choice, check: () => null });
      if (live.log.undoFor(seat).can) await live.commit({ seat, undo: true, check: () => null });
    }
    const stored = await store.read(live.record.id);
    if (stored === undefined) throw new Error('the table is gone');
    const pause = vi.fn(() => Promise.resolve());

    const log = await openLogInSlices(engine(box.game), stored, pause);

    expect(log.length).toBeGreaterThan(100);
    expect(pause.mock.calls.length).toBeGreaterThan(log.length / 40);
    expect(log.entriesFor(ADA, 0)).toEqual(live.log.entriesFor(ADA, 0));
  });

  it('is refused where it is another match when it is played again', async () => {
    const { box, stored, live } = await tableOf(loadSealed);
    const { record } = stored;
    const other = { ...record, headline: { ...record.headline, hash: '0'.repeat(16) } };

    const opening = (): TableLog => openLog(engine(box.game), { record: other, entries: [] });

    expect(opening).toThrow(QuarterdeckError);
    expect(opening).toThrow(expect.objectContaining({ code: 'diverged' }));
    expect(live.log.length).toBe(0);
  });
});
