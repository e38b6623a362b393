import { describe, expect, it } from 'vitest';
import { changeSince, curveOf } from '../../src/people/curves.ts';
import { after, meanOf, pointsOf, ratedPlaces, UNKNOWN } from '../../src/people/rating.ts';

const settled = (points: number) => ({ mu: UNKNOWN.mu + (points - 1500) / 30, sigma: 1 });

describe('A rating', () => {
  it('begins in the middle, and moves less the surer it is', () => {
    const [first] = after([UNKNOWN, UNKNOWN], [1, 2]);
    const [later] = after([settled(1500), settled(1500)], [1, 2]);

    expect(pointsOf(UNKNOWN)).toBe(1500);
    expect(pointsOf(first ?? UNKNOWN) - 1500).toBeGreaterThan(50);
    const moved = pointsOf(later ?? UNKNOWN) - 1500;
    expect(moved).toBeGreaterThan(0);
    expect(moved).toBeLessThan(10);
    expect(first?.sigma).toBeLessThan(UNKNOWN.sigma);
  });

  it.each([2, 3, 5, 8])('goes by the order in which %i seats come in', (seats) => {
    const places = Array.from({ length: seats }, (_, seat) => seat + 1);

    const points = after(
      places.map(() => UNKNOWN),
      places,
    ).map(pointsOf);

    expect(points).toEqual(points.toSorted((a, b) => b - a));
    expect(points[0]).toBeGreaterThan(1500);
    expect(points.at(-1)).toBeLessThan(1500);
  });

  it('gives more for what was not expected, and the same for a shared place', () => {
    const [, upset] = after([settled(1700), settled(1500)], [2, 1]);
    const [, even] = after([settled(1500), settled(1500)], [2, 1]);
    const shared = after([settled(1500), settled(1500), settled(1500)], [1, 1, 3]).map(pointsOf);

    expect(upset?.mu).toBeGreaterThan(even?.mu ?? 0);
    expect(shared[0]).toBe(shared[1]);
  });

  it('goes down for who has left, wherever the bot in the seat has come', () => {
    expect(ratedPlaces([1, 2, 3], [0])).toEqual([4, 2, 3]);
    expect(ratedPlaces([1, 2], [])).toEqual([1, 2]);
  });

  it('of a bot in several seats is the mean of them', () => {
    expect(
      meanOf([
        { mu: 20, sigma: 4 },
        { mu: 30, sigma: 8 },
      ]),
    ).toEqual({ mu: 25, sigma: 6 });
  });
});

describe('A curve', () => {
  const step = (nth: number) => ({
    person: 'ada',
    game: 'reef',
    pace: 'live' as const,
    at: nth,
    before: 25 + nth,
    after: 26 + nth,
  });

  it('begins where the first match found the rating and ends where the last one left it', () => {
    const steps = Array.from({ length: 200 }, (_, nth) => step(nth));

    const curve = curveOf(steps);

    expect(curve.length).toBeLessThanOrEqual(45);
    expect(curve[0]?.rating).toBe(1500);
    expect(curve.at(-1)?.rating).toBe(1500 + 200 * 30);
    expect(curveOf([])).toEqual([]);
  });

  it('says what has changed since a day', () => {
    expect(changeSince([step(1), step(2), step(3)], 2)).toBe(60);
    expect(changeSince([step(1)], 2)).toBe(0);
  });
});
