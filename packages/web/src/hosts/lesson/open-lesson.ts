import type { Engine, ErasedKinds } from '@quarterdeck/kernel/engine';
import { type AnyLessonBook, readLesson } from '@quarterdeck/kernel/staging';
import { ok, type Result, refused } from '@quarterdeck/tables';
import { LessonSession, type LessonSessionParts } from './lesson-session.ts';

export type OpenLessonParts = Omit<LessonSessionParts, 'engine' | 'lesson' | 'exercises'>;

/** The lesson that is wanted, read first: what cannot be played as it is written is not begun. */
export function openLesson(
  engine: Engine<ErasedKinds>,
  book: AnyLessonBook,
  parts: OpenLessonParts,
): Result<LessonSession> {
  const lesson = book.lessons.find(({ id }) => id === parts.wish.lesson);
  if (lesson === undefined) return refused('no-table');
  readLesson(engine, lesson, book.words);
  const exercises = book.lessons.filter(({ kind }) => kind === 'exercise').map(({ id }) => id);
  return ok(new LessonSession({ ...parts, engine, lesson, exercises }));
}
