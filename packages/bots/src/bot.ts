import type { Choice, Engine, ErasedKinds, Rng, Seat, View } from '@quarterdeck/kernel';
import type { Allowance } from './budget.ts';

/** A bot's parameters. What it does with them is its mind. */
export type BotSpec = {
  readonly id: string;
  readonly title: string;
  /** How it plays, in a sentence for players. */
  readonly about: string;
  /** Its place on the ladder: one with more beats one with less. */
  readonly strength: number;
  readonly mind: MindSpec;
};

export type MindSpec =
  | { readonly kind: 'random' }
  /** `worlds`: how many it imagines where the budget does not say. */
  | { readonly kind: 'mate'; readonly worlds: number };

/** The part of an engine that works on worlds; none of it leads to a real match. */
export type Imagination = Pick<
  Engine<ErasedKinds>,
  'game' | 'imagine' | 'clone' | 'asked' | 'choices' | 'fast' | 'outcome'
>;

/** All that a mind is given. */
export type Thought = {
  readonly imagination: Imagination;
  readonly view: View;
  readonly seat: Seat;
  /** At least two. */
  readonly choices: readonly Choice[];
  readonly rng: Rng;
  readonly allowance: Allowance;
};

/** Yields after every iteration, so that whoever drives it can look up or give up. */
export type Thinking = Generator<undefined, Choice, void>;

export type BotAnswer = {
  readonly choice: Choice;
  /** Worlds imagined for it. */
  readonly iterations: number;
};
