import { useWords } from '@quarterdeck/board-kit';
import { Icon } from '@quarterdeck/board-kit/drawings';
import type { AnyLessonBook } from '@quarterdeck/kernel/staging';
import type { GameId } from '../games/games.ts';
import { useLessonWords } from '../games/lesson-catalogue.ts';
import { Link } from '../router/navigation.tsx';
import type { LessonProgress, LessonsProgress } from '../settings/settings.ts';
import { EXERCISE_EN } from './en-exercise.ts';

export type Exercise = AnyLessonBook['lessons'][number];

/** Easiest first, as the book has them. */
export const exercisesOf = ({ lessons }: AnyLessonBook): readonly Exercise[] =>
  lessons.filter(({ kind }) => kind === 'exercise');

const useProgressWords = (): ((progress: LessonProgress | undefined) => string) => {
  const words = useWords(EXERCISE_EN);
  return (progress) => {
    const { done = false, misses = 0 } = progress ?? {};
    if (done)
      return misses === 0
        ? words('exercise.solvedAtOnce')
        : words('exercise.solved', { tries: misses + 1 });
    return misses === 0 ? words('exercise.fresh') : words('exercise.tried', { count: misses });
  };
};

type ExerciseCardProps = {
  readonly game: GameId;
  readonly book: AnyLessonBook;
  readonly exercise: Exercise;
  readonly progress: LessonsProgress;
};

/** An exercise to open: what it is called, what it is about, how far one came with it. */
export const ExerciseCard = ({ game, book, exercise, progress }: ExerciseCardProps) => {
  const say = useLessonWords(game, book);
  const progressWords = useProgressWords();
  const { id, title, about, grade = 1 } = exercise;
  const mine = progress[`${game}/${id}`];
  return (
    <Link className="exercise-card" to={{ page: 'lesson', game, lesson: id, step: undefined }}>
      <span className="exercise-mark" data-done={mine?.done} aria-hidden="true">
        {mine?.done === true ? <Icon name="i-check" size={16} /> : grade}
      </span>
      <span>
        <b>{say(title)}</b> <span className="exercise-about">{say(about)}</span>{' '}
        <small>{progressWords(mine)}</small>
      </span>
    </Link>
  );
};
