import { useWords } from '@quarterdeck/board-kit';
import { Icon } from '@quarterdeck/board-kit/drawings';
import type { ReactElement } from 'react';
import type { GameId } from '../games/games.ts';
import { Link } from '../router/navigation.tsx';
import { demonstrationOf, useDemonstrations } from './demonstrations.ts';
import { RULEBOOK_EN } from './en.ts';

type LinkProps = {
  readonly game: GameId;
  readonly clause: string;
  readonly className: string;
};

/** To a position in which the clause is at work; there must be one. */
export const ShowMeLink = ({ game, clause, className }: LinkProps): ReactElement => {
  const words = useWords(RULEBOOK_EN);
  return (
    <Link className={className} to={{ page: 'show', game, clause, nth: 1 }}>
      <Icon name="i-eye" size={17} />
      {words('rulebook.showMe')}
      <span className="unseen"> {clause}</span>
    </Link>
  );
};

type ShowMeProps = {
  readonly game: GameId;
  readonly clause: string;
  /** Beside other words: a link where there is a position, nothing where there is none. */
  readonly isQuiet?: boolean;
};

/** To a position in which the clause is at work; where there is none, why. */
export const ShowMe = ({
  game,
  clause,
  isQuiet = false,
}: ShowMeProps): ReactElement | undefined => {
  const words = useWords(RULEBOOK_EN);
  const fetched = useDemonstrations(game);
  if (fetched.state !== 'here' || fetched.value === undefined) return undefined;
  const why = fetched.value.notShown[clause];
  if (why !== undefined)
    return isQuiet ? undefined : <p className="hint">{words(`rulebook.notShown.${why}`)}</p>;
  if (demonstrationOf(fetched.value, clause) === undefined) return undefined;
  return (
    <ShowMeLink game={game} clause={clause} className={isQuiet ? 'show-me' : 'button solid'} />
  );
};
