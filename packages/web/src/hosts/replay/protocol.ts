import type { Review } from '@quarterdeck/bots';
import type { Outcome } from '@quarterdeck/kernel';
import type { Fairness } from '@quarterdeck/kernel/chance';
import { integer, type Json, shape, text } from '@quarterdeck/kernel/pack';
import { type Handlers, verb } from '@quarterdeck/rpc';
import { type Perspective, type Refusal, TABLE_VERBS } from '@quarterdeck/tables';
import type { SeenEntry } from '../host.ts';

/** An answer that stood to the end: what was taken back or thought over again is left out. */
export type StandingAnswer = Pick<SeenEntry, 'seat' | 'kind' | 'step' | 'turn'> & {
  /** Entries of the log up to the moment it led to. */
  readonly length: number;
};

/** What there is to know of a recorded match before any position of it is shown. */
export type ReplayInfo = {
  /** The same file has the same id. */
  readonly id: string;
  readonly game: string;
  /** By seat; empty where the file does not say. */
  readonly names: readonly string[];
  readonly options: Json;
  readonly pack: { readonly hash: string; readonly own?: Json };
  readonly fairness: Fairness | null;
  /** Entries of the log before the first moment that can be shown. */
  readonly opening: number;
  readonly answers: readonly StandingAnswer[];
  /** Null where the match breaks off. Its secrets stay closed then. */
  readonly outcome: Outcome | null;
  /** Entries under other rules than this program has: they cannot be shown. */
  readonly otherRules: number;
};

/** A match that is being judged: how much of it is, from 0 to 1, and the whole once it is. */
export type ReviewProgress = { readonly part: number; readonly review: Review | null };

/** What a page asks of the worker that reads replays. One replay at a time is in it. */
export const REPLAY_VERBS = {
  load: verb<ReplayInfo>()({
    by: 'screen',
    args: shape({ text: text({ most: Number.MAX_SAFE_INTEGER }) }),
    resend: 'never',
  }),
  /** A position as a test in TypeScript, with the answer that followed. */
  asTest: verb<string>()({
    by: 'screen',
    args: shape({ position: integer({ least: 0 }) }),
    resend: 'never',
  }),
  /** Goes on judging a match that is over, for a moment: who wants the whole asks again and again. */
  review: verb<ReviewProgress>()({ by: 'screen', args: shape({}), resend: 'never' }),
} as const;
export type ReplayHandlers = Handlers<typeof REPLAY_VERBS, Refusal>;

/** A replay is a table, too: its positions are counted in answers that stood, 0 is the set-up. */
export const REPLAY_AND_TABLE_VERBS = { ...REPLAY_VERBS, ...TABLE_VERBS };

/** What a call is about: the replay as one of its viewers saw it. */
export const subjectOf = (perspective: Perspective): string => `${perspective}`;
