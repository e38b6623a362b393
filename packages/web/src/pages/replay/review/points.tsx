import { useWords } from '@quarterdeck/board-kit';
import { Icon } from '@quarterdeck/board-kit/drawings';
import type { TurningPoint } from '@quarterdeck/bots';
import { at } from '@quarterdeck/kernel';
import type { ReactElement } from 'react';
import type { LogLine } from '../../../table/state/log-lines.ts';
import { usePosition, useReplay } from '../replay-context.tsx';
import { roundAt } from '../timeline.ts';
import { REVIEW_EN } from './en.ts';
import { MarkIcon, markOf } from './marks.tsx';
import { signedShare } from './percent.ts';
import { useReviewed } from './review-context.tsx';

/** What the log tells of a swing, as the present eyes saw it. */
export const useLinesOf = (): ((point: TurningPoint) => readonly LogLine[]) => {
  const { turns } = useReplay();
  return ({ from, to }) =>
    turns.flatMap(({ lines }) => lines).filter(({ seq }) => seq > from && seq <= to);
};

/** Of all that happened, what is about the seat; else what came last. */
const telling = (lines: readonly LogLine[], seat: number): LogLine | undefined =>
  lines.findLast((line) => line.seat === seat) ?? lines.at(-1);

/** A swing in a few words: what was chosen, or what happened. */
const useTitle = (): ((point: TurningPoint) => string) => {
  const { review, said } = useReviewed();
  const linesOf = useLinesOf();
  return (point) => {
    const { kind, seat, from } = point;
    const decision =
      kind === 'decision'
        ? at(review.seats, seat).decisions.find(({ position }) => position === from)
        : undefined;
    const played =
      decision === undefined
        ? undefined
        : said.get(decision)?.choices.find(({ isPlayed }) => isPlayed);
    return played?.label ?? telling(linesOf(point), seat)?.text ?? '';
  };
};

/** Whose swing it was, and when. */
export const useWhere = (): ((point: Pick<TurningPoint, 'seat' | 'to'>) => string) => {
  const words = useWords(REVIEW_EN);
  const { faces, rounds } = useReplay();
  return ({ seat, to }) => {
    const round = roundAt(rounds, to) ?? words('review.points.answer', { position: to });
    return words('review.points.where', { name: at(faces, seat).called, round });
  };
};

/** The largest swings, in the order in which they came; each leads to its moment. */
export const Points = (): ReactElement => {
  const words = useWords(REVIEW_EN);
  const { review, picked, pick } = useReviewed();
  const titleOf = useTitle();
  const whereOf = useWhere();
  return (
    <section className="review-points" aria-labelledby="review-points">
      <h2 id="review-points" className="row">
        {words('review.points.title')}{' '}
        <small className="review-aside">{words('review.points.count')}</small>
      </h2>
      {review.points.length === 0 && <p className="hint">{words('review.points.none')}</p>}
      <ol className="panel">
        {review.points.map((point) => (
          <li key={`${point.seat} ${point.from} ${point.kind}`}>
            <button
              type="button"
              aria-current={point === picked ? 'true' : undefined}
              onClick={() => pick(point)}
            >
              <MarkIcon mark={markOf(point)} />
              <span className="review-point-words">
                <span>{titleOf(point)}</span>
                <small className="review-where">{whereOf(point)}</small>
              </span>
              <b className="review-figure figures" data-sign={Math.sign(point.amount)}>
                {signedShare(point.amount)}
              </b>
              <span className="unseen">{words(`review.curves.${markOf(point)}`)}</span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
};

type StepProps = { readonly label: string; readonly to: TurningPoint | undefined };

const Step = ({ label, to }: StepProps): ReactElement => {
  const { pick } = useReviewed();
  return (
    <button
      type="button"
      className="sign-button"
      aria-label={label}
      aria-disabled={to === undefined ? true : undefined}
      title={label}
      onClick={to === undefined ? undefined : () => pick(to)}
    >
      <Icon name="i-next" size={20} />
    </button>
  );
};

/** From one turning point to the next, where there is no room for their list beside the board. */
export const PointStepper = (): ReactElement | undefined => {
  const words = useWords(REVIEW_EN);
  const { review, picked } = useReviewed();
  const position = usePosition();
  const { points } = review;
  const here = picked === undefined ? -1 : points.indexOf(picked);
  const before = here < 0 ? points.findLast(({ to }) => to <= position) : points[here - 1];
  const next = here < 0 ? points.find(({ from }) => from >= position) : points[here + 1];
  if (points.length === 0) return undefined;
  return (
    <p className="review-stepper row">
      <Step label={words('review.points.before')} to={before} />
      <span className="figures">
        {here < 0
          ? words('review.points.title')
          : words('review.points.of', { nth: here + 1, all: points.length })}
      </span>
      <Step label={words('review.points.next')} to={next} />
    </p>
  );
};
