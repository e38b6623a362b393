import { useStore } from '@quarterdeck/board-kit';
import { useEffect } from 'react';
import { momentOf } from '../../hosts/moment.ts';
import { keepUnsent, keptUnsent } from './kept-unsent.ts';
import type { TableState } from './table-context.tsx';
import { fateOf } from './unsent.ts';

type Parts = Pick<TableState, 'unsent' | 'refusal' | 'snapshot' | 'commands'>;

/** Nobody presses a button twice because a train went through a tunnel. */
export const useUnsent = ({ unsent, refusal, snapshot, commands }: Parts): void => {
  const kept = useStore(unsent, (now) => now);
  const moment = momentOf(snapshot);
  const { state } = snapshot.link;
  const { id } = snapshot.table;
  // A page that is loaded again, or left for another, has lost nothing.
  useEffect(() => {
    const before = keptUnsent(id);
    if (before !== undefined) unsent.set(before);
    return unsent.subscribe(() => keepUnsent(id, unsent.get()));
  }, [id, unsent]);
  useEffect(() => {
    if (kept === undefined) return;
    const fate = fateOf(kept, moment, state);
    if (fate === 'waits') return;
    unsent.set(undefined);
    refusal.set(undefined);
    if (fate === 'sent') commands.play(kept.offer);
  }, [kept, moment, state, unsent, refusal, commands]);
};
