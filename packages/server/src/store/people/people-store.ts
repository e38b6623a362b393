// Who people are to each other: what they have played, how good they are taken to be, their friends.

import type { Json } from '@quarterdeck/kernel/pack';
import type {
  Ended,
  Friendship,
  RatedPace,
  SpectatorAccess,
  TableSeat,
  Timed,
} from '@quarterdeck/tables';
import type { Skill } from '../../people/rating.ts';

/** A match that is over, as it is stored. */
export type FinishedMatch = {
  readonly table: string;
  readonly game: string;
  readonly setup: Json;
  readonly timed: Timed;
  readonly watching: SpectatorAccess;
  readonly ended: Ended | null;
  readonly beganAt: number;
  readonly overAt: number;
  readonly seats: readonly FinishedSeat[];
  /** By seat: 1 is first. Null where nobody has won. */
  readonly places: readonly number[] | null;
};
export type FinishedSeat = {
  /** Beside `bot`: the bot is one that somebody runs elsewhere. */
  readonly person: string | null;
  readonly bot: string | null;
  readonly colour: TableSeat['colour'];
};

/** What is counted of it. */
export type MatchCount = {
  readonly match: FinishedMatch;
  readonly places: readonly number[];
  readonly pace: RatedPace | null;
  /** Whether it changes what people are rated at. */
  readonly isRated: boolean;
  /** Everybody's skill after it, by what it was before. */
  readonly after: (before: readonly Skill[]) => readonly Skill[];
  /** For whoever has none: from now on there is something to see of them. */
  readonly newHandle: () => string;
};

export type StoredRating = Skill & {
  readonly game: string;
  readonly pace: RatedPace;
  readonly matches: number;
  readonly won: number;
};

/** What a match did to a rating. */
export type RatingStep = {
  readonly person: string;
  readonly game: string;
  readonly pace: RatedPace;
  readonly at: number;
  readonly before: number;
  readonly after: number;
};

export type StoredResult = {
  readonly table: string;
  readonly game: string;
  readonly pace: RatedPace | null;
  readonly at: number;
  readonly isRated: boolean;
  readonly isOpen: boolean;
  /** Whether the table is still there. */
  readonly isKept: boolean;
  readonly seats: readonly {
    readonly seat: number;
    readonly person: string | null;
    readonly bot: string | null;
    readonly name: string;
    /** Null where the reader may see no profile. */
    readonly handle: string | null;
    readonly colour: TableSeat['colour'];
    readonly place: number;
    readonly before: number | null;
    readonly after: number | null;
  }[];
};

export type Person = {
  readonly person: string;
  readonly handle: string;
  readonly name: string;
  readonly colour: TableSeat['colour'];
  readonly since: number;
  readonly hasAccount: boolean;
};

/** What somebody has played, as far as the reader may know of it. */
export type Summary = {
  readonly tally: readonly {
    readonly game: string;
    readonly seats: number;
    readonly matches: number;
    readonly won: number;
  }[];
  readonly oftenWith: {
    readonly name: string;
    readonly handle: string | null;
    readonly times: number;
  } | null;
  readonly longest: { readonly game: string; readonly millis: number } | null;
};

export type RankedPerson = Person & Pick<StoredRating, 'mu' | 'matches' | 'won'>;
export type Ladder = {
  readonly game: string;
  readonly pace: RatedPace;
  /** Null: everybody. Otherwise the reader's friends, and the reader. */
  readonly friendsOf: string | null;
};
export type FriendRow = Person & { readonly at: number; readonly state: Friendship };

export type CountingStore = {
  /** Tables that are over and not counted, the first that was over in front. */
  toCount(most: number): Promise<readonly string[]>;
  finished(table: string): Promise<FinishedMatch | undefined>;
  /** Once for each table, whoever else counts. */
  count(count: MatchCount): Promise<'counted' | 'already'>;
  /** Nothing of the table counts. */
  skip(table: string): Promise<void>;
};

export type ProfileStore = {
  /** The person's handle; `handle` becomes it where there is none. */
  introduce(person: string, handle: string): Promise<Person>;
  /** Undefined to whoever the person has blocked, and of who has no account to anybody else. */
  seenBy(handle: string, reader: string): Promise<Person | undefined>;
  ratings(person: string): Promise<readonly StoredRating[]>;
  /** Their rated matches since then, the oldest first; `most` of the newest. */
  steps(people: readonly string[], since: number, most: number): Promise<readonly RatingStep[]>;
  summary(person: string, reader: string): Promise<Summary>;
  /** The newest first. */
  results(
    person: string,
    reader: string,
    most: number,
    before?: { readonly at: number; readonly table: string },
  ): Promise<readonly StoredResult[]>;
  /** The best first, without those who have blocked the reader. */
  leaders(ladder: Ladder, reader: string, most: number): Promise<readonly RankedPerson[]>;
  /** How many are ranked there, and how many of them above this. */
  ranked(
    ladder: Ladder,
    reader: string,
    mu: number,
  ): Promise<{ readonly all: number; readonly above: number }>;
  bots(game: string): Promise<
    readonly (Skill & {
      /** Nobody is told the id of one that somebody runs elsewhere. */
      readonly bot: string;
      /** Of such a one. */
      readonly name: string | null;
      readonly matches: number;
    })[]
  >;
};

export type FriendStore = {
  friendship(person: string, other: string): Promise<Friendship>;
  /** Asks, or accepts what the other has asked. `full`: one of the two has `most` already. */
  befriend(person: string, other: string, at: number, most: number): Promise<Friendship | 'full'>;
  /** Whatever it was: asked, or friends. */
  part(person: string, other: string): Promise<void>;
  friendsOf(person: string, most: number): Promise<readonly FriendRow[]>;
};

export type EverythingStore = {
  /** All that is stored about one person, by what it is; nothing of what happens at a table. */
  everything(person: string): Promise<Json>;
};

export type PeopleStore = CountingStore & ProfileStore & FriendStore & EverythingStore;
