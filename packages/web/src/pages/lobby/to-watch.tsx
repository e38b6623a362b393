import type { OpenTable } from '@quarterdeck/tables';
import { Cover, useGameWords } from '../../games/games-context.tsx';
import { Link } from '../../router/navigation.tsx';
import { LOBBY_EN } from './en.ts';

/** Matches that are open to onlookers. */
export const ToWatch = ({ tables }: { readonly tables: readonly OpenTable[] }) => {
  const words = useGameWords(LOBBY_EN);
  return (
    <section className="panel lobby-watch" aria-labelledby="to-watch">
      <h2 id="to-watch">
        {words('lobby.watch.title')} <span className="lobby-count">{tables.length}</span>
      </h2>
      {tables.length === 0 && <p className="hint">{words('lobby.watch.none')}</p>}
      <ul>
        {tables.map(({ table, game, seats }) => {
          const title = words(`games.${game}.title`);
          const names = seats.map(({ name }) => name).join(', ');
          return (
            <li key={table} className="lobby-row">
              <span className="jacket">
                <Cover game={game} />
              </span>
              <div className="lobby-what">
                <b>{title}</b>
                <small>{words('lobby.watch.with', { names })}</small>
              </div>
              <Link
                className="button"
                to={{ page: 'online', game, table, invitation: undefined }}
                label={words('lobby.watch.label', { game: title, names })}
              >
                {words('lobby.watch.watch')}
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
};
