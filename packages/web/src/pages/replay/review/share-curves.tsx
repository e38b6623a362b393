import { joinList, useLanguage, useWords } from '@quarterdeck/board-kit';
import { inked, seatFill } from '@quarterdeck/board-kit/drawings';
import { at } from '@quarterdeck/kernel';
import { memo, type PointerEvent, type ReactElement, useMemo } from 'react';
import { usePosition, useReplay } from '../replay-context.tsx';
import {
  dashOf,
  FRAME,
  HEIGHT,
  Legend,
  positionUnder,
  Rounds,
  Ticks,
  WIDTH,
  xOf,
} from '../sidebar/curve-parts.tsx';
import { REVIEW_EN } from './en.ts';
import { MarkIcon, MarkShape, markOf } from './marks.tsx';
import { percentOf } from './percent.ts';
import { useReviewed } from './review-context.tsx';
import { ShareTable } from './share-table.tsx';

const TICKS = [0, 25, 50, 75, 100] as const;
const yOf = (share: number): number => FRAME.bottom - share * (FRAME.bottom - FRAME.top);

const pathOf = (shares: readonly number[]): string =>
  shares
    .map((share, position) => {
      const x = xOf(position, shares.length - 1).toFixed(1);
      return `${position === 0 ? 'M' : 'L'}${x} ${yOf(share).toFixed(1)}`;
    })
    .join('');

/** All that does not move with the cursor. */
const Still = memo((): ReactElement => {
  const { rounds, last, faces } = useReplay();
  const { review } = useReviewed();
  const ticks = TICKS.map((value) => ({ value, y: yOf(value / 100) }));
  return (
    <>
      <Ticks ticks={ticks} />
      <Rounds rounds={rounds} last={last} />
      {faces.map(({ seat, colour }) => (
        <path
          key={seat}
          d={pathOf(at(review.seats, seat).shares)}
          className={`curve tone-${colour}`}
          strokeDasharray={dashOf(seat)}
        />
      ))}
      {faces.map(({ seat, colour }) => (
        <circle
          key={seat}
          cx={FRAME.right}
          cy={yOf(at(review.seats, seat).shares.at(-1) ?? 0)}
          r="6"
          fill={seatFill(colour)}
          {...inked(1.6, 'var(--ink)')}
        />
      ))}
    </>
  );
});

const MARK = 20;
/** A finger that lands this near to a mark means the mark. */
const NEAR = 14;

const Marks = (): ReactElement => {
  const { last } = useReplay();
  const { review, picked } = useReviewed();
  return (
    <>
      {review.points.map((point) => {
        const { seat, from, to, kind } = point;
        const position = kind === 'decision' ? from : to;
        const x = xOf(position, last);
        const y = yOf(at(at(review.seats, seat).shares, position));
        return (
          <g key={`${seat} ${from} ${kind}`}>
            {point === picked && (
              <circle cx={x} cy={y} r="15" fill="none" {...inked(2.4, 'var(--ink)')} />
            )}
            <g transform={`translate(${x - MARK / 2} ${y - MARK / 2})`}>
              <MarkShape mark={markOf(point)} />
            </g>
          </g>
        );
      })}
    </>
  );
};

const Key = (): ReactElement => {
  const words = useWords(REVIEW_EN);
  return (
    <ul className="review-key wraps">
      {(['helped', 'hurt', 'slip'] as const).map((mark) => (
        <li key={mark} className="row">
          <MarkIcon mark={mark} size={18} />
          {words(`review.curves.${mark}`)}
        </li>
      ))}
    </ul>
  );
};

/** The share of wins of every captain, from the first answer to the last, with what turned it. */
export const ShareCurves = (): ReactElement => {
  const words = useWords(REVIEW_EN);
  const language = useLanguage();
  const { last, faces, playback } = useReplay();
  const { review, pick } = useReviewed();
  const position = usePosition();
  const here = useMemo(
    () => review.seats.map(({ shares }) => percentOf(shares[position] ?? 0)),
    [review, position],
  );
  const spoken = faces.map(({ name, seat }) =>
    words('review.curves.pair', { name, percent: here[seat] ?? 0 }),
  );
  const jump = (event: PointerEvent): void => {
    const under = positionUnder(event, last);
    const near = review.points.find((point) => {
      const marked = point.kind === 'decision' ? point.from : point.to;
      return Math.abs(xOf(marked, last) - xOf(under, last)) < NEAR;
    });
    if (near === undefined) playback.goTo(under);
    else pick(near);
  };
  const x = xOf(position, last);
  return (
    <section className="replay-curves panel" aria-labelledby="review-curves">
      <h2 id="review-curves">
        {words('review.curves.title')}{' '}
        <small className="review-aside">{words('review.curves.judged')}</small>
      </h2>
      <svg
        className="curves"
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={words('review.curves.label', { shares: joinList(language, spoken) })}
        onPointerDown={jump}
      >
        <Still />
        <path d={`M${x} 4V${FRAME.bottom + 4}`} {...inked(2.4, 'var(--ink)')} />
        <Marks />
      </svg>
      <Key />
      <Legend figures={here.map((percent) => words('review.percent', { percent }))} faces={faces} />
      <ShareTable />
    </section>
  );
};
