import { useWords } from '@quarterdeck/board-kit';
import { Icon } from '@quarterdeck/board-kit/drawings';
import { type ReactElement, useContext } from 'react';
import { PAGE_EN } from '../../frame/en.ts';
import type { GameId } from '../../games/games.ts';
import { Cover, LessonsContext, useGames, useGameWords } from '../../games/games-context.tsx';
import { Link } from '../../router/navigation.tsx';
import { dailyOf, dayOf, streakOf } from '../../settings/daily-progress.ts';
import type { LessonsProgress } from '../../settings/settings.ts';
import { useSettings } from '../../settings/settings-context.tsx';

type OneProps = { readonly game: GameId; readonly lesson: string; readonly isSolved: boolean };

/** A cover as small as a stamp, with a tick once it is done. */
const OfGame = ({ game, lesson, isSolved }: OneProps): ReactElement => {
  const words = useGameWords(PAGE_EN);
  const title = words(`games.${game}.title`);
  return (
    <li>
      <Link
        className="today-game"
        to={{ page: 'lesson', game, lesson, step: undefined }}
        label={words(isSolved ? 'shelf.todaySolvedLabel' : 'shelf.todayLabel', { game: title })}
      >
        <Cover game={game} />
        {isSolved && (
          <span className="today-tick">
            <Icon name="i-check" size={14} />
          </span>
        )}
      </Link>
    </li>
  );
};

type TodayProps = { readonly lessons: LessonsProgress; readonly now: number };

/** The exercises of this day: which of them wait, and for how many days in a row one was solved. */
export const TodayFor = ({ lessons, now }: TodayProps): ReactElement | undefined => {
  const words = useWords(PAGE_EN);
  const { ids } = useGames();
  const taught = useContext(LessonsContext);
  const games = ids.filter((game) => taught[game] !== undefined);
  const today = dayOf(now);
  const lesson = dailyOf(today);
  const isSolved = (game: GameId): boolean => lessons[`${game}/${lesson}`]?.done === true;
  const done = games.filter(isSolved).length;
  const days = streakOf(lessons, games, today);
  if (games.length === 0) return undefined;
  return (
    <section className="panel today" aria-labelledby="today">
      <h2 id="today">{words('shelf.today')}</h2>
      <p>{words('shelf.todayText')}</p>
      <ul className="today-games">
        {games.map((game) => (
          <OfGame key={game} game={game} lesson={lesson} isSolved={isSolved(game)} />
        ))}
      </ul>
      <p className="today-line">
        <span>{words('shelf.todayDone', { done, all: games.length })}</span>
        {days > 0 && <b>{words('shelf.streak', { count: days })}</b>}
      </p>
    </section>
  );
};

export const Today = () => <TodayFor lessons={useSettings().lessons} now={Date.now()} />;
