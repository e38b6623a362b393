import { useWords } from '@quarterdeck/board-kit';
import { Emblem, SeatFlag } from '@quarterdeck/board-kit/drawings';
import { at, type Seat } from '@quarterdeck/kernel';
import { useEffect, useRef } from 'react';
import type { TableInfo } from '../../hosts/host.ts';
import { TABLE_EN } from '../en.ts';

type CurtainProps = {
  readonly table: TableInfo;
  readonly seat: Seat;
  /** A sealed answer may still be changed: a way back for whoever gave it. */
  readonly onStay: (() => void) | undefined;
  readonly onCome: () => void;
};

/** Between two people at one screen: nothing of the table is drawn while it hangs. */
export const Curtain = ({ table, seat, onStay, onCome }: CurtainProps) => {
  const words = useWords(TABLE_EN);
  const button = useRef<HTMLButtonElement>(null);
  const { name, colour } = at(table.seats, seat);
  useEffect(() => button.current?.focus(), []);
  return (
    <main id="main" className={`curtain seat-${colour}`} tabIndex={-1}>
      <div className="curtain-card panel">
        <SeatFlag colour={colour} taken />
        <Emblem colour={colour} size={48} />
        <h1>{words('table.curtain.title', { name })}</h1>
        <p>{words('table.curtain.text', { name })}</p>
        <button ref={button} type="button" className="button asked" onClick={onCome}>
          {words('table.curtain.come', { name })}
        </button>
        {onStay !== undefined && (
          <button type="button" className="button quiet" onClick={onStay}>
            {words('table.curtain.stay')}
          </button>
        )}
      </div>
    </main>
  );
};
