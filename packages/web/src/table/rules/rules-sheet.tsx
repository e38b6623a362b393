import { useWords } from '@quarterdeck/board-kit';
import { lazy, Suspense } from 'react';
import { Dialog } from '../../controls/dialog.tsx';
import { TABLE_EN } from '../en.ts';
import { NO_PANEL } from '../state/panels.ts';
import { useTable } from '../state/table-context.tsx';

/** With the book itself: a table is laid without either. */
const RulesBook = lazy(() =>
  import('./rules-book.tsx').then(({ RulesBook: book }) => ({ default: book })),
);

/** The rulebook from the right, open at a clause. */
export const RulesSheet = ({ clause }: { readonly clause: string | undefined }) => {
  const words = useWords(TABLE_EN);
  const { snapshot, panel } = useTable();
  return (
    <Dialog title={words('table.bar.rules')} shape="sheet" onClose={() => panel.set(NO_PANEL)}>
      <Suspense>
        <RulesBook game={snapshot.table.game} clause={clause} />
      </Suspense>
    </Dialog>
  );
};
