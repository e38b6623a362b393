import { useCallback } from 'react';
import { PAGE_EN } from '../../frame/en.ts';
import { Page } from '../../frame/page.tsx';
import type { GameId } from '../../games/games.ts';
import { useGames, useGameWords } from '../../games/games-context.tsx';
import { Link, useNavigation } from '../../router/navigation.tsx';
import type { Route } from '../../router/route.ts';
import { Book } from '../../rulebook/book.tsx';
import { RULEBOOK_EN } from '../../rulebook/en.ts';
import { ExamplesProvider } from '../../rulebook/examples-context.tsx';
import { TermsProvider } from '../../rulebook/terms/terms-provider.tsx';
import { useRulebook } from '../../rulebook/use-rulebook.ts';

/** From book to book. */
const BookLinks = ({ game }: { readonly game: GameId }) => {
  const words = useGameWords(RULEBOOK_EN);
  const { ids, boardOf } = useGames();
  return (
    <nav className="book-links" aria-label={words('rulebook.books')}>
      {ids
        .filter((id) => boardOf(id)?.ledger !== undefined)
        .map((id) => (
          <Link
            key={id}
            to={{ page: 'rulebook', game: id, clause: undefined }}
            current={id === game}
          >
            {words(`games.${id}.title`)}
          </Link>
        ))}
    </nav>
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
            <BookLinks game={game} />
            <div className="rulebook">
              <Book
                key={game}
                game={game}
                ledger={book.value}
                clause={clause}
                onTurn={() => window.scrollTo(0, 0)}
              />
            </div>
          </ExamplesProvider>
        </TermsProvider>
      )}
      {book.state === 'here' && book.value === undefined && <NoBook />}
      {book.state === 'failed' && <p className="lost">{words('rulebook.unreadable')}</p>}
    </Page>
  );
};
