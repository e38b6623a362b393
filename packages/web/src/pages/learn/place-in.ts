import type { AnyLessonBook } from '@quarterdeck/kernel/staging';
import type { LessonProgress } from '../../settings/settings.ts';

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
