// The test kit's door. Everything here is pure: what writes files is passed in.

export type { Patch, Plain } from '../staging/patch.ts';
export type { Pattern } from '../staging/pattern.ts';
export { dice, rig } from '../staging/rig.ts';
export type { FrameSketch, Scenario } from '../staging/scenario.ts';
export { begin, scenario } from '../staging/scenario.ts';
export type { Answer } from '../staging/script.ts';
export { script } from '../staging/script.ts';
export { withAdditions } from './additions.ts';
export { asScenario, sketchOf } from './as-scenario.ts';
export type { Contest, RandomTable } from './bot-eye.ts';
export { atRandom, shareOf, sharesOf, winsAgainstChance } from './bot-eye.ts';
export type { Corpus, CorpusSave } from './corpus.ts';
export { finishes, playToTheEnd, savesInsideEveryAskingStep } from './corpus.ts';
export type { LawNumber } from './laws/breach.ts';
export type { BrokenMatch } from './laws/broken-match.ts';
export { LawBroken } from './laws/broken-match.ts';
export type { Counted, SeenFrame } from './laws/counting.ts';
export type { Figures } from './laws/figures.ts';
export { inWords } from './laws/figures.ts';
export type { LawPlan } from './laws/obeys-the-laws.ts';
export { obeysTheLaws } from './laws/obeys-the-laws.ts';
export { overpromising } from './laws/overpromising.ts';
export { unproven } from './laws/unproven.ts';
export type { ClauseLock } from './lessons/clause-lock.ts';
export { citedByCoach, citedIn, lockOf } from './lessons/clause-lock.ts';
export type {
  CoachedPosition,
  CoachFigures,
  CoachHeld,
  CoachPlan,
  Tried,
  WatcherClaim,
} from './lessons/coach-holds.ts';
export { coachHolds } from './lessons/coach-holds.ts';
export type { LessonFigures, LessonPlan, LessonsHeld } from './lessons/lesson-holds.ts';
export { lessonHolds } from './lessons/lesson-holds.ts';
export { deniedOf, isOffered, offersOf, refuses, whyNot } from './offers.ts';
export { packProblems } from './spoilt-pack.ts';
export type { Tellings } from './tellings.ts';
export { tellings } from './tellings.ts';
export type { FiguresPlan } from './unread-figures.ts';
export { unreadFigures } from './unread-figures.ts';
export type { Said, WordsPlan } from './words/said-in.ts';
export { saidIn } from './words/said-in.ts';
