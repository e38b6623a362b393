import type { Seat } from './ids.ts';
import type { Choice, ErasedKinds, Kinds, Name } from './kinds.ts';
import type { Seen } from './schema/declare.ts';

/** The verbs. Only code that was handed them can make things happen. */
export type Act<K extends Kinds> = {
  // Names are written out and not as `Name<…>`, so that an error lists them.
  /** What is queued first happens first, and all of it before whatever lay below. */
  next<S extends keyof K['frames'] & string>(step: S, data: K['frames'][S]): void;
  /** Drops every frame above the nearest one of that name, like `break`; closing steps still run. */
  skipTo(step: keyof K['frames'] & string): void;
  emit<E extends keyof K['events'] & string>(
    clause: K['clause'],
    event: E,
    data: K['events'][E],
  ): void;
  /** Uniform in 0 … n - 1. */
  below(n: number): number;
  /** Uniform in 1 … sides. */
  roll(sides: number): number;
  pick<T>(items: readonly T[]): T;
  shuffle<T>(items: T[]): void;
};

type Offer<C> = (choice: C) => void;
/** A denial may name a whole kind of choice by its `do` alone. */
type Deny<K extends Kinds, C> = (
  choice: C extends { readonly do: infer D } ? C | { readonly do: D } : never,
  clause: K['clause'],
) => void;

/** Where nobody asks why something is not offered, denials go here. */
export const unheard = (): void => {};

/**
 * Whether anybody asks why something is not offered. In a search nobody does: a step that has to work
 * its denials out may spare itself that. What it offers may not depend on it.
 */
export const isHeard = (deny: (choice: never, clause: never) => void): boolean => deny !== unheard;

/** Does its work and queues what follows. */
export type Auto<K extends Kinds, F> = {
  readonly kind: 'auto';
  run(g: K['state'], f: F, act: Act<K>): void;
};
/** Closes a scope: runs when reached and also when skipped over, and can queue nothing. */
export type Closing<K extends Kinds, F> = {
  readonly kind: 'closing';
  run(g: K['state'], f: F): void;
};
/** One seat is asked. At least one offer, always. */
export type Decision<K extends Kinds, F, C> = {
  readonly kind: 'decision';
  seat(g: Seen<K['state']>, f: F): Seat;
  choices(g: Seen<K['state']>, f: F, offer: Offer<C>, deny: Deny<K, C>): void;
  answer(g: K['state'], f: F, choice: C, act: Act<K>): void;
};
/** Several seats answer in any order; answers stay secret until the last one is in. */
export type Together<K extends Kinds, F, C> = {
  readonly kind: 'together';
  seats(g: Seen<K['state']>, f: F): readonly Seat[];
  choices(g: Seen<K['state']>, f: F, seat: Seat, offer: Offer<C>, deny: Deny<K, C>): void;
  reveal(g: K['state'], f: F, answers: readonly (readonly [Seat, C])[], act: Act<K>): void;
};
/** Seats in a given order may react or pass; each is asked again after a play until it passes. */
export type Window<K extends Kinds, F, C> = {
  readonly kind: 'window';
  order(g: Seen<K['state']>, f: F): readonly Seat[];
  asks(g: Seen<K['state']>, f: F, seat: Seat): boolean;
  choices(g: Seen<K['state']>, f: F, seat: Seat, offer: Offer<C>, deny: Deny<K, C>): void;
  answer(g: K['state'], f: F, seat: Seat, choice: C, act: Act<K>): void;
  close(g: K['state'], f: F, act: Act<K>): void;
};

export type Asking<K extends Kinds, F, C> = Decision<K, F, C> | Together<K, F, C> | Window<K, F, C>;

/** The rulebook: a step for every frame; one named in `choices` asks, the others do not. */
export type StepTable<K extends Kinds> = {
  readonly [S in Name<K['frames']>]: S extends Name<K['choices']>
    ? Asking<K, K['frames'][S], K['choices'][S]>
    : Auto<K, K['frames'][S]> | Closing<K, K['frames'][S]>;
};

/** The part of the step table under one chapter's name. */
export type Chapter<K extends Kinds, Prefix extends string> = Pick<
  StepTable<K>,
  Extract<Name<K['frames']>, `${Prefix}/${string}`>
>;

/** What a seat may do at any time, asked or not. */
export type Aside<K extends Kinds> = {
  choices(
    g: Seen<K['state']>,
    seat: Seat,
    offer: Offer<K['asides']>,
    deny: Deny<K, K['asides']>,
  ): void;
  answer(g: K['state'], seat: Seat, choice: K['asides'], act: Act<K>): void;
};

// The marks tell bundlers that a chapter nobody names may be left out: a page that asks a game's
// questions carries none of its steps.

/* @__NO_SIDE_EFFECTS__ */
export const auto = <K extends Kinds, F>(run: Auto<K, F>['run']): Auto<K, F> => ({
  kind: 'auto',
  run,
});
/* @__NO_SIDE_EFFECTS__ */
export const closing = <K extends Kinds, F>(run: Closing<K, F>['run']): Closing<K, F> => ({
  kind: 'closing',
  run,
});
/* @__NO_SIDE_EFFECTS__ */
export const decision = <K extends Kinds, F, C>(
  step: Omit<Decision<K, F, C>, 'kind'>,
): Decision<K, F, C> => ({ kind: 'decision', ...step });
/* @__NO_SIDE_EFFECTS__ */
export const together = <K extends Kinds, F, C>(
  step: Omit<Together<K, F, C>, 'kind'>,
): Together<K, F, C> => ({ kind: 'together', ...step });
/* @__NO_SIDE_EFFECTS__ */
export const window = <K extends Kinds, F, C>(
  step: Omit<Window<K, F, C>, 'kind'>,
): Window<K, F, C> => ({ kind: 'window', ...step });

/** The machine knows steps by name only; the typed table is erased once, here. */
export type ErasedStep =
  | Auto<ErasedKinds, object>
  | Closing<ErasedKinds, object>
  | Asking<ErasedKinds, object, Choice>;
export type ErasedSteps = { readonly [step: string]: ErasedStep };
