// A demonstration shows a clause at work: a position, and what is answered there. It is plain data that
// a script writes down from the tests, so that rule, test and demonstration cannot disagree.

import { sameChoice } from '../engine/choices.ts';
import type { Engine } from '../engine/engine.ts';
import type { Seat } from '../ids.ts';
import type { Choice, ErasedKinds } from '../kinds.ts';
import type { Event, Match } from '../match.ts';
import { begin, type Scenario } from './scenario.ts';

/** One answer of a demonstration. */
export type DemonstrationPlay = {
  readonly by: number;
  readonly choice: Choice;
  /** Results of `below` for what follows it. */
  readonly rig?: readonly number[];
};

/** What the question at the end of a case denies. */
export type DemonstratedDenial = {
  readonly seat: number;
  readonly choice: Choice;
  readonly clause: string;
};

/** One position of a test, and what was done there. */
export type DemonstrationCase = {
  readonly position: Scenario<ErasedKinds>;
  readonly plays: readonly DemonstrationPlay[];
  readonly denied?: DemonstratedDenial;
};

export type Demonstration = {
  readonly clauses: readonly string[];
  /** The sentence that the test proves. */
  readonly says: string;
  readonly cases: readonly DemonstrationCase[];
};

/**
 * Why no position shows a clause. `box`: it tells what the box holds. `longer`: it shows over a round
 * or a match. `words`: nothing at the table depends on it.
 */
export const NOT_SHOWN = ['box', 'longer', 'words'] as const;
export type NotShown = (typeof NOT_SHOWN)[number];

/** What a game can show: `demonstrations.gen.json` beside its ledger. */
export type Demonstrations = {
  readonly shown: readonly Demonstration[];
  readonly notShown: { readonly [clause: string]: NotShown };
};

/** What became of a case when it was played through. */
export type PlayedCase = {
  readonly match: Match<ErasedKinds>;
  readonly events: readonly Event<ErasedKinds>[];
};

/** Through whose eyes a case is seen: whom it is denied to, who answers last, or who is asked. */
export function eyesOf(engine: Engine<ErasedKinds>, shown: DemonstrationCase): Seat {
  const last = shown.denied?.seat ?? shown.plays.at(-1)?.by;
  if (last !== undefined) return last as Seat;
  const { match } = begin(engine, shown.position);
  return engine.asked(match)[0]?.seat ?? (0 as Seat);
}

/** Gives the next answer of a case, in place. */
export function playNext(
  engine: Engine<ErasedKinds>,
  match: Match<ErasedKinds>,
  { by, choice, rig = [] }: DemonstrationPlay,
): Event<ErasedKinds>[] {
  match.rig.push(...rig);
  return engine.play(match, by as Seat, choice);
}

/** Plays a case as it is written. Throws where an answer is not offered or the denial does not stand. */
export function playCase(engine: Engine<ErasedKinds>, shown: DemonstrationCase): PlayedCase {
  const { match, events } = begin(engine, shown.position);
  for (const play of shown.plays) events.push(...playNext(engine, match, play));
  const { denied } = shown;
  if (denied !== undefined && !isDenied(engine, match, denied))
    throw new Error(`${JSON.stringify(denied.choice)} is not denied by ${denied.clause} any more.`);
  return { match, events };
}

const isDenied = (
  engine: Engine<ErasedKinds>,
  match: Match<ErasedKinds>,
  { seat, choice, clause }: DemonstratedDenial,
): boolean =>
  engine
    .explain(match, seat as Seat)
    .some((one) => one.clause === clause && sameChoice(one.choice, choice));
