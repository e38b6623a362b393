import { findDriver } from '@quarterdeck/server';
import { describe, expect, it } from 'vitest';
import { measureAppends } from '../src/online/appends.ts';
import type { Host } from '../src/online/host.ts';
import { type Load, type LoadPlan, measureLoad } from '../src/online/load.ts';
import { measureLongLogs } from '../src/online/long/long.ts';
import { lossOf } from '../src/online/loss.ts';
import { measureIdle } from '../src/online/many/idle.ts';
import { measureStored } from '../src/online/many/stored.ts';
import { OURS } from '../src/online/ours.ts';
import { BOARDGAME_IO } from '../src/online/peers/boardgameio.ts';
import { COLYSEUS } from '../src/online/peers/colyseus.ts';
import { inFolder, startServer } from '../src/online/server-process.ts';
import {
  idleInWords,
  loadInWords,
  longInWords,
  ratioInWords,
  storedInWords,
} from '../src/online/words.ts';

const REEF = { game: 'reef', seats: 2, options: { rounds: 6 } };
const COUNTER = { game: 'counter', seats: 2 };

/** As short as the machine allows: a busy one may need longer until anybody has answered. */
const measured = async (
  plan: Pick<LoadPlan, 'kind' | 'pace'>,
  host?: Host,
): ReturnType<typeof measureLoad> => {
  for (let seconds = 0.5; ; seconds *= 2) {
    const load = await measureLoad({ ...plan, tables: 2, seconds, warmSeconds: 0.2 }, host);
    if (load.answers > 0) return load;
  }
};

const expectFigures = (load: Load): void => {
  expect(load.tables).toBe(2);
  expect(load.answers).toBeGreaterThan(0);
  expect(load.answersPerSecond).toBeGreaterThan(0);
  expect(load.answersPerProcessorSecond).toBeGreaterThan(0);
  expect(load.bytesPerAnswer).toBeGreaterThan(0);
  expect(load.median).toBeGreaterThan(0);
  expect(load.p99).toBeGreaterThanOrEqual(load.median);
  expect(load.acknowledged).toBeGreaterThanOrEqual(load.answers);
};

describe('The load of tables online', () => {
  it.each([
    ['everybody answers at once', null],
    ['everybody answers five times a second', 5],
  ])('is measured where %s', async (_, pace) => {
    const load = await measured({ kind: REEF, pace });

    expectFigures(load);
    expect(load.lostAtKill).toBe(0);
  });

  it.each([
    ['boardgame.io', BOARDGAME_IO],
    ['Colyseus', COLYSEUS],
  ])('is measured of %s, which keeps nothing when it is killed', async (_, host) => {
    const load = await measured({ kind: COUNTER, pace: null }, host);

    expectFigures(load);
    expect(load.lostAtKill).toBe(load.acknowledged);
  });
});

describe('A long log', () => {
  it('is measured at two places of it, by the server’s own processor', async () => {
    const long = await measureLongLogs({ tables: 2, early: 6, late: 40, window: 8, rounds: 1 });

    expect(long.early).toMatchObject({ answer: 6 });
    expect(long.late).toMatchObject({ answer: 40 });
    for (const { microseconds, bytes } of [long.early, long.late]) {
      expect(microseconds).toBeGreaterThan(0);
      expect(bytes).toBeGreaterThan(0);
    }
    expect(long.ratio).toBeCloseTo(long.late.microseconds / long.early.microseconds);
    expect(longInWords(long)).toMatch(/^long logs, 2 tables: answer 40 costs [\d.]+ times what/);
  });
});

describe('Many of something', () => {
  it('cost an amount of memory while they are connected and idle', async () => {
    const idle = await measureIdle(12, 0);

    expect(idle.connections).toBe(12);
    expect(idle.empty).toBeGreaterThan(0);
    expect(idle.megabytes).toBeGreaterThan(idle.empty / 2);
    expect(idleInWords(idle)).toMatch(/^12 idle connections: \d+ MB/);
  });

  it('are found by a server that starts anew, and can be played on', async () => {
    const stored = await measureStored(7);

    expect(stored).toMatchObject({ tables: 7, opened: 7 });
    expect(stored.listening).toBeGreaterThan(0);
    expect(stored.median).toBeGreaterThan(0);
    expect(storedInWords(stored)).toMatch(/^7 stored tables: listening [\d,]+ ms/);
  });
});

describe('What a kill loses', () => {
  it.each([
    ['ours', OURS, REEF],
    ['boardgame.io', BOARDGAME_IO, COUNTER],
    ['Colyseus', COLYSEUS, COUNTER],
  ])('is asked of %s itself, which has every answer until then', async (_, host, kind) => {
    await inFolder(async (folder) => {
      const server = await startServer(host.script, folder);
      try {
        const guests = await host.sitDown(server.port, kind);
        for (let answers = 0; answers < 3; answers++) await guests.answer();

        expect([...guests.acknowledged.values()]).toEqual([3]);
        expect(await host.held(server, [...guests.acknowledged.keys()])).toEqual([3]);
      } finally {
        await server.kill();
      }
    });
  });

  const guests = [
    {
      acknowledged: new Map([
        ['first', 12],
        ['second', 5],
      ]),
    },
    { acknowledged: new Map([['third', 4]]) },
  ];
  const after = (kept: Readonly<Record<string, number>>) =>
    lossOf(guests, async (tables) => tables.map((table) => kept[table] ?? 0));

  it('is what was acknowledged and is not there afterwards, at any table', async () => {
    expect(await after({ first: 12, second: 5, third: 4 })).toEqual({
      acknowledged: 21,
      lostAtKill: 0,
    });
    expect(await after({ first: 11, third: 1 })).toEqual({ acknowledged: 21, lostAtKill: 9 });
  });

  it('is not made up for by an answer that was stored and not yet acknowledged', async () => {
    expect(await after({ first: 13, second: 4, third: 4 })).toMatchObject({ lostAtKill: 1 });
  });
});

describe('The words of the bench online', () => {
  const ours = {
    game: 'reef',
    seats: 2,
    tables: 64,
    answers: 30_000,
    answersPerSecond: 2_000,
    answersPerProcessorSecond: 3_000,
    median: 8,
    p99: 20.25,
    bytesPerAnswer: 900.4,
    acknowledged: 41_000,
    lostAtKill: 0,
  };
  const theirs = {
    ...ours,
    acknowledged: 24_000,
    lostAtKill: 24_000,
    ratio: { answersPerSecond: 1.7, answersPerProcessorSecond: 2.125 },
  };

  it('tell each load with what it lost', () => {
    expect(loadInWords('closed loop', ours)).toBe(
      "closed loop: 64 tables of reef with 2 seats, 2,000 durable answers/s (3,000 per second of the server's processor), 8.0 ms to the last seat, p99 20.3 ms, 900 bytes an answer; 0 of 41,000 lost at kill -9",
    );
  });

  it('tell how many times a peer we are, and what each loses', () => {
    expect(ratioInWords('boardgame.io', theirs, ours)).toBe(
      "our answers are 1.70 times boardgame.io's (2.13 times per second of the processor), which loses all of 24,000 acknowledged answers at kill -9; ours lose 0 of 41,000",
    );
  });
});

describe('The store alone', () => {
  it('is measured in durable appends a second, by the driver it had', async () => {
    const driver = await findDriver();

    const appends = await measureAppends(driver, { tables: 2, seconds: 0.3, warmSeconds: 0.1 });

    expect(appends).toMatchObject({ driver: driver.name, version: driver.version, tables: 2 });
    expect(appends.appendsPerSecond).toBeGreaterThan(0);
    expect(appends.appendsPerProcessorSecond).toBeGreaterThan(0);
  });
});
