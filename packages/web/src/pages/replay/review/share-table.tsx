import { useWords } from '@quarterdeck/board-kit';
import { type ReactElement, useMemo } from 'react';
import { useReplay } from '../replay-context.tsx';
import { REVIEW_EN } from './en.ts';
import { percentOf } from './percent.ts';
import { useReviewed } from './review-context.tsx';

type Row = { readonly position: number; readonly heading: string };

/** The set-up, every round, the end; where a game has no rounds, every turning point. */
const useRows = (): readonly Row[] => {
  const words = useWords(REVIEW_EN);
  const { rounds, last } = useReplay();
  const { review } = useReviewed();
  return useMemo(() => {
    const points = review.points.map(({ to }) => ({
      position: to,
      heading: words('review.curves.answer', { position: to }),
    }));
    const between = (rounds.length > 0 ? rounds : points).filter(
      ({ position }) => position > 0 && position < last,
    );
    return [
      { position: 0, heading: words('review.curves.start') },
      ...between,
      { position: last, heading: words('review.curves.end') },
    ];
  }, [words, rounds, last, review]);
};

/** The curves in figures: for those who see no curve, and those who want to know. */
export const ShareTable = (): ReactElement => {
  const words = useWords(REVIEW_EN);
  const { faces } = useReplay();
  const { review } = useReviewed();
  const rows = useRows();
  return (
    <details className="review-table">
      <summary>{words('review.curves.table')}</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">{words('review.curves.moment')}</th>
            {faces.map(({ seat, name }) => (
              <th key={seat} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ position, heading }) => (
            <tr key={position}>
              <th scope="row">{heading}</th>
              {faces.map(({ seat }) => (
                <td key={seat} className="figures">
                  {words('review.percent', {
                    percent: percentOf(review.seats[seat]?.shares[position] ?? 0),
                  })}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
};
