import { useWords } from '@quarterdeck/board-kit';
import type { AnyCoachBook } from '@quarterdeck/kernel/staging';
import { coachedQuestion } from '@quarterdeck/kernel/staging';
import { type MouseEvent, type ReactElement, useEffect, useState } from 'react';
import type { GameId } from '../../games/games.ts';
import { useBoard, useLoadCoach } from '../../games/games-context.tsx';
import { Book } from '../../rulebook/book.tsx';
import { RULEBOOK_EN } from '../../rulebook/en.ts';
import { ExamplesProvider } from '../../rulebook/examples-context.tsx';
import { useRulebook } from '../../rulebook/use-rulebook.ts';
import { useTable } from '../state/table-context.tsx';

const CLAUSE_ADDRESS = /#([A-Z]{2}-S?\d{2,3})$/;

/** Clauses inside the sheet open in the sheet: the table stays where it is. */
const useStayInside = (): ((event: MouseEvent) => void) => {
  const { panel } = useTable();
  return (event) => {
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
    const clause = CLAUSE_ADDRESS.exec(link?.getAttribute('href') ?? '')?.[1];
    if (clause === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    panel.set({ kind: 'rules', clause });
  };
};

/** Which rule the question rests on; undefined while that is looked up, null where nobody is asked. */
const useAskedClause = (game: GameId): string | null | undefined => {
  const { snapshot, scene } = useTable();
  const load = useLoadCoach(game);
  const [book, setBook] = useState<AnyCoachBook | null>();
  useEffect(() => {
    let wanted = true;
    const keep = (come: AnyCoachBook | null): void => {
      if (wanted) setBook(come);
    };
    if (load === undefined) keep(null);
    else load().then(keep, () => keep(null));
    return () => {
      wanted = false;
    };
  }, [load]);
  const asked = snapshot.question;
  if (book === undefined) return undefined;
  if (book === null || asked === null) return null;
  const said = coachedQuestion(book, scene.view, asked.seat, asked.choices);
  return said?.note.clauses[0] ?? null;
};

type FetchedProps = { readonly game: GameId; readonly clause: string | undefined };

const Fetched = ({ game, clause }: FetchedProps): ReactElement | undefined => {
  const words = useWords(RULEBOOK_EN);
  const book = useRulebook(game);
  const stay = useStayInside();
  // At what is asked, unless a clause is named.
  const asked = useAskedClause(game);
  const isComing = clause === undefined && asked === undefined;
  if (book.state === 'coming' || isComing) return undefined;
  return book.state === 'here' && book.value !== undefined ? (
    <div className="rules-sheet" onClickCapture={stay}>
      <ExamplesProvider game={game}>
        <Book game={game} ledger={book.value} clause={clause ?? asked ?? undefined} />
      </ExamplesProvider>
    </div>
  ) : (
    <p className="hint">{words('rulebook.unreadable')}</p>
  );
};

type RulesBookProps = { readonly game: string; readonly clause: string | undefined };

/** The game's book, fetched when it is first opened. */
export const RulesBook = ({ game, clause }: RulesBookProps) => {
  const words = useWords(RULEBOOK_EN);
  return useBoard(game)?.ledger !== undefined ? (
    <Fetched game={game} clause={clause} />
  ) : (
    <p className="hint">{words('rulebook.missing')}</p>
  );
};
