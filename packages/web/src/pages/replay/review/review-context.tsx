import type { Decision, Review, TurningPoint } from '@quarterdeck/bots';
import { createContext, useContext } from 'react';
import type { SaidDecision } from './said-decision.ts';

export type ReviewRoomState = {
  readonly review: Review;
  /** The turning point that was picked; undefined once somebody has walked on. */
  readonly picked: TurningPoint | undefined;
  readonly pick: (point: TurningPoint) => void;
  /** Decisions in the game's words, as far as they are fetched. */
  readonly said: ReadonlyMap<Decision, SaidDecision>;
};

const ReviewContext = createContext<ReviewRoomState | undefined>(undefined);
export const ReviewProvider = ReviewContext;

export const useReviewed = (): ReviewRoomState => {
  const room = useContext(ReviewContext);
  if (room === undefined) throw new Error('useReviewed needs a review above it.');
  return room;
};
