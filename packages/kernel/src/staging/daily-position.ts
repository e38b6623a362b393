// The daily exercise: a position of a match that bots played, at which one choice is clearly best by
// search. Positions are stored; the day picks one, the same for everybody.

import { below, sfcRng } from '../chance/rng.ts';
import type { Engine } from '../engine/engine.ts';
import { Malformed } from '../errors.ts';
import type { Seat } from '../ids.ts';
import type { Choice, ErasedKinds, Kinds } from '../kinds.ts';
import type { Match } from '../match.ts';
import type { Catalogue } from '../say/message.ts';
import type { Seen } from '../schema/declare.ts';

/** One thing that a seat may have more or less of, by which a choice is explained. */
export type Gauges<K extends Kinds> = {
  readonly [name: string]: (g: Seen<K['state']>, seat: Seat) => number;
};

/** A match as far as it was played. */
export type PlayedStart = {
  readonly seats: number;
  readonly seed: number;
  /** Every answer since the deal: its place among the offers of whoever is asked first. */
  readonly answers: readonly number[];
};

export type DailyPosition = PlayedStart & {
  readonly seat: number;
  readonly step: string;
  /** All that may be chosen, the best first, each with what the search gives it of 100. */
  readonly choices: readonly (readonly [Choice, number])[];
  /**
   * Worlds that were searched, the lead of the best choice, and the error of that, both of 1,000. `judged`: what the game's
   * `evaluate` said of the position then, of 1,000: by another judgement another choice may be best.
   */
  readonly searched: {
    readonly worlds: number;
    readonly lead: number;
    readonly error: number;
    readonly judged: number;
  };
  /** What the best one leaves the seat with more than the next best: tenths, by gauge. */
  readonly gains: { readonly [gauge: string]: number };
};

export type DailyBook<K extends Kinds> = {
  readonly game: string;
  /** For each gauge what the best choice brings or costs: `more.rum`, `less.rum`, with `{{count}}`. */
  readonly words: Catalogue;
  readonly gauges: Gauges<K>;
  readonly positions: readonly DailyPosition[];
};

/** Written out by a game's `lessons/daily.ts`; the gate for what `npm run daily` wrote. */
export const dailyBook = <K extends Kinds>(
  book: Omit<DailyBook<K>, 'positions'> & { readonly positions: readonly object[] },
): DailyBook<K> => book as DailyBook<K>;

export type AnyDailyBook = DailyBook<ErasedKinds>;

/** The match that a position stands in. Throws `Malformed` where an answer is not among the offers. */
export function playedMatch<K extends Kinds>(
  engine: Engine<K>,
  { seats, seed, answers }: PlayedStart,
): Match<K> {
  const match = engine.create({ seats, rng: sfcRng(seed) });
  for (const [nth, place] of answers.entries()) {
    const asked = engine.asked(match)[0];
    const choice = asked === undefined ? undefined : engine.choices(match, asked.seat)[place];
    if (asked === undefined || choice === undefined)
      throw new Malformed(`answers[${nth}]`, 'the place of an offer', place);
    engine.play(match, asked.seat, choice);
  }
  return match;
}

/** The position of a day, counted in days: each comes once before any comes again. */
export function positionOfDay(
  positions: readonly DailyPosition[],
  day: number,
): DailyPosition | undefined {
  const count = positions.length;
  if (count === 0) return undefined;
  const left = [...positions];
  const luck = sfcRng(Math.floor(day / count));
  for (let place = day % count; place > 0; place--) left.splice(below(luck, left.length), 1);
  return left.splice(below(luck, left.length), 1)[0];
}
