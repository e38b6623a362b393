import { useWords } from '@quarterdeck/board-kit';
import type { AnyLessonBook } from '@quarterdeck/kernel/staging';
import { useMemo } from 'react';
import type { GameId } from './games.ts';

/** Where the words of a game's lessons lie among all that the page says. */
export const lessonCatalogue = (
  game: string,
  words: { readonly [key: string]: string },
): { readonly lessons: { readonly [game: string]: { readonly [key: string]: string } } } => ({
  lessons: { [game]: words },
});

/** What a lesson is called and about; what its coach says needs a table to read figures from. */
export const useLessonWords = (game: GameId, book: AnyLessonBook): ((key: string) => string) => {
  const words = useWords(useMemo(() => lessonCatalogue(game, book.words), [game, book]));
  return (key) => words(`lessons.${game}.${key}`);
};
