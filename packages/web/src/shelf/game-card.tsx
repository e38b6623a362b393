import type { ReactElement } from 'react';
import { isPlayable } from '../boards/boards.ts';
import { Cover } from '../drawings/covers/cover.tsx';
import { Icon } from '../drawings/piece.tsx';
import { Link } from '../router/navigation.tsx';
import { useWords } from '../words/tongue-context.tsx';
import { GameFactsRow } from './game-facts.tsx';
import type { GameId } from './games.ts';

type CardProps = { readonly game: GameId };

const PlayableActions = ({ game }: CardProps): ReactElement => {
  const words = useWords();
  const title = words(`games.${game}.title`);
  return (
    <div className="card-actions">
      <Link
        className="button solid"
        to={{ page: 'play', game }}
        label={words('shelf.playLabel', { game: title })}
      >
        <Icon name="i-play" size={13} />
        {words('shelf.play')}
      </Link>
      <Link
        className="button square"
        to={{ page: 'new-table', game }}
        label={words('shelf.set', { game: title })}
      >
        <Icon name="i-cog" size={20} />
      </Link>
    </div>
  );
};

/** A game without a table yet says so, and opens its rules and pieces instead. */
const DockyardActions = ({ game }: CardProps): ReactElement => {
  const words = useWords();
  return (
    <div className="card-actions">
      <Link
        className="button"
        to={{ page: 'game', game }}
        label={words('shelf.lookLabel', { game: words(`games.${game}.title`) })}
      >
        <Icon name="i-book" size={18} />
        {words('shelf.look')}
      </Link>
    </div>
  );
};

export const GameCard = ({ game }: CardProps): ReactElement => {
  const words = useWords();
  const title = words(`games.${game}.title`);
  return (
    <li className="game-card">
      <Link className="jacket" to={{ page: 'game', game }} label={title}>
        <Cover game={game} />
      </Link>
      <div className="card-words">
        <h2>{title}</h2>
        <p className="card-line">{words(`games.${game}.line`)}</p>
        <GameFactsRow game={game} />
        <p className="card-kind">
          {words(`games.${game}.kind`)}
          {!isPlayable(game) && (
            <span className="chip dockyard" title={words('shell.dockyardHint')}>
              {words('shell.dockyard')}
            </span>
          )}
        </p>
      </div>
      {isPlayable(game) ? <PlayableActions game={game} /> : <DockyardActions game={game} />}
    </li>
  );
};
