import '../styles/review.css';
import { useWords } from '@quarterdeck/board-kit';
import { Icon } from '@quarterdeck/board-kit/drawings';
import type { Decision, Review, TurningPoint } from '@quarterdeck/bots';
import { at, type Seat } from '@quarterdeck/kernel';
import { type ReactElement, useCallback, useMemo, useState } from 'react';
import { BoardFrame } from '../../../table/board/board-frame.tsx';
import { SentenceArea } from '../../../table/explain/sentence-area.tsx';
import { useExplaining } from '../../../table/explain/use-explaining.ts';
import { useLayout } from '../../../table/layout/use-layout.ts';
import { useTable } from '../../../table/state/table-context.tsx';
import { Transport } from '../playback/transport.tsx';
import { usePosition, useReplay } from '../replay-context.tsx';
import { AddedUp } from './added-up.tsx';
import { Captains } from './captains.tsx';
import { REVIEW_EN } from './en.ts';
import { Moment } from './moment.tsx';
import { PointStepper, Points } from './points.tsx';
import { ReviewProvider, type ReviewRoomState } from './review-context.tsx';
import { useSaidDecisions } from './said-decision.ts';
import { ShareCurves } from './share-curves.tsx';
import { useReview } from './use-review.ts';
import { Working } from './working.tsx';

/** The moment of a turning point: before an answer that was chosen, after what befell somebody. */
const momentOf = ({ kind, from, to }: TurningPoint): number => (kind === 'decision' ? from : to);

const usePicking = (): Pick<ReviewRoomState, 'picked' | 'pick'> => {
  const { table, playback } = useReplay();
  const position = usePosition();
  const [last, setLast] = useState<TurningPoint>();
  const pick = useCallback(
    (point: TurningPoint) => {
      setLast(point);
      table.setPerspective(point.seat as Seat);
      playback.goTo(momentOf(point));
    },
    [table, playback],
  );
  // Who walks on has left it.
  const picked = last !== undefined && momentOf(last) === position ? last : undefined;
  return { picked, pick };
};

/** The decisions whose words are wanted: those of turning points, and the one at hand. */
const useWanted = (review: Review): readonly Decision[] => {
  const { opened } = useReplay();
  const position = usePosition();
  const all = useMemo(() => review.seats.flatMap(({ decisions }) => decisions), [review]);
  const turning = useMemo(
    () =>
      review.points.flatMap(({ kind, seat, from }) =>
        kind === 'decision'
          ? at(review.seats, seat).decisions.filter((one) => one.position === from)
          : [],
      ),
    [review],
  );
  const seat = opened.info.answers[position]?.seat;
  const here = all.find((one) => one.position === position && one.seat === seat);
  return useMemo(
    () => (here === undefined || turning.includes(here) ? turning : [...turning, here]),
    [turning, here],
  );
};

const Back = (): ReactElement => {
  const words = useWords(REVIEW_EN);
  const { review } = useReplay();
  return (
    <button type="button" className="button" onClick={() => review.set(false)}>
      <Icon name="i-undo" size={18} />
      {words('review.back')}
    </button>
  );
};

const Board = (): ReactElement => {
  const isPhone = useLayout() === 'phone';
  return (
    <div className="replay-board">
      <BoardFrame small={isPhone} />
    </div>
  );
};

/** On a phone in this order: board, transport, curves, the moment, turning points, captains. */
const Reviewed = ({ review }: { readonly review: Review }): ReactElement => {
  const picking = usePicking();
  const said = useSaidDecisions(useWanted(review));
  const state = useMemo(() => ({ review, said, ...picking }), [review, said, picking]);
  return (
    <ReviewProvider value={state}>
      <div className="review-left">
        <Captains />
        <Points />
      </div>
      <div className="replay-chart">
        <Board />
        <AddedUp />
        <SentenceArea />
        <Transport />
      </div>
      <aside className="replay-beside">
        <ShareCurves />
        <PointStepper />
        <Moment>
          <Back />
        </Moment>
      </aside>
    </ReviewProvider>
  );
};

const Judging = ({ onAgain }: { readonly onAgain: () => void }): ReactElement => {
  const root = useExplaining(useTable());
  const reviewing = useReview();
  return (
    <div ref={root} className="replay-room review-room" data-state={reviewing.state}>
      {reviewing.state === 'here' ? (
        <Reviewed review={reviewing.review} />
      ) : (
        <>
          <div className="replay-chart">
            <Board />
            <SentenceArea />
            <Transport />
          </div>
          <aside className="replay-beside">
            <Working reviewing={reviewing} onAgain={onAgain}>
              <Back />
            </Working>
          </aside>
        </>
      )}
    </div>
  );
};

/** The review of a match: who was lucky, who chose well, and where it turned. */
export const ReviewRoom = (): ReactElement => {
  const [tries, setTries] = useState(0);
  return <Judging key={tries} onAgain={() => setTries(tries + 1)} />;
};
