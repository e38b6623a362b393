// What a hand does on the board of a game under work.

import {
  type BoardCommands,
  type Offer,
  pointAtOffer,
  pointAtTarget,
  type Selection,
  type Store,
  stepBack,
  touch,
} from '@quarterdeck/board-kit';
import type { Choice } from '@quarterdeck/kernel';
import type { Seen } from './seen.ts';

/** A developer plays quickly: a place that stands for one answer gives it, and Undo takes it back. */
export const handsOn = (
  { question }: Pick<Seen, 'question'>,
  selection: Store<Selection>,
  answer: (choice: Choice) => void,
): BoardCommands => {
  const change = (next: (now: Selection) => Selection): void =>
    selection.set(next(selection.get()));
  const press = ({ choice }: Pick<Offer, 'choice'>): void => answer(choice);
  return {
    press: ({ offer }) => press(offer),
    touch: (target) => {
      if (question === undefined) return;
      change((now) => touch(now, question, target));
      const { chosen } = selection.get();
      const offer = question.offers.find(({ key }) => key === chosen);
      if (offer !== undefined) press(offer);
    },
    back: () => change((now) => stepBack(now, question)),
    explain: (why) => change((now) => ({ ...now, why: why, whyAt: undefined })),
    pointOffer: (offer) => change((now) => pointAtOffer(now, offer)),
    pointTarget: (target) => change((now) => pointAtTarget(now, question, target)),
    // The ledger lies open beside whoever writes it.
    openClause: () => {},
  };
};
