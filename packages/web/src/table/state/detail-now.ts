import { considered, type Offer, type PageQuestion, type Selection } from '@quarterdeck/board-kit';
import type { Rows } from './rows.ts';

/** What all of them say; undefined where one says something else. */
const sharedDetail = (offers: readonly Offer[]): string | undefined => {
  const [first, ...rest] = offers;
  return rest.every(({ detail }) => detail === first?.detail) ? first?.detail : undefined;
};

/**
 * What is told of the choice that is pointed at or chosen. Where a question is asked in stages, a part
 * tells what its choices have in common: so does what is decided while nothing is pointed at.
 */
export const detailNow = (
  question: PageQuestion | undefined,
  rows: Pick<Rows, 'stage'> | undefined,
  selection: Selection,
): string | undefined => {
  const offer = considered(question, selection);
  if (offer !== undefined || question === undefined || rows?.stage === undefined)
    return offer?.detail;
  const { litOffers } = selection;
  if (litOffers.length > 0)
    return sharedDetail(question.offers.filter(({ key }) => litOffers.includes(key)));
  return rows.stage.crumbs.length > 0 ? sharedDetail(rows.stage.offers) : undefined;
};
