import type { Seat, Viewer } from './ids.ts';
import type { Kinds, Name } from './kinds.ts';
import type { FrameOf } from './match.ts';
import type { OptionsSchema } from './options.ts';
import type { PackSource } from './pack/pack.ts';
import type { Saved } from './saved.ts';
import type { AnySchema, Schema, Seen } from './schema/declare.ts';
import type { Act, Aside, StepTable } from './steps.ts';
import type { Weighed } from './weighed.ts';

/** One line of a final score sheet: what for, how many, how much, by which clause. */
export type ScoreLine<Clause extends string = string> = {
  readonly seat: Seat;
  readonly clause: Clause;
  /** Names the line; `say.score` turns it into words. */
  readonly line: string;
  readonly count: number;
  readonly points: number;
};

export type Outcome<Clause extends string = string> = {
  /** By seat: 1 is first; equal ranks share the place. Alone, 2 is beaten by the game. */
  readonly ranks: readonly number[];
  /** By seat. */
  readonly scores: readonly number[];
  readonly sheet: readonly ScoreLine<Clause>[];
  /** The rule that ended or decided it: a victory type, a tie-break. */
  readonly because: Clause;
};

/** What a game's `evaluate` adds up, as figures by name: what a learned judgement reads beside the state. */
export type Reckoning<G> = {
  readonly figures: readonly string[];
  /** By seat, as `viewer` judges them; null: out of the game. */
  of(g: G, viewer: Seat): readonly (Reckoned | null)[];
};

export type Reckoned = {
  /** In the order of the reckoning's names. */
  readonly figures: readonly number[];
  /** `evaluate` is the exponential of a seat's weight as a part of all seats'. */
  readonly weight: number;
  /** The weight of one point of what the figures add up to. */
  readonly unit: number;
};

/** By figure of a reckoning: by how many points more one of it counts than `evaluate` counts it. */
export type Leaning = { readonly [figure: string]: number };

/**
 * How far a bot plays on in its mind before it judges. Estimates are compared, so all are taken at like
 * moments; which of them tells most is a matter of the game.
 */
export type Foresight<Step extends string = string> = {
  /** The step that waits in the stack for as long as a turn or a round lasts. */
  readonly until: Step;
  /** After a turn of its own or before one, where two play; or at the end of a round, with any number. */
  readonly judged: 'after-turn' | 'before-turn' | 'round';
  /** At how many of these, the first to come among them: with many choices left, and with few. */
  readonly near: number;
  readonly far: number;
  /** With three and more, where turns count: lines end with the turn under way, and later ones a turn later. */
  readonly amongMany?: 'turn-by-turn';
};

export type SetupInput<K extends Kinds> = {
  readonly seats: number;
  readonly options: K['options'];
  readonly printed: K['printed'];
};

/** Everything a game provides, and nothing else. */
export type Game<K extends Kinds> = {
  readonly id: string;
  readonly title: string;
  /** That of its rules: a change that makes an old replay differ raises it. */
  readonly version: number;
  /** The player counts it can be played with. */
  readonly seats: readonly number[];
  readonly options: OptionsSchema<K['options']>;
  readonly pack: PackSource<K['pack']>;
  /** The pack indexed once, for steps to read as `g.printed`; by wording nothing may be decided. */
  printed(pack: K['pack']): K['printed'];

  readonly state: Schema<K['state']>;
  readonly frames: { readonly [S in Name<K['frames']>]: AnySchema };
  readonly events: { readonly [E in Name<K['events']>]: AnySchema };
  readonly steps: StepTable<K>;

  setup(setting: SetupInput<K>, act: Act<K>): K['state'];
  /** Fills the holes of `g` and `stack`, both already copies, with what `viewer` cannot rule out. */
  imagine(
    g: K['state'],
    stack: readonly FrameOf<K>[],
    viewer: Viewer,
    chance: Pick<Act<K>, 'below' | 'shuffle' | 'pick'>,
  ): void;
  readonly aside?: Aside<K>;
  /** Steps that ask seats to react, and to what: done by the seat, to it, or among others. */
  readonly reactions?: {
    readonly [S in Name<K['choices']>]?: (
      g: Seen<K['state']>,
      seat: Seat,
    ) => 'own' | 'attacked' | 'others';
  };
  /** Null until the match is over. */
  outcome(g: Seen<K['state']>): Outcome<K['clause']> | null;
  /** A seat's estimate of its share of the win, 0 to 1, for bots. */
  evaluate?(g: Seen<K['state']>, seat: Seat): number;
  /** The same judgement by other weights, where they can be learned. */
  readonly judging?: Weighed<Seen<K['state']>>;
  readonly reckoning?: Reckoning<Seen<K['state']>>;
  /** What bots may be like, by name: what they think more of than others do. Its box tells of them. */
  readonly characters?: { readonly [character: string]: Leaning };
  readonly foresight?: Foresight<Name<K['frames']>>;
  /** A learned judgement, weights or a network or `{ weights, network }`, as they lie in their files, fetched when a bot that uses it plays. */
  readonly learned?: () => Promise<unknown>;
  /**
   * On raw JSON, from one version of the rules to the next. One that returns another `pack` takes the
   * match over to that edition.
   */
  readonly migrations?: { readonly [from: number]: (saved: Saved) => Saved };
};
