import type { ModerationDeed } from '@quarterdeck/tables';

/** `until` null: for good. */
export type Ban = { readonly until: number | null; readonly reason: string };

/** A line of the audit log. `by` null: whoever runs the server. */
export type Deed = {
  readonly id: string;
  readonly at: number;
  readonly by: { readonly person: string; readonly name: string } | null;
  readonly deed: ModerationDeed;
  /** Whom or what, in words: it outlives them. */
  readonly about: string;
  readonly note: string;
};

/** `gone`: there is no such thing, and nothing was done. */
export type Done = 'done' | 'gone';
