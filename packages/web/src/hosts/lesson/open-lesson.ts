import { type AnyLessonBook, dayOfDaily, readLesson } from '@quarterdeck/kernel/staging';
import { ok, type Result, refused, type TableHandlers } from '@quarterdeck/tables';
import { type LessonParts, LessonSession } from './lesson-session.ts';

export type OpenLessonParts = Omit<LessonParts, 'lesson' | 'exercises'>;

/** The lesson that is wanted, read first: what cannot be played as it is written is not begun. */
export function openLesson(book: AnyLessonBook, parts: OpenLessonParts): Result<TableHandlers> {
  const lesson = book.lessons.find(({ id }) => id === parts.wish.lesson);
  if (lesson === undefined) return refused('no-table');
  readLesson(parts.engine, lesson, book.words);
  // The exercise of the day does not belong to those that follow each other.
  const exercises = book.lessons
    .filter(({ id, kind }) => kind === 'exercise' && dayOfDaily(id) === undefined)
    .map(({ id }) => id);
  return ok(new LessonSession({ ...parts, lesson, exercises }).handlers);
}
