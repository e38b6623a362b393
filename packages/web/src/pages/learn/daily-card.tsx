import { useWords } from '@quarterdeck/board-kit';
import { Icon } from '@quarterdeck/board-kit/drawings';
import type { GameId } from '../../games/games.ts';
import { Link } from '../../router/navigation.tsx';
import { dailyOf, dayOf, streakOf } from '../../settings/daily-progress.ts';
import type { LessonsProgress } from '../../settings/settings.ts';
import { LEARN_EN } from './en.ts';

type DailyCardProps = {
  readonly game: GameId;
  readonly progress: LessonsProgress;
  readonly now?: number;
};

/** The exercise of the day, the same for everybody, and how many days in a row it was solved. */
export const DailyCard = ({ game, progress, now = Date.now() }: DailyCardProps) => {
  const words = useWords(LEARN_EN);
  const today = dayOf(now);
  const lesson = dailyOf(today);
  const { done = false, misses = 0 } = progress[`${game}/${lesson}`] ?? {};
  const days = streakOf(progress, [game], today);
  const state = done
    ? words(misses === 0 ? 'learn.dailyAtOnce' : 'learn.dailySolved', { tries: misses + 1 })
    : words('learn.dailyOpen');
  return (
    <section className="daily panel" aria-labelledby="daily">
      <div className="guided-head">
        <h2 id="daily">{words('learn.daily')}</h2>
        {days > 0 && <span className="hint">{words('learn.streak', { count: days })}</span>}
      </div>
      <p>{words('learn.dailyAbout')}</p>
      <Link
        className={done ? 'button' : 'button solid'}
        to={{ page: 'lesson', game, lesson, step: undefined }}
      >
        <Icon name={done ? 'i-check' : 'i-play'} size={13} />
        {words(done ? 'learn.dailyAgain' : 'learn.dailyBegin')}
      </Link>
      <p className="hint">{state}</p>
    </section>
  );
};
