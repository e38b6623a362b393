import type { Fairness, Json, Outcome, Verified, Viewer, WireView } from '@quarterdeck/kernel';
import type { Result } from '@quarterdeck/tables';
import type { SeenEntry } from '../host/host.ts';

/** Whose eyes a replay is seen through. `everybody`: every secret lies open. */
export type Eyes = Viewer | 'everybody';

/** An answer that stood to the end: what was taken back or thought over again is left out. */
export type Stood = Pick<SeenEntry, 'seat' | 'kind' | 'step' | 'turn'> & {
  /** Entries of the log up to the moment it led to. */
  readonly length: number;
};

/** What there is to know of a recorded match before any position of it is shown. */
export type Film = {
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
  readonly answers: readonly Stood[];
  /** Null where the match breaks off. Its secrets stay closed then. */
  readonly outcome: Outcome | null;
  /** Entries under other rules than this program has: they cannot be shown. */
  readonly otherRules: number;
};

/** What a page can ask of the worker. One replay at a time is in it. */
export type ReplayVerbs = {
  read(text: string): Promise<Result<Film>>;
  /** Positions are counted in answers that stood: 0 is the set-up. */
  look(positions: readonly number[], eyes: Eyes): Promise<Result<readonly WireView[]>>;
  /** All that happened from the first answer to the last; `seq` is the position it led to. */
  told(eyes: Eyes): Promise<Result<readonly SeenEntry[]>>;
  verify(): Promise<Result<Verified>>;
  /** A position as a test in TypeScript, with the answer that followed. */
  asTest(position: number): Promise<Result<string>>;
};
export type ReplayVerb = keyof ReplayVerbs;
export type ReplayResult<V extends ReplayVerb> = Awaited<ReturnType<ReplayVerbs[V]>>;

export type ReplayRequest = {
  [V in ReplayVerb]: {
    readonly id: number;
    readonly verb: V;
    readonly args: Parameters<ReplayVerbs[V]>;
  };
}[ReplayVerb];

/** One for each request. */
export type ReplayReply =
  | { readonly kind: 'answered'; readonly id: number; readonly value: unknown }
  | { readonly kind: 'failed'; readonly id: number; readonly reason: string };
