import { useWords } from '@quarterdeck/board-kit';
import { CoreSprite } from '@quarterdeck/board-kit/drawings';
import { unreachable } from '@quarterdeck/kernel';
import { type ComponentType, lazy, Suspense, useEffect, useMemo, useRef } from 'react';
import { CrashGuard } from '../frame/crash-guard.tsx';
import { PAGE_EN } from '../frame/en.ts';
import { Loading } from '../frame/loading.tsx';
import { LostPage } from '../frame/lost-page.tsx';
import { NoticeBar } from '../frame/notice-bar.tsx';
import { TableLoading } from '../frame/table-loading.tsx';
import type { LoadIntros } from '../games/games-context.tsx';
import { useNavigation } from '../router/navigation.tsx';
import { type GamePlace, type HousePlace, isAtTable, type Route } from '../router/route.ts';
import { FoundTicket } from './found-ticket.tsx';
import { TableRoute } from './game-tables.tsx';
import { WarningNotice } from './warning-notice.tsx';

type PageOf<R extends Route> = ComponentType<{ readonly route: R }>;
type PlaceOf<P extends Route['page']> = Extract<Route, { readonly page: P }>;

/** Every page is fetched when it is wanted; the shelf is given, since it may be drawn already. */
const NewTablePage: PageOf<PlaceOf<'new-table'>> = lazy(() =>
  import('../pages/new-table/new-table-page.tsx').then(({ NewTablePage: page }) => ({
    default: page,
  })),
);
const FriendsPage: PageOf<PlaceOf<'friends'>> = lazy(() =>
  import('../pages/online/friends-page.tsx').then(({ FriendsPage: page }) => ({ default: page })),
);
const RulebookPage: PageOf<PlaceOf<'rulebook'>> = lazy(() =>
  import('../pages/rulebook/rulebook-page.tsx').then(({ RulebookPage: page }) => ({
    default: page,
  })),
);
const GalleryPage: PageOf<PlaceOf<'gallery'>> = lazy(() =>
  import('../pages/gallery/gallery-page.tsx').then(({ GalleryPage: page }) => ({ default: page })),
);
const LearnPage: PageOf<PlaceOf<'learn'>> = lazy(() =>
  import('../pages/learn/learn-page.tsx').then(({ LearnPage: page }) => ({ default: page })),
);
const SettingsPage = lazy(() =>
  import('../pages/settings/settings-page.tsx').then(({ SettingsPage: page }) => ({
    default: page,
  })),
);
const AccountPage = lazy(() =>
  import('../pages/account/account-page.tsx').then(({ AccountPage: page }) => ({ default: page })),
);
const ReplaysPage: PageOf<PlaceOf<'replays'>> = lazy(() =>
  import('../pages/replay/replays-page.tsx').then(({ ReplaysPage: page }) => ({ default: page })),
);
const JoinPage: PageOf<PlaceOf<'join'>> = lazy(() =>
  import('../pages/online/join-page.tsx').then(({ JoinPage: page }) => ({ default: page })),
);

const LobbyPage: PageOf<PlaceOf<'lobby'>> = lazy(() =>
  import('../pages/lobby/lobby-page.tsx').then(({ LobbyPage: page }) => ({ default: page })),
);

const ProfilePage: PageOf<PlaceOf<'person'>> = lazy(() =>
  import('../pages/people/profile-page.tsx').then(({ ProfilePage: page }) => ({ default: page })),
);
const LeadersPage = lazy(() =>
  import('../pages/people/leaders-page.tsx').then(({ LeadersPage: page }) => ({ default: page })),
);
const ModerationPage = lazy(() =>
  import('../pages/moderation/moderation-page.tsx').then(({ ModerationPage: page }) => ({
    default: page,
  })),
);

/** The page of a game, and what it tells, come at once. */
const gamePageOf = (loadIntros: LoadIntros): PageOf<PlaceOf<'game'>> =>
  lazy(async () => {
    const [{ INTROS }, { gamePageWith }] = await Promise.all([
      loadIntros(),
      import('../pages/game/game-page.tsx'),
    ]);
    return { default: gamePageWith(INTROS) };
  });

type HandedPages = { readonly Shelf: ComponentType; readonly GamePage: PageOf<PlaceOf<'game'>> };

const gamePage = (route: GamePlace, { GamePage }: HandedPages) => {
  switch (route.page) {
    case 'game':
      return <GamePage key={route.game} route={route} />;
    case 'new-table':
      return <NewTablePage key={route.game} route={route} />;
    case 'friends':
      return <FriendsPage key={route.game} route={route} />;
    case 'rulebook':
      return <RulebookPage key={route.game} route={route} />;
    case 'gallery':
      return <GalleryPage key={route.game} route={route} />;
    case 'learn':
      return <LearnPage key={route.game} route={route} />;
    default:
      return unreachable(route);
  }
};

const housePage = (route: HousePlace, { Shelf }: HandedPages) => {
  switch (route.page) {
    case 'shelf':
      return <Shelf />;
    case 'settings':
      return <SettingsPage />;
    case 'account':
      return <AccountPage />;
    case 'person':
      return <ProfilePage key={route.person} route={route} />;
    case 'leaders':
      return <LeadersPage />;
    case 'moderation':
      return <ModerationPage />;
    case 'lobby':
      return <LobbyPage route={route} />;
    case 'replays':
      return <ReplaysPage route={route} />;
    case 'join':
      return <JoinPage key={route.invitation} route={route} />;
    case 'lost':
      return <LostPage />;
    default:
      return unreachable(route);
  }
};

const pageOf = (route: Route, pages: HandedPages) => {
  if (!('game' in route)) return housePage(route, pages);
  if (isAtTable(route)) return <TableRoute route={route} />;
  return gamePage(route, pages);
};

const loadingOf = (route: Route) =>
  isAtTable(route) ? <TableLoading game={route.game} /> : <Loading />;

/** Another page begins at its top, and a reader hears of it; the first one is left alone. */
const useArrival = (place: string): void => {
  const arrivedAt = useRef(place);
  useEffect(() => {
    if (arrivedAt.current === place) return;
    arrivedAt.current = place;
    window.scrollTo(0, 0);
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [place]);
};

/** A button, since a link would change the address, which on the rulebook names a clause. */
const skipToMain = (): void => {
  document.getElementById('main')?.focus();
};

type AppProps = { readonly Shelf: ComponentType; readonly loadIntros: LoadIntros };

export const App = ({ Shelf, loadIntros }: AppProps) => {
  const words = useWords(PAGE_EN);
  const { route } = useNavigation();
  // Above whatever waits, so that it stays the same component from drawing to drawing.
  const GamePage = useMemo(() => gamePageOf(loadIntros), [loadIntros]);
  const place = `${route.page} ${'game' in route ? route.game : ''}`;
  useArrival(place);
  return (
    <>
      <CoreSprite />
      <button type="button" className="skip" onClick={skipToMain}>
        {words('shell.skip')}
      </button>
      <NoticeBar />
      <FoundTicket />
      <WarningNotice />
      <CrashGuard key={place}>
        <Suspense fallback={loadingOf(route)}>{pageOf(route, { Shelf, GamePage })}</Suspense>
      </CrashGuard>
    </>
  );
};
