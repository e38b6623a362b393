import { describe, expect, it } from 'vitest';
import {
  DAYS_KEPT,
  dayOf,
  streakOf,
  withoutOldDailies,
} from '../../src/settings/daily-progress.ts';

const TODAY = 20_409;
const solved = { at: '', done: true, misses: 0 };
const open = { at: 'best', done: false, misses: 1 };

const days = (...ago: readonly number[]) =>
  Object.fromEntries(ago.map((day) => [`seawolf/daily-${TODAY - day}`, solved]));

describe('Days in a row', () => {
  it('end today, or yesterday as long as today is open', () => {
    expect(streakOf(days(0, 1, 2), ['seawolf'], TODAY)).toBe(3);
    expect(streakOf(days(1, 2), ['seawolf'], TODAY)).toBe(2);
    const today = { [`seawolf/daily-${TODAY}`]: open };
    expect(streakOf({ ...days(1), ...today }, ['seawolf'], TODAY)).toBe(1);
  });

  it('are broken by a day that was missed, and belong to one game', () => {
    expect(streakOf(days(0, 2, 3), ['seawolf'], TODAY)).toBe(1);
    expect(streakOf(days(2, 3), ['seawolf'], TODAY)).toBe(0);
    expect(streakOf(days(0, 1), ['ahoy'], TODAY)).toBe(0);
  });

  it('of several games go on where any of them was solved', () => {
    const lessons = { ...days(0, 2), [`ahoy/daily-${TODAY - 1}`]: solved };

    expect(streakOf(lessons, ['ahoy', 'seawolf'], TODAY)).toBe(3);
    expect(streakOf(lessons, ['seawolf'], TODAY)).toBe(1);
  });
});

describe('A day', () => {
  it('changes at midnight of universal time', () => {
    expect(dayOf(Date.UTC(2026, 10, 17, 23, 59))).toBe(dayOf(Date.UTC(2026, 10, 17)));
    expect(dayOf(Date.UTC(2026, 10, 18))).toBe(dayOf(Date.UTC(2026, 10, 17)) + 1);
  });
});

describe('Exercises of days long past', () => {
  it('are forgotten, and no other lesson is', () => {
    const lessons = { ...days(0, DAYS_KEPT - 1, DAYS_KEPT), 'seawolf/first': solved };

    expect(withoutOldDailies(lessons, TODAY)).toEqual({
      ...days(0, DAYS_KEPT - 1),
      'seawolf/first': solved,
    });
  });
});
