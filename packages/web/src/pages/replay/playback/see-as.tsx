import { useStore, useWords } from '@quarterdeck/board-kit';
import { Emblem, Icon } from '@quarterdeck/board-kit/drawings';
import { at } from '@quarterdeck/kernel';
import type { Perspective } from '@quarterdeck/tables';
import { useTable } from '../../../table/state/table-context.tsx';
import { REPLAY_EN } from '../en.ts';
import { useReplay } from '../replay-context.tsx';

/** Whose eyes: a seat's, a spectator's, or everybody's. A match that is not over shows a spectator's. */
export const SeeAs = () => {
  const words = useWords(REPLAY_EN);
  const { table, opened } = useReplay();
  const { scene } = useTable();
  const perspective = useStore(table.perspective, (now) => now);
  const isOver = opened.info.outcome !== null;
  const choose = (value: string): void => {
    const options: readonly Perspective[] = [
      'everybody',
      'spectator',
      ...scene.seats.map(({ seat }) => seat),
    ];
    const chosen = options.find((option) => String(option) === value);
    if (chosen !== undefined) table.setPerspective(chosen);
  };
  const hint = !isOver
    ? words('replay.eyes.closed')
    : typeof perspective === 'number'
      ? words('replay.eyes.seatHint', { name: at(scene.seats, perspective).name })
      : words(`replay.eyes.${perspective}Hint`);
  return (
    <label className="see-as row" title={hint}>
      <span>{words('replay.eyes.label')}</span>
      {typeof perspective === 'number' ? (
        <Emblem colour={at(scene.seats, perspective).colour} size={26} />
      ) : (
        <Icon name="i-eye" size={24} />
      )}
      <select value={String(perspective)} onChange={(event) => choose(event.target.value)}>
        {isOver && <option value="everybody">{words('replay.eyes.everybody')}</option>}
        <option value="spectator">{words('replay.eyes.spectator')}</option>
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
