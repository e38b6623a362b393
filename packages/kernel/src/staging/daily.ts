// A position of bots as the exercise of a day.

import type { ErasedKinds } from '../kinds.ts';
import type { DailyPosition } from './daily-position.ts';
import type { Lesson, Note } from './lesson.ts';

const DAILY = /^daily-(\d{1,6})$/;

/** The lesson's id on a day, counted in days since 1970 by universal time. */
export const dailyId = (day: number): string => `daily-${day}`;
/** The day that such an id means; undefined for every other lesson. */
export const dayOfDaily = (lesson: string): number | undefined => {
  const day = DAILY.exec(lesson)?.[1];
  return day === undefined ? undefined : Number(day);
};

const OTHERS = ['Old Salt', 'Ines', 'Tomas', 'Mary', 'Jack'] as const;

const tenths = (count: number): string => (Math.abs(count) / 10).toFixed(1);

type Notes = readonly Note<ErasedKinds>[];

/** What the best choice brings and costs against the next best, the most first. */
const gainsOf = ({ gains }: DailyPosition): Notes =>
  Object.entries(gains)
    .toSorted(([, a], [, b]) => b - a)
    .map(([gauge, count]) => ({
      key: `${count > 0 ? 'more' : 'less'}.${gauge}`,
      with: () => ({ count: tenths(count) }),
      clauses: [],
    }));

/** A position as an exercise: any answer is compared with the best, and taken back. Keys: `daily.*`. */
export function dailyLesson(position: DailyPosition, id: string): Lesson<ErasedKinds> {
  const { seats, seed, answers, seat, step, choices } = position;
  const [best, ...rest] = choices;
  if (best === undefined) throw new Error('a daily position has choices');
  const [right, worth] = best;
  const next = rest[0]?.[1] ?? 0;
  const gains = gainsOf(position);
  const others = OTHERS.slice(0, seats - 1);
  return {
    id,
    kind: 'exercise',
    grade: 3,
    title: 'daily.title',
    about: 'daily.about',
    learner: seat,
    names: [...others.slice(0, seat), '', ...others.slice(seat)],
    start: { seats, seed, answers },
    steps: [
      {
        kind: 'ask',
        id: 'best',
        title: 'daily.title',
        at: step,
        before: { key: 'daily.before', clauses: [] },
        right: { answers: [right] },
        others: rest.map(([when, mine]) => ({
          when,
          says: { key: 'daily.other', with: () => ({ mine, best: worth }), clauses: [] },
          is: 'taken-back',
        })),
        nothingElse: true,
        hint: gains[0] ?? { key: 'daily.hint', clauses: [] },
        isSeeded: true,
      },
    ],
    end: [{ key: 'daily.right', with: () => ({ best: worth, next }), clauses: [] }, ...gains],
    playOn: false,
  };
}
