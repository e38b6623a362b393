import { lazy, type ReactElement, Suspense } from 'react';
import { hasRulebook } from '../../rulebook/library.ts';
import { isGameId } from '../../shelf/games.ts';
import { useWords } from '../../words/tongue-context.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { NO_PANEL } from '../panels.ts';
import { useTable } from '../table-context.tsx';

/** With the book itself: a table is laid without either. */
const RulesBook = lazy(() =>
  import('./rules-book.tsx').then(({ RulesBook: book }) => ({ default: book })),
);

/** The rulebook from the right, open at a clause. */
export const RulesSheet = ({ clause }: { readonly clause: string | undefined }): ReactElement => {
  const words = useWords();
  const { snapshot, panel } = useTable();
  const { game } = snapshot.table;
  return (
    <Dialog title={words('rulebook.page')} shape="sheet" onClose={() => panel.set(NO_PANEL)}>
      {isGameId(game) && hasRulebook(game) ? (
        <Suspense>
          <RulesBook game={game} clause={clause} />
        </Suspense>
      ) : (
        <p className="hint">{words('rulebook.missing')}</p>
      )}
    </Dialog>
  );
};
