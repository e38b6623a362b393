// Staged matches: a position written as data, prepared luck, answers by pattern. Tests and lessons
// stand on it; nothing that people compete at does.

export type {
  AnyCoachBook,
  CoachAside,
  CoachAsides,
  CoachBook,
  CoachEyes,
  CoachedQuestion,
  CoachLine,
  CoachLines,
  CoachSplit,
  Glossary,
  Watcher,
  WatchersNote,
} from './coach.ts';
export {
  anyCoach,
  coachBook,
  coachedAside,
  coachedQuestion,
  countCoached,
  watchersNotes,
} from './coach.ts';
export { dailyId, dailyLesson, dayOfDaily } from './daily.ts';
export type {
  AnyDailyBook,
  DailyBook,
  DailyPosition,
  Gauges,
  PlayedStart,
} from './daily-position.ts';
export { dailyBook, playedMatch, positionOfDay } from './daily-position.ts';
export type {
  DemonstratedDenial,
  Demonstration,
  DemonstrationCase,
  DemonstrationPlay,
  Demonstrations,
  NotShown,
  PlayedCase,
} from './demonstration.ts';
export { eyesOf, NOT_SHOWN, playCase, playNext } from './demonstration.ts';
export type { ExerciseSketch } from './exercise.ts';
export { exerciseOf } from './exercise.ts';
export type {
  AnyLessonBook,
  AskStep,
  Lesson,
  LessonBook,
  LessonStep,
  Note,
  OthersStep,
  ReachStep,
  Way,
} from './lesson.ts';
export { anyLessons, lessonBook } from './lesson.ts';
export { LessonFault } from './lesson-fault.ts';
export type { LessonAnswer, LessonMoment, ShownNote } from './lesson-moment.ts';
export { askOf } from './lesson-moment.ts';
export type { LessonTurn } from './lesson-play.ts';
export {
  answerLesson,
  beginLesson,
  hintOf,
  isOnWay,
  lessonAt,
  lessonEnd,
  rightAnswer,
} from './lesson-play.ts';
export type { Patch, Plain } from './patch.ts';
export type { Pattern } from './pattern.ts';
export { readLesson } from './read-lesson.ts';
export { dice, rig } from './rig.ts';
export type { FrameSketch, Scenario } from './scenario.ts';
export { begin, scenario } from './scenario.ts';
export type { Answer } from './script.ts';
export { script } from './script.ts';
