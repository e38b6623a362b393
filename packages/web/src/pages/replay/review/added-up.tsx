import { useStore, useWords } from '@quarterdeck/board-kit';
import { at } from '@quarterdeck/kernel';
import type { ReactElement } from 'react';
import { useReplay } from '../replay-context.tsx';
import { REVIEW_EN } from './en.ts';
import { signed, summed } from './percent.ts';
import { useReviewed } from './review-context.tsx';

/** The match of one seat as a sum: through whose eyes one looks, else of the first person. */
export const AddedUp = (): ReactElement => {
  const words = useWords(REVIEW_EN);
  const { table, opened, faces } = useReplay();
  const { review } = useReviewed();
  const eyes = useStore(table.perspective, (now) => now);
  const person = opened.seats.findIndex(({ who }) => who.kind === 'person');
  const seat = typeof eyes === 'number' ? eyes : Math.max(0, person);
  const { shares, slips } = at(review.seats, seat);
  const sum = summed(shares, slips);
  return (
    <p className="review-sum panel wraps">
      <span>{words('review.sum.label', { name: at(faces, seat).name })}</span>
      <span className="figures">
        <b className="review-figure">{words('review.percent', { percent: sum.start })}</b>{' '}
        {words('review.sum.start')}{' '}
        <b className="review-figure" data-sign={Math.sign(sum.luck)}>
          {signed(sum.luck)}
        </b>{' '}
        {words('review.sum.luck')}{' '}
        <b className="review-figure" data-sign={Math.sign(sum.slips)}>
          {signed(sum.slips)}
        </b>{' '}
        {words('review.sum.slips')}{' '}
        <b className="review-figure">{words('review.sum.equals', { percent: sum.end })}</b>
      </span>
    </p>
  );
};
