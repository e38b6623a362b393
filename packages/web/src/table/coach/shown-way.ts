import {
  narrowed,
  type Offer,
  type PageQuestion,
  type Selection,
  type Target,
} from '@quarterdeck/board-kit';
import type { Choice } from '@quarterdeck/kernel';
import { sameChoice } from '@quarterdeck/kernel/engine';
import type { Row, Rows } from '../state/rows.ts';

const isOf = (shown: Choice): ((offer: Offer) => boolean) => {
  return ({ choice }) => sameChoice(choice, shown);
};

/** Whether a button is the way to the answer: of a list its next element, in stages the part asked now. */
export const leadsTo = (
  row: Row,
  shown: Choice,
  { narrowing }: Pick<Rows, 'narrowing'>,
  { picks }: Pick<Selection, 'picks'>,
): boolean => {
  if (row.kind === 'offer') return isOf(shown)(row.offer);
  if (row.kind === 'part') return row.stage.offers.some(isOf(shown));
  return narrowing !== undefined && narrowed([shown], narrowing, picks).next[0] === row.element;
};

/** Which of the decided stages the answer has otherwise, and must be opened again; -1 where none. */
export const wrongCrumb = ({ stage }: Pick<Rows, 'stage'>, shown: Offer): number =>
  stage === undefined
    ? -1
    : stage.crumbs.findIndex(({ part }) => !shown.path.some(({ key }) => key === part.key));

/** The place on the board that is the next step to the answer. */
export const nextPlace = (
  { offers }: Pick<PageQuestion, 'offers'>,
  { stage }: Pick<Rows, 'stage'>,
  shown: Choice,
): Target | undefined => {
  const way =
    stage === undefined
      ? offers.find(isOf(shown))
      : stage.rows.find((row) => row.offers.some(isOf(shown)));
  return way?.targets[0];
};
