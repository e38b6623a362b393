// Generated from packages/shelf/games.txt by `npm run shelf -- --write`.

import { type AnyLessonBook, anyLessons } from '@quarterdeck/kernel/staging';

/** The lessons of each game that has some, by its id: fetched when somebody learns. */
export const LESSONS: { readonly [game: string]: () => Promise<AnyLessonBook> } = {
  ahoy: async () => anyLessons((await import('@quarterdeck/ahoy/lessons')).LESSONS),
  seawolf: async () => anyLessons((await import('@quarterdeck/seawolf/lessons')).LESSONS),
  doubloons: async () => anyLessons((await import('@quarterdeck/doubloons/lessons')).LESSONS),
  prisoners: async () => anyLessons((await import('@quarterdeck/prisoners/lessons')).LESSONS),
  tinypirates: async () => anyLessons((await import('@quarterdeck/tinypirates/lessons')).LESSONS),
};
