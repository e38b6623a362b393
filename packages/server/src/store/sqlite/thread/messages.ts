// What a thread that has a database is asked, and answers.

import type { AppendRow } from '../append-rows.ts';
import type { DriverName } from '../driver.ts';

/** Where the file is, and which driver opens it: what a thread is started with. */
export type ThreadData = { readonly file: string; readonly driver: DriverName };

export type ThreadRequest =
  | { readonly kind: 'open' }
  | { readonly kind: 'execute'; readonly sql: string; readonly parameters: readonly unknown[] }
  | { readonly kind: 'append'; readonly rows: readonly AppendRow[] }
  | { readonly kind: 'close' };

/** What was asked in one moment is one message, and so are the replies: a thread that sleeps is woken once. */
export type ThreadAsks = readonly { readonly id: number; readonly request: ThreadRequest }[];

/** What a database complained of: an error loses everything but its message on the way. */
export type Complaint = {
  readonly message: string;
  readonly code?: unknown;
  readonly errcode?: unknown;
};

export type ThreadReply = { readonly id: number } & (
  | { readonly value: unknown }
  | { readonly complaint: Complaint }
);

export type ThreadReplies = readonly ThreadReply[];

export function complaintOf(problem: unknown): Complaint {
  if (!(problem instanceof Error)) return { message: String(problem) };
  return {
    message: problem.message,
    ...('code' in problem ? { code: problem.code } : {}),
    ...('errcode' in problem ? { errcode: problem.errcode } : {}),
  };
}

export const errorOf = ({ message, ...codes }: Complaint): Error =>
  Object.assign(new Error(message), codes);
