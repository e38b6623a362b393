import { useWords } from '@quarterdeck/board-kit';
import { Icon } from '@quarterdeck/board-kit/drawings';
import { at } from '@quarterdeck/kernel';
import type { SeatStanding } from '@quarterdeck/kernel/say';
import type { ReactElement } from 'react';
import { useTable } from '../state/table-context.tsx';
import { useStanding } from '../state/use-standing.ts';
import { WINNING_EN } from './en-winning.ts';

/** "You 6", "Ines 8+" where Ines may have more than one can see. */
export const useFigureWords = (): ((standing: SeatStanding) => string) => {
  const words = useWords(WINNING_EN);
  const { scene, snapshot } = useTable();
  // Several people at one screen are told apart by their names.
  const isAlone = snapshot.here.seats.length < 2;
  return ({ seat, total, hasMore }) => {
    const { name, isMe } = at(scene.seats, seat);
    return words('winning.of', {
      name: isMe && isAlone ? words('winning.you') : name,
      total: hasMore ? words('winning.more', { total }) : String(total),
    });
  };
};

/** Always on the table: the aim, my figure, the best other, what ends it. A press opens the whole. */
export const WinLine = ({
  small = false,
}: {
  readonly small?: boolean;
}): ReactElement | undefined => {
  const words = useWords(WINNING_EN);
  const { panel, snapshot } = useTable();
  const standing = useStanding();
  const figure = useFigureWords();
  if (standing === undefined || snapshot.outcome !== null) return undefined;
  const { aim, end, mine, others } = standing;
  const shown = others.slice(0, mine === undefined ? 2 : 1);
  return (
    <button
      type="button"
      className="win-line"
      aria-haspopup="dialog"
      aria-keyshortcuts="v"
      title={words('winning.title')}
      onClick={() => panel.set({ kind: 'winning' })}
    >
      <span className="win-words">
        <span>
          {aim.text} {mine !== undefined && <b>{figure(mine)}</b>}
          {mine !== undefined && shown.length > 0 && ', '}
          {shown.map(figure).join(', ')}.
        </span>{' '}
        <span>{end.text}</span>
      </span>
      {small ? <Icon name="i-next" size={16} /> : <kbd>V</kbd>}
    </button>
  );
};
