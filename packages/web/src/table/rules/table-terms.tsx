import { type ReactElement, type ReactNode, useCallback, useMemo } from 'react';
import { TermsProvider } from '../../rulebook/terms/terms-provider.tsx';
import { useTable } from '../state/table-context.tsx';

/** Words of the game are explained at the table; their clauses open beside it. */
export const TableTerms = ({ children }: { readonly children: ReactNode }): ReactElement => {
  const { snapshot, scene, panel } = useTable();
  const all = scene.seats.flatMap(({ name, called }) => [name, called]).join('\n');
  const names = useMemo(() => [...new Set(all.split('\n'))], [all]);
  const openClause = useCallback((clause: string) => panel.set({ kind: 'rules', clause }), [panel]);
  return (
    <TermsProvider game={snapshot.table.game} names={names} openClause={openClause}>
      {children}
    </TermsProvider>
  );
};
