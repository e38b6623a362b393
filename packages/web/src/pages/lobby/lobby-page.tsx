import './lobby.css';
import { useState } from 'react';
import { PAGE_EN } from '../../frame/en.ts';
import { Page } from '../../frame/page.tsx';
import { useGames, useGameWords } from '../../games/games-context.tsx';
import { Link } from '../../router/navigation.tsx';
import type { HousePlace } from '../../router/route.ts';
import { useSettings } from '../../settings/settings-context.tsx';
import { openTable, type SeekWish } from '../../setup/seek.ts';
import { useServed } from '../../setup/use-served.ts';
import { LOBBY_EN } from './en.ts';
import { OpenTableList } from './open-table-list.tsx';
import { QuickPairing } from './quick-pairing.tsx';
import { ToWatch } from './to-watch.tsx';
import { useLobby } from './use-lobby.ts';
import { useSitDown } from './use-sit-down.ts';

/** With any number of seats a table of one's own is set for three, or for as many as can sit. */
const OWN_SEATS = 3;

const WithFriends = ({ game }: { readonly game: string }) => {
  const words = useGameWords(LOBBY_EN);
  return (
    <section className="panel lobby-friends" aria-labelledby="friends">
      <h2 id="friends">{words('lobby.friends.title')}</h2>
      <p>{words('lobby.friends.text')}</p>
      <Link className="button" to={{ page: 'new-table', game }}>
        {words('lobby.friends.set')}
      </Link>
    </section>
  );
};

type InLobbyProps = { readonly only: readonly string[] };

const InLobby = ({ only }: InLobbyProps) => {
  const words = useGameWords(LOBBY_EN);
  const games = useGames();
  const { emblem } = useSettings();
  const { tables, seeking, isConnected, feed } = useLobby();
  const sitting = useSitDown();
  const [wish, setWish] = useState<SeekWish>({
    games: games.ids.slice(0, 1),
    seats: 'any',
    pace: 'none',
  });
  const game = wish.games[0] ?? '';
  if (tables === null) return <p role="status">{words('lobby.loading')}</p>;
  const sought = (seeking?.setups ?? []).map(({ game: id, seats }) => `${id} ${seats.length}`);
  const people = tables.seeking.filter((one) => sought.includes(`${one.game} ${one.seats}`));
  const open = (): void => {
    const seats = wish.seats === 'any' ? OWN_SEATS : wish.seats;
    void sitting.open(openTable(games.aboutOf(game), seats, wish.pace, emblem));
  };
  return (
    <>
      {!isConnected && (
        <p className="start-failure" role="status">
          {words('lobby.lost')}
        </p>
      )}
      <div className="lobby">
        <div className="lobby-side">
          <QuickPairing
            feed={feed}
            seeking={seeking}
            people={Math.max(1, ...people.map((one) => one.people))}
            introduce={sitting.introduce}
            wish={wish}
            onChange={setWish}
          />
          <WithFriends game={game} />
        </div>
        <OpenTableList tables={tables} only={only} sitting={sitting} onOpen={open} />
        <ToWatch tables={tables.toWatch} />
      </div>
    </>
  );
};

type LobbyPageProps = { readonly route: Extract<HousePlace, { readonly page: 'lobby' }> };

/** Where people find each other. */
export const LobbyPage = ({ route: { only } }: LobbyPageProps) => {
  const words = useGameWords(LOBBY_EN, PAGE_EN);
  const served = useServed();
  return (
    <Page title={words('lobby.title')} here={words('lobby.title')} className="lobby-page">
      <h1 className="unseen">{words('lobby.heading')}</h1>
      {served === undefined && <p role="status">{words('lobby.loading')}</p>}
      {served?.isServed === true && <InLobby only={only} />}
      {served?.isServed === false && (
        <div className="panel">
          <p>{served.why ?? words('lobby.unserved')}</p>
        </div>
      )}
    </Page>
  );
};
