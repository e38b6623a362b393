import type { Fairness } from '../chance/commitment.ts';
import { sha256 } from '../chance/sha256.ts';
import type { Seat } from '../ids.ts';
import type { Choice } from '../kinds.ts';
import type { PackName } from '../pack/edition.ts';
import type { Json } from '../pack/json.ts';
import { canonicalJson } from '../pack/json.ts';
import type { Saved } from '../saved.ts';
import type { Chance } from './chance.ts';

export const REPLAY_FORMAT = 'quarterdeck-replay';
export const REPLAY_VERSION = 1;

/** An undo takes back one answer, the last, of the seat it names. */
export type Entry =
  | { readonly seat: Seat; readonly choice: Choice }
  | { readonly seat: Seat; readonly undo: true };

/** `own` is the pack's content, where it is not one that the game's program has. */
export type LoggedPack = Omit<PackName, 'own'> & { readonly own?: Json };

/** What was played under one version of the rules. */
export type Segment = {
  readonly rules: number;
  /** Where these rules took the match over to another pack than the header's. */
  readonly pack?: LoggedPack;
  /** Null where the match was set up from the header. */
  readonly from: Saved | null;
  /** Null where it is not known, as when a rule failed on the way; so is `endHash`. */
  readonly startHash: string | null;
  readonly entries: readonly Entry[];
  readonly endHash: string | null;
};

export type ReplayHeader = {
  readonly game: string;
  readonly title?: string;
  readonly seats: number;
  /** By seat. */
  readonly names?: readonly string[];
  readonly options: Json;
  readonly pack: LoggedPack;
  /** Holds the seed: like a save, a replay of a match that still goes on is a secret. */
  readonly chance: Chance;
  readonly fairness?: Fairness;
};

/** A match's life, from the first deal to its last entry. */
export type Log = { readonly header: ReplayHeader; readonly segments: readonly Segment[] };

export type Replay = Log & {
  readonly format: typeof REPLAY_FORMAT;
  readonly formatVersion: typeof REPLAY_VERSION;
  /** Finds damage and careless edits; whoever edits on purpose can seal again. */
  readonly seal: string;
};

export function sealed({ header, segments }: Log): Replay {
  const open = {
    format: REPLAY_FORMAT,
    formatVersion: REPLAY_VERSION,
    header,
    segments,
  } as const;
  return { ...open, seal: sealOf(open) };
}

/** Over the canonical JSON, so that neither spaces nor the order of keys matter. */
export const sealOf = (replay: object): string =>
  sha256(canonicalJson({ ...replay, seal: undefined }));

export const entriesIn = (segments: readonly Segment[]): number =>
  segments.reduce((sum, { entries }) => sum + entries.length, 0);
