import { useWords } from '@quarterdeck/board-kit';
import { Icon } from '@quarterdeck/board-kit/drawings';
import type { ReactElement } from 'react';
import type { GameId } from '../games/games.ts';
import { useGameWords, useLessons } from '../games/games-context.tsx';
import { Link } from '../router/navigation.tsx';
import { useSettings } from '../settings/settings-context.tsx';
import { PAGE_EN } from './en.ts';

/** What a first match with the coach takes: `lessonHolds` keeps every lesson under it. */
const LESSON_MINUTES = 8;

/** The lesson that a game is learned by. */
const FIRST_LESSON = 'first';

type LearnLinkProps = { readonly game: GameId; readonly className: string };

/** Learn a game by playing it: first for whoever has not. Nothing for a game without lessons. */
export const LearnLink = ({ game, className }: LearnLinkProps): ReactElement | undefined => {
  const words = useGameWords(PAGE_EN);
  const say = useWords(PAGE_EN);
  const isTaught = useLessons(game) !== undefined;
  const done = useSettings().lessons[`${game}/${FIRST_LESSON}`]?.done === true;
  if (!isTaught) return undefined;
  const title = words(`games.${game}.title`);
  const minutes = LESSON_MINUTES;
  return (
    <Link
      className={className}
      to={
        done
          ? { page: 'learn', game }
          : { page: 'lesson', game, lesson: FIRST_LESSON, step: undefined }
      }
      label={say(done ? 'shelf.learnedLabel' : 'shelf.learnLabel', { game: title, minutes })}
    >
      {done && <Icon name="i-check" size={16} />}
      {say(done ? 'shelf.learned' : 'shelf.learn')}{' '}
      {!done && <span className="learn-minutes">{say('shelf.learnMinutes', { minutes })}</span>}
    </Link>
  );
};
