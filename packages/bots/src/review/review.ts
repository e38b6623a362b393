import type { Choice } from '@quarterdeck/kernel';
import type { Match } from '@quarterdeck/kernel/engine';

/** A match that is over, as far as its answers stood. */
export type PlayedMatch = {
  /** Before the first answer, after each, and last where it ended. */
  readonly positions: readonly Match[];
  /** The answer that led from each position to the next. */
  readonly answers: readonly { readonly seat: number; readonly choice: Choice }[];
};

/** How a seat's share of wins changed by one answer; the two parts add up to the change. */
export type Change = {
  /** Dice, draws, and what others held and did. */
  readonly luck: number;
  /** What the seat's own answer cost against the best one; never above 0. */
  readonly decision: number;
};

/** A choice, and the share of wins that it promised. */
export type ReviewedChoice = { readonly choice: Choice; readonly share: number };

/** A question at which it mattered what the seat answered. */
export type Decision = {
  /** Answers before it: the position at which it was answered. */
  readonly position: number;
  readonly seat: number;
  readonly chosen: ReviewedChoice;
  /** The best first; `chosen` is among them. */
  readonly choices: readonly ReviewedChoice[];
  /** What was lost against the best, and the standard error of that. */
  readonly slip: number;
  readonly error: number;
  /** How much better the best was than one answer that was picked blindly. */
  readonly stake: number;
};

export type SeatReview = {
  /** By position: the share of wins, from what the seat knew then. */
  readonly shares: readonly number[];
  /** By answer. */
  readonly changes: readonly Change[];
  readonly decisions: readonly Decision[];
  /** All luck, and all that its own answers cost. */
  readonly luck: number;
  readonly slips: number;
  /**
   * How much of what choosing well can win was won: 1 for the best answer every time, 0 for answers
   * that cost as much as ones picked blindly, or more; null where nothing was at stake.
   */
  readonly accuracy: number | null;
};

/** A large swing. */
export type TurningPoint = {
  readonly kind: 'luck' | 'decision';
  readonly seat: number;
  /** The position before it, and the one after it. */
  readonly from: number;
  readonly to: number;
  readonly amount: number;
};

export type Review = {
  readonly seats: readonly SeatReview[];
  /** In the order in which they came. */
  readonly points: readonly TurningPoint[];
};
