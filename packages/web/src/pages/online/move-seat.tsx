import { useWords } from '@quarterdeck/board-kit';
import type { Seat } from '@quarterdeck/kernel';
import { useRef } from 'react';
import { ONLINE_EN } from './en.ts';

const WAYS = [
  ['left', -1, '‹'],
  ['right', 1, '›'],
] as const;

type MoveSeatProps = {
  readonly seat: Seat;
  readonly of: number;
  /** Who sits there, or what the seat is called. */
  readonly name: string;
  readonly onMove: (seat: Seat, other: Seat) => Promise<boolean>;
};

/** Arrows that let a seat change places with its neighbour; the focus goes along. */
export const MoveSeat = ({ seat, of, name, onMove }: MoveSeatProps) => {
  const words = useWords(ONLINE_EN);
  const row = useRef<HTMLDivElement>(null);
  const move = async (way: 'left' | 'right', other: Seat): Promise<void> => {
    const flags = row.current?.closest('ul');
    if (!(await onMove(seat, other))) return;
    const to = flags?.querySelectorAll<HTMLButtonElement>(`[data-move="${way}"]`)[other];
    const opposite = to?.parentElement?.querySelector<HTMLButtonElement>('button:enabled');
    (to?.disabled === true ? opposite : to)?.focus();
  };
  return (
    <div className="move-seat row" ref={row}>
      {WAYS.map(([way, by, sign]) => {
        const other = (seat + by) as Seat;
        return (
          <button
            key={way}
            type="button"
            className="button square"
            data-move={way}
            disabled={other < 0 || other >= of}
            aria-label={words(`online.move.${way}`, { name })}
            onClick={() => void move(way, other)}
          >
            <span aria-hidden="true">{sign}</span>
          </button>
        );
      })}
    </div>
  );
};
