import './learn.css';
import { useWords } from '@quarterdeck/board-kit';
import type { AnyLessonBook } from '@quarterdeck/kernel/staging';
import { PAGE_EN } from '../../frame/en.ts';
import { Page } from '../../frame/page.tsx';
import type { GameId } from '../../games/games.ts';
import { useGameWords, useLessonBook } from '../../games/games-context.tsx';
import type { GamePlace } from '../../router/route.ts';
import type { LessonsProgress } from '../../settings/settings.ts';
import { useSettings } from '../../settings/settings-context.tsx';
import { DailyCard } from './daily-card.tsx';
import { LEARN_EN } from './en.ts';
import { ExerciseList } from './exercise-list.tsx';
import { GuidedMatch } from './guided-match.tsx';
import { lessonHere } from './place-in.ts';
import { StepHere } from './step-here.tsx';

type LessonsProps = {
  readonly game: GameId;
  readonly book: AnyLessonBook;
  readonly progress: LessonsProgress;
};

export const Lessons = ({ game, book, progress }: LessonsProps) => {
  const shown = lessonHere(game, book.lessons, progress);
  return (
    <div className="learn-columns">
      {shown !== undefined && (
        <StepHere
          game={game}
          book={book}
          lesson={shown}
          progress={progress[`${game}/${shown.id}`]}
        />
      )}
      <div className="guided-matches">
        {book.lessons
          .filter(({ kind }) => kind !== 'exercise')
          .map((lesson) => (
            <GuidedMatch
              key={lesson.id}
              game={game}
              book={book}
              lesson={lesson}
              progress={progress[`${game}/${lesson.id}`]}
              isHere={lesson === shown}
            />
          ))}
      </div>
      <div className="practice">
        {book.daily !== undefined && <DailyCard game={game} progress={progress} />}
        <ExerciseList game={game} book={book} progress={progress} />
      </div>
    </div>
  );
};

const Fetched = ({ game }: { readonly game: GameId }) => {
  const words = useWords(LEARN_EN, PAGE_EN);
  const fetched = useLessonBook(game);
  const { lessons } = useSettings();
  if (fetched.state === 'coming') return <p role="status">{words('shell.loading')}</p>;
  if (fetched.state === 'failed') return <p role="alert">{words('learn.failed')}</p>;
  if (fetched.value === undefined) return <p>{words('learn.none')}</p>;
  return <Lessons game={game} book={fetched.value} progress={lessons} />;
};

type LearnPageProps = { readonly route: Extract<GamePlace, { readonly page: 'learn' }> };

/** The guided match step by step, and the exercises. */
export const LearnPage = ({ route: { game } }: LearnPageProps) => {
  const words = useGameWords(LEARN_EN);
  const title = words(`games.${game}.title`);
  return (
    <Page title={words('learn.title', { game: title })} here={title} className="learn-page">
      <div className="learn">
        <h1>{words('learn.heading', { game: title })}</h1>
        <p className="learn-intro">{words('learn.intro')}</p>
        <Fetched game={game} />
      </div>
    </Page>
  );
};
