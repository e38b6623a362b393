// A position in words, place by place: for those who listen to a board, and for a terminal.

import type { Seat } from '../ids.ts';
import type { Kinds } from '../kinds.ts';
import type { View } from '../match.ts';
import type { Message } from './message.ts';

/** A place or a piece by the game's own name for it: `tile/5`, `ship/2`, `card/13`. */
export type Target = string;

/** Targets that every table has: a seat's card, and the viewer's own mat. */
export const seatTarget = (seat: Seat): Target => `seat/${seat}`;
export const MAT_TARGET: Target = 'mat';
/** Where a seat's things are: on the viewer's mat for the viewer's own seat, on its card for others. */
export const holdingsTarget = ({ me }: { readonly me: Seat | undefined }, seat: Seat): Target =>
  seat === me ? MAT_TARGET : seatTarget(seat);

/** A position as one viewer may know it, and the voice that tells of it. */
export type Viewing<K extends Kinds> = {
  readonly view: View<K>;
  /** The seat that looks; undefined for a spectator. */
  readonly me: Seat | undefined;
  /** What each seat is called in a sentence. */
  readonly seats: readonly { readonly called: string }[];
  readonly speaker: { readonly words: (message: Message) => string };
};

/** A place or a piece: "B3, Tunis", "Port. Wants tea, wine, tea." */
export type Described = {
  readonly target: Target;
  readonly name: string;
  readonly text: string;
};

/** Places and pieces that are told of under one heading, in reading order. */
export type Section = {
  readonly heading: string;
  readonly places: readonly Described[];
};
