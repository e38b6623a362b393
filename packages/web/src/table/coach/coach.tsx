import '../styles/coach.css';
import { useWords } from '@quarterdeck/board-kit';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import { Dialog } from '../../controls/dialog.tsx';
import type { GameId } from '../../games/games.ts';
import { useNavigation } from '../../router/navigation.tsx';
import { useTable } from '../state/table-context.tsx';
import { COACH_EN } from './en.ts';
import { useCoached, useHintLevel, useShownLabel } from './hinting.ts';
import { useNoteWords } from './note-words.ts';
import { Parrot } from './parrot.tsx';
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

/** The lesson is over: what one can do now, and the very match goes on. */
const EndSheet = ({ game }: { readonly game: GameId }) => {
  const words = useWords(COACH_EN);
  const { snapshot, open } = useTable();
  const { go } = useNavigation();
  const say = useNoteWords();
  const [said, setSaid] = useState<string>();
  const leave = (): void => go({ page: 'game', game });
  const first = useRef<HTMLButtonElement>(null);
  // Playing on is what most want: the lesson ends in a real match.
  useEffect(() => first.current?.focus(), []);
  const playOn = async (): Promise<void> => {
    const kept = await open.branch({ seq: snapshot.seq });
    if (kept.ok) go({ page: 'table', game, table: kept.value });
    else setSaid(kept.refusal.sentence);
  };
  return (
    <Dialog title={words('coach.end')} onClose={leave}>
      <div className="coach-end">
        <Parrot size={64} />
        <ul>
          {(snapshot.coach?.notes ?? []).map((note) => (
            <li key={note.key}>{say(note)}</li>
          ))}
        </ul>
      </div>
      {said !== undefined && <p role="alert">{said}</p>}
      <div className="confirm-bar">
        <button type="button" className="button" onClick={() => go({ page: 'shelf' })}>
          {words('coach.shelf')}
        </button>
        <button ref={first} type="button" className="button solid" onClick={() => void playOn()}>
          {words('coach.playOn')}
        </button>
      </div>
    </Dialog>
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
      {isOver && coach !== undefined && <EndSheet game={coach.game} />}
    </>
  );
};

/** Whoever coaches this table, if anybody does: voice, rings, and what is said at the end. */
export const Coach = (): ReactElement | undefined =>
  useTable().snapshot.coach === undefined ? undefined : <Coaching />;
