// Generated from packages/shelf/games.txt by `npm run shelf -- --write`.

import {
  type AnyCoachBook,
  type AnyLessonBook,
  anyCoach,
  anyLessons,
} from '@quarterdeck/kernel/staging';

/** The lessons of each game that has some, by its id: fetched when somebody learns. */
export const LESSONS: { readonly [game: string]: () => Promise<AnyLessonBook> } = {
  ahoy: async () => anyLessons((await import('@quarterdeck/ahoy/lessons')).LESSONS),
  seawolf: async () => anyLessons((await import('@quarterdeck/seawolf/lessons')).LESSONS),
  doubloons: async () => anyLessons((await import('@quarterdeck/doubloons/lessons')).LESSONS),
  prisoners: async () => anyLessons((await import('@quarterdeck/prisoners/lessons')).LESSONS),
  tinypirates: async () => anyLessons((await import('@quarterdeck/tinypirates/lessons')).LESSONS),
};

/** The coach of each of them at any table, fetched where somebody wants one. */
export const COACHES: { readonly [game: string]: () => Promise<AnyCoachBook> } = {
  ahoy: async () => anyCoach((await import('@quarterdeck/ahoy/coach')).COACH),
  seawolf: async () => anyCoach((await import('@quarterdeck/seawolf/coach')).COACH),
  doubloons: async () => anyCoach((await import('@quarterdeck/doubloons/coach')).COACH),
  prisoners: async () => anyCoach((await import('@quarterdeck/prisoners/coach')).COACH),
  tinypirates: async () => anyCoach((await import('@quarterdeck/tinypirates/coach')).COACH),
};
