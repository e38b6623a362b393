// What a game's folder under boards/ brings so that it can be played at the table. The table asks,
// speaks, undoes, logs and animates; a board draws, and says what its drawings stand for.

import type { ChoiceOf, Kinds, PlayOf, ScoreLine, Seat } from '@quarterdeck/kernel';
import type { ErasedKinds, Event, View } from '@quarterdeck/kernel/engine';
import type { Described, Speaker, SpokenChoice, Target } from '@quarterdeck/kernel/say';
import type { ComponentType, ReactNode } from 'react';
import type { SeatColour } from '../drawings/seat-colours.ts';
import type { Catalogue } from '../words/catalogue.ts';
import type { Words } from '../words/words.ts';

/** What a game's words know of its pieces, too. */
export type { Described, Target } from '@quarterdeck/kernel/say';
export { holdingsTarget, MAT_TARGET, seatTarget } from '@quarterdeck/kernel/say';

/** Who sits where, as the page shows it. */
export type SeatFace = {
  readonly seat: Seat;
  readonly name: string;
  /** The first name, where no other seat has the same. */
  readonly called: string;
  readonly colour: SeatColour;
  readonly who: 'person' | 'bot' | 'remote';
  readonly isMe: boolean;
};

/** One position as one viewer may know it, with the words for it. */
export type Scene<K extends Kinds, Key extends string = never> = {
  readonly view: View<K>;
  /** The seat in front of the screen; undefined for a spectator. */
  readonly me: Seat | undefined;
  /** By seat. */
  readonly seats: readonly SeatFace[];
  readonly speaker: Speaker<K>;
  /** What is not the game's, by the keys of its board’s catalogues. */
  readonly words: Words<Key>;
};

export type SceneProps<K extends Kinds, Key extends string = never> = {
  readonly scene: Scene<K, Key>;
};
export type SeatProps<K extends Kinds, Key extends string = never> = SceneProps<K, Key> & {
  readonly seat: Seat;
  /** The position after the choice that is pointed at, where that is certain. */
  readonly preview: View<K> | undefined;
};
export type BoardProps<K extends Kinds, Key extends string = never> = SceneProps<K, Key> & {
  readonly preview: View<K> | undefined;
  /** The choice that is pointed at or chosen, for courses and ghosts. */
  readonly considered: ChoiceOf<K> | undefined;
  /** On a phone names and coordinates fall away and small things grow. */
  readonly small: boolean;
};

/** A number that matters: "9 thalers". */
export type Figure = {
  readonly icon: ReactNode;
  readonly value: ReactNode;
  /** The whole of it in words: "9 thalers". */
  readonly label: string;
};
export const figure = (icon: ReactNode, value: ReactNode, label: string): Figure => ({
  icon,
  value,
  label,
});

export type SeatSummary = {
  /** "Marketeer"; under the name. */
  readonly role?: string;
  /** Three at most; the first is the one a phone shows. */
  readonly figures: readonly Figure[];
  /** Public holdings, drawn small. */
  readonly holdings?: ReactNode;
  readonly isFirst?: boolean;
  /** Out of the game, or a ghost. */
  readonly isOut?: boolean;
};

export type Phase = { readonly name: string; readonly state: 'done' | 'now' | 'coming' };

/** Where the round stands, for the top bar. */
export type Progress = {
  /** "Round 6". */
  readonly round?: string;
  readonly phases?: readonly Phase[];
  /** The one global fact a phone shows beside the round. */
  readonly fact?: ReactNode;
};

/** What a choice looks like on its button; the spoken words stand where a part is left out. */
export type ChoiceFace = {
  readonly title?: string;
  readonly sub?: string;
  /** At the right end: "1 rum", drawn. */
  readonly cost?: ReactNode;
  readonly icon?: ReactNode;
};

/** One thing out of a list in a choice, for choices that are picked card by card. */
export type ElementFace = {
  readonly label: string;
  readonly icon?: ReactNode;
  readonly target?: Target;
};

/** The families of visual.md, section 6; each has its own time and way of moving. */
export const MOTION_FAMILIES = [
  'sail',
  'jump',
  'roll',
  'flip',
  'gain',
  'lose',
  'damage',
  'sunk',
  'score',
  'gust',
  'seal',
] as const;
export type MotionFamily = (typeof MOTION_FAMILIES)[number];

/** Who threw dice, and what they had to reach. */
export type RolledDice = {
  readonly seat?: Seat;
  /** Whose no seat's they are: the pirate's. */
  readonly name?: string;
  /** "return fire" */
  readonly what?: string;
  readonly hits?: number;
  readonly needed?: number;
  /** The first throw of a battle: those before it are taken away. */
  readonly begins?: boolean;
};

/**
 * What one sees of an event. `piece` moves along `path`; `draw` is a token flying from `from` to
 * `to`, or the dice, or the face that a flipped `piece` shows then, in the board's own units; `words`
 * rise where it happens ("+3").
 */
export type Motion = {
  readonly family: MotionFamily;
  readonly piece?: Target;
  readonly path?: readonly Target[];
  readonly from?: Target;
  readonly to?: Target;
  readonly draw?: ReactNode;
  readonly words?: string;
  /** `draw` are dice that were thrown: they lie large beside the board until they are read. */
  readonly rolled?: RolledDice;
  /** Begins with the motion before it, not after: the same cause. */
  readonly together?: boolean;
};

export type ScoreRow = { readonly label: string; readonly icon?: ReactNode };

export type BoardKit<K extends Kinds, Key extends string = never> = {
  /** What the board says, in English, beside the game's own words: `en-table.ts`. */
  readonly words?: readonly Catalogue[];
  /** A sprite of what only this game draws; mounted once. */
  readonly Symbols?: ComponentType;
  /** One `<svg className="board">`, drawn from the view alone, with `BoardSpace`, `BoardPiece`, `Glow`. */
  readonly Board: ComponentType<BoardProps<K, Key>>;
  /**
   * For boards that may be too large for a screen: they mark the place in question with `data-close-up`
   * and a word that tells it apart, and are shown so near that it is at least this many pixels wide.
   * The mark is a rect with the sheet's `data-view-box`; what is drawn is called `CHART_DRAWN`, so that
   * the whole can be shown small; `data-quiet-corner` says where nothing is drawn, for the pad.
   */
  readonly nearWidth?: { readonly wide: number; readonly phone: number };
  /** A seat's own mat: a drawing of the thing itself. */
  readonly Mat: ComponentType<SeatProps<K, Key>>;
  /** The viewer's holdings in one row, for a phone. */
  readonly Holdings?: ComponentType<SeatProps<K, Key>>;
  /** Under the board: supplies, market, hand. */
  readonly SharedStrip?: ComponentType<SceneProps<K, Key>>;
  /** Under the seats: missions, tracks, how near the end is. */
  readonly SharedSide?: ComponentType<SceneProps<K, Key>>;
  /** In the prompt, above the choices: dice of a battle, a wheel. */
  readonly PromptExtra?: ComponentType<BoardProps<K, Key>>;

  readonly summary: (scene: Scene<K, Key>, seat: Seat) => SeatSummary;
  /** Every place and piece one may point at, in reading order. */
  readonly describe: (scene: Scene<K, Key>) => readonly Described[];
  readonly progress?: (scene: Scene<K, Key>) => Progress;

  /** What a choice (offered or denied) touches on the board; the first is where it is clicked. */
  readonly targetsOf?: (scene: Scene<K, Key>, choice: PlayOf<K>) => readonly Target[];
  /**
   * Where else on the board a click means what is denied there: another port, while the ship is
   * at sea. Only places for which the denial's own reason is true.
   */
  readonly deniedElsewhere?: (scene: Scene<K, Key>, choice: PlayOf<K>) => readonly Target[];
  /** What an event happened to: lit when its line in the log is pointed at. */
  readonly eventTargets?: (scene: Scene<K, Key>, event: Event<K>) => readonly Target[];
  /** What one sees of an event; nothing for most. */
  readonly animate?: (scene: Scene<K, Key>, event: Event<K>) => readonly Motion[];

  /** Over the prompt: "Your sealed order". */
  readonly promptTitle?: (scene: Scene<K, Key>, step: string) => string | undefined;
  readonly face?: (scene: Scene<K, Key>, spoken: SpokenChoice<ChoiceOf<K>>) => ChoiceFace;
  /**
   * What a part of a choice looks like where the question is asked in stages (`say.stages`); `choice` is
   * one of those that share it.
   */
  readonly part?: (
    scene: Scene<K, Key>,
    step: string,
    stage: number,
    choice: ChoiceOf<K>,
  ) => ChoiceFace | undefined;
  /** Places and pieces on the board itself: long lists of them fold away, short ones are numbered. */
  readonly isPlace?: (target: Target) => boolean;
  /** The icons that `say.icon` and `say.group` name. */
  readonly icon?: (name: string) => ReactNode;
  /** Names one element of a list field; lists of choices without it are not picked apart. */
  readonly element?: (
    scene: Scene<K, Key>,
    step: string,
    field: string,
    value: number | string,
  ) => ElementFace | undefined;
  /** Cannot be taken back and hurts: asks again. */
  readonly hurts?: (scene: Scene<K, Key>, choice: PlayOf<K>) => boolean;

  /** Points so far, as far as the viewer knows: the chart at the end. */
  readonly points?: (view: View<K>, seat: Seat) => number;
  readonly scoreRow?: (scene: Scene<K, Key>, line: ScoreLine<K['clause']>) => ScoreRow;
};

/** The id of a drawing that may be shown in part. */
export const CHART_DRAWN = 'chart-drawn';

/** The one gate: the table looks into none of a game's values. */
export type AnyScene = Scene<ErasedKinds, string>;
export type AnyKit = BoardKit<ErasedKinds, string>;
export const anyKit = <K extends Kinds, Key extends string>(kit: BoardKit<K, Key>): AnyKit =>
  kit as unknown as AnyKit;
