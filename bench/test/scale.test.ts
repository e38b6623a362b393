import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Costs } from '../src/scale/costs.ts';
import { scaleDocument } from '../src/scale/document.ts';
import { databaseLimit, needsOf, spread, wallsOf } from '../src/scale/model.ts';
import { simulate } from '../src/scale/simulate.ts';

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');
const costs: Costs = JSON.parse(read('../scale.json'));

describe('The model of a crowd', () => {
  it('is docs/scale.md, as the measured costs make it: npm run scale -- --write', () => {
    expect(read('../../docs/scale.md')).toBe(scaleDocument(costs));
  });

  it('needs one node and no news for a few, and more of everything for more', () => {
    const [few, club, town] = [30, 10_000, 1_000_000].map((players) =>
      needsOf(players, costs, 'any'),
    );

    expect(few).toMatchObject({ nodes: 1, natsMessages: 0, reads: 0, shards: 1 });
    for (const figure of ['nodes', 'appends', 'reads', 'wal', 'out', 'memory', 'shards'] as const)
      expect(town?.[figure]).toBeGreaterThan(club?.[figure] ?? Number.NaN);
  });

  it('gives nodes that are never asked for more than their share', () => {
    for (const players of [1_000, 20_000, 300_000, 2_000_000])
      for (const routing of ['any', 'by-table'] as const) {
        const { answers, nodes, nodesPerTable, shards } = needsOf(players, costs, routing);
        const { following, utilisation } = costs.assumed;
        const work = answers * (1 + (nodesPerTable - 1) * following);

        expect(work / nodes).toBeLessThanOrEqual(costs.measured.answersPerCore * utilisation);
        expect(answers / shards).toBeLessThanOrEqual(databaseLimit(costs));
      }
  });

  it('spreads the seats of a table over as many nodes as chance does', () => {
    expect(spread(1, 4, 'any')).toBe(1);
    expect(spread(2, 2, 'any')).toBe(1.5);
    expect(spread(1_000, 3, 'any')).toBeCloseTo(3, 1);
    expect(spread(1_000, 3, 'by-table')).toBe(1);
  });

  it('meets its walls in order, each where it begins to be hit', () => {
    const walls = wallsOf(costs, 'any');

    expect(walls.length).toBeGreaterThan(3);
    expect(walls.map(({ players }) => players)).toEqual(
      walls.map(({ players }) => players).toSorted((a, b) => a - b),
    );
    const appends = walls.find(({ what }) => what.includes('appends'))?.players ?? 0;
    expect(needsOf(appends * 0.9, costs, 'any').shards).toBe(1);
    expect(needsOf(appends * 1.1, costs, 'any').shards).toBe(2);
  });
});

describe('The simulation of a peak', () => {
  it('is the same every time, and keeps nodes as busy as the model says', () => {
    const needs = needsOf(100_000, costs, 'any');

    const [one, again] = [simulate(needs, costs), simulate(needs, costs)];

    expect(one).toEqual(again);
    expect(one.busiest).toBeGreaterThan(0.3);
    expect(one.busiest).toBeLessThan(0.75);
    expect(one.lastSeatP99).toBeGreaterThanOrEqual(one.p99);
  });

  it('shows what happens to people where a node is missing that the model asks for', () => {
    const needs = needsOf(100_000, costs, 'any');
    const half = { ...needs, nodes: Math.floor(needs.nodes / 2.5) };

    expect(simulate(half, costs).p99).toBeGreaterThan(10 * simulate(needs, costs).p99);
  });
});
