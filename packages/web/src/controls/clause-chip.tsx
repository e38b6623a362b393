import type { GameId } from '../games/games.ts';
import { Link } from '../router/navigation.tsx';

type ClauseChipProps = { readonly game: GameId; readonly clause: string; readonly words?: string };

/** A clause by its number; a click opens the rulebook there. */
export const ClauseChip = ({ game, clause, words }: ClauseChipProps) => (
  <Link className="clause-chip" to={{ page: 'rulebook', game, clause }}>
    {words ?? clause}
  </Link>
);
