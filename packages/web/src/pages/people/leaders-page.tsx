import './people.css';
import { Emblem, Icon } from '@quarterdeck/board-kit/drawings';
import { type Leader, type Leaders, RATED_PACES, type RatedPace } from '@quarterdeck/tables';
import { useCallback, useState } from 'react';
import { Segments } from '../../controls/segments.tsx';
import { Page } from '../../frame/page.tsx';
import { Cover, useGames, useGameWords } from '../../games/games-context.tsx';
import { peopleCalls } from '../../hosts/online/people-calls.ts';
import { Link } from '../../router/navigation.tsx';
import { useBotWords } from '../../setup/bot-words.ts';
import { useAsked } from '../../setup/use-asked.ts';
import { useServed } from '../../setup/use-served.ts';
import { Curve } from './curve.tsx';
import { PEOPLE_EN } from './en.ts';
import { leaning, percentOf, signed } from './say-figures.ts';
import { WonBar } from './tally.tsx';

const AMONG = ['everybody', 'friends'] as const;
type Among = (typeof AMONG)[number];

const Row = ({ leader, isLast }: { readonly leader: Leader; readonly isLast: boolean }) => {
  const words = useGameWords(PEOPLE_EN);
  const { rank, handle, name, colour, isYou, rating, matches, won, week, curve } = leader;
  const percent = percentOf(won, matches);
  return (
    <tr className={isLast ? 'own' : ''}>
      <td>
        <span className={`rank${rank <= 3 ? ' best' : ''}`}>{rank}</span>
      </td>
      <th scope="row">
        <Emblem colour={colour} size={32} />
        {handle === null ? name : <Link to={{ page: 'person', person: handle }}>{name}</Link>}
        {isYou && <span className="you-chip">{words('people.leaders.you')}</span>}
      </th>
      <td className="beside">
        {curve.length > 1 && (
          <Curve
            curve={curve}
            label={words('people.rating.curve', {
              first: curve[0]?.rating ?? rating,
              last: rating,
            })}
          />
        )}
      </td>
      <td className="figure beside">{matches}</td>
      <td className="beside">
        <WonBar won={won} matches={matches} fair={0} />
        <span className="unseen">{words('people.leaders.wonSaid', { percent })}</span>
      </td>
      <td className="figure rating-of">{rating}</td>
      <td className={`figure change ${leaning(week)}`}>{signed(week)}</td>
    </tr>
  );
};

const Board = ({ found, game }: { readonly found: Leaders; readonly game: string }) => {
  const words = useGameWords(PEOPLE_EN);
  const { leaders, you, missing } = found;
  if (leaders.length === 0)
    return (
      <div className="leaders-none">
        <p>{words('people.leaders.none')}</p>
        <Link className="button" to={{ page: 'new-table', game }}>
          {words('people.leaders.set')}
        </Link>
      </div>
    );
  const isBelow = you !== null && !leaders.some(({ isYou }) => isYou);
  return (
    <>
      <table className="leaders-table">
        <thead>
          <tr>
            <th scope="col">
              <span className="unseen">{words('people.leaders.rank')}</span>
            </th>
            <th scope="col">{words('people.leaders.captain')}</th>
            <th scope="col" className="beside">
              {words('people.leaders.curve')}
            </th>
            <th scope="col" className="figure beside">
              {words('people.leaders.matches')}
            </th>
            <th scope="col" className="beside">
              {words('people.leaders.won')}
            </th>
            <th scope="col" className="figure">
              {words('people.leaders.rating')}
            </th>
            <th scope="col" className="figure">
              {words('people.leaders.week')}
            </th>
          </tr>
        </thead>
        <tbody>
          {leaders.map((leader) => (
            <Row key={leader.handle ?? leader.rank} leader={leader} isLast={false} />
          ))}
          {isBelow && <Row leader={you} isLast />}
        </tbody>
      </table>
      {you === null && missing > 0 && <p>{words('people.leaders.missing', { count: missing })}</p>}
    </>
  );
};

const Bots = ({ bots, game }: Pick<Leaders, 'bots'> & { readonly game: string }) => {
  const words = useGameWords(PEOPLE_EN);
  const { titleOf } = useBotWords(game);
  const named = ({ bot, name }: Leaders['bots'][number]): string => name ?? titleOf(bot);
  return (
    <section className="panel bots-ladder" aria-labelledby="bots">
      <h2 id="bots">
        {words('people.leaders.bots.title')} <small>{words('people.leaders.bots.hint')}</small>
      </h2>
      {bots.length === 0 && <p>{words('people.leaders.bots.none')}</p>}
      <ol>
        {bots.map((one) => (
          <li key={one.bot}>
            <Icon name="i-bot" size={22} />
            <div>
              <b>{named(one)}</b>
              <small>{words('people.leaders.bots.matches', { count: one.matches })}</small>
            </div>
            <span className="rating-of">{one.rating}</span>
          </li>
        ))}
      </ol>
    </section>
  );
};

const OnBoard = () => {
  const words = useGameWords(PEOPLE_EN);
  const games = useGames();
  const [game, setGame] = useState(games.ids[0] ?? '');
  const [pace, setPace] = useState<RatedPace>('live');
  const [among, setAmong] = useState<Among>('everybody');
  const ask = useCallback(() => peopleCalls.leaders(game, pace, among), [game, pace, among]);
  const { value, problem } = useAsked(ask);
  return (
    <div className="leaders">
      <section className="panel leaders-board" aria-label={words('people.leaders.title')}>
        <fieldset className="leaders-games">
          <legend className="unseen">{words('people.leaders.game')}</legend>
          {games.ids.map((id) => (
            <button key={id} type="button" aria-pressed={id === game} onClick={() => setGame(id)}>
              <span className="jacket">
                <Cover game={id} />
              </span>
              {words(`games.${id}.title`)}
            </button>
          ))}
        </fieldset>
        <div className="leaders-wishes">
          <Segments
            label={words('people.leaders.pace')}
            words={RATED_PACES}
            chosen={pace}
            say={(one) => words(`people.paces.${one}`)}
            onChoose={setPace}
          />
          <Segments
            label={words('people.leaders.among')}
            words={AMONG}
            chosen={among}
            say={(one) => words(`people.leaders.amongWhom.${one}`)}
            onChoose={setAmong}
          />
          <small role="status">
            {value !== null && words('people.leaders.people', { count: value.people })}
          </small>
        </div>
        {problem !== null && <p role="alert">{problem}</p>}
        {value !== null && <Board found={value} game={game} />}
      </section>
      <div className="leaders-side">
        <section className="panel" aria-labelledby="says">
          <h2 id="says">{words('people.leaders.says.title')}</h2>
          <p>{words('people.leaders.says.text')}</p>
        </section>
        {value !== null && <Bots bots={value.bots} game={game} />}
      </div>
    </div>
  );
};

/** The best of each game, and where one stands oneself. */
export const LeadersPage = () => {
  const words = useGameWords(PEOPLE_EN);
  const served = useServed();
  const title = words('people.leaders.title');
  return (
    <Page title={title} here={title} className="people-page">
      <h1 className="unseen">{title}</h1>
      {served?.isServed === true && <OnBoard />}
      {served?.isServed === false && (
        <div className="panel profile-none">
          <p>{served.why ?? words('people.unserved')}</p>
        </div>
      )}
    </Page>
  );
};
