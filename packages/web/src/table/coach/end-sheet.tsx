import { useWords } from '@quarterdeck/board-kit';
import { type ReactElement, type ReactNode, useEffect, useRef, useState } from 'react';
import { Dialog } from '../../controls/dialog.tsx';
import type { Coaching } from '../../hosts/host.ts';
import { useNavigation } from '../../router/navigation.tsx';
import { NO_COACH_PROGRESS } from '../../settings/coach-progress.ts';
import type { LessonsProgress } from '../../settings/settings.ts';
import { useSettings, useSettingsStore } from '../../settings/settings-context.tsx';
import { useTable } from '../state/table-context.tsx';
import { COACH_EN } from './en.ts';
import { useNoteWords } from './note-words.ts';
import { Parrot } from './parrot.tsx';

/** The next exercise that is not solved, from this one on and round. */
export const nextExercise = (
  { game, lesson, exercises }: Pick<Coaching, 'game' | 'lesson' | 'exercises'>,
  progress: LessonsProgress,
): string | undefined => {
  const at = exercises.indexOf(lesson);
  const rest = [...exercises.slice(at + 1), ...exercises.slice(0, Math.max(at, 0))];
  return rest.find((id) => progress[`${game}/${id}`]?.done !== true);
};

type SheetProps = {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
};

const Sheet = ({ title, onClose, children }: SheetProps) => {
  const { snapshot } = useTable();
  const say = useNoteWords();
  return (
    <Dialog title={title} onClose={onClose}>
      <div className="coach-end">
        <Parrot size={64} />
        <ul>
          {(snapshot.coach?.notes ?? []).map((note) => (
            <li key={note.key}>{say(note)}</li>
          ))}
        </ul>
      </div>
      {children}
    </Dialog>
  );
};

/** What most want next has the focus. */
const useFirst = () => {
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => first.current?.focus(), []);
  return first;
};

const useCoach = (): { coach: Coaching; next: string | undefined } | undefined => {
  const { coach } = useTable().snapshot;
  const { lessons } = useSettings();
  return coach === undefined ? undefined : { coach, next: nextExercise(coach, lessons) };
};

/** The lesson is over: what one can do now, and the very match goes on. */
export const LessonEnd = (): ReactElement | undefined => {
  const words = useWords(COACH_EN);
  const { snapshot, open } = useTable();
  const { go } = useNavigation();
  const store = useSettingsStore();
  const [said, setSaid] = useState<string>();
  const first = useFirst();
  const now = useCoach();
  if (now === undefined) return undefined;
  const { game } = now.coach;
  const { next } = now;
  const playOn = async (): Promise<void> => {
    const kept = await open.branch({ seq: snapshot.seq });
    if (!kept.ok) {
      setSaid(kept.refusal.sentence);
      return;
    }
    // The coach stays at one's side where the match goes on.
    const { coaches } = store.current();
    const known = coaches[game] ?? NO_COACH_PROGRESS;
    const next = { ...known, at: kept.value, when: Date.now() };
    store.change({ coaches: { ...coaches, [game]: next } });
    go({ page: 'table', game, table: kept.value });
  };
  return (
    <Sheet title={words('coach.end')} onClose={() => go({ page: 'game', game })}>
      {said !== undefined && <p role="alert">{said}</p>}
      <div className="confirm-bar">
        <button type="button" className="button" onClick={() => go({ page: 'shelf' })}>
          {words('coach.shelf')}
        </button>
        {next !== undefined && (
          <button
            type="button"
            className="button"
            onClick={() => go({ page: 'lesson', game, lesson: next, step: undefined })}
          >
            {words('coach.firstExercise')}
          </button>
        )}
        <button ref={first} type="button" className="button solid" onClick={() => void playOn()}>
          {words('coach.playOn')}
        </button>
      </div>
    </Sheet>
  );
};

/** An exercise is solved: praise, and the next. */
export const ExerciseEnd = (): ReactElement | undefined => {
  const words = useWords(COACH_EN);
  const { go } = useNavigation();
  const first = useFirst();
  const now = useCoach();
  if (now === undefined) return undefined;
  const { game } = now.coach;
  const { next } = now;
  const toAll = (): void => go({ page: 'learn', game });
  return (
    <Sheet title={words('coach.solved')} onClose={toAll}>
      {next === undefined && <p>{words('coach.allSolved')}</p>}
      <div className="confirm-bar">
        <button
          ref={next === undefined ? first : null}
          type="button"
          className="button"
          onClick={toAll}
        >
          {words('coach.allExercises')}
        </button>
        {next !== undefined && (
          <button
            ref={first}
            type="button"
            className="button solid"
            onClick={() => go({ page: 'lesson', game, lesson: next, step: undefined })}
          >
            {words('coach.nextExercise')}
          </button>
        )}
      </div>
    </Sheet>
  );
};
