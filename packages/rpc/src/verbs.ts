// What any two ends can say to each other, whatever lies between them. Nothing here runs: a list of
// verbs, and the types that follow from it.

import type { Shape } from '@quarterdeck/kernel/pack';

/** What an attempt came to. Refusals are data: they travel between threads and over sockets. */
export type Outcome<T, F> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly refusal: F };

export type Verb<A = unknown, R = unknown, By extends string = string> = {
  /** Read at the receiving end, before anything else happens. */
  readonly args: Shape<A>;
  /** Who may call it: asked of the session before the handler runs. */
  readonly by: By;
  /** After a broken connection. What is `safe` is done once, however often it arrives. */
  readonly resend: 'safe' | 'never';
  /** What it comes to where nobody answers; a refusal if left out. */
  readonly otherwise?: R;
  /** For the compiler alone. */
  readonly reply?: R;
};

export type Verbs = { readonly [name: string]: Verb };

type Row<A, R, By extends string> = Omit<Verb<A, R, By>, 'reply'>;

/** A row of a list of verbs: `verb<Reply>()({ by, args, resend })`. */
export const verb =
  <R>() =>
  <A, const By extends string>(row: Row<A, R, By>): Verb<A, R, By> =>
    row;

export type ArgsOf<V> = V extends { readonly args: Shape<infer A> } ? A : never;
export type ReplyOf<V> = V extends Verb<never, infer R> | Verb<infer _, infer R> ? R : never;
export type ByOf<V extends Verbs> = V[keyof V]['by'];

/** Verbs without arguments are called without any. */
type Given<A> = Record<never, never> extends A ? [args?: A] : [args: A];

export type Calls<V extends Verbs, F> = {
  readonly [N in keyof V]: (...args: Given<ArgsOf<V[N]>>) => Promise<Outcome<ReplyOf<V[N]>, F>>;
};

type Handled<T, F> = Outcome<T, F> | Promise<Outcome<T, F>>;

/** Does what the verbs of a list ask for. One that lacks a verb does not compile. */
export type Handlers<V extends Verbs, F> = {
  readonly [N in keyof V]: (args: ArgsOf<V[N]>) => Handled<ReplyOf<V[N]>, F>;
} & {
  /** Null where the caller may use verbs that are for `by`. */
  readonly may: (by: ByOf<V>) => F | null;
};

/** One end of a way: a worker, a socket, or a pair in memory for tests. */
export type Port = {
  post(message: object): void;
  listen(hear: (message: unknown) => void): void;
  /** Called at most once, when the other end is found to be dead. */
  onLoss(hear: (why: string) => void): void;
  close(): void;
};
