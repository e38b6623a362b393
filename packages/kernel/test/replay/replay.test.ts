import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { engine } from '../../src/engine/engine.ts';
import { BadTerms } from '../../src/errors.ts';
import { BadReplay } from '../../src/replay/bad-replay.ts';
import { readReplay } from '../../src/replay/read.ts';
import { recording } from '../../src/replay/recording.ts';
import { branch, replayOf, replayText, replayTo, writeReplay } from '../../src/replay/replay.ts';
import { stepper } from '../../src/replay/stepper.ts';
import { verify } from '../../src/replay/verify.ts';
import { ADA, BEN, cove, coveGame, DONE, DRAW, MARK, REST, ROLL } from './cove.ts';
import { randomTable } from './random-table.ts';

/** For a machine that has other work to do. */
vi.setConfig({ testTimeout: 30_000 });

const seeds = fc.integer({ min: 0, max: 2 ** 31 });

const faultOf = (runs: () => unknown): BadReplay | null => {
  try {
    runs();
    return null;
  } catch (problem) {
    if (problem instanceof BadReplay) return problem;
    throw problem;
  }
};

describe('A replay', () => {
  it('gives the same hash after every entry, undos and all', () => {
    let undos = 0;
    fc.assert(
      fc.property(seeds, (seed) => {
        const played = randomTable(seed);
        const replay = readReplay(replayText(writeReplay(played.table)));
        undos += played.undos;

        for (const { at, match } of stepper(cove, replay))
          if (played.hashes.has(at)) expect(cove.hash(match)).toBe(played.hashes.get(at));

        expect(played.hashes.get(played.table.length)).toBe(replay.segments[0]?.endHash);
      }),
      { numRuns: 100 },
    );
    expect(undos).toBeGreaterThan(100);
  });

  it('lets an answer be taken back or not, whether that was asked after every answer or never before', () => {
    let faults = 0;
    fc.assert(
      fc.property(seeds, (seed) => {
        const { table } = randomTable(seed);
        const replay = writeReplay(table);
        const asked = replayTo(cove, replay, 0);

        for (const entry of table.entries) {
          asked.forced();
          asked.apply(entry);
          const fresh = replayTo(cove, replay, asked.length);
          for (const seat of [ADA, BEN]) {
            const fault = asked.undoFault(seat);
            expect(fresh.undoFault(seat)).toBe(fault);
            if (fault !== null) faults++;
          }
        }
      }),
      { numRuns: 20 },
    );
    expect(faults).toBeGreaterThan(20);
  });

  it('leads to a table that goes on as the first one would have', () => {
    fc.assert(
      fc.property(seeds, fc.nat(1000), (seed, cut) => {
        const { table } = randomTable(seed);
        const replay = writeReplay(table);

        const again = replayTo(cove, replay, cut % (table.length + 1));
        for (const entry of table.entries.slice(again.length)) again.apply(entry);

        expect(writeReplay(again)).toEqual(replay);
        for (const seat of [ADA, BEN]) expect(again.canUndo(seat)).toBe(table.canUndo(seat));
      }),
      { numRuns: 60 },
    );
  });

  it('carries title, names, options and a pack of its own', () => {
    const pack = cove.readPack({ cards: [7, 8, 9] });
    const table = recording(cove, {
      seats: 2,
      options: { rounds: 3 },
      chance: { kind: 'chacha', seed: 'ab'.repeat(32) },
      pack,
      title: 'Sunday',
      names: ['Ada', 'Ben'],
    });
    table.play(ADA, DRAW);

    const replay = readReplay(replayText(writeReplay(table)));
    const again = replayTo(cove, replay, 1);

    expect(replay.header).toEqual({
      game: 'cove',
      title: 'Sunday',
      names: ['Ada', 'Ben'],
      seats: 2,
      options: { rounds: 3 },
      pack: { hash: pack.hash, own: { cards: [7, 8, 9] } },
      chance: { kind: 'chacha', seed: 'ab'.repeat(32) },
    });
    expect(again.match.state.pads[ADA]?.hand[0]).toBeGreaterThanOrEqual(7);
  });

  it('can begin with a match that stands already', () => {
    const { table: old } = randomTable(3, { options: { rounds: 3 } });
    const saved = cove.save(replayTo(cove, writeReplay(old), 5).match);

    const table = recording(cove, { match: cove.load(saved) });
    const seat = cove.asked(table.match)[0]?.seat ?? ADA;
    table.play(seat, cove.choices(table.match, seat)[0]);
    const again = replayTo(cove, readReplay(replayText(writeReplay(table))), 1);

    expect(cove.hash(again.match)).toBe(cove.hash(table.match));
    expect(table.header.chance).toEqual({ kind: 'saved' });
  });

  it('has no table for an entry it does not have', () => {
    const { table } = randomTable(1);

    for (const at of [-1, 0.5, Number.NaN, table.length + 1])
      expect(faultOf(() => replayTo(cove, table, at))?.code).toBe('out-of-range');
  });

  it('asks for seeds that its generators take', () => {
    const wrong =
      (chance: { kind: 'sfc'; seed: number } | { kind: 'chacha'; seed: string }) => () =>
        recording(cove, { seats: 2, chance });

    expect(wrong({ kind: 'sfc', seed: 0.5 })).toThrow(BadTerms);
    expect(wrong({ kind: 'chacha', seed: 'abc' })).toThrow(BadTerms);
  });
});

describe('A stepper', () => {
  it('shows the same at every position, in whatever order they are looked at', () => {
    fc.assert(
      fc.property(
        seeds,
        fc.array(fc.nat(1000), { minLength: 1, maxLength: 30 }),
        fc.constantFrom(1, 3, 32),
        (seed, jumps, every) => {
          const { table } = randomTable(seed);
          const walked = [...stepper(cove, table)];
          const jumping = stepper(cove, table, { every });

          for (const jump of jumps) {
            const moment = jumping.at(jump % walked.length);
            const same = walked[moment.at];
            expect(moment.entry).toEqual(same?.entry);
            expect(moment.view(BEN)).toEqual(same?.view(BEN));
            expect(moment.events('spectator')).toEqual(same?.events('spectator'));
          }
        },
      ),
      { numRuns: 60 },
    );
  });

  it('shows each viewer what they saw, and the entry that led there', () => {
    const table = recording(cove, { seats: 2, chance: { kind: 'sfc', seed: 1 } });
    table.play(ADA, MARK);
    table.undo(ADA);
    table.play(ADA, DRAW);
    const card = table.match.state.pads[ADA]?.hand[0];

    const steps = stepper(cove, table);

    expect([steps.first, steps.last]).toEqual([0, 3]);
    expect(steps.at(0).entry).toBeNull();
    expect(
      steps
        .at(1)
        .events('spectator')
        .map((e) => e.event),
    ).toEqual(['marked']);
    expect(steps.at(2).entry).toEqual({ seat: ADA, undo: true });
    expect(steps.at(2).events(ADA)).toEqual([]);
    expect(steps.at(3).events(ADA)[0]?.data).toEqual({ seat: ADA, card });
    expect(steps.at(3).events(BEN)[0]?.data).toEqual({ seat: ADA, card: -1 });
    expect(steps.at(3).view(BEN).state.pads[ADA]?.hand).toEqual([-1]);
  });

  it('shows a table that goes on as it stood when it was asked', () => {
    const table = recording(cove, { seats: 2, chance: { kind: 'sfc', seed: 1 } });
    table.play(ADA, MARK);
    const steps = stepper(cove, table);

    table.play(ADA, MARK);

    expect(steps.last).toBe(1);
    expect(steps.at(1).match.state.pads[ADA]?.marks).toBe(1);
    expect(faultOf(() => steps.at(2))?.code).toBe('out-of-range');
  });

  it('hands out matches that nobody else writes into', () => {
    const { table } = randomTable(5);
    const steps = stepper(cove, table);
    const moment = steps.at(2);
    const hash = cove.hash(moment.match);

    steps.at(steps.last);

    expect(cove.hash(moment.match)).toBe(hash);
  });
});

describe('A branch', () => {
  it('goes on from an entry with other dice, and is a replay of its own', () => {
    const table = recording(cove, {
      seats: 2,
      names: ['Ada', 'Ben'],
      chance: { kind: 'sfc', seed: 1 },
    });
    for (const choice of [ROLL, ROLL, ROLL, DONE]) table.play(ADA, choice);

    const totals = Array.from({ length: 8 }, (_, seed) => {
      const other = branch(cove, table, 1, { kind: 'sfc', seed: 100 + seed });
      for (const choice of [ROLL, ROLL]) other.play(ADA, choice);
      return other;
    });

    expect(new Set(totals.map(({ match }) => match.state.pads[ADA]?.coins)).size).toBeGreaterThan(
      1,
    );
    for (const other of totals) {
      expect(other.header.names).toEqual(['Ada', 'Ben']);
      expect(other.length).toBe(2);
      expect(verify(cove, writeReplay(other))).toMatchObject({ ok: true, answers: 2, rolls: 2 });
    }
  });

  it('leaves the old table as it was', () => {
    const { table } = randomTable(9);
    const before = replayText(writeReplay(table));

    branch(cove, table, 1, { kind: 'sfc', seed: 2 }).play(BEN, { do: 'leave' });

    expect(replayText(writeReplay(table))).toBe(before);
  });
});

describe('A replay of entries', () => {
  const seat = ADA;
  const wish = { seats: 2, chance: { kind: 'sfc', seed: 11 } } as const;

  it('is what a recording of them would have written', () => {
    const table = recording(cove, wish);
    for (const choice of [MARK, REST, DONE]) table.play(seat, choice);

    const replay = replayOf(cove, { ...wish, entries: table.entries });

    expect(replay).toEqual(writeReplay(table));
  });

  const faulty = engine({
    ...coveGame,
    steps: {
      ...coveGame.steps,
      'match/end': {
        kind: 'auto',
        run: () => {
          throw new Error('the end is nigh');
        },
      },
    },
  });

  it('keeps the entry that made a rule fail, and names it when it is run', () => {
    const entries = [
      { seat, choice: MARK },
      { seat: BEN, choice: { do: 'leave' } },
    ];

    const replay = readReplay(replayText(replayOf(faulty, { ...wish, entries })));

    expect(replay.segments[0]?.entries).toEqual(entries);
    expect(replayTo(faulty, replay, 1).match.state.pads[ADA]?.marks).toBe(1);
    expect(faultOf(() => replayTo(faulty, replay, 2))).toMatchObject({
      code: 'diverged',
      entry: 2,
      message: 'Entry 2 cannot be played as it was recorded: the end is nigh',
    });
  });

  it('leaves the table as it was where a rule fails', () => {
    const table = recording(faulty, wish);
    table.play(ADA, MARK);
    const hash = faulty.hash(table.match);

    expect(() => table.play(BEN, { do: 'leave' })).toThrow('the end is nigh');

    expect(faulty.hash(table.match)).toBe(hash);
    expect(table.length).toBe(1);
  });

  it('says of a set-up that fails that it does', () => {
    const unready = engine({
      ...coveGame,
      setup: () => {
        throw new Error('no cards');
      },
    });

    const replay = readReplay(replayText(replayOf(unready, { ...wish, entries: [] })));

    expect(faultOf(() => replayTo(unready, replay, 0))).toMatchObject({
      code: 'diverged',
      entry: 0,
      message: 'The match cannot be set up as it was recorded: no cards',
    });
  });

  it('refuses a table that the game does not have', () => {
    expect(() => replayOf(cove, { ...wish, seats: 9, entries: [] })).toThrow(BadTerms);
  });
});
