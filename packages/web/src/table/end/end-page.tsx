import { ClauseLink, joinList, useLanguage, useWords } from '@quarterdeck/board-kit';
import { HoistedFlag } from '@quarterdeck/board-kit/drawings';
import { at, type Outcome } from '@quarterdeck/kernel';
import { useEffect, useRef } from 'react';
import { BoardFrame } from '../board/board-frame.tsx';
import { TABLE_EN } from '../en.ts';
import type { Layout } from '../layout/use-layout.ts';
import { useTable } from '../state/table-context.tsx';
import { EndActions } from './end-actions.tsx';
import { PlayAgain } from './play-again.tsx';
import { ScoreChart } from './score-chart.tsx';
import { winnersOf } from './score-sheet.ts';
import { ScoreTable } from './score-table.tsx';

const Result = ({ outcome }: { readonly outcome: Outcome }) => {
  const words = useWords(TABLE_EN);
  const language = useLanguage();
  const { scene } = useTable();
  const heading = useRef<HTMLHeadingElement>(null);
  const winners = winnersOf(outcome).map((seat) => at(scene.seats, seat));
  const names = joinList(
    language,
    winners.map(({ called }) => called),
  );
  const [first] = winners;
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <div className="end-result">
      {first !== undefined && <HoistedFlag colour={first.colour} />}
      <div>
        <h2 ref={heading} tabIndex={-1}>
          {first === undefined
            ? words('table.end.gameWins')
            : words(first.isMe && winners.length === 1 ? 'table.end.youWin' : 'table.end.wins', {
                names,
                count: winners.length,
              })}
        </h2>
        <p>
          {scene.speaker.ending(scene.view, outcome.because)}{' '}
          <ClauseLink clause={outcome.because} />
        </p>
      </div>
    </div>
  );
};

type EndPageProps = { readonly outcome: Outcome; readonly layout: Layout };

/** The board stays; beside it the flag, the result in words, and every point with its clause. */
export const EndPage = ({ outcome, layout }: EndPageProps) => (
  <div className="end-page">
    <div className="end-left">
      <Result outcome={outcome} />
      {layout !== 'phone' && <BoardFrame small />}
      <PlayAgain />
      <EndActions />
    </div>
    <div className="end-right">
      <ScoreTable outcome={outcome} />
      <ScoreChart />
    </div>
  </div>
);
