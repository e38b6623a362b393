import {
  type AnyLessonBook,
  dailyLesson,
  dayOfDaily,
  positionOfDay,
} from '@quarterdeck/kernel/staging';
import { DAILY_EN } from './daily-en.ts';

/** The lessons with the exercise of a day among them, where that is the one that is wanted. */
export const bookWith = async (book: AnyLessonBook, lesson: string): Promise<AnyLessonBook> => {
  const day = dayOfDaily(lesson);
  if (day === undefined || book.daily === undefined) return book;
  const { positions, words } = await book.daily();
  const position = positionOfDay(positions, day);
  if (position === undefined) return book;
  return {
    ...book,
    words: { ...book.words, ...words, ...DAILY_EN },
    lessons: [...book.lessons, dailyLesson(position, lesson)],
  };
};
