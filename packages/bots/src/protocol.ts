import { QuarterdeckError } from '@quarterdeck/kernel/engine';
import { type Shape, shape } from '@quarterdeck/kernel/pack';
import { verb } from '@quarterdeck/rpc';
import type { BotAnswer } from './bot.ts';
import type { Hint } from './hinting.ts';
import type { BotTask } from './task.ts';

/** The thinker reads it: what is wrong with a task is a refusal of its own. */
const unread: Shape<BotTask> = { take: (task) => task as BotTask };

/** What a host asks of a worker of bots. It can be cancelled, by `{ kind: 'cancel', id }`. */
export const BOT_VERBS = {
  decide: verb<BotAnswer>()({ by: 'host', args: shape({ task: unread }), resend: 'never' }),
  /** The best few choices, the best first. */
  hint: verb<readonly Hint[]>()({ by: 'host', args: shape({ task: unread }), resend: 'never' }),
} as const;

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
