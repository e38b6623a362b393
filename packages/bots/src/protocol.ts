import { QuarterdeckError } from '@quarterdeck/kernel';
import type { BotAnswer } from './bot.ts';
import type { BotTask } from './task.ts';

/** What a host sends to a worker. `id` is the host's own number for the request. */
export type BotRequest =
  | { readonly kind: 'decide'; readonly id: number; readonly task: BotTask }
  | { readonly kind: 'cancel'; readonly id: number };

/** What a worker sends back: one reply for every `decide`, in any order. */
export type BotReply =
  | { readonly kind: 'decided'; readonly id: number; readonly answer: BotAnswer }
  | { readonly kind: 'failed'; readonly id: number; readonly error: FailureFacts };

/** An error as data: classes do not survive the way between threads. */
export type FailureFacts = { readonly code: string; readonly message: string };

/** A request that brought no answer. `code` is that of the refusal in the worker, or one of ours. */
export class BotFailure extends QuarterdeckError {}

export const CANCELLED: FailureFacts = {
  code: 'cancelled',
  message: 'The request was cancelled before the bot had answered.',
};

export const failureFacts = (problem: unknown): FailureFacts =>
  problem instanceof QuarterdeckError
    ? { code: problem.code, message: problem.message }
    : { code: 'internal', message: problem instanceof Error ? problem.message : String(problem) };
