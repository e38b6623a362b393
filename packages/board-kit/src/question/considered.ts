import type { Offer, PageQuestion } from './page-question.ts';
import type { Selection } from './selection.ts';

/** What is pointed at, else what is chosen. */
export const considered = (
  question: PageQuestion | undefined,
  selection: Selection,
): Offer | undefined => {
  const [only, ...more] = selection.litOffers;
  const key = only !== undefined && more.length === 0 ? only : selection.chosen;
  return key === undefined ? undefined : question?.offers.find((offer) => offer.key === key);
};
