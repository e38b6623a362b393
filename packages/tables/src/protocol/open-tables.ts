import type { SeatColour } from '../table/setup.ts';
import { paceKey, type Timed } from '../time/pace.ts';
import type { OnlineSetup } from './online-setup.ts';

/** A table in the lobby, the same for everybody who reads it: it names no guest. */
export type OpenTable = {
  readonly table: string;
  readonly game: string;
  /** By seat; the first person who sits there speaks for the table. */
  readonly seats: readonly {
    readonly name: string;
    readonly colour: SeatColour;
    readonly who: 'open' | 'guest' | 'bot';
    /** Of a guest: a bot that somebody runs elsewhere. */
    readonly isBot?: true;
  }[];
  /** Takes a seat there; null where there is only something to watch. */
  readonly invitation: string | null;
  readonly createdAt: number;
} & Timed;

/** What the lobby shows, the newest first. */
export type OpenTables = {
  /** With a free seat for anybody. */
  readonly toJoin: readonly OpenTable[];
  /** Under way, and open to onlookers. */
  readonly toWatch: readonly OpenTable[];
  /** People who look for others now, by game and number of seats. */
  readonly seeking: readonly Sought[];
};

/** How many people would sit down at such a table. */
export type Sought = {
  readonly game: string;
  readonly seats: number;
  readonly people: number;
} & Timed;

/** Tables that are played alike: who seeks one of them would sit down at the other. */
export const kindOfTable = ({
  game,
  seats,
  ...timed
}: Pick<OnlineSetup, 'game'> & Timed & { readonly seats: readonly unknown[] }): string =>
  `${game} ${seats.length} ${paceKey(timed)}`;
