// What a table is, whoever hosts it: a worker of a page, or a server. All of it is plain data.

import type { Seat, SeatColour } from '@quarterdeck/kernel';
import type { Fairness } from '@quarterdeck/kernel/chance';
import type { Json } from '@quarterdeck/kernel/pack';

/** The names are saved with every table; how a colour is drawn is the page's affair. */
export { SEAT_COLOURS, type SeatColour } from '@quarterdeck/kernel';

/** `remote`: somebody at another screen; a table of one page has none. */
export type Occupant =
  | { readonly kind: 'person' }
  | { readonly kind: 'bot'; readonly bot: string }
  | { readonly kind: 'remote' };

export type TableSeat = {
  readonly name: string;
  readonly colour: SeatColour;
  readonly who: Occupant;
};

/** What a table is set with. Options, pack and seed may come from anywhere: the host checks them. */
export type TableSetup = {
  readonly game: string;
  readonly seats: readonly TableSeat[];
  readonly options?: unknown;
  /** The text of a pack file, where it is not the game's own. */
  readonly pack?: string;
  /** Any words; the same words give the same deal. Drawn by the host if left out. */
  readonly seed?: string;
};

/** What does not change while the match goes on. */
export type TableInfo = {
  readonly id: string;
  readonly game: string;
  /** By seat. */
  readonly seats: readonly TableSeat[];
  readonly options: Json;
  /** `own` is the pack's content, where it is not the game's default. */
  readonly pack: { readonly hash: string; readonly own?: Json };
  readonly startedAt: number;
  /** Null where the match was not dealt here. The seed is in it once the match is over. */
  readonly fairness: Fairness | null;
};

/** A table as a list shows it. */
export type TableSummary = {
  readonly id: string;
  readonly game: string;
  readonly seats: readonly TableSeat[];
  readonly startedAt: number;
  readonly updatedAt: number;
  readonly answers: number;
  readonly state: 'playing' | 'finished';
  readonly asked: readonly Seat[];
  readonly ranks: readonly number[] | null;
  readonly scores: readonly number[] | null;
};
