import { type SeatFace, useWords } from '@quarterdeck/board-kit';
import { Emblem } from '@quarterdeck/board-kit/drawings';
import { at } from '@quarterdeck/kernel';
import type { CSSProperties, ReactElement } from 'react';
import { useReplay } from '../replay-context.tsx';
import { REVIEW_EN } from './en.ts';
import { MarkIcon } from './marks.tsx';
import { percentOf, signed, summed } from './percent.ts';
import { useReviewed } from './review-context.tsx';

const Accuracy = ({ share, name }: { readonly share: number | null; readonly name: string }) => {
  const words = useWords(REVIEW_EN);
  if (share === null) return <p className="hint">{words('review.captains.none')}</p>;
  const percent = percentOf(share);
  return (
    <p className="accuracy row">
      <span className="unseen">{words('review.captains.accuracyOf', { name, percent })}</span>
      <i className="accuracy-bar" style={{ '--part': share } as CSSProperties} aria-hidden="true" />
      <b className="review-figure figures" aria-hidden="true">
        {words('review.percent', { percent })}
      </b>
    </p>
  );
};

const Figure = ({ mark, label, percent }: FigureProps) => (
  <span className="row">
    <MarkIcon mark={mark} size={16} />
    {label}{' '}
    <b className="figures" data-sign={Math.sign(percent)}>
      {signed(percent)}
    </b>
  </span>
);
type FigureProps = {
  readonly mark: 'helped' | 'slip';
  readonly label: string;
  readonly percent: number;
};

const Captain = ({ face }: { readonly face: SeatFace }): ReactElement => {
  const words = useWords(REVIEW_EN);
  const { opened } = useReplay();
  const { review } = useReviewed();
  const { seat, name, colour } = face;
  const { shares, slips, accuracy } = at(review.seats, seat);
  const sum = summed(shares, slips);
  const place = opened.info.outcome?.ranks[seat];
  return (
    <li className="review-captain panel" data-won={place === 1 ? '' : undefined}>
      <div className="row review-captain-head">
        <Emblem colour={colour} size={34} />
        <b>{name}</b>
        {place !== undefined && (
          <span className="hint">
            {place === 1 ? words('review.captains.won') : words('review.captains.place', { place })}
          </span>
        )}
      </div>
      <Accuracy share={accuracy} name={name} />
      <p className="review-split wraps">
        <Figure mark="helped" label={words('review.captains.luck')} percent={sum.luck} />
        <Figure mark="slip" label={words('review.captains.slips')} percent={sum.slips} />
      </p>
    </li>
  );
};

/** How well each captain chose, and what luck did; the figures mean what stands under them. */
export const Captains = (): ReactElement => {
  const words = useWords(REVIEW_EN);
  const { faces } = useReplay();
  return (
    <section className="review-captains" aria-labelledby="review-captains">
      <h2 id="review-captains" className="row">
        {words('review.captains.title')}{' '}
        <small className="review-aside">{words('review.captains.accuracy')}</small>
      </h2>
      <ul>
        {faces.map((face) => (
          <Captain key={face.seat} face={face} />
        ))}
      </ul>
      <details className="review-meaning">
        <summary>{words('review.captains.meaning')}</summary>
        <p>{words('review.captains.explained')}</p>
        <p>{words('review.honest')}</p>
      </details>
    </section>
  );
};
