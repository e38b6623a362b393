import { type SeatFace, useStore, useWords } from '@quarterdeck/board-kit';
import { Emblem } from '@quarterdeck/board-kit/drawings';
import { type ReactElement, useEffect } from 'react';
import { TABLE_EN } from '../en.ts';
import type { ShownRoll } from '../motion/rolls.ts';
import { useTable } from '../state/table-context.tsx';

type HitsProps = { readonly hits: number; readonly needed: number };

/** A filled round for each hit, an empty one for each that was wanting. */
const Rounds = ({ hits, needed }: HitsProps) => {
  const rounds = Array.from({ length: Math.max(hits, needed) }, (_, i) => i < hits);
  return (
    <span className="dice-rounds">
      {rounds
        .map((hit, i) => ({ hit, key: `${i}` }))
        .map(({ hit, key }) => (
          <i key={key} data-hit={hit ? '' : undefined} />
        ))}
    </span>
  );
};

type RowProps = { readonly roll: ShownRoll; readonly face: SeatFace | undefined };

const Row = ({ roll, face }: RowProps) => {
  const words = useWords(TABLE_EN);
  const { draw, rolled } = roll;
  const { hits, needed } = rolled;
  const isCounted = hits !== undefined && needed !== undefined;
  const missing = isCounted ? needed - hits : 0;
  return (
    <li>
      <span className="dice-by row">
        {face !== undefined && <Emblem colour={face.colour} size={24} />}
        <b>{face?.name ?? rolled.name}</b>
        {rolled.what !== undefined && <small>{rolled.what}</small>}
      </span>
      <span className="dice-thrown">{draw}</span>
      <span className="dice-result row">
        <b>{isCounted ? words('table.dice.hits', { count: hits, needed }) : roll.words}</b>
        {isCounted && <Rounds hits={hits} needed={needed} />}
        {isCounted && (
          <small>
            {missing > 0
              ? words('table.dice.missed', { count: missing })
              : words('table.dice.reached')}
          </small>
        )}
      </span>
    </li>
  );
};

/**
 * Dice lie here, large, until they are read. The tray takes no click from the board under it, and the
 * log says the same to those who listen.
 */
export const DiceTray = (): ReactElement | undefined => {
  const { rolls, scene } = useTable();
  const shown = useStore(rolls.shown, (now) => now);
  useEffect(() => {
    window.addEventListener('pointerdown', rolls.read);
    window.addEventListener('keydown', rolls.read);
    return () => {
      window.removeEventListener('pointerdown', rolls.read);
      window.removeEventListener('keydown', rolls.read);
    };
  }, [rolls]);
  if (shown.length === 0) return undefined;
  return (
    <ul className="dice-tray" aria-hidden="true">
      {shown.map((roll) => (
        <Row
          key={roll.id}
          roll={roll}
          face={scene.seats.find(({ seat }) => seat === roll.rolled.seat)}
        />
      ))}
    </ul>
  );
};
