// A game as whoever is asked sees it at the table, in matches played at random.

import { at, type Game, type Kinds, type Seat, seatsOf } from '@quarterdeck/kernel';
import { below, sfcRng } from '@quarterdeck/kernel/chance';
import { type Engine, type Event, engine, type Match } from '@quarterdeck/kernel/engine';
import { type Catalogue, type Say, speaker } from '@quarterdeck/kernel/say';
import type { Scene } from '../contract/board-contract.ts';
import type { SeatColour } from '../drawings/seat-colours.ts';
import type { Catalogue as BoardWords } from '../words/catalogue.ts';
import { speakEnglish } from '../words/languages.ts';

const NAMES = ['Ada', 'Bo', 'Cy', 'Dee', 'Eli', 'Fay'] as const;
const SEEDS = [1, 2, 3, 4, 5, 6] as const;

export type Staging<K extends Kinds, C extends Catalogue> = {
  readonly game: Game<K>;
  readonly say: Say<K, C>;
  /** The board's own words. */
  readonly catalogue: BoardWords;
  /** By seat. */
  readonly colours: readonly SeatColour[];
};

export type Moment<K extends Kinds> = {
  readonly match: Match<K>;
  readonly seat: Seat;
  readonly scene: Scene<K, string>;
  /** What this seat saw of the answer before. */
  readonly events: readonly Event<K>[];
};

export type TableOf = {
  readonly seats: number;
  readonly options?: { readonly [option: string]: boolean };
};

export type Scenes<K extends Kinds> = {
  readonly sea: Engine<K>;
  readonly sceneFor: (match: Match<K>, me: Seat) => Scene<K, string>;
  /** A match at random, one answer after the other, as whoever answers sees it before. */
  readonly moments: (table: TableOf, seed: number, most?: number) => Generator<Moment<K>>;
  /** The first moment of some matches, of four unless said otherwise, at which this holds. */
  readonly momentWhere: (isMeant: (moment: Moment<K>) => boolean, table?: TableOf) => Moment<K>;
  /** What whoever answers is asked. */
  readonly stepOf: (moment: Moment<K>) => string | undefined;
};

const scenesIn = <K extends Kinds, C extends Catalogue>(
  sea: Engine<K>,
  { say, catalogue, colours }: Staging<K, C>,
): Scenes<K>['sceneFor'] => {
  const { words } = speakEnglish(catalogue);
  return (match, me) => {
    const seats = seatsOf(match.terms.seats);
    return {
      view: sea.view(match, me),
      me,
      seats: seats.map((seat) => ({
        seat,
        name: at(NAMES, seat),
        called: at(NAMES, seat),
        colour: at(colours, seat),
        who: 'person',
        isMe: seat === me,
      })),
      speaker: speaker(say, { names: seats.map((seat) => at(NAMES, seat)) }),
      words,
    };
  };
};

export const scenesOf = <K extends Kinds, C extends Catalogue>(
  staging: Staging<K, C>,
): Scenes<K> => {
  const sea = engine(staging.game);
  const sceneFor = scenesIn(sea, staging);
  const moments = function* (
    { seats, options = {} }: TableOf,
    seed: number,
    most = Number.POSITIVE_INFINITY,
  ): Generator<Moment<K>> {
    const chance = sfcRng(seed);
    const match = sea.create({ seats, options, rng: sfcRng(seed) });
    let before: readonly Event<K>[] = [];
    for (let answers = 0; answers < most && sea.outcome(match) === null; answers++) {
      const asked = sea.asked(match);
      const { seat } = at(asked, below(chance, asked.length));
      yield { match, seat, scene: sceneFor(match, seat), events: sea.see(before, seat) };
      const choices = sea.choices(match, seat);
      before = sea.play(match, seat, at(choices, below(chance, choices.length)));
    }
  };
  return {
    sea,
    sceneFor,
    moments,
    momentWhere: (isMeant, table = { seats: 4 }) => {
      for (const seed of SEEDS)
        for (const moment of moments(table, seed)) if (isMeant(moment)) return moment;
      throw new Error('It never came to that.');
    },
    stepOf: ({ match, seat }) => sea.asked(match).find((one) => one.seat === seat)?.step,
  };
};
