import type { GameId } from '../games/games.ts';
import { useGameWords } from '../games/games-context.tsx';
import { Link } from '../router/navigation.tsx';
import { PAGE_EN } from './en.ts';
import { Loading } from './loading.tsx';

/** The bar of a table that is still being laid; the build draws it into the page, too. */
export const TableLoading = ({ game }: { readonly game: GameId }) => {
  const words = useGameWords(PAGE_EN);
  return (
    <>
      <header className="top-bar coming-table row">
        <Link className="wordmark" to={{ page: 'shelf' }} label={words('shell.home')}>
          {words('shell.name')}
        </Link>
        <span className="top-bar-rule" />
        <h1 className="top-bar-here">{words(`games.${game}.title`)}</h1>
      </header>
      <Loading />
    </>
  );
};
