import { Icon } from '@quarterdeck/board-kit/drawings';
import { PAGE_EN } from '../../frame/en.ts';
import { GameFactsRow } from '../../frame/game-facts.tsx';
import { LearnLink } from '../../frame/learn-link.tsx';
import type { GameId } from '../../games/games.ts';
import { Cover, useGameWords } from '../../games/games-context.tsx';
import { Link } from '../../router/navigation.tsx';

type CardProps = { readonly game: GameId };

const CardActions = ({ game }: CardProps) => {
  const words = useGameWords(PAGE_EN);
  const title = words(`games.${game}.title`);
  return (
    <div className="card-actions row wraps">
      <LearnLink game={game} className="button learn" />
      <Link
        className="button solid"
        to={{ page: 'play', game }}
        label={words('shelf.playLabel', { game: title })}
      >
        <Icon name="i-play" size={13} />
        {words('shelf.play')}
      </Link>
      <Link
        className="button friends"
        to={{ page: 'friends', game }}
        label={words('shelf.friendsLabel', { game: title })}
      >
        <Icon name="i-link" size={18} />
        {words('shelf.friends')}
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

export const GameCard = ({ game }: CardProps) => {
  const words = useGameWords(PAGE_EN);
  const title = words(`games.${game}.title`);
  return (
    <li className="game-card">
      <Link className="jacket" to={{ page: 'game', game }} label={title}>
        <Cover game={game} />
      </Link>
      <div className="card-words">
        <h2 className="unseen">{title}</h2>
        <p className="card-line">{words(`games.${game}.line`)}</p>
        <GameFactsRow game={game} />
        <p className="card-kind">{words(`games.${game}.kind`)}</p>
      </div>
      <CardActions game={game} />
    </li>
  );
};
