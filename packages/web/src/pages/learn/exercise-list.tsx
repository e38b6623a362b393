import { useWords } from '@quarterdeck/board-kit';
import type { AnyLessonBook } from '@quarterdeck/kernel/staging';
import type { ReactElement } from 'react';
import { ExerciseCard, exercisesOf } from '../../frame/exercise-card.tsx';
import type { GameId } from '../../games/games.ts';
import type { LessonsProgress } from '../../settings/settings.ts';
import { LEARN_EN } from './en.ts';

const GRADES = [1, 2, 3] as const;

type ExerciseListProps = {
  readonly game: GameId;
  readonly book: AnyLessonBook;
  readonly progress: LessonsProgress;
};

/** The exercises in three grades, with how far one came. */
export const ExerciseList = ({
  game,
  book,
  progress,
}: ExerciseListProps): ReactElement | undefined => {
  const words = useWords(LEARN_EN);
  const all = exercisesOf(book);
  if (all.length === 0) return undefined;
  const done = all.filter(({ id }) => progress[`${game}/${id}`]?.done === true).length;
  return (
    <section className="exercises" aria-labelledby="exercises">
      <div className="guided-head">
        <h2 id="exercises">{words('learn.exercises')}</h2>
        <span className="hint">{words('learn.solved', { done, all: all.length })}</span>
      </div>
      <p className="hint">{words('learn.exercisesHint')}</p>
      {GRADES.map((grade) => (
        <section key={grade} aria-labelledby={`grade-${grade}`}>
          <h3 id={`grade-${grade}`}>{words(`learn.grade${grade}`)}</h3>
          <ul className="exercise-cards">
            {all
              .filter((exercise) => exercise.grade === grade)
              .map((exercise) => (
                <li key={exercise.id}>
                  <ExerciseCard game={game} book={book} exercise={exercise} progress={progress} />
                </li>
              ))}
          </ul>
        </section>
      ))}
    </section>
  );
};
