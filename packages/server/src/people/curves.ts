import type { RatingStep } from '../store/people/people-store.ts';
import { pointsOf } from './rating.ts';

export const DAY = 24 * 60 * 60 * 1_000;
/** More than a line of a hundred pixels can show. */
const MOST_POINTS = 45;

type Point = { readonly at: number; readonly rating: number };

/** A rating through time, by the matches that moved it: where it began, and where each left it. */
export function curveOf(steps: readonly RatingStep[]): readonly Point[] {
  const [first] = steps;
  if (first === undefined) return [];
  const points = [
    { at: first.at, rating: pointsOf({ mu: first.before }) },
    ...steps.map(({ at, after }) => ({ at, rating: pointsOf({ mu: after }) })),
  ];
  if (points.length <= MOST_POINTS) return points;
  const last = points.length - 1;
  return Array.from({ length: MOST_POINTS }, (_, nth) => {
    const at = Math.round((nth * last) / (MOST_POINTS - 1));
    return points[at] as Point;
  });
}

/** What the matches since then have changed. */
export function changeSince(steps: readonly RatingStep[], since: number): number {
  const recent = steps.filter(({ at }) => at >= since);
  const [first] = recent;
  const last = recent.at(-1);
  if (first === undefined || last === undefined) return 0;
  return pointsOf({ mu: last.after }) - pointsOf({ mu: first.before });
}

/** One person's steps in one game and pace. */
export const stepsOf = (
  steps: readonly RatingStep[],
  one: { readonly person: string; readonly game: string; readonly pace: string },
): readonly RatingStep[] =>
  steps.filter(
    ({ person, game, pace }) => person === one.person && game === one.game && pace === one.pace,
  );
