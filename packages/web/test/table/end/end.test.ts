import { type Seat, seatsOf } from '@quarterdeck/kernel';
import { describe, expect, it } from 'vitest';
import { chartOf, momentsOf, roundsOf } from '../../../src/table/end/curves.ts';
import { placesOf, sheetRows, winnersOf } from '../../../src/table/end/score-sheet.ts';

const [ADA, INES] = seatsOf(2) as [Seat, Seat];
const line = (seat: Seat, of: string, count: number, points: number) => ({
  seat,
  clause: 'RF-055',
  line: of,
  count,
  points,
});

describe('The score sheet', () => {
  it('has one row for each kind of points, added up for each seat', () => {
    const rows = sheetRows({
      scores: [9, 2],
      sheet: [
        line(ADA, 'pearls', 2, 5),
        line(ADA, 'helpers', 1, 3),
        line(ADA, 'helpers', 1, 1),
        line(INES, 'pearls', 1, 2),
      ],
    });

    expect(rows.map((row) => row.line)).toEqual(['pearls', 'helpers']);
    expect(rows[0]?.cells).toEqual([
      { count: 2, points: 5 },
      { count: 1, points: 2 },
    ]);
    expect(rows[1]?.cells).toEqual([{ count: 2, points: 4 }, undefined]);
  });

  it('puts the best first, and shares a place', () => {
    expect(placesOf({ ranks: [2, 1] })).toEqual([INES, ADA]);
    expect(winnersOf({ ranks: [1, 1] })).toEqual([ADA, INES]);
  });
});

describe('The chart', () => {
  const frame = { left: 0, right: 100, top: 0, bottom: 50 };

  it('looks at the first and the last moment, and not at too many between', () => {
    expect(momentsOf(3)).toEqual([0, 1, 2, 3]);
    expect(momentsOf(1_000, 5)).toEqual([0, 250, 500, 750, 1_000]);
    expect(momentsOf(0)).toEqual([0]);
  });

  it('fits every curve into its frame, losses too', () => {
    const { paths, ticks } = chartOf(
      [
        { seat: ADA, points: [0, -5, 15] },
        { seat: INES, points: [0, 0, 5] },
      ],
      frame,
    );

    expect(paths[0]?.d).toBe('M0 37.5L50 50L100 0');
    expect(ticks.map(({ value }) => value)).toEqual([-5, 0, 5, 10, 15]);
    expect(ticks.every(({ y }) => y >= 0 && y <= 50)).toBe(true);
  });

  it('stands up to a match without points', () => {
    expect(chartOf([{ seat: ADA, points: [0] }], frame).paths[0]?.d).toBe('M0 50');
  });

  it('names the rounds along its foot, each once and none over another', () => {
    const rounds = ['Round 1', 'Round 1', 'Round 2', 'Round 2', undefined, 'Round 3'];

    expect(roundsOf(rounds, { left: 0, right: 500 })).toEqual([
      { label: 'Round 1', x: 0 },
      { label: 'Round 2', x: 200 },
      { label: 'Round 3', x: 500 },
    ]);
    expect(roundsOf(['a', 'b', 'c'], { left: 0, right: 100 }).map(({ label }) => label)).toEqual([
      'a',
      'c',
    ]);
  });
});
