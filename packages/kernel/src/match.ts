import type { Rng } from './chance/rng.ts';
import type { Seat, Viewer } from './ids.ts';
import type { Choice, ErasedKinds, Kinds, Name } from './kinds.ts';
import type { Seen } from './schema/declare.ts';

/** A frame names a step that is still to run. It never changes, so clones share it. */
export type Frame = {
  readonly step: string;
  readonly data: object;
  /** How far a window has come in its order; 0 elsewhere. */
  readonly at: number;
};

/** The same with its types, as `imagine` is handed it: secrets in it may be filled. */
export type FrameOf<K extends Kinds> = {
  [S in Name<K['frames']>]: {
    readonly step: S;
    readonly data: Fillable<K['frames'][S]>;
    readonly at: number;
  };
}[Name<K['frames']>];
type Fillable<T> = {
  -readonly [F in keyof T]: T[F] extends readonly (infer E)[] ? E[] : T[F];
};

/** A fact, with the clause that made it so. Log, animation and sound are made from these alone. */
export type Event<K extends Kinds = ErasedKinds> = {
  [E in Name<K['events']>]: {
    readonly event: E;
    readonly clause: K['clause'];
    readonly data: K['events'][E];
  };
}[Name<K['events']>];
export type AnyEvent = { readonly event: string; readonly clause: string; readonly data: object };

/** What was settled before the first card was dealt. Never changes, so clones share it. */
export type MatchTerms<K extends Kinds = ErasedKinds> = {
  readonly seats: number;
  readonly options: K['options'];
  readonly packHash: string;
};

/** A match is a plain value. Steps write `state` in place; whoever needs the past takes a clone. */
export type Match<K extends Kinds = ErasedKinds> = {
  readonly terms: MatchTerms<K>;
  state: K['state'];
  readonly stack: Frame[];
  /** Answers to the simultaneous step on top, by seat. */
  readonly given: (Choice | null)[];
  rng: Rng;
  answers: number;
  /** Results that come before any chance: tests only. */
  rig: number[];
};

export type Asked = { readonly seat: Seat; readonly step: string };
export type Denied<C = Choice, Clause = string> = { readonly choice: C; readonly clause: Clause };

/** What one viewer may know: a match with holes and without chance. */
export type View<K extends Kinds = ErasedKinds> = {
  readonly viewer: Viewer;
  readonly terms: MatchTerms<K>;
  readonly state: Seen<K['state']>;
  readonly stack: readonly Frame[];
  /** `'?'`: given, and not yours to see. */
  readonly given: readonly (Choice | '?' | null)[];
  readonly answers: number;
  readonly asked: readonly Asked[];
};

/** A view as plain JSON, without the printed facts: the receiver has the pack. */
export type WireView = {
  readonly viewer: Viewer;
  readonly seats: number;
  readonly options: object;
  readonly pack: string;
  readonly state: object;
  readonly stack: readonly object[];
  readonly given: readonly (Choice | '?' | null)[];
  readonly answers: number;
  readonly asked: readonly Asked[];
};
