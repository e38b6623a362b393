import { sfcRng } from '@quarterdeck/kernel/chance';
import { engine } from '@quarterdeck/kernel/engine';
import { obeysTheLaws } from '@quarterdeck/kernel/test-kit';
import { describe, expect, it } from 'vitest';
import { ticTacToe } from '../src/tic-tac-toe/ours.ts';
import { peerMatch } from '../src/tic-tac-toe/peer.ts';

const ours = engine(ticTacToe);

/** Our match as far as it goes; `pick` names a cell, given those that are free. */
function ourMatch(pick: (free: readonly number[], move: number) => number | undefined) {
  const match = ours.create({ seats: 2, rng: sfcRng(1) });
  for (let moves = 0; ; moves++) {
    const seat = ours.asked(match)[0]?.seat;
    if (seat === undefined) return { moves, ranks: ours.outcome(match)?.ranks };
    const free = ours.choices(match, seat).flatMap((c) => (c.do === 'mark' ? [c.cell] : []));
    ours.play(match, seat, { do: 'mark', cell: pick(free, moves) });
  }
}

/** Nine numbers, different for every match. */
const picksOf = (match: number): readonly number[] =>
  Array.from({ length: 9 }, (_, move) => Math.floor(match / (move + 1)) % 9);

describe('Tic-tac-toe', () => {
  it('is the same game on both kernels: the same picks end after the same moves', () => {
    for (let match = 0; match < 100; match++) {
      const picks = picksOf(match);
      const nth = (move: number, free: number): number => (picks[move] ?? 0) % free;
      let move = 0;

      const theirs = peerMatch((free) => nth(move++, free));

      expect(theirs).toBe(ourMatch((free, at) => free[nth(at, free.length)]).moves);
    }
  });

  it.each([
    ['three in a row', [0, 3, 1, 4, 2], { moves: 5, ranks: [1, 2] }],
    ['three across, by the second seat', [1, 0, 2, 4, 3, 8], { moves: 6, ranks: [2, 1] }],
    ['nobody on a full board', [0, 1, 2, 4, 3, 5, 7, 6, 8], { moves: 9, ranks: [1, 1] }],
  ])('is won by %s', (_, cells, result) => {
    expect(ourMatch((_free, move) => cells[move])).toEqual(result);
  });

  it('obeys the laws', () => {
    expect(obeysTheLaws(ticTacToe, { matches: 20, sample: 5 }).sampled).toBeGreaterThan(10);
  });
});
