import type { Rng } from '../chance/rng.ts';
import { below } from '../chance/rng.ts';
import type { Engine } from '../engine/engine.ts';
import type { Seat } from '../ids.ts';
import { at, seatsOf } from '../ids.ts';
import type { Kinds, PlayOf } from '../kinds.ts';
import type { Match } from '../match.ts';

/** Something that a seat does: an answer, or an aside that nobody asked for. */
export type Turn<K extends Kinds> = {
  readonly seat: Seat;
  readonly choice: PlayOf<K>;
  readonly isAside: boolean;
};

/** A change of mind is rare enough that everybody has answered sooner or later. */
const MIND_CHANGES_ONE_IN = 12;

/**
 * Something legal at random; undefined where somebody is asked and has no choice. With `asides`,
 * one turn in this many is an aside of anybody, if there is one.
 */
export function randomTurn<K extends Kinds>(
  engine: Engine<K>,
  match: Match<K>,
  chance: Rng,
  asides: number | null,
): Turn<K> | undefined {
  if (asides !== null && below(chance, asides) === 0) {
    const seat = at(seatsOf(match.terms.seats), below(chance, match.terms.seats));
    const apart = pickFrom(engine.asides(match, seat), chance);
    if (apart !== undefined) return { seat, choice: apart, isAside: true };
  }
  const seat = whoAnswers(engine, match, chance);
  const choice = pickFrom(engine.choices(match, seat), chance);
  return choice === undefined ? undefined : { seat, choice, isAside: false };
}

function whoAnswers<K extends Kinds>(engine: Engine<K>, match: Match<K>, chance: Rng): Seat {
  const given = match.given.flatMap((choice, seat) => (choice === null ? [] : [seat as Seat]));
  if (given.length > 0 && below(chance, MIND_CHANGES_ONE_IN) === 0)
    return at(given, below(chance, given.length));
  const asked = engine.asked(match);
  return at(asked, below(chance, asked.length)).seat;
}

const pickFrom = <T>(items: readonly T[], chance: Rng): T | undefined =>
  items.length === 0 ? undefined : items[below(chance, items.length)];
