import { count, pick, picks, toggle } from '@quarterdeck/kernel';
import { describe, expect, it } from 'vitest';
import { tables } from '../../src/test-kit/laws/tables.ts';

const words = { title: 'An option', about: 'It changes something.' };
const options = {
  ghosts: toggle({ ...words, default: false }),
  length: pick(['short', 'long'], { ...words, default: 'short' }),
  modules: picks(['maps', 'rum'], { ...words, default: [] }),
  rounds: count({ least: 2, most: 6 }, { ...words, default: 4 }),
  duel: toggle({ ...words, default: false, seats: [2] }),
};
const first = (many: number) => Array.from({ length: many }, (_, number) => number);

describe('The tables of a run', () => {
  const tableOf = tables({ seats: [2, 3], options, fixed: {} });

  it('begin with every seat count by the defaults', () => {
    expect([tableOf(0), tableOf(1)]).toEqual([
      { seats: 2, options: {} },
      { seats: 3, options: {} },
    ]);
  });

  it('go on with each value of each option at each seat count', () => {
    const each = first(40).map(tableOf);

    for (const seats of [2, 3]) {
      expect(each).toContainEqual({ seats, options: { ghosts: true } });
      expect(each).toContainEqual({ seats, options: { length: 'long' } });
      expect(each).toContainEqual({ seats, options: { modules: ['rum'] } });
      expect(each).toContainEqual({ seats, options: { modules: ['maps', 'rum'] } });
      expect(each).toContainEqual({ seats, options: { rounds: 2 } });
      expect(each).toContainEqual({ seats, options: { rounds: 6 } });
    }
  });

  it('come round again, so that a run meets every value wherever it begins', () => {
    const elsewhere = first(120).map((number) => tableOf(number + 987_654_321));

    for (const seats of [2, 3]) {
      expect(elsewhere).toContainEqual({ seats, options: {} });
      expect(elsewhere).toContainEqual({ seats, options: { length: 'long' } });
      expect(elsewhere).toContainEqual({ seats, options: { rounds: 6 } });
    }
  });

  it('change an option only where the game lets it', () => {
    const each = first(300).map(tableOf);

    expect(each).toContainEqual({ seats: 2, options: { duel: true } });
    expect(each.filter(({ seats }) => seats === 3)).not.toContainEqual({
      seats: 3,
      options: expect.objectContaining({ duel: true }),
    });
  });

  it('mix them after that, and a number always gives the same table', () => {
    const mixed = first(300).map(tableOf).slice(60);
    const kinds = new Set(mixed.map((table) => JSON.stringify(table)));

    expect(kinds.size).toBeGreaterThan(50);
    expect(tableOf(250)).toEqual(tables({ seats: [2, 3], options, fixed: {} })(250));
  });

  it('leave alone what a test holds fixed', () => {
    const held = tables({ seats: [2], options, fixed: { ghosts: true } });

    expect(first(100).map(held)).not.toContainEqual({
      seats: 2,
      options: expect.objectContaining({ ghosts: false }),
    });
    expect(held(0)).toEqual({ seats: 2, options: { ghosts: true } });
  });
});
