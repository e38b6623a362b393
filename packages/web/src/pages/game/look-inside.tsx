import { useWords } from '@quarterdeck/board-kit';
import { Icon, type InterfaceSign } from '@quarterdeck/board-kit/drawings';
import type { ReactElement } from 'react';
import type { GameId } from '../../games/games.ts';
import { useBoard } from '../../games/games-context.tsx';
import { Link } from '../../router/navigation.tsx';
import type { Route } from '../../router/route.ts';
import { GAME_PAGE_EN } from './en.ts';

type WayProps = {
  readonly to: Route;
  readonly sign: InterfaceSign;
  readonly title: string;
  readonly hint: string;
};

const Way = ({ to, sign, title, hint }: WayProps) => (
  <li>
    <Link to={to}>
      <Icon name={sign} size={20} />
      <span>
        {title}
        <small>{hint}</small>
      </span>
      <Icon name="i-next" size={16} />
    </Link>
  </li>
);

/** Ways into the rulebook and the gallery, as far as they exist. */
export const LookInside = ({ game }: { readonly game: GameId }): ReactElement | undefined => {
  const words = useWords(GAME_PAGE_EN);
  const board = useBoard(game);
  const hasGallery = board?.gallery !== undefined;
  const hasRulebook = board?.ledger !== undefined;
  if (!hasRulebook && !hasGallery) return undefined;
  return (
    <section aria-labelledby="inside">
      <h2 id="inside">{words('gamePage.inside')}</h2>
      <ul className="ways">
        {hasRulebook && (
          <Way
            to={{ page: 'rulebook', game, clause: undefined }}
            sign="i-book"
            title={words('gamePage.rulebook')}
            hint={words('gamePage.rulebookHint')}
          />
        )}
        {hasGallery && (
          <Way
            to={{ page: 'gallery', game }}
            sign="i-box"
            title={words('gamePage.gallery')}
            hint={words('gamePage.galleryHint')}
          />
        )}
      </ul>
    </section>
  );
};
