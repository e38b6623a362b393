import { Emblem } from '@quarterdeck/board-kit/drawings';
import type { History, PlayedMatch, PlayedSeat } from '@quarterdeck/tables';
import { Fragment, useCallback, useState } from 'react';
import { Cover, useGameWords } from '../../games/games-context.tsx';
import { peopleCalls } from '../../hosts/online/people-calls.ts';
import { Link } from '../../router/navigation.tsx';
import { useAsked } from '../../setup/use-asked.ts';
import { PEOPLE_EN } from './en.ts';
import { leaning, signed } from './say-figures.ts';

const dayOf = (at: number): string =>
  new Date(at).toLocaleDateString(document.documentElement.lang || undefined, {
    day: 'numeric',
    month: 'long',
  });

const Name = ({ seat }: { readonly seat: PlayedSeat }) => {
  const words = useGameWords(PEOPLE_EN);
  if (seat.who === 'bot') return words('people.history.bot');
  if (seat.name === '') return words('people.history.gone');
  if (seat.handle === null) return seat.name;
  return <Link to={{ page: 'person', person: seat.handle }}>{seat.name}</Link>;
};

type RowProps = { readonly match: PlayedMatch; readonly isYou: boolean };

const Row = ({ match, isYou }: RowProps) => {
  const words = useGameWords(PEOPLE_EN);
  const { game, table, at, seats, mayOpen } = match;
  const own = seats.find(({ who }) => who === (isYou ? 'you' : 'they'));
  const others = seats.filter((seat) => seat !== own);
  const day = dayOf(at);
  const title = words(`games.${game}.title`);
  const to = { page: 'online', game, table, invitation: undefined } as const;
  return (
    <li className="history-row">
      <span className="jacket">
        <Cover game={game} />
      </span>
      <div className="history-what">
        <b>{words('people.history.what', { game: title, count: seats.length })}</b>
        <small>
          {day}
          {others.map((seat, nth) => (
            <Fragment key={seat.colour}>
              {nth === 0 ? ' · ' : ', '}
              <Name seat={seat} />
            </Fragment>
          ))}
        </small>
      </div>
      <span className="history-emblems">
        {seats.map(({ colour }) => (
          <Emblem key={colour} colour={colour} size={24} />
        ))}
      </span>
      <span className={`place${own?.place === 1 ? ' first' : ''}`}>
        <span aria-hidden="true">{own?.place}</span>
        <span className="unseen">{words('people.history.place', { place: own?.place ?? 0 })}</span>
      </span>
      {own?.change == null ? (
        <span className="change even">
          <span aria-hidden="true">–</span>
          <span className="unseen">{words('people.history.unrated')}</span>
        </span>
      ) : (
        <span className={`change ${leaning(own.change)}`}>
          <span aria-hidden="true">{signed(own.change)}</span>
          <span className="unseen">
            {words('people.history.change', { change: signed(own.change) })}
          </span>
        </span>
      )}
      {mayOpen ? (
        <Link
          className="button"
          to={to}
          label={words('people.history.openLabel', { game: title, day })}
        >
          {words('people.history.open')}
        </Link>
      ) : (
        <span />
      )}
    </li>
  );
};

type HistoryListProps = {
  readonly person: string;
  readonly isYou: boolean;
  readonly count: number;
};

/** Matches that are over, twenty at a time. */
export const HistoryList = ({ person, isYou, count }: HistoryListProps) => {
  const words = useGameWords(PEOPLE_EN);
  const first = useAsked<History>(useCallback(() => peopleCalls.history(person, null), [person]));
  const [more, setMore] = useState<readonly History[]>([]);
  const pages = first.value === null ? [] : [first.value, ...more];
  const before = pages.at(-1)?.before ?? null;
  const problem = first.problem;
  const next = async (): Promise<void> => {
    const found = await peopleCalls.history(person, before);
    if (found.ok) setMore((known) => [...known, found.value]);
  };
  const matches = pages.flatMap((page) => page.matches);
  return (
    <section className="panel history" aria-labelledby="history">
      <header>
        <h2 id="history">{words('people.history.title')}</h2>
        <small>{words('people.history.count', { count })}</small>
      </header>
      {problem !== null && <p role="alert">{problem}</p>}
      {first.value !== null && matches.length === 0 && <p>{words('people.history.none')}</p>}
      <ul>
        {matches.map((match) => (
          <Row key={match.table} match={match} isYou={isYou} />
        ))}
      </ul>
      {before !== null && (
        <button type="button" className="button" onClick={() => void next()}>
          {words('people.history.more')}
        </button>
      )}
    </section>
  );
};
