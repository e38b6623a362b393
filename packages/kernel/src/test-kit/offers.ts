import type { Engine } from '../engine/engine.ts';
import { IllegalChoice } from '../errors.ts';
import type { Seat } from '../ids.ts';
import type { ChoiceOf, Kinds } from '../kinds.ts';
import type { Denied, Match } from '../match.ts';
import type { Pattern } from '../staging/pattern.ts';
import { fitsPattern, fitting } from '../staging/pattern.ts';
import { difference } from './difference.ts';

/** What the seat may answer; without a seat, the one that is asked. */
export const offersOf = <K extends Kinds>(
  engine: Engine<K>,
  match: Match<K>,
  seat?: number,
): readonly ChoiceOf<K>[] => engine.choices(match, seatAsked(engine, match, seat));

/** What it may not, and by which clause. */
export const deniedOf = <K extends Kinds>(
  engine: Engine<K>,
  match: Match<K>,
  seat?: number,
): readonly Denied<ChoiceOf<K>, K['clause']>[] =>
  engine.explain(match, seatAsked(engine, match, seat));

export const isOffered = <K extends Kinds>(
  engine: Engine<K>,
  match: Match<K>,
  pattern: Pattern<K>,
  seat?: number,
): boolean => fitting(offersOf(engine, match, seat), pattern).length > 0;

/** The clause that denies such a choice, or undefined where none does. */
export const whyNot = <K extends Kinds>(
  engine: Engine<K>,
  match: Match<K>,
  pattern: Pattern<K>,
  seat?: number,
): K['clause'] | undefined => {
  const denied = deniedOf(engine, match, seat);
  return denied.find(({ choice }) => fitsPattern(choice, pattern))?.clause;
};

/** The error that `play` answers with, after seeing to it that nothing changed. */
export function refuses<K extends Kinds>(
  engine: Engine<K>,
  match: Match<K>,
  seat: number,
  choice: unknown,
): IllegalChoice {
  const before = engine.save(match);
  const refusal = refusalOf(engine, match, seat, choice);
  const changed = difference(before, engine.save(match), 'save');
  if (changed !== null) throw new Error(`refuses: it was refused, but changed ${changed}`);
  return refusal;
}

function refusalOf<K extends Kinds>(
  engine: Engine<K>,
  match: Match<K>,
  seat: number,
  choice: unknown,
): IllegalChoice {
  try {
    engine.play(match, seat as Seat, choice);
  } catch (problem) {
    if (problem instanceof IllegalChoice) return problem;
    throw problem;
  }
  throw new Error(`refuses: seat ${seat} was allowed ${JSON.stringify(choice)}`);
}

function seatAsked<K extends Kinds>(
  engine: Engine<K>,
  match: Match<K>,
  seat: number | undefined,
): Seat {
  if (seat !== undefined) return seat as Seat;
  const asked = engine.asked(match);
  const only = asked[0];
  if (only === undefined) throw new Error('nobody is asked: the match is over');
  if (asked.length > 1)
    throw new Error(`seats ${asked.map((a) => a.seat).join(', ')} are asked: say which`);
  return only.seat;
}
