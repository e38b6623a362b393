import '../styles/coach.css';
import { useWords } from '@quarterdeck/board-kit';

import { lazy, type ReactElement, Suspense } from 'react';

import { useTable } from '../state/table-context.tsx';
import { COACH_EN } from './en.ts';
import { ExerciseEnd, LessonEnd } from './end-sheet.tsx';
import { useCoached, useHintLevel, useShownLabel } from './hinting.ts';
import { useNoteWords } from './note-words.ts';
import { useRings } from './rings.ts';

/** What the coach says, for those who listen: it waits for a pause, and comes before the question. */
const Voice = () => {
  const words = useWords(COACH_EN);
  const { snapshot } = useTable();
  const say = useNoteWords();
  const level = useHintLevel();
  const shown = useShownLabel();
  const { coach } = snapshot;
  const note = coach?.mode === 'over' ? '' : (coach?.notes ?? []).map(say).join(' ');
  const hint = level > 0 && coach !== undefined && coach.hint !== null ? say(coach.hint) : '';
  return (
    <>
      <p className="unseen" role="status" aria-live="polite">
        {coach?.mode === 'tried' ? words('coach.triedAloud', { note }) : note}
      </p>
      {/* Apart: who asks for help does not hear the note once more. */}
      <p className="unseen" role="status" aria-live="polite">
        {shown === undefined ? hint : words('coach.shownAloud', { choice: shown })}
      </p>
    </>
  );
};

const Coaching = () => {
  const { snapshot, question, stage } = useTable();
  const { coach } = snapshot;
  useRings(useCoached());
  // The last answer is seen first.
  const isOver = coach?.mode === 'over' && question === undefined && !stage.isPlaying.get();
  return (
    <>
      <Voice />
      {isOver && (coach?.kind === 'exercise' ? <ExerciseEnd /> : <LessonEnd />)}
    </>
  );
};

/** Fetched when the table stands: nobody waits for it. */
const TableCoach = lazy(() =>
  import('./table-coach.lazy.tsx').then(({ TableCoach: coach }) => ({ default: coach })),
);

/** Whoever coaches this table, if anybody does: voice, rings, and what is said at the end. */
export const Coach = (): ReactElement | undefined => {
  const { snapshot } = useTable();
  if (snapshot.coach !== undefined) return <Coaching />;
  return (
    <Suspense fallback={undefined}>
      <TableCoach />
    </Suspense>
  );
};
