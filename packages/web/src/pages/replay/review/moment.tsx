import { useWords } from '@quarterdeck/board-kit';
import { Emblem, Icon } from '@quarterdeck/board-kit/drawings';
import type { Decision, TurningPoint } from '@quarterdeck/bots';
import { at } from '@quarterdeck/kernel';
import { type CSSProperties, type ReactElement, type ReactNode, useState } from 'react';
import { useTable } from '../../../table/state/table-context.tsx';
import { usePosition, useReplay } from '../replay-context.tsx';
import { PlayOn } from '../sidebar/play-on.tsx';
import { REVIEW_EN } from './en.ts';
import { type Mark, MarkIcon, markOf } from './marks.tsx';
import { percentOf, signedShare } from './percent.ts';
import { useLinesOf, useWhere } from './points.tsx';
import { useReviewed } from './review-context.tsx';
import type { SaidChoice } from './said-decision.ts';

type HeadProps = {
  readonly seat: number;
  readonly to: number;
  readonly mark: Mark;
  readonly verdict: string;
};

const Head = ({ seat, to, mark, verdict }: HeadProps): ReactElement => {
  const { faces } = useReplay();
  const whereOf = useWhere();
  return (
    <div className="row review-moment-head">
      <Emblem colour={at(faces, seat).colour} size={28} />
      <span>{whereOf({ seat, to })}</span>
      <span className="chip review-verdict" data-mark={mark}>
        <MarkIcon mark={mark} size={16} />
        {verdict}
      </span>
    </div>
  );
};

const Choice = ({ choice }: { readonly choice: SaidChoice }): ReactElement => {
  const words = useWords(REVIEW_EN);
  const { selection } = useTable();
  const { label, detail, share, isPlayed, isBetter, targets } = choice;
  const light = (litTargets: SaidChoice['targets']): void =>
    selection.set({ ...selection.get(), litTargets, litOffers: [] });
  return (
    <li
      className="review-choice"
      data-played={isPlayed ? '' : undefined}
      onPointerEnter={() => light(targets)}
      onPointerLeave={() => light([])}
    >
      <span className="review-choice-words">
        <b>{label}</b>
        {detail !== undefined && <small className="review-detail">{detail}</small>}
      </span>
      <i className="accuracy-bar" style={{ '--part': share } as CSSProperties} aria-hidden="true" />
      <b className="review-share figures">
        {words('review.percent', { percent: percentOf(share) })}
      </b>
      <span className="review-choice-tag">
        {isBetter && <span className="chip better">{words('review.moment.better')}</span>}
        {isPlayed && <span className="chip">{words('review.moment.played')}</span>}
      </span>
    </li>
  );
};

const DecisionMoment = ({ decision }: { readonly decision: Decision }): ReactElement => {
  const words = useWords(REVIEW_EN);
  const { faces } = useReplay();
  const { said } = useReviewed();
  const { seat, position, slip } = decision;
  const spoken = said.get(decision);
  const better = spoken?.choices.find(({ isBetter }) => isBetter);
  const amount = signedShare(-slip);
  return (
    <>
      <Head
        seat={seat}
        to={position + 1}
        mark={slip > 0 ? 'slip' : 'helped'}
        verdict={
          slip > 0 ? words('review.moment.decision', { amount }) : words('review.moment.well')
        }
      />
      <h2>{spoken?.sentence}</h2>
      <p className="review-knew row">
        <Icon name="i-eye" size={20} />
        {words('review.moment.knew', { name: at(faces, seat).name })}
      </p>
      <ul className="review-choices">
        {spoken?.choices.map((choice) => (
          <Choice key={JSON.stringify(choice.choice)} choice={choice} />
        ))}
      </ul>
      <p className="review-better">
        {better === undefined
          ? words('review.moment.best')
          : words('review.moment.betterChoice', {
              choice: better.label,
              amount: signedShare(slip),
            })}
      </p>
    </>
  );
};

const MOST_LINES = 6;

const LuckMoment = ({ point }: { readonly point: TurningPoint }): ReactElement => {
  const words = useWords(REVIEW_EN);
  const { faces } = useReplay();
  const { review } = useReviewed();
  const linesOf = useLinesOf();
  const { seat, from, to, amount } = point;
  const { shares } = at(review.seats, seat);
  const said = amount < 0 ? 'unlucky' : 'lucky';
  return (
    <>
      <Head
        seat={seat}
        to={to}
        mark={markOf(point)}
        verdict={words('review.moment.luck', { amount: signedShare(amount) })}
      />
      <h2>{words('review.moment.happened')}</h2>
      <ol className="review-lines">
        {linesOf(point)
          .slice(-MOST_LINES)
          .map(({ id, text }) => (
            <li key={id}>{text}</li>
          ))}
      </ol>
      <p className="review-better">
        {words(`review.moment.${said}`, {
          name: at(faces, seat).name,
          from: percentOf(at(shares, from)),
          to: percentOf(at(shares, to)),
        })}
      </p>
    </>
  );
};

/** Between the questions that mattered: whose share the last answer moved. */
const QuietMoment = ({ position }: { readonly position: number }): ReactElement => {
  const words = useWords(REVIEW_EN);
  const { faces } = useReplay();
  const { review } = useReviewed();
  const moved = faces.flatMap(({ seat, name }) => {
    const { shares } = at(review.seats, seat);
    const change = (shares[position] ?? 0) - (shares[position - 1] ?? shares[position] ?? 0);
    return percentOf(change) === 0 ? [] : [{ seat, name, change }];
  });
  return (
    <>
      <h2>{words('review.moment.changes')}</h2>
      {moved.length === 0 ? (
        <p>{words('review.moment.nothing')}</p>
      ) : (
        <ul className="review-lines">
          {moved.map(({ seat, name, change }) => (
            <li key={seat}>
              {words('review.moment.change', { name, amount: signedShare(change) })}
            </li>
          ))}
        </ul>
      )}
      <p className="hint">{words('review.moment.quiet')}</p>
    </>
  );
};

/** The decision that stands at a position, whose ever it was. */
const useDecisionAt = (position: number): Decision | undefined => {
  const { opened } = useReplay();
  const { review, picked } = useReviewed();
  if (picked?.kind === 'luck') return undefined;
  const seat = opened.info.answers[position]?.seat;
  if (seat === undefined) return undefined;
  return at(review.seats, seat).decisions.find((one) => one.position === position);
};

const PlayOnButton = (): ReactElement | undefined => {
  const words = useWords(REVIEW_EN);
  const { last } = useReplay();
  const position = usePosition();
  const [isAsked, setAsked] = useState(false);
  if (position >= last) return undefined;
  return (
    <>
      <button type="button" className="button solid" onClick={() => setAsked(true)}>
        <Icon name="i-play" size={14} />
        {words('review.moment.playOn')}
      </button>
      {isAsked && <PlayOn onClose={() => setAsked(false)} />}
    </>
  );
};

/** What there is to say of the moment that the board shows. */
export const Moment = ({ children }: { readonly children?: ReactNode }): ReactElement => {
  const words = useWords(REVIEW_EN);
  const { picked } = useReviewed();
  const position = usePosition();
  const decision = useDecisionAt(position);
  return (
    <section className="review-moment panel" aria-label={words('review.moment.label')}>
      <div className="review-moment-said">
        {picked?.kind === 'luck' ? (
          <LuckMoment point={picked} />
        ) : decision === undefined ? (
          <QuietMoment position={position} />
        ) : (
          <DecisionMoment decision={decision} />
        )}
      </div>
      <div className="review-moment-acts row">
        <PlayOnButton />
        {children}
      </div>
    </section>
  );
};
