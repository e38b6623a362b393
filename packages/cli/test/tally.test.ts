import { loadGame } from '@quarterdeck/shelf';
import { describe, expect, it } from 'vitest';
import type { SimPlan } from '../src/sim/plan.ts';
import { playRange, simTable } from '../src/sim/play-range.ts';
import { reportOf } from '../src/sim/report.ts';
import { addTally, countMatch, emptyTally, type Tally } from '../src/sim/tally.ts';
import { winsOf } from '../src/sim/wins.ts';

const plan: SimPlan = {
  game: 'reef',
  seats: 3,
  options: {},
  pack: undefined,
  bots: ['mate', 'random'],
  iterations: [1, 1],
  seed: 3,
};

const outcome = (ranks: readonly number[], scores: readonly number[]) => ({
  ranks,
  scores,
  sheet: [],
  because: 'RF-001',
});

describe('A tally', () => {
  it('lets those who tie for first share the win', () => {
    const tally = emptyTally(3, plan.bots);

    countMatch(tally, outcome([1, 1, 3], [8, 8, 2]), ['mate', 'random', 'mate'], 40);
    countMatch(tally, outcome([1, 1, 1], [5, 5, 5]), ['random', 'mate', 'random'], 50);

    expect(tally.winsBySeat.map(winsOf)).toEqual([5 / 6, 5 / 6, 1 / 3]);
    expect(winsOf(tally.winsByBot['mate'] ?? 0)).toBeCloseTo(1 / 2 + 1 / 3, 10);
    expect(winsOf(tally.winsByBot['random'] ?? 0)).toBeCloseTo(1 / 2 + 2 / 3, 10);
    expect(tally).toMatchObject({ games: 2, decisions: 90, scores: [13, 13, 7] });
  });

  it('is the same in whatever pieces the matches were played', async () => {
    const table = await simTable(plan, loadGame);
    const whole = playRange(table, { from: 0, to: 12 });
    const pieces: Tally = emptyTally(plan.seats, plan.bots);

    for (const [from, to] of [
      [7, 12],
      [0, 1],
      [1, 7],
    ] as const)
      addTally(pieces, playRange(table, { from, to }));

    expect(pieces).toEqual(whole);
  });
});

describe('A match that breaks', () => {
  it('is listed with its seed, counts nowhere, and does not stop the others', async () => {
    const table = await simTable(plan, loadGame);
    const { machine } = table;
    let created = 0;
    const fragile = {
      ...machine,
      create: (wish: Parameters<typeof machine.create>[0]) => {
        created++;
        if (created === 2) throw new Error('the keel is cracked');
        return machine.create(wish);
      },
    };

    const tally = playRange({ ...table, machine: fragile }, { from: 0, to: 4 });
    const report = reportOf(plan, { tally, seconds: 1 });

    expect(report.games).toBe(3);
    expect(report.errors).toEqual([
      { game: 1, seed: expect.any(Number), message: 'the keel is cracked' },
    ]);
    expect(report.winsBySeat.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 3);
  });
});
