import type { AnyLessonBook } from '@quarterdeck/kernel/staging';
import type { LessonProgress, LessonsProgress } from '../../settings/settings.ts';

type Lesson = AnyLessonBook['lessons'][number];

/** The titled steps of a lesson, the one that a learner is at, and how many lie behind. */
export type PlaceInLesson = {
  readonly titled: readonly { readonly id: string; readonly title: string }[];
  readonly here: number;
  readonly done: number;
};

/** A step that the lesson no longer has is its beginning: it begins anew. */
export function placeIn({ steps }: Lesson, progress: LessonProgress | undefined): PlaceInLesson {
  const titled = steps.flatMap(({ id, title }) => (title === undefined ? [] : [{ id, title }]));
  const at = steps.findIndex(({ id }) => id === progress?.at);
  const reached = steps.slice(0, at + 1).filter(({ title }) => title !== undefined).length;
  const here = Math.max(0, reached - 1);
  return { titled, here, done: progress?.done === true ? titled.length : here };
}

const isOver = (lesson: Lesson, progress: LessonProgress | undefined): boolean =>
  progress?.done === true && placeIn(lesson, progress).here === 0;

/** What the way into a lesson is called. */
export function wayOn(
  lesson: Lesson,
  progress: LessonProgress | undefined,
): 'learn.again' | 'learn.begin' | 'learn.goOn' {
  if (isOver(lesson, progress)) return 'learn.again';
  return placeIn(lesson, progress).here === 0 ? 'learn.begin' : 'learn.goOn';
}

/** The guided match that is shown first: one that was begun, else one that was not played, else the first. */
export function lessonHere(
  game: string,
  lessons: readonly Lesson[],
  progress: LessonsProgress,
): Lesson | undefined {
  const guided = lessons.filter(({ kind }) => kind !== 'exercise');
  const of = ({ id }: Lesson): LessonProgress | undefined => progress[`${game}/${id}`];
  return (
    guided.find((lesson) => placeIn(lesson, of(lesson)).here > 0) ??
    guided.find((lesson) => of(lesson)?.done !== true) ??
    guided[0]
  );
}
