import { QuarterdeckError } from '@quarterdeck/kernel/engine';
import { type Shape, shape } from '@quarterdeck/kernel/pack';
import { verb } from '@quarterdeck/rpc';
import type { BotAnswer } from './bot.ts';
import type { Hint } from './hinting.ts';
import type { Piece } from './pieces/piece.ts';
import type { BotTask } from './task.ts';

const unread = <T>(): Shape<T> => ({ take: (value) => value as T });
/** The thinker reads it: what is wrong with a task is a refusal of its own. */
const task = unread<BotTask>();

/** Which thought may ask for help, by its number here, and how many threads may help at once. */
export type MayAsk = { readonly thought: number; readonly most: number };

/** What a host asks of a worker of bots. It can be cancelled, by `{ kind: 'cancel', id }`. */
export const BOT_VERBS = {
  /** While it thinks, it may want pieces of its thought done elsewhere. */
  decide: verb<BotAnswer>()({
    by: 'host',
    args: shape({ task, mayAsk: { optional: unread<MayAsk>() } }),
    resend: 'never',
  }),
  /** The best few choices, the best first. */
  hint: verb<readonly Hint[]>()({ by: 'host', args: shape({ task }), resend: 'never' }),
  /** What the choices of a piece come to. The task goes with the first piece of a thought. */
  help: verb<readonly number[]>()({
    by: 'host',
    args: shape({
      thought: unread<number>(),
      task: { optional: task },
      piece: unread<Piece>(),
    }),
    resend: 'never',
  }),
} as const;

/** From a worker that thinks: this piece of its thought is to be done elsewhere. */
export type Wanted = {
  readonly kind: 'wanted';
  readonly thought: number;
  readonly nth: number;
  readonly piece: Piece;
};
/** Back to it: what its choices come to, or that nobody had time. */
export type Helped = {
  readonly kind: 'helped';
  readonly nth: number;
  readonly worths: readonly number[] | null;
};

export const isMessage = <M extends { readonly kind: string }>(
  kind: M['kind'],
  message: unknown,
): message is M =>
  typeof message === 'object' && message !== null && 'kind' in message && message.kind === kind;

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
