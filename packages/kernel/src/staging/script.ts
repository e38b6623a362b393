import type { Engine } from '../engine/engine.ts';
import type { Seat } from '../ids.ts';
import type { Choice, Kinds, PlayOf } from '../kinds.ts';
import type { Event, Match } from '../match.ts';
import type { Pattern } from './pattern.ts';
import { fitting } from './pattern.ts';

/** What somebody does. `by` says who, where it is not whoever is asked (first). */
export type Answer<K extends Kinds> = Pattern<K> & { readonly by?: number };

/**
 * Plays answers in order, each matched against the offers of whoever is asked and, after those,
 * against the asides. Where none or several fit it fails with the list of offers.
 */
export function script<K extends Kinds>(
  engine: Engine<K>,
  match: Match<K>,
  answers: readonly Answer<K>[],
): Event<K>[] {
  return answers.flatMap((answer, index) => {
    const { by, ...pattern } = answer;
    const { seat, choice } = whoFits(engine, match, pattern, by, `script[${index}]`);
    return engine.play(match, seat, choice);
  });
}

type Fit<K extends Kinds> = { readonly seat: Seat; readonly choice: PlayOf<K> };

function whoFits<K extends Kinds>(
  engine: Engine<K>,
  match: Match<K>,
  pattern: Choice,
  by: number | undefined,
  place: string,
): Fit<K> {
  const seats = by === undefined ? engine.asked(match).map((a) => a.seat) : [by as Seat];
  const lists: readonly ((match: Match<K>, seat: Seat) => readonly PlayOf<K>[])[] = [
    engine.choices,
    engine.asides,
  ];
  for (const list of lists)
    for (const seat of seats) {
      const fits = fitting(list(match, seat), pattern);
      if (fits.length > 1)
        throw new Error(
          `${place}: ${text(pattern)} fits several offers to seat ${seat}: ${lines(fits)}`,
        );
      const choice = fits[0];
      if (choice !== undefined) return { seat, choice };
    }
  throw new Error(
    `${place}: ${text(pattern)} is not offered to ${by === undefined ? 'anybody' : `seat ${by}`}.` +
      ` ${whatIsOffered(engine, match)}`,
  );
}

/** Everybody who is asked, with the list; for messages of tests that went wrong. */
function whatIsOffered<K extends Kinds>(engine: Engine<K>, match: Match<K>): string {
  const asked = engine.asked(match);
  if (asked.length === 0) return 'The match is over.';
  return asked
    .map(({ seat, step }) => `Seat ${seat} is asked ${step}: ${lines(engine.choices(match, seat))}`)
    .join('\n');
}

const text = (choice: object): string => JSON.stringify(choice);
const lines = (choices: readonly object[]): string =>
  choices.map((choice) => `\n  ${text(choice)}`).join('');
