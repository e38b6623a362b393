import {
  createContext,
  type MouseEvent,
  type ReactNode,
  useContext,
  useMemo,
  useSyncExternalStore,
} from 'react';
import type { PageGames } from '../games/games.ts';
import { useGames } from '../games/games-context.tsx';
import { addressOf, type Route, routeOf } from './route.ts';

export type Navigation = {
  readonly route: Route;
  readonly go: (to: Route, how?: 'push' | 'replace') => void;
};

const NavigationContext = createContext<Navigation>({ route: { page: 'shelf' }, go: () => {} });

/** The browser says nothing when the page itself changes the address, so we say it. */
const MOVED = 'quarterdeck:moved';

const subscribe = (listener: () => void): (() => void) => {
  const events = ['popstate', 'hashchange', MOVED];
  for (const event of events) window.addEventListener(event, listener);
  return () => {
    for (const event of events) window.removeEventListener(event, listener);
  };
};

const currentAddress = (): string => window.location.pathname + window.location.hash;

const go: Navigation['go'] = (to, how = 'push') => {
  const address = addressOf(to);
  if (address === currentAddress()) return;
  if (how === 'push') window.history.pushState(null, '', address);
  else window.history.replaceState(null, '', address);
  window.dispatchEvent(new Event(MOVED));
};

const splitAddress = (games: PageGames, address: string): Route => {
  const mark = address.indexOf('#');
  return mark < 0
    ? routeOf(games, address)
    : routeOf(games, address.slice(0, mark), address.slice(mark));
};

type NavigationProviderProps = {
  /** For tests, which have no address bar. */
  readonly address?: string;
  readonly children: ReactNode;
};

export const NavigationProvider = ({ address = '/', children }: NavigationProviderProps) => {
  const games = useGames();
  const current = useSyncExternalStore(subscribe, currentAddress, () => address);
  const navigation = useMemo(() => ({ route: splitAddress(games, current), go }), [games, current]);
  return <NavigationContext value={navigation}>{children}</NavigationContext>;
};

export const useNavigation = (): Navigation => useContext(NavigationContext);

type LinkProps = {
  readonly to: Route;
  readonly className?: string;
  readonly label?: string;
  readonly current?: boolean;
  readonly children: ReactNode;
};

const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** A link within the page; the browser's own ways of opening links stay. */
export const Link = ({ to, className, label, current = false, children }: LinkProps) => {
  const navigation = useNavigation();
  const follow = (event: MouseEvent): void => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    navigation.go(to);
  };
  return (
    <a
      href={addressOf(to)}
      className={className}
      aria-label={label}
      aria-current={current ? 'page' : undefined}
      onClick={follow}
    >
      {children}
    </a>
  );
};
