// Tiny Epic Pirates as whoever is asked sees it at the table.

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
import { COLOURS, type Kinds, tinypirates, tinypiratesSay } from '@quarterdeck/tinypirates';
import { TINYPIRATES_TABLE_EN } from '../../src/boards/tinypirates/en-table.ts';
import type { Scene } from '../../src/table/board-contract.ts';
import { speakEnglish } from '../../src/words/languages.ts';

export const sea = engine(tinypirates);

const NAMES = ['Ada', 'Bo', 'Cy', 'Dee'] as const;

const { words, learn } = speakEnglish();
learn(TINYPIRATES_TABLE_EN);

const sceneFor = (match: Match<Kinds>, me: Seat): Scene<Kinds> => {
  const seats = seatsOf(match.table.seats);
  return {
    view: sea.view(match, me),
    me,
    seats: seats.map((seat) => ({
      seat,
      name: at(NAMES, seat),
      called: at(NAMES, seat),
      tincture: at(COLOURS, seat),
      who: 'person',
      isMe: seat === me,
    })),
    speaker: speaker(tinypiratesSay, { names: seats.map((seat) => at(NAMES, seat)) }),
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

/** A match at random, one answer after the other, as whoever answers sees it before. */
export function* moments(seats: number, seed: number, most = 600): Generator<Moment> {
  const chance = sfcRng(seed);
  const match = sea.create({ seats, rng: sfcRng(seed) });
  let before: readonly Event<Kinds>[] = [];
  for (let i = 0; i < most && sea.outcome(match) === null; i++) {
    const { seat } = at(sea.asked(match), 0);
    yield { match, seat, scene: sceneFor(match, seat), events: sea.see(before, seat) };
    const choices = sea.choices(match, seat);
    before = sea.play(match, seat, at(choices, below(chance, choices.length)));
  }
}

/** The first moment of some matches at which this holds. */
export const momentWhere = (isMeant: (moment: Moment) => boolean, seats = 3): Moment => {
  for (const seed of [1, 2, 3, 4, 5, 6])
    for (const moment of moments(seats, seed)) if (isMeant(moment)) return moment;
  throw new Error('It never came to that.');
};

export const stepOf = ({ match, seat }: Moment): string | undefined =>
  sea.asked(match).find((one) => one.seat === seat)?.step;
