import '../../rulebook/rulebook.css';
import { useWords } from '@quarterdeck/board-kit';
import { Icon } from '@quarterdeck/board-kit/drawings';
import { type MouseEvent, type ReactElement, useState } from 'react';
import type { GameId } from '../../games/games.ts';
import { useBoard } from '../../games/games-context.tsx';
import { ChapterArticle, FoundClauses } from '../../rulebook/chapter-article.tsx';
import { Contents } from '../../rulebook/contents.tsx';
import { RULEBOOK_EN } from '../../rulebook/en.ts';
import {
  type Chapter,
  chapterOf,
  clausesOf,
  findClauses,
  type Ledger,
} from '../../rulebook/ledger.ts';
import { useRulebook } from '../../rulebook/use-rulebook.ts';
import { useTable } from '../state/table-context.tsx';

const CLAUSE_ADDRESS = /#([A-Z]{2}-S?\d{2,3})$/;

type BookProps = {
  readonly game: GameId;
  readonly ledger: Ledger;
  readonly clause: string | undefined;
};

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

const Book = ({ game, ledger, clause }: BookProps) => {
  const words = useWords(RULEBOOK_EN);
  const [wanted, setWanted] = useState('');
  const [chosen, setChosen] = useState<{ readonly chapter: Chapter; readonly at: typeof clause }>();
  const stay = useStayInside();
  const named = clause === undefined ? undefined : chapterOf(ledger, clause);
  const chapter = chosen?.at === clause ? chosen?.chapter : (named ?? ledger.chapters[0]);
  const found = ledger.chapters
    .map((one) => ({ chapter: one, clauses: findClauses(clausesOf(one), wanted) }))
    .filter(({ clauses }) => clauses.length > 0);
  const reading = { game, ledger, open: clause, found: wanted };
  return (
    <div className="rules-sheet" onClickCapture={stay}>
      <label className="find row slip">
        <Icon name="i-zoom" size={18} />
        <span className="unseen">{words('rulebook.search')}</span>
        <input
          type="search"
          placeholder={words('rulebook.search')}
          value={wanted}
          onChange={(event) => setWanted(event.target.value)}
        />
      </label>
      <Contents
        chapters={ledger.chapters}
        current={chapter}
        onChoose={(next) => {
          setWanted('');
          setChosen({ chapter: next, at: clause });
        }}
      />
      <article>
        {wanted.trim() === '' && chapter !== undefined ? (
          <ChapterArticle key={chapter.id} chapter={chapter} {...reading} />
        ) : (
          <FoundClauses chapters={found} {...reading} />
        )}
      </article>
    </div>
  );
};

type FetchedProps = { readonly game: GameId; readonly clause: string | undefined };

const Fetched = ({ game, clause }: FetchedProps): ReactElement | undefined => {
  const words = useWords(RULEBOOK_EN);
  const book = useRulebook(game);
  if (book.state === 'coming') return undefined;
  return book.state === 'here' && book.value !== undefined ? (
    <Book game={game} ledger={book.value} clause={clause} />
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
