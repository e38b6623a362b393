// The bots' door. Nothing behind it is tied to Node or to a page; workers have doors of their own.

export type { BotAnswer, BotSpec, MindSpec } from './bot.ts';
export type { Offering } from './bots.ts';
export { BOTS, botById, botsFor, checkCharacter, isOffered } from './bots.ts';
export type { Budget, Clock } from './budget.ts';
export type { BotClient, DecideOptions } from './client.ts';
export { botClient } from './client.ts';
export type { TaskFault } from './errors.ts';
export { BadTask } from './errors.ts';
export type { Hint, NamedGauges } from './hinting.ts';
export { botPool } from './pool.ts';
export type { FailureFacts } from './protocol.ts';
export { BotFailure } from './protocol.ts';
export type {
  Change,
  Decision,
  PlayedMatch,
  Review,
  ReviewedChoice,
  SeatReview,
  TurningPoint,
} from './review/review.ts';
export type { ReviewOptions } from './review/reviewing.ts';
export { reviewing } from './review/reviewing.ts';
export type { BotTask } from './task.ts';
export type { Thinker } from './thinker.ts';
export { blindChoice, thinker, thinkerFor } from './thinker.ts';
export type { Gauge, Weighed } from './weighing.ts';
export { shareOfWin } from './worth.ts';
