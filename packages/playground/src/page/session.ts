// A match under work: every position it went through, and how it went on. Nothing here is drawn.

import { at, type Choice, type Seat } from '@quarterdeck/kernel';
import { below, type Rng, sfcRng } from '@quarterdeck/kernel/chance';
import {
  type Engine,
  type ErasedKinds,
  type Event,
  type Match,
  QuarterdeckError,
} from '@quarterdeck/kernel/engine';

export type Rules = Engine<ErasedKinds>;
export type Terms = { readonly seats: number; readonly options: object; readonly seed: number };
export type Answer = { readonly seat: Seat; readonly choice: Choice };

/** All it takes to play the match again, also under rules that have changed since. */
export type Log = { readonly terms: Terms; readonly answers: readonly Answer[] };

/** A position, the answer that led to it or null for the deal, and what happened then. */
export type Moment = {
  readonly match: Match;
  readonly answer: Answer | null;
  readonly events: readonly Event<ErasedKinds>[];
};
export type Session = { readonly terms: Terms; readonly moments: readonly Moment[] };

export const begin = (rules: Rules, terms: Terms): Session => {
  const { seats, options, seed } = terms;
  const { match, events } = rules.deal({ seats, options, rng: sfcRng(seed) });
  return { terms, moments: [{ match, answer: null, events }] };
};

export const momentOf = ({ moments }: Session, position: number): Moment => at(moments, position);
export const lastOf = ({ moments }: Session): Moment => at(moments, moments.length - 1);

export const answered = (rules: Rules, session: Session, answer: Answer): Session => {
  const match = rules.clone(lastOf(session).match);
  const events = rules.play(match, answer.seat, answer.choice);
  return { ...session, moments: [...session.moments, { match, answer, events }] };
};

/** The match up to a position; what came after is gone. */
export const upTo = (session: Session, position: number): Session => ({
  ...session,
  moments: session.moments.slice(0, position + 1),
});

export const logOf = ({ terms, moments }: Session): Log => ({
  terms,
  answers: moments.flatMap(({ answer }) => (answer === null ? [] : [answer])),
});

/** Plays a log again as far as the rules go; `stopped` says why it went no further. */
export function again(
  rules: Rules,
  { terms, answers }: Log,
): { readonly session: Session; readonly stopped: string | null } {
  let session = begin(rules, terms);
  for (const [index, answer] of answers.entries()) {
    try {
      session = answered(rules, session, answer);
    } catch (problem) {
      if (!(problem instanceof QuarterdeckError)) throw problem;
      return { session, stopped: `Answer ${index + 1} of ${answers.length}: ${problem.message}` };
    }
  }
  return { session, stopped: null };
}

type Mind = (match: Match, seat: Seat, choices: readonly Choice[]) => Choice;

export const anyChoice =
  (rng: Rng): Mind =>
  (_match, _seat, choices) =>
    at(choices, below(rng, choices.length));

/** As many answers as are wanted, or as the match has. */
export function playOn(rules: Rules, session: Session, most: number, mind: Mind): Session {
  let now = session;
  for (let played = 0; played < most; played++) {
    const { match } = lastOf(now);
    const [asked] = rules.asked(match);
    if (asked === undefined) break;
    const choice = mind(match, asked.seat, rules.choices(match, asked.seat));
    now = answered(rules, now, { seat: asked.seat, choice });
  }
  return now;
}
