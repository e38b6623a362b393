import type { IncomingMessage } from 'node:http';
import type { Shape } from '@quarterdeck/kernel/pack';
import type { Refusal } from '@quarterdeck/tables';

/**
 * `operator`: whoever watches over the server, from anywhere. `anybody`: a page of ours, for a visitor
 * too. `guest`: with the cookie of one. `account`: of a guest who has one, signed in.
 * `moderator`: with an account whose role it is. `bot`: with the token of a bot that somebody runs
 * elsewhere, from anywhere: a page of another site has none to send along.
 */
export type CalledBy = 'operator' | 'anybody' | 'guest' | 'account' | 'moderator' | 'bot';

/** One thing that can be asked by HTTP: what is checked, what is documented and what is answered. */
export type Operation<Query, Body, Reply> = {
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** With `:name` for what stands in the path; it is read with the query. */
  readonly path: string;
  readonly summary: string;
  readonly by: CalledBy;
  readonly query: Shape<Query>;
  /** Null: none. */
  readonly body: Shape<Body> | null;
  readonly reply: Shape<Reply>;
  /** The answer is a stream of such replies, one JSON object a line. */
  readonly streams?: true;
};

/** An answer that goes on. */
export type LineStream = {
  /** One line; `false` where the other side is too far behind, or gone. */
  readonly send: (line: string) => boolean;
  /** Called once, whoever ended it. */
  readonly onEnd: (hear: () => void) => void;
  readonly end: () => void;
};

/** What came in, read; what is to be said beside the answer. */
export type HttpCall<Query, Body> = {
  readonly request: IncomingMessage;
  readonly query: Query;
  readonly body: Body;
  /** Sets a cookie with the answer. */
  readonly setCookie: (cookie: string) => void;
  /** Where it is not the usual one. */
  readonly setStatus: (status: number) => void;
  /** Begins an answer that goes on; what the operator gives then is not sent. */
  readonly openStream: () => LineStream;
};

/** A refusal of a server whose database is not open has a code of its own. */
export type HttpRefusal = Omit<Refusal, 'code'> & { readonly code: string };
export type HttpResult<Reply> =
  | { readonly ok: true; readonly value: Reply }
  | { readonly ok: false; readonly refusal: HttpRefusal };

export const operation = <Query, Body, Reply>(
  row: Operation<Query, Body, Reply>,
): Operation<Query, Body, Reply> => row;

/** What does the work of a list of operations. */
export type Operators<List> = {
  readonly [N in keyof List]: List[N] extends Operation<infer Query, infer Body, infer Reply>
    ? (call: HttpCall<Query, Body>) => Promise<HttpResult<Reply>> | HttpResult<Reply>
    : never;
};

/** Of whatever types: each row's own are held by `operation`. */
export type AnyOperation = Operation<unknown, unknown, unknown>;
export type OperationList = { readonly [name: string]: AnyOperation };
