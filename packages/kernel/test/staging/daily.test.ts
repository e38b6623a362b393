import {
  type DailyPosition,
  dailyId,
  dailyLesson,
  dayOfDaily,
  positionOfDay,
} from '@quarterdeck/kernel/staging';
import { describe, expect, it } from 'vitest';

const position = (seed: number): DailyPosition => ({
  seats: 3,
  seed,
  answers: [],
  seat: 1,
  step: 'diving/choose',
  choices: [
    [{ do: 'stay' }, 61],
    [{ do: 'leave' }, 48],
  ],
  searched: { worlds: 96, lead: 130, error: 10, judged: 500 },
  gains: { pearls: 12, divers: -5 },
});
const POOL = [1, 2, 3, 4, 5, 6, 7].map(position);
const seedOn = (day: number): number | undefined => positionOfDay(POOL, day)?.seed;

describe('The position of a day', () => {
  it('comes once before any comes again', () => {
    const first = 20_000 * POOL.length;
    const cycle = POOL.map((_, day) => seedOn(first + day));

    expect(new Set(cycle).size).toBe(POOL.length);
  });

  it('is the same whenever it is asked for, and another order comes with the next cycle', () => {
    const orderFrom = (day: number) => POOL.map((_, later) => seedOn(day + later));
    const orders = [0, 1, 2, 3].map((cycle) => orderFrom(cycle * POOL.length));

    expect(orderFrom(0)).toEqual(orders[0]);
    expect(new Set(orders.map(String)).size).toBeGreaterThan(1);
  });

  it('is missing where there is none to choose from', () => {
    expect(positionOfDay([], 20_000)).toBeUndefined();
  });

  it('has an id that tells the day, which no other lesson has', () => {
    expect(dayOfDaily(dailyId(20_409))).toBe(20_409);
    expect(['first', 'daily', 'daily-', 'daily-1x', 'daily-1234567'].map(dayOfDaily)).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });
});

describe('The exercise of a day', () => {
  const lesson = dailyLesson(position(1), 'daily-1');
  const [ask] = lesson.steps;

  it('wants the best choice, and tells of every other what both are worth', () => {
    if (ask?.kind !== 'ask') throw new Error('expected a question');

    expect(ask.right).toEqual({ answers: [{ do: 'stay' }] });
    expect(ask.others?.map(({ when }) => when)).toEqual([{ do: 'leave' }]);
    expect(ask.others?.[0]?.says.with?.({} as never, [])).toEqual({ mine: 48, best: 61 });
  });

  it('explains by what it brings first and then by what it costs', () => {
    const told = lesson.end.map(({ key, with: figures }) => [key, figures?.({} as never, [])]);

    expect(told).toEqual([
      ['daily.right', { best: 61, next: 48 }],
      ['more.pearls', { count: '1.2' }],
      ['less.divers', { count: '0.5' }],
    ]);
  });

  it('seats the learner where the bot sat', () => {
    expect(lesson.names).toEqual(['Old Salt', '', 'Ines']);
  });
});
