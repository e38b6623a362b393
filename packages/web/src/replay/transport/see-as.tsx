import { useStore, useWords } from '@quarterdeck/board-kit';
import { Emblem, Icon } from '@quarterdeck/board-kit/drawings';
import { at } from '@quarterdeck/kernel';
import type { ReactElement } from 'react';
import { useTable } from '../../table/table-context.tsx';
import { REPLAY_EN } from '../en.ts';
import type { Eyes } from '../protocol.ts';
import { useReplay } from '../replay-context.tsx';

/** Whose eyes: a seat's, the table's, or everybody's. A match that is not over shows the table's. */
export const SeeAs = (): ReactElement => {
  const words = useWords(REPLAY_EN);
  const { film, projection } = useReplay();
  const { scene } = useTable();
  const eyes = useStore(film.eyes, (now) => now);
  const isOver = projection.film.outcome !== null;
  const choose = (value: string): void => {
    const options: readonly Eyes[] = ['everybody', 'table', ...scene.seats.map(({ seat }) => seat)];
    const chosen = options.find((option) => String(option) === value);
    if (chosen !== undefined) film.seeAs(chosen);
  };
  const hint = !isOver
    ? words('replay.eyes.closed')
    : typeof eyes === 'number'
      ? words('replay.eyes.seatHint', { name: at(scene.seats, eyes).name })
      : words(`replay.eyes.${eyes}Hint`);
  return (
    <label className="see-as" title={hint}>
      <span>{words('replay.eyes.label')}</span>
      {typeof eyes === 'number' ? (
        <Emblem tincture={at(scene.seats, eyes).tincture} size={26} />
      ) : (
        <Icon name="i-eye" size={24} />
      )}
      <select value={String(eyes)} onChange={(event) => choose(event.target.value)}>
        {isOver && <option value="everybody">{words('replay.eyes.everybody')}</option>}
        <option value="table">{words('replay.eyes.table')}</option>
        {isOver &&
          scene.seats.map(({ seat, name }) => (
            <option key={seat} value={seat}>
              {name}
            </option>
          ))}
      </select>
    </label>
  );
};
