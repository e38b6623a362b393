import type { Motion } from '@quarterdeck/board-kit';
import { describe, expect, it } from 'vitest';
import { beatsOf, lengthOf, TIMES, tempoOf } from '../../../src/table/motion/beats.ts';

const sail: Motion = { family: 'sail', piece: 'ship/0', path: ['tile/1', 'tile/2'] };
const gain: Motion = { family: 'gain', to: 'seat/0' };

describe('Beats', () => {
  it('play one after the other, a voyage as long as its course', () => {
    const beats = beatsOf([sail, gain]);

    expect(beats.map(({ ms }) => ms)).toEqual([2 * TIMES.sail, TIMES.gain]);
    expect(lengthOf(beats)).toBe(2 * TIMES.sail + TIMES.gain);
  });

  it('join what has the same cause', () => {
    const beats = beatsOf([gain, { ...gain, together: true }, { family: 'score', together: true }]);

    expect(beats).toHaveLength(1);
    expect(beats[0]?.ms).toBe(TIMES.score);
  });

  it('begin by themselves where there is nothing to join', () => {
    expect(beatsOf([{ ...gain, together: true }])).toHaveLength(1);
  });

  it.each([
    [0, 0, 1],
    [2_000, 500, 1],
    [2_000, 501, 2],
    [5_000, 1_000, 2],
    [9_000, 0, 3],
    [0, 6_001, 'jump'],
  ])('with %d ms to come and %d ms behind them play at %s', (left, behind, tempo) => {
    expect(tempoOf(left, behind)).toBe(tempo);
  });
});
