import { useWords } from '@quarterdeck/board-kit';
import { Icon } from '@quarterdeck/board-kit/drawings';
import { useSyncExternalStore } from 'react';
import type { GameId, PageGames } from '../games/games.ts';
import { useGames } from '../games/games-context.tsx';
import { Link, useNavigation } from '../router/navigation.tsx';
import { useSettings, useSettingsStore } from '../settings/settings-context.tsx';
import { PAGE_EN } from './en.ts';

const DARK = '(prefers-color-scheme: dark)';

const useDeviceIsDark = (): boolean =>
  useSyncExternalStore(
    (listener) => {
      const query = window.matchMedia(DARK);
      query.addEventListener('change', listener);
      return () => query.removeEventListener('change', listener);
    },
    () => window.matchMedia(DARK).matches,
    () => false,
  );

const ThemeButton = () => {
  const words = useWords(PAGE_EN);
  const { theme } = useSettings();
  const store = useSettingsStore();
  const deviceIsDark = useDeviceIsDark();
  const isDark = theme === 'system' ? deviceIsDark : theme === 'dark';
  return (
    <button
      type="button"
      className="sign-button"
      aria-label={words(isDark ? 'shell.toDay' : 'shell.toNight')}
      onClick={() => store.change({ theme: isDark ? 'light' : 'dark' })}
    >
      <Icon name={isDark ? 'i-sun' : 'i-moon'} size={22} />
    </button>
  );
};

const gameAtHand = (
  { ids }: PageGames,
  game: GameId | undefined,
  has: (game: GameId) => boolean,
): GameId => {
  if (game !== undefined && has(game)) return game;
  return ids.find(has) ?? ids[0] ?? '';
};

/** The ways between pages, the same at the head of each. */
export const SiteLinks = () => {
  const words = useWords(PAGE_EN);
  const { route } = useNavigation();
  const games = useGames();
  const game = 'game' in route ? route.game : undefined;
  const bookAtHand = gameAtHand(games, game, (id) => games.boardOf(id)?.ledger !== undefined);
  const galleryAtHand = gameAtHand(games, game, (id) => games.boardOf(id)?.gallery !== undefined);
  return (
    <nav className="site-links" aria-label={words('shell.main')}>
      {route.page === 'shelf' ? (
        <a className="button quiet wide-only" href="#your-tables">
          {words('shell.tables')}
        </a>
      ) : (
        <Link className="button quiet wide-only" to={{ page: 'shelf' }}>
          {words('shell.tables')}
        </Link>
      )}
      <Link className="button quiet wide-only" to={{ page: 'lobby', only: [] }}>
        {words('shell.lobby')}
      </Link>
      <Link className="button quiet wide-only" to={{ page: 'leaders' }}>
        {words('shell.leaders')}
      </Link>
      <Link
        className="button quiet wide-only"
        to={{ page: 'rulebook', game: bookAtHand, clause: undefined }}
      >
        {words('shell.rulebooks')}
      </Link>
      <Link className="button quiet wide-only" to={{ page: 'gallery', game: galleryAtHand }}>
        {words('shell.gallery')}
      </Link>
      <ThemeButton />
      <Link className="sign-button" to={{ page: 'account' }} label={words('shell.account')}>
        <Icon name="i-person" size={22} />
      </Link>
      <Link className="sign-button" to={{ page: 'settings' }} label={words('shell.settings')}>
        <Icon name="i-cog" size={22} />
      </Link>
    </nav>
  );
};
