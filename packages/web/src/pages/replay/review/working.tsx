import { useWords } from '@quarterdeck/board-kit';
import type { ReactElement, ReactNode } from 'react';
import { REVIEW_EN } from './en.ts';
import { percentOf } from './percent.ts';
import type { Reviewing } from './use-review.ts';

type WorkingProps = {
  readonly reviewing: Reviewing;
  readonly onAgain: () => void;
  /** The way back: to leave is to give it up. */
  readonly children: ReactNode;
};

/** While the match is judged: how far it is, and the way back. */
export const Working = ({ reviewing, onAgain, children }: WorkingProps): ReactElement => {
  const words = useWords(REVIEW_EN);
  const part = reviewing.state === 'working' ? reviewing.part : 0;
  const percent = percentOf(part);
  return (
    <section className="review-working panel" aria-labelledby="review-working">
      <h2 id="review-working">{words('review.working.title')}</h2>
      {reviewing.state === 'failed' ? (
        <>
          <p role="status">{words('review.working.failed')}</p>
          <button type="button" className="button solid" onClick={onAgain}>
            {words('review.working.again')}
          </button>
        </>
      ) : (
        <>
          <p>{words('review.working.text')}</p>
          <p className="row">
            <progress value={part} max={1} aria-label={words('review.working.label')} />
            <b className="figures">{words('review.working.part', { percent })}</b>
          </p>
        </>
      )}
      {children}
    </section>
  );
};
