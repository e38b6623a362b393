import type { LessonsProgress } from './settings.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Exercises of the day are remembered for this many days. */
export const DAYS_KEPT = 60;

/** Days since 1970, by universal time: the same day for everybody. */
export const dayOf = (now: number): number => Math.floor(now / DAY_MS);

/** The lesson of a day. */
export const dailyOf = (day: number): string => `daily-${day}`;

const DAILY = /\/daily-(\d+)$/;

/** What is long past is forgotten, so that what is kept does not grow for ever. */
export const withoutOldDailies = (lessons: LessonsProgress, today: number): LessonsProgress =>
  Object.fromEntries(
    Object.entries(lessons).filter(([name]) => {
      const day = DAILY.exec(name)?.[1];
      return day === undefined || Number(day) > today - DAYS_KEPT;
    }),
  );

/** How many days in a row one of these games' was solved, up to today or, as long as today is open, yesterday. */
export function streakOf(
  lessons: LessonsProgress,
  games: readonly string[],
  today: number,
): number {
  const isSolved = (day: number): boolean =>
    games.some((game) => lessons[`${game}/${dailyOf(day)}`]?.done === true);
  let day = isSolved(today) ? today : today - 1;
  let days = 0;
  for (; isSolved(day); day--) days++;
  return days;
}
