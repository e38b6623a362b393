import type { OpenReplay } from './open-replay.ts';

/** What is to be shown: a stored table that is over, or a file that was read already. */
export type ReplaySource =
  | { readonly kind: 'table'; readonly table: string }
  | { readonly kind: 'file'; readonly replay: OpenReplay };
