import type { ReactElement } from 'react';
import { useTable } from '../table-context.tsx';

/** A clause by its number; the rulebook opens there, beside the table. */
export const TableClause = ({ clause }: { readonly clause: string }): ReactElement => {
  const { panel } = useTable();
  return (
    <button
      type="button"
      className="clause-chip table-clause"
      onClick={() => panel.set({ kind: 'rules', clause })}
    >
      {clause}
    </button>
  );
};
