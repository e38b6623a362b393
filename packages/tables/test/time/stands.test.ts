import { describe, expect, it } from 'vitest';
import { paceKey, paceOf } from '../../src/time/pace.ts';
import { gapsBetween, merged, ranBetween, standsAt } from '../../src/time/stands.ts';
import { VACATION_DAYS, vacationAt, withVacation } from '../../src/time/vacation.ts';

const DAY = 24 * 60 * 60 * 1_000;

describe('Stretches of time', () => {
  it('are merged where they touch, in whatever order they come', () => {
    const stands = [
      { from: 50, to: 60 },
      { from: 10, to: 20 },
      { from: 15, to: 30 },
      { from: 70, to: 70 },
      { from: 80, to: null },
      { from: 90, to: 95 },
    ];

    expect(merged(stands)).toEqual([
      { from: 10, to: 30 },
      { from: 50, to: 60 },
      { from: 80, to: null },
    ]);
  });

  it('are taken out of what has run', () => {
    const stands = merged([
      { from: 10, to: 20 },
      { from: 40, to: null },
    ]);

    expect(ranBetween(0, 100, stands)).toBe(30);
    expect(ranBetween(15, 18, stands)).toBe(0);
    expect(ranBetween(30, 20, stands)).toBe(0);
    expect([standsAt(10, stands), standsAt(20, stands), standsAt(99, stands)]).toEqual([
      true,
      false,
      true,
    ]);
  });

  it('without a server reach from its last beat to the grace after its start', () => {
    const up = [
      { from: 0, to: 100 },
      { from: 500, to: 500 },
    ];

    expect(gapsBetween(up, 30)).toEqual([
      { from: 0, to: 30, back: 0 },
      { from: 100, to: 530, back: 500 },
    ]);
  });
});

describe('A pace', () => {
  it('is read from what older tables have, and from clocks', () => {
    const clock = { start: 600_000, increment: 15_000 };

    expect(paceOf({ answerTime: null })).toBeNull();
    expect(paceOf({ answerTime: 300_000 })).toEqual({ kind: 'relaxed', turn: 300_000 });
    expect(paceOf({ answerTime: DAY })).toEqual({ kind: 'daily', turn: DAY });
    expect(paceOf({ answerTime: null, clock })).toEqual({ kind: 'live', ...clock });
  });

  it('is the same text only for the same pace', () => {
    const clock = { start: 300_000, increment: 0 };
    const keys = [{ answerTime: null }, { answerTime: 300_000 }, { answerTime: null, clock }];

    expect(new Set(keys.map(paceKey)).size).toBe(3);
  });
});

describe('Vacation', () => {
  it('lasts from now on, and may be ended or changed', () => {
    const first = withVacation([], 10, 0);
    expect(first).toEqual({ from: 0, to: 10 * DAY });
    const past = [{ from: 0, to: 10 * DAY }];

    expect(vacationAt(past, 5 * DAY)).toEqual({ until: 10 * DAY, daysLeft: VACATION_DAYS - 10 });
    expect(withVacation(past, 0, 5 * DAY)).toEqual({ from: 0, to: 5 * DAY });
    expect(withVacation(past, 20, 5 * DAY)).toEqual({ from: 0, to: 25 * DAY });
  });

  it('is refused beyond the days of a year, which come back a year later', () => {
    const past = [{ from: 0, to: 25 * DAY }];

    expect(withVacation(past, 6, 100 * DAY)).toBeNull();
    expect(withVacation(past, 5, 100 * DAY)).not.toBeNull();
    expect(vacationAt(past, 100 * DAY)).toEqual({ until: null, daysLeft: 5 });
    expect(vacationAt(past, 400 * DAY)).toEqual({ until: null, daysLeft: VACATION_DAYS });
    expect(withVacation(past, 30, 400 * DAY)).not.toBeNull();
  });
});
