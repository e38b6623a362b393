import type { Choice, Foresight, Seat } from '@quarterdeck/kernel';
import type { Rng } from '@quarterdeck/kernel/chance';
import type { Engine, ErasedKinds, View } from '@quarterdeck/kernel/engine';
import type { Allowance } from './budget.ts';
import type { Judge } from './learned/judge.ts';

/** A bot's parameters. What it does with them is its mind. */
export type BotSpec = {
  /** With its character: `captain@greedy`. */
  readonly id: string;
  readonly title: string;
  /** How it plays, in a sentence for players. */
  readonly about: string;
  /** Its place on the ladder: one with more beats one with less. */
  readonly strength: number;
  readonly mind: MindSpec;
  /** What it is like, by the game's name for it; left out: it leans to nothing. */
  readonly character?: string;
};

export type MindSpec =
  | { readonly kind: 'random' }
  /** `worlds`: how many it imagines where the budget does not say. */
  | {
      readonly kind: 'mate';
      readonly worlds: number;
      readonly judgement?: Judgement;
      readonly lapse?: Lapse;
    }
  | CaptainMind;

/** How a bot on a step below its level falls short of it. */
export type Lapse = {
  /** The part of its budget that it thinks for. */
  readonly thought: number;
  /** How unlucky its judgement is: by how many spreads of what its choices promise it is off. */
  readonly noise: number;
};

/** Who judges where an answer leads: the game's own estimate, unless it is said. */
export type Judgement = 'learned';

export type CaptainMind = {
  readonly kind: 'captain';
  /** At a glance and where a play-out ends; those who answer in it go by the game's own. */
  readonly judgement?: Judgement;
  readonly lapse?: Lapse;
  /** How many iterations, glances and play-outs, where the budget does not say. */
  readonly iterations: number;
  /** In this many worlds it looks at every choice as a mate does. */
  readonly glances: number;
  /** What they promised there counts as much as this many play-outs: a few of those are mostly luck. */
  readonly faith: number;
  /** How many of the most promising choices it thinks through. */
  readonly rivals: number;
  /** In place of the game's own. */
  readonly foresight?: Foresight;
  /** Where there is none: it plays on until this many turns or rounds have ended, the current one among them. */
  readonly cycles: number;
  /**
   * A line is worth the mean of what it comes to at each moment on its way, from the nearest on where the game would
   * have lines judged. Without it, what it comes to at its end.
   */
  readonly judgesOnTheWay?: boolean;
  /** After this many decisions it does not wait for that, only for the end of what is going on. */
  readonly horizon: number;
  /** In a play-out a seat takes the best of this many choices, picked at random. */
  readonly sample: number;
};

/** The part of an engine that works on worlds; none of it leads to a real match. */
export type Imagination = Pick<
  Engine<ErasedKinds>,
  'game' | 'imagine' | 'clone' | 'asked' | 'choices' | 'fast' | 'outcome' | 'view'
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
  readonly judge: Judge;
  /** At a glance, if another. */
  readonly glance?: Judge;
  /** By which everybody answers in a play-out. */
  readonly habit: Judge;
};

/** Yields after every iteration, so that whoever drives it can look up or give up. */
export type Thinking = Generator<undefined, Choice, void>;

export type BotAnswer = {
  readonly choice: Choice;
  /** How much of the budget it took: what an iteration is depends on the bot. */
  readonly iterations: number;
};
