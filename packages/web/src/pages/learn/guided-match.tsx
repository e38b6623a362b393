import { useWords } from '@quarterdeck/board-kit';
import { Icon } from '@quarterdeck/board-kit/drawings';
import type { AnyLessonBook } from '@quarterdeck/kernel/staging';
import type { GameId } from '../../games/games.ts';
import { useLessonWords } from '../../games/lesson-catalogue.ts';
import { Link } from '../../router/navigation.tsx';
import type { LessonProgress } from '../../settings/settings.ts';
import { LEARN_EN } from './en.ts';
import { placeIn, wayOn } from './place-in.ts';

type GuidedMatchProps = {
  readonly game: GameId;
  readonly book: AnyLessonBook;
  readonly lesson: AnyLessonBook['lessons'][number];
  readonly progress: LessonProgress | undefined;
  /** Its way in stands beside its board already. */
  readonly isHere: boolean;
};

/** A guided match with its steps: where one is, and the way to every other. */
export const GuidedMatch = ({
  game,
  book,
  lesson,
  progress,
  isHere: isShown,
}: GuidedMatchProps) => {
  const words = useWords(LEARN_EN);
  const say = useLessonWords(game, book);
  const { titled, here, done } = placeIn(lesson, progress);
  const title = say(lesson.title);
  const way = wayOn(lesson, progress);
  // Nobody is anywhere in a match that was not begun.
  const isHere = (at: number): boolean =>
    progress !== undefined && way !== 'learn.again' && at === here;
  const heading = `lesson-${lesson.id}`;
  return (
    <section className="guided panel" aria-labelledby={heading}>
      <div className="guided-head">
        <h2 id={heading}>{title}</h2>
        <span className="hint">{words('learn.count', { done, all: titled.length })}</span>
      </div>
      <p>{say(lesson.about)}</p>
      {!isShown && (
        <Link
          className="button solid"
          to={{ page: 'lesson', game, lesson: lesson.id, step: undefined }}
        >
          <Icon name="i-play" size={13} />
          {words(way)}
        </Link>
      )}
      <ol className="guided-steps" aria-label={words('learn.steps', { lesson: title })}>
        {titled.map((step, at) => (
          <li key={step.id} data-here={isHere(at)}>
            <Link to={{ page: 'lesson', game, lesson: lesson.id, step: step.id }}>
              <span className="exercise-mark" data-done={at < done} aria-hidden="true">
                {at < done ? <Icon name="i-check" size={16} /> : at + 1}
              </span>
              <span>
                {say(step.title)}
                {at < done && <span className="unseen">{words('learn.stepDone')}</span>}
              </span>
              {isHere(at) && <small>{words('learn.here')}</small>}
            </Link>
          </li>
        ))}
      </ol>
    </section>
  );
};
