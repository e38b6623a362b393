import type { RatedPace } from '@quarterdeck/tables';

/** Who somebody is to others. */
export type ProfileRow = {
  readonly person: string;
  readonly handle: string;
  /** Of the seat that was played last. */
  readonly colour: string;
};

/** A match that is over, with a winner. */
export type MatchRow = {
  readonly table_id: string;
  readonly game: string;
  readonly pace: RatedPace | null;
  readonly seats: number;
  readonly began_at: number;
  readonly at: number;
  readonly is_rated: number;
  /** 1: anybody could look on. */
  readonly is_open: number;
};

/** A seat of it. Neither person nor bot: of somebody who has deleted the account. */
export type ResultRow = {
  readonly table_id: string;
  readonly seat: number;
  readonly person: string | null;
  readonly bot: string | null;
  readonly colour: string;
  readonly place: number;
  /** The match's, so that a person's are found without a look at the others. */
  readonly at: number;
  /** Null where the match did nothing to a rating. */
  readonly mu_before: number | null;
  readonly mu_after: number | null;
};

export type RatingRow = {
  readonly person: string;
  readonly game: string;
  readonly pace: RatedPace;
  readonly mu: number;
  readonly sigma: number;
  readonly matches: number;
  readonly won: number;
};

export type BotRatingRow = {
  readonly bot: string;
  readonly game: string;
  readonly mu: number;
  readonly sigma: number;
  readonly matches: number;
};

/** `accepted_at` null: it was asked, and waits for an answer. */
export type FriendshipRow = {
  readonly asker: string;
  readonly asked: string;
  readonly at: number;
  readonly accepted_at: number | null;
};

export type PeopleSchema = {
  profiles: ProfileRow;
  matches: MatchRow;
  results: ResultRow;
  ratings: RatingRow;
  bot_ratings: BotRatingRow;
  friendships: FriendshipRow;
};
