import { useWords } from '@quarterdeck/board-kit';
import { Icon } from '@quarterdeck/board-kit/drawings';
import type { ReactElement } from 'react';
import { Dialog } from '../../controls/dialog.tsx';
import { TABLE_EN } from '../en.ts';
import { NO_PANEL } from '../state/panels.ts';
import { useTable } from '../state/table-context.tsx';

/** How many look on; a click says who. */
export const OnlookersChip = (): ReactElement | undefined => {
  const words = useWords(TABLE_EN);
  const { snapshot, panel } = useTable();
  const count = snapshot.onlookers?.length ?? 0;
  if (count === 0) return undefined;
  return (
    <button
      type="button"
      className="chip onlookers-chip"
      aria-haspopup="dialog"
      onClick={() => panel.set({ kind: 'onlookers' })}
    >
      <Icon name="i-eye" size={16} />
      {words('table.bar.onlookers', { count })}
    </button>
  );
};

export const OnlookersSheet = () => {
  const words = useWords(TABLE_EN);
  const { snapshot, panel } = useTable();
  const names = new Map<string, number>();
  for (const one of snapshot.onlookers ?? []) {
    const name = one === '' ? words('table.bar.onlooker') : one;
    names.set(name, (names.get(name) ?? 0) + 1);
  }
  return (
    <Dialog title={words('table.bar.onlookersTitle')} onClose={() => panel.set(NO_PANEL)}>
      <ul>
        {[...names].map(([name, count]) => (
          <li key={name}>{count === 1 ? name : `${name} × ${count}`}</li>
        ))}
      </ul>
    </Dialog>
  );
};
