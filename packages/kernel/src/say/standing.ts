// How a match is won, as one viewer may know it: the aim, what everybody has, what ends it.

import type { ScoreLine } from '../game.ts';
import { type Seat, seatsOf } from '../ids.ts';
import type { Kinds } from '../kinds.ts';
import type { Seen } from '../schema/declare.ts';
import type { Message } from './message.ts';

/** A message and the clause it rests on. */
export type Ruled<K extends Kinds, Key extends string = string> = {
  readonly says: Message<Key>;
  readonly clause: K['clause'];
};

/** `g` is always a view's state, so it may have holes. */
export type Standing<K extends Kinds, Key extends string = string> = {
  /** "Most thalers win." */
  readonly aim: (g: Seen<K['state']>) => Ruled<K, Key>;
  /** What ends the match, and how near that is: "5 cotton to the end." */
  readonly end: (g: Seen<K['state']>) => Ruled<K, Key>;
  /**
   * What everybody has, counted as the end counts it, as far as the viewer may know; sources that
   * brought nothing yet may stand there with 0. At the end it is the outcome's own sheet (law 7).
   */
  readonly sheet: (g: Seen<K['state']>) => readonly ScoreLine<K['clause']>[];
  /** The figure that wins, in words: "7 thalers". */
  readonly figure: (g: Seen<K['state']>, count: number) => Message<Key>;
  /** Whether a seat may have more than the viewer can count. */
  readonly hasMore?: (g: Seen<K['state']>, seat: Seat) => boolean;
};

/** A sentence for players, with its clause. */
export type SpokenRule = { readonly text: string; readonly clause: string };

export type SpokenSource = SpokenRule & { readonly points: number };

/** What a seat has of what wins. */
export type SeatStanding = {
  readonly seat: Seat;
  readonly total: number;
  /** "7 thalers" */
  readonly figure: string;
  readonly hasMore: boolean;
  readonly sources: readonly SpokenSource[];
};

export type SpokenStanding = {
  readonly aim: SpokenRule;
  readonly end: SpokenRule;
  readonly seats: readonly SeatStanding[];
};

type ErasedRuled = { readonly says: Message; readonly clause: string };

/** The same for speakers, who know a game's state by nothing but its being one. */
export type ErasedStanding = {
  readonly aim: (g: object) => ErasedRuled;
  readonly end: (g: object) => ErasedRuled;
  readonly sheet: (g: object) => readonly ScoreLine[];
  readonly figure: (g: object, count: number) => Message;
  readonly hasMore?: (g: object, seat: Seat) => boolean;
};

type Saying = {
  readonly standing?: ErasedStanding;
  readonly score: (line: ScoreLine) => Message;
};

/** Turns what a game says about winning into words. */
export function spokenStanding(
  { standing, score }: Saying,
  words: (message: Message) => string,
  { state, terms }: { readonly state: object; readonly terms: { readonly seats: number } },
): SpokenStanding | undefined {
  if (standing === undefined) return undefined;
  const ruled = ({ says, clause }: ErasedRuled): SpokenRule => ({ text: words(says), clause });
  const sheet = standing.sheet(state);
  const seatOf = (seat: Seat): SeatStanding => {
    const lines = sheet.filter((line) => line.seat === seat);
    const total = lines.reduce((sum, { points }) => sum + points, 0);
    return {
      seat,
      total,
      figure: words(standing.figure(state, total)),
      hasMore: standing.hasMore?.(state, seat) === true,
      sources: lines.map((line) => ({
        text: words(score(line)),
        points: line.points,
        clause: line.clause,
      })),
    };
  };
  return {
    aim: ruled(standing.aim(state)),
    end: ruled(standing.end(state)),
    seats: seatsOf(terms.seats).map(seatOf),
  };
}
