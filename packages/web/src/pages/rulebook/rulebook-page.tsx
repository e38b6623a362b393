import { useWords } from '@quarterdeck/board-kit';
import { Icon } from '@quarterdeck/board-kit/drawings';
import { PAGE_EN } from '../../frame/en.ts';
import { useGames, useGameWords } from '../../games/games-context.tsx';
import '../../rulebook/rulebook.css';
import { useCallback, useState } from 'react';
import { Page } from '../../frame/page.tsx';
import type { GameId } from '../../games/games.ts';
import { Link, useNavigation } from '../../router/navigation.tsx';
import type { Route } from '../../router/route.ts';
import { ChapterArticle, FoundClauses } from '../../rulebook/chapter-article.tsx';
import { Contents } from '../../rulebook/contents.tsx';
import { RULEBOOK_EN } from '../../rulebook/en.ts';
import { ExamplesProvider } from '../../rulebook/examples-context.tsx';
import {
  type Chapter,
  chapterOf,
  clausesOf,
  findClauses,
  type Ledger,
} from '../../rulebook/ledger.ts';
import { TermsProvider } from '../../rulebook/terms/terms-provider.tsx';
import { useRulebook } from '../../rulebook/use-rulebook.ts';

type SearchProps = {
  readonly wanted: string;
  readonly count: number;
  readonly onSearch: (wanted: string) => void;
};

const Search = ({ wanted, count, onSearch }: SearchProps) => {
  const words = useWords(PAGE_EN, RULEBOOK_EN);
  const result =
    count === 0
      ? words('rulebook.foundNone', { words: wanted })
      : words('rulebook.found', { count, words: wanted });
  return (
    <search>
      <label className="find row slip">
        <Icon name="i-zoom" size={18} />
        <span className="unseen">{words('rulebook.search')}</span>
        <input
          type="search"
          placeholder={words('rulebook.search')}
          value={wanted}
          onChange={(event) => onSearch(event.target.value)}
        />
      </label>
      <p className="hint" role="status">
        {wanted === '' ? '' : result}
      </p>
    </search>
  );
};

type BookProps = {
  readonly game: GameId;
  readonly ledger: Ledger;
  readonly clause: string | undefined;
};

/** The clause of the address decides the chapter; a chapter chosen by hand stands until the next clause. */
const useChapter = (ledger: Ledger, clause: string | undefined) => {
  const [chosen, setChosen] = useState<{ readonly chapter: Chapter; readonly at: typeof clause }>();
  const named = clause === undefined ? undefined : chapterOf(ledger, clause);
  const chapter =
    chosen !== undefined && chosen.at === clause ? chosen.chapter : (named ?? ledger.chapters[0]);
  return { chapter, choose: (next: Chapter) => setChosen({ chapter: next, at: clause }) };
};

const Book = ({ game, ledger, clause }: BookProps) => {
  const words = useGameWords(PAGE_EN, RULEBOOK_EN);
  const [wanted, setWanted] = useState('');
  const { chapter, choose } = useChapter(ledger, clause);
  const isSearching = wanted.trim() !== '';
  const found = isSearching
    ? ledger.chapters
        .map((one) => ({ chapter: one, clauses: findClauses(clausesOf(one), wanted) }))
        .filter(({ clauses }) => clauses.length > 0)
    : [];
  const reading = { game, ledger, open: clause, found: isSearching ? wanted : '' };
  const onChoose = (next: Chapter): void => {
    setWanted('');
    choose(next);
    window.scrollTo(0, 0);
  };
  return (
    <div className="rulebook">
      <nav className="rulebook-side" aria-label={words('rulebook.chapters')}>
        <Search
          wanted={wanted}
          count={found.reduce((sum, { clauses }) => sum + clauses.length, 0)}
          onSearch={setWanted}
        />
        <Contents
          chapters={isSearching ? found.map((one) => one.chapter) : ledger.chapters}
          current={isSearching ? undefined : chapter}
          onChoose={onChoose}
        />
      </nav>
      <article>
        <p className="eyebrow">{words(`games.${game}.title`)}</p>
        {isSearching && <FoundClauses chapters={found} {...reading} />}
        {!isSearching && chapter !== undefined && (
          <ChapterArticle key={chapter.id} chapter={chapter} {...reading} />
        )}
      </article>
    </div>
  );
};

const NoBook = () => {
  const words = useGameWords(PAGE_EN, RULEBOOK_EN);
  const { ids, boardOf } = useGames();
  return (
    <div className="lost">
      <h1>{words('rulebook.missing')}</h1>
      <p>{words('rulebook.missingHint')}</p>
      <ul className="missing-links wraps">
        {ids
          .filter((game) => boardOf(game)?.ledger !== undefined)
          .map((game) => (
            <li key={game}>
              <Link className="button" to={{ page: 'rulebook', game, clause: undefined }}>
                {words(`games.${game}.title`)}
              </Link>
            </li>
          ))}
      </ul>
    </div>
  );
};

type RulebookPageProps = { readonly route: Extract<Route, { readonly page: 'rulebook' }> };

export const RulebookPage = ({ route }: RulebookPageProps) => {
  const words = useGameWords(RULEBOOK_EN, PAGE_EN);
  const { game, clause } = route;
  const book = useRulebook(game);
  const { go } = useNavigation();
  const openClause = useCallback(
    (next: string) => go({ page: 'rulebook', game, clause: next }),
    [go, game],
  );
  return (
    <Page
      title={words('rulebook.title', { game: words(`games.${game}.title`) })}
      here={words('rulebook.page')}
      className="rulebook-page"
    >
      {book.state === 'here' && book.value !== undefined && (
        <TermsProvider game={game} openClause={openClause}>
          <ExamplesProvider game={game}>
            <Book game={game} ledger={book.value} clause={clause} />
          </ExamplesProvider>
        </TermsProvider>
      )}
      {book.state === 'here' && book.value === undefined && <NoBook />}
      {book.state === 'failed' && <p className="lost">{words('rulebook.unreadable')}</p>}
    </Page>
  );
};
