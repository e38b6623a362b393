import { useWords } from '@quarterdeck/board-kit';
import type { AnyLessonBook } from '@quarterdeck/kernel/staging';
import type { ReactElement } from 'react';
import { ExerciseCard, exercisesOf } from '../../frame/exercise-card.tsx';
import type { GameId } from '../../games/games.ts';
import { useLessonBook, useLessons } from '../../games/games-context.tsx';
import { Link } from '../../router/navigation.tsx';
import { useSettings } from '../../settings/settings-context.tsx';
import { GAME_PAGE_EN } from './en.ts';

type OfGame = { readonly game: GameId };

const SHOWN = 3;

const NextExercises = ({ game, book }: OfGame & { readonly book: AnyLessonBook }) => {
  const { lessons } = useSettings();
  const all = exercisesOf(book);
  const open = all.filter(({ id }) => lessons[`${game}/${id}`]?.done !== true);
  // Who has solved all finds the hardest again.
  const shown = open.length >= SHOWN ? open.slice(0, SHOWN) : all.slice(-SHOWN);
  return shown.map((exercise) => (
    <li key={exercise.id}>
      <ExerciseCard game={game} book={book} exercise={exercise} progress={lessons} />
    </li>
  ));
};

/** The next exercises, and the way to all of them. Its room is kept while they come. */
export const GameExercises = ({ game }: OfGame): ReactElement | undefined => {
  const words = useWords(GAME_PAGE_EN);
  const isTaught = useLessons(game) !== undefined;
  const fetched = useLessonBook(game);
  if (!isTaught) return undefined;
  const book = fetched.state === 'here' ? fetched.value : undefined;
  return (
    <section className="game-exercises" aria-labelledby="exercises">
      <h2 id="exercises">{words('gamePage.exercises')}</h2>
      <ul>{book !== undefined && <NextExercises game={game} book={book} />}</ul>
      <Link className="button quiet" to={{ page: 'learn', game }}>
        {words('gamePage.allLessons')}
      </Link>
    </section>
  );
};
