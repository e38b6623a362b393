import { useEffect, useState } from 'react';
import { Segments } from '../../controls/segments.tsx';
import { Cover, useGames, useGameWords } from '../../games/games-context.tsx';
import type { LobbyFeed, Seeking } from '../../hosts/online/lobby-feed.ts';
import { useNavigation } from '../../router/navigation.tsx';
import { LONGEST_NAME } from '../../settings/settings.ts';
import { useSettings, useSettingsStore } from '../../settings/settings-context.tsx';
import { PACE_EN } from '../../setup/en-pace.ts';
import { PACE_IDS, usualPace } from '../../setup/pace.ts';
import { sayPace } from '../../setup/say-pace.ts';
import { type SeekWish, seatCounts, setupsFor } from '../../setup/seek.ts';
import { LOBBY_EN } from './en.ts';
import type { useSitDown } from './use-sit-down.ts';

const SECOND = 1_000;
/** After this long with nobody found, bots are offered instead. */
const PATIENCE_MS = 30 * SECOND;

const useSeconds = (since: number): number => {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), SECOND);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, now - since);
};

type LookingProps = {
  readonly seeking: Seeking;
  readonly people: number;
  readonly feed: LobbyFeed;
};

const Looking = ({ seeking: { setups, since }, people, feed }: LookingProps) => {
  const words = useGameWords(LOBBY_EN, PACE_EN);
  const { go } = useNavigation();
  const waited = useSeconds(since);
  const seconds = Math.floor(waited / SECOND);
  const games = [...new Set(setups.map(({ game }) => game))];
  const counts = new Set(setups.map(({ seats }) => seats.length));
  const [count] = counts;
  const takeBots = (): void => {
    void feed.stopSeeking();
    const [game] = games;
    if (game !== undefined) go({ page: 'new-table', game });
  };
  return (
    <div className="lobby-looking">
      <h3>
        {words('lobby.pairing.looking')}{' '}
        <span className="lobby-time">
          {words('lobby.pairing.time', {
            minutes: Math.floor(seconds / 60),
            seconds: String(seconds % 60).padStart(2, '0'),
          })}
        </span>
      </h3>
      <p role="status">{words('lobby.pairing.waiting', { count: people })}</p>
      <p className="hint">
        {words('lobby.pairing.wanted', {
          games: games.map((game) => words(`games.${game}.title`)).join(', '),
          seats:
            counts.size === 1
              ? words('lobby.pairing.seatsOf', { count: count ?? 0 })
              : words('lobby.pairing.seatsAny'),
          pace: sayPace(words, setups[0] ?? { answerTime: null }),
        })}
      </p>
      <div className="wraps">
        <button type="button" className="button" onClick={() => void feed.stopSeeking()}>
          {words('lobby.pairing.stop')}
        </button>
        {waited >= PATIENCE_MS && (
          <button type="button" className="button" onClick={takeBots}>
            {words('lobby.pairing.bot')}
          </button>
        )}
      </div>
    </div>
  );
};

type ChoosingProps = {
  readonly wish: SeekWish;
  readonly onChange: (wish: SeekWish) => void;
};

const Choosing = ({ wish, onChange }: ChoosingProps) => {
  const words = useGameWords(LOBBY_EN, PACE_EN);
  const games = useGames();
  const { name } = useSettings();
  const { change } = useSettingsStore();
  const counts = seatCounts(games.ids.map((id) => games.aboutOf(id)));
  const toggle = (game: string): void => {
    const others = wish.games.filter((one) => one !== game);
    const next = others.length === wish.games.length ? [...others, game] : others;
    if (next.length > 0) onChange({ ...wish, games: next });
  };
  return (
    <>
      <fieldset className="lobby-games">
        <legend>{words('lobby.pairing.games')}</legend>
        {games.ids.map((game) => (
          <button
            key={game}
            type="button"
            className="jacket"
            aria-pressed={wish.games.includes(game)}
            aria-label={words(`games.${game}.title`)}
            title={words(`games.${game}.title`)}
            onClick={() => toggle(game)}
          >
            <Cover game={game} />
          </button>
        ))}
      </fieldset>
      <p className="hint">{words('lobby.pairing.gamesHint')}</p>
      <h3>{words('lobby.pairing.seats')}</h3>
      <Segments
        label={words('lobby.pairing.seats')}
        words={['any', ...counts.map(String)]}
        chosen={String(wish.seats)}
        say={(one) => (one === 'any' ? words('lobby.pairing.any') : one)}
        onChoose={(one) => onChange({ ...wish, seats: one === 'any' ? one : Number(one) })}
      />
      <h3>{words('lobby.pairing.pace')}</h3>
      <Segments
        label={words('lobby.pairing.pace')}
        words={PACE_IDS}
        chosen={wish.pace}
        say={(one) => words(`pace.names.${one}`)}
        onChoose={(pace) => onChange({ ...wish, pace })}
      />
      <p className="hint">
        {wish.pace === 'none' ? words('pace.hints.none') : sayPace(words, usualPace(wish.pace))}
      </p>
      <label className="guest-name">
        {words('lobby.name')}
        <input
          className="field"
          maxLength={LONGEST_NAME}
          value={name}
          onChange={(event) => change({ name: event.target.value })}
        />
      </label>
    </>
  );
};

type QuickPairingProps = ChoosingProps & {
  readonly feed: LobbyFeed;
  readonly seeking: Seeking | null;
  readonly people: number;
  readonly introduce: ReturnType<typeof useSitDown>['introduce'];
};

/** "Anyone for Seawolf, three seats, no clock": whoever would play the same sits down with you. */
export const QuickPairing = ({
  feed,
  seeking,
  people,
  introduce,
  ...choosing
}: QuickPairingProps) => {
  const words = useGameWords(LOBBY_EN, PACE_EN);
  const games = useGames();
  const { emblem } = useSettings();
  const [said, setSaid] = useState('');
  const { wish } = choosing;
  const setups = setupsFor(
    wish,
    wish.games.map((id) => games.aboutOf(id)),
    emblem,
  );
  const seek = async (): Promise<void> => {
    if (!(await introduce())) return;
    const sought = await feed.seek(setups);
    setSaid(sought.ok ? '' : sought.refusal.sentence);
  };
  return (
    <section className="panel lobby-pairing" aria-labelledby="pairing">
      <h2 id="pairing">{words('lobby.pairing.title')}</h2>
      {seeking !== null ? (
        <Looking seeking={seeking} people={people} feed={feed} />
      ) : (
        <>
          <Choosing {...choosing} />
          <button
            type="button"
            className="button asked"
            disabled={setups.length === 0}
            onClick={() => void seek()}
          >
            {words('lobby.pairing.seek')}
          </button>
          {said !== '' && (
            <p className="start-failure" role="status">
              {said}
            </p>
          )}
        </>
      )}
    </section>
  );
};
