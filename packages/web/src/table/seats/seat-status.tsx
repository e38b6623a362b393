import { useWords } from '@quarterdeck/board-kit';
import { Icon } from '@quarterdeck/board-kit/drawings';
import type { ReactElement } from 'react';
import { TABLE_EN } from '../en.ts';
import type { SeatState } from './seat-state.ts';

/** What a seat is doing, in a word; a sealed order also as wax. */
export const SeatStatus = ({ state }: { readonly state: SeatState }): ReactElement | undefined => {
  const words = useWords(TABLE_EN);
  if (state === 'idle') return undefined;
  return (
    <span className="seat-status row" data-state={state}>
      {state === 'sealed' && <Icon name="i-seal" size={18} />}
      {words(`table.seats.states.${state}`)}
    </span>
  );
};
