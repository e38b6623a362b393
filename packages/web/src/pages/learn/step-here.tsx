import '../../table/styles/coach.css';
import { useWords } from '@quarterdeck/board-kit';
import { Icon } from '@quarterdeck/board-kit/drawings';
import type { AnyLessonBook } from '@quarterdeck/kernel/staging';
import { Suspense, useContext } from 'react';
import type { GameId } from '../../games/games.ts';
import { useLessonWords } from '../../games/lesson-catalogue.ts';
import { Link } from '../../router/navigation.tsx';
import type { LessonProgress } from '../../settings/settings.ts';
import { Parrot } from '../../table/coach/parrot.tsx';
import { GameTablesContext } from '../../table/game-table.tsx';
import { LEARN_EN } from './en.ts';
import { placeIn, wayOn } from './place-in.ts';

type StepHereProps = {
  readonly game: GameId;
  readonly book: AnyLessonBook;
  readonly lesson: AnyLessonBook['lessons'][number];
  readonly progress: LessonProgress | undefined;
};

/** The board as it stands where the learner is, the step that is next, and the way there. */
export const StepHere = ({ game, book, lesson, progress }: StepHereProps) => {
  const words = useWords(LEARN_EN);
  const say = useLessonWords(game, book);
  const Table = useContext(GameTablesContext).get(game);
  const { titled, here } = placeIn(lesson, progress);
  const title = titled[here]?.title;
  const waiting = (
    <>
      <div className="still-board" />
      <p className="still-note">{say(lesson.about)}</p>
    </>
  );
  return (
    <section className="step-here panel" aria-labelledby="step-here">
      <span className="step-parrot centred">
        <Parrot size={34} />
      </span>
      <h2 id="step-here">
        {words('learn.stepHere', { n: here + 1, title: title === undefined ? '' : say(title) })}
      </h2>
      <Link
        className="button solid"
        to={{ page: 'lesson', game, lesson: lesson.id, step: undefined }}
      >
        <Icon name="i-play" size={13} />
        {words(wayOn(lesson, progress))}
      </Link>
      {Table === undefined ? (
        waiting
      ) : (
        <Suspense fallback={waiting}>
          <Table game={game} open={{ as: 'picture', lesson: lesson.id }} />
        </Suspense>
      )}
    </section>
  );
};
