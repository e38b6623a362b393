// What a server tells of people by HTTP: profiles, matches that are over, ratings, friends. Nobody is
// told another one's id: a person is named by a handle, which opens a profile and nothing else.

import {
  bool,
  integer,
  listOf,
  oneOf,
  orNull,
  type Shaped,
  shape,
  text,
} from '@quarterdeck/kernel/pack';
import { SEAT_COLOURS } from '../table/setup.ts';

/** The paces that people are rated in, each for itself. */
export const RATED_PACES = ['live', 'relaxed', 'daily'] as const;
export type RatedPace = (typeof RATED_PACES)[number];

/** Under this many matches a rating moves too fast to be ranked. */
export const SETTLED_AFTER = 10;

const time = integer({ least: 0 });
const count = integer({ least: 0 });
/** In points: 100 more finish ahead in about 64 of 100 matches. */
const points = integer();
const handle = text({ most: 64 });
const colour = oneOf(SEAT_COLOURS);

/** A rating as it stood on a day. */
const curvePoint = shape({ at: time, rating: points });

export const ratingCard = shape({
  game: text(),
  pace: oneOf(RATED_PACES),
  rating: points,
  matches: count,
  won: count,
  /** What the last thirty days changed. */
  month: points,
  /** Among everybody; null until it has settled, and for people without an account. */
  rank: orNull(count),
  /** The last ninety days, the oldest first. */
  curve: listOf(curvePoint),
});
export type RatingCard = Shaped<typeof ratingCard>;

/** How two people stand to each other; `asked`: by the one who looks. */
export const FRIENDSHIPS = ['none', 'asked', 'asks', 'friends'] as const;
export type Friendship = (typeof FRIENDSHIPS)[number];

export const profile = shape({
  /** Null of a guest without an account: nobody else sees it. */
  handle: orNull(handle),
  name: text(),
  colour,
  since: time,
  isYou: bool,
  friendship: oneOf(FRIENDSHIPS),
  /** Of those that who looks may know of, like all that follows. */
  matches: count,
  won: count,
  ratings: listOf(ratingCard),
  /** By game and number of seats. */
  tally: listOf(shape({ game: text(), seats: count, matches: count, won: count })),
  oftenWith: orNull(shape({ name: text(), handle: orNull(handle), times: count })),
  /** From the deal to the end. */
  longest: orNull(shape({ game: text(), millis: count })),
});
export type Profile = Shaped<typeof profile>;

const playedSeat = shape({
  name: text(),
  /** Null where there is no profile to see. */
  handle: orNull(handle),
  colour,
  who: oneOf(['you', 'they', 'person', 'bot']),
  /** 1 is first. */
  place: count,
  /** What the match did to the rating; null where it did nothing. */
  change: orNull(points),
  rating: orNull(points),
});
export type PlayedSeat = Shaped<typeof playedSeat>;

export const playedMatch = shape({
  table: text(),
  game: text(),
  pace: orNull(oneOf(RATED_PACES)),
  at: time,
  isRated: bool,
  /** Whether who looks may open the table, and its replay. */
  mayOpen: bool,
  seats: listOf(playedSeat),
});
export type PlayedMatch = Shaped<typeof playedMatch>;

export const history = shape({
  matches: listOf(playedMatch),
  /** What to ask for the next ones with; null where there are none. */
  before: orNull(text()),
});
export type History = Shaped<typeof history>;

const leader = shape({
  rank: count,
  handle: orNull(handle),
  name: text(),
  colour,
  isYou: bool,
  rating: points,
  matches: count,
  won: count,
  /** What the last seven days changed. */
  week: points,
  curve: listOf(curvePoint),
});
export type Leader = Shaped<typeof leader>;

export const leaders = shape({
  /** Those whose rating has settled. */
  people: count,
  leaders: listOf(leader),
  /** Wherever it stands; null where it has not settled. */
  you: orNull(leader),
  /** How many matches are missing until one is ranked; 0 where none is. */
  missing: count,
  /** `name`: of one that somebody runs elsewhere; null: a level of our own. */
  bots: listOf(shape({ bot: text(), name: orNull(text()), rating: points, matches: count })),
});
export type Leaders = Shaped<typeof leaders>;

const friend = shape({ handle, name: text(), colour, since: time, isHere: bool });
export const friends = shape({
  friends: listOf(friend),
  /** Who would be a friend, and waits for an answer. */
  asking: listOf(friend),
  /** Whom one has asked. */
  asked: listOf(friend),
});
export type Friend = Shaped<typeof friend>;
export type Friends = Shaped<typeof friends>;
