/** The colours seats may have, whatever the game: each has its emblem and its hatching. */
export const SEAT_COLOURS = ['red', 'blue', 'yellow', 'green', 'purple', 'black', 'white'] as const;
export type SeatColour = (typeof SEAT_COLOURS)[number];

export const WEIGHTS = ['light', 'middling', 'heavy'] as const;
export type Weight = (typeof WEIGHTS)[number];

/** A part of the rules that a table may play with. Its option, of the same name, is made of it. */
export type ModuleAbout = {
  readonly title: string;
  /** What it changes, in a sentence for players. */
  readonly about: string;
  /** The seat counts it can be played at; all of the game's if left out. */
  readonly seats?: readonly number[];
};

/** What a bot may be like, in the words of the game. */
export type CharacterAbout = {
  readonly title: string;
  /** What it leans to, in a sentence for players. */
  readonly about: string;
};

type TurnStep = { readonly title: string; readonly text: string };

/**
 * The facts on a game's box: all that is said of it before it is loaded. Plain data, without rules,
 * so that a shelf of games costs next to nothing.
 */
export type GameAbout = {
  readonly id: string;
  readonly title: string;
  /** Of its clauses: `SW` in `SW-096`. */
  readonly prefix: string;
  /** The numbers of players, ascending. */
  readonly seats: readonly number[];
  readonly minutes: readonly [shortest: number, longest: number];
  readonly weight: Weight;
  /** In the order in which seats are filled. */
  readonly colours: readonly SeatColour[];
  /** Where colours are factions: their names, their order round the table, and those always in play. */
  readonly factions?: {
    readonly names: { readonly [C in SeatColour]?: string };
    readonly clockwise: readonly SeatColour[];
    readonly needed: readonly SeatColour[];
  };
  readonly modules: { readonly [name: string]: ModuleAbout };
  /** It has a learned judgement: bots that use one are offered. */
  readonly learned?: true;
  /** What its bots may be like, by the names that its rules know. */
  readonly characters?: { readonly [character: string]: CharacterAbout };
  readonly words: {
    /** What it is like, in a line for players. */
    readonly line: string;
    readonly kind: string;
    /** What the cover shows, for those who do not see it. */
    readonly cover: string;
  };
};

/** One thing that a newcomer must know: a picture, a sentence, the rule behind it. */
export type IntroPanel = {
  readonly title: string;
  readonly text: string;
  /** The clause that it tells; it can be shown at work. */
  readonly clause: string;
  /** A step of `turn`, from 0, or a clause that has a drawn example. */
  readonly picture: { readonly turn: 0 | 1 | 2 | 3 } | { readonly example: string };
};

/** What the page of a game tells beside its box. Apart, since a shelf shows none of it. */
export type GameIntro = {
  /** A turn in four steps. */
  readonly turn: readonly [TurnStep, TurnStep, TurnStep, TurnStep];
  /** The game in five sentences. */
  readonly five: readonly [string, string, string, string, string];
  /** The game in five minutes, in the order of a teacher: the aim first. */
  readonly minutes?: { readonly lead: string; readonly panels: readonly IntroPanel[] };
};

/** The facts of a game as they are written down; names that are wrong do not compile. */
export const aboutGame = <const A extends GameAbout>(about: A): A => about;
