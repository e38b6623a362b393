// Take No Prisoners as whoever is asked sees it at the table.

import {
  at,
  below,
  type Event,
  engine,
  type Match,
  type Seat,
  seatsOf,
  sfcRng,
  speaker,
} from '@quarterdeck/kernel';
import { type Kinds, prisoners, prisonersSay } from '@quarterdeck/prisoners';
import { PRISONERS_TABLE_EN } from '../../src/boards/prisoners/en-table.ts';
import type { Scene } from '../../src/table/board-contract.ts';
import { speakEnglish } from '../../src/words/languages.ts';

export const sea = engine(prisoners);

const NAMES = ['Ada', 'Bo', 'Cy', 'Dee'] as const;
const TINCTURES = ['red', 'green', 'purple', 'yellow'] as const;

const { words, learn } = speakEnglish();
learn(PRISONERS_TABLE_EN);

export const sceneFor = (match: Match<Kinds>, me: Seat): Scene<Kinds> => {
  const seats = seatsOf(match.table.seats);
  return {
    view: sea.view(match, me),
    me,
    seats: seats.map((seat) => ({
      seat,
      name: at(NAMES, seat),
      called: at(NAMES, seat),
      tincture: at(TINCTURES, seat),
      who: 'person',
      isMe: seat === me,
    })),
    speaker: speaker(prisonersSay, { names: seats.map((seat) => at(NAMES, seat)) }),
    words,
  };
};

export type Moment = {
  readonly match: Match<Kinds>;
  readonly seat: Seat;
  readonly scene: Scene<Kinds>;
  /** What this seat saw of the answer before. */
  readonly events: readonly Event<Kinds>[];
};

export type TableOf = { readonly seats: number };

/** A match at random, one answer after the other, as whoever answers sees it before. */
export function* moments({ seats }: TableOf, seed: number): Generator<Moment> {
  const chance = sfcRng(seed);
  const match = sea.create({ seats, rng: sfcRng(seed) });
  let before: readonly Event<Kinds>[] = [];
  while (sea.outcome(match) === null) {
    const asked = sea.asked(match);
    const { seat } = at(asked, below(chance, asked.length));
    yield { match, seat, scene: sceneFor(match, seat), events: sea.see(before, seat) };
    const choices = sea.choices(match, seat);
    before = sea.play(match, seat, at(choices, below(chance, choices.length)));
  }
}

/** The first moment of some matches at which this holds. */
export const momentWhere = (
  isMeant: (moment: Moment) => boolean,
  table: TableOf = { seats: 4 },
): Moment => {
  for (const seed of [1, 2, 3, 4, 5, 6])
    for (const moment of moments(table, seed)) if (isMeant(moment)) return moment;
  throw new Error('It never came to that.');
};

export const stepOf = ({ match, seat }: Moment): string | undefined =>
  sea.asked(match).find((one) => one.seat === seat)?.step;
