import { type SeatFace, useWords } from '@quarterdeck/board-kit';
import { Emblem, SeatFlag } from '@quarterdeck/board-kit/drawings';
import { useEffect, useRef } from 'react';
import { TABLE_EN } from '../en.ts';

type CurtainProps = {
  readonly face: Pick<SeatFace, 'name' | 'colour'>;
  readonly isSecret: boolean;
  /** A sealed answer may still be changed: a way back for whoever gave it. */
  readonly onStay: (() => void) | undefined;
  readonly onCome: () => void;
};

/** Between two people at one screen: nothing of the table is drawn while it hangs. */
export const Curtain = ({ face, isSecret, onStay, onCome }: CurtainProps) => {
  const words = useWords(TABLE_EN);
  const button = useRef<HTMLButtonElement>(null);
  const { name, colour } = face;
  useEffect(() => button.current?.focus(), []);
  return (
    <main id="main" className={`curtain seat-${colour}`} tabIndex={-1}>
      <div className="curtain-card panel">
        <SeatFlag colour={colour} taken />
        <Emblem colour={colour} size={48} />
        <h1>{words('table.curtain.title', { name })}</h1>
        <p>{words(isSecret ? 'table.curtain.text' : 'table.curtain.open', { name })}</p>
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
