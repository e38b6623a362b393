import { useWords } from '@quarterdeck/board-kit';
import { type ReactElement, useState } from 'react';
import { Link } from '../../router/navigation.tsx';
import { useTable } from '../state/table-context.tsx';
import { COACH_EN } from './en.ts';
import { giveHint, useHintLevel } from './hinting.ts';
import { useNoteWords } from './note-words.ts';
import { Parrot } from './parrot.tsx';

export const COACH_NOTE = 'coach-note';

/** What is read now, the newest last: on a phone one at a time. */
const useNotes = (small: boolean) => {
  const { snapshot } = useTable();
  const say = useNoteWords();
  const level = useHintLevel();
  const { coach } = snapshot;
  const notes = [
    ...(coach?.notes ?? []),
    ...(level > 0 && coach !== undefined && coach.hint !== null ? [coach.hint] : []),
  ].map((note) => ({ key: note.key, text: say(note) }));
  const which = notes.map(({ key }) => key).join(' ');
  const [turned, setTurned] = useState({ which: '', page: 0 });
  // A hint that was asked for is shown at once.
  const first = level > 0 ? notes.length - 1 : 0;
  const page = turned.which === which ? turned.page : first;
  const turn = (): void => setTurned({ which, page: (page + 1) % notes.length });
  return { shown: small ? notes.slice(page, page + 1) : notes, page, count: notes.length, turn };
};

const Turn = ({ page, count, turn }: { page: number; count: number; turn: () => void }) => {
  const words = useWords(COACH_EN);
  return (
    <button type="button" className="coach-turn" onClick={turn} aria-label={words('coach.turn')}>
      {words('coach.page', { page: page + 1, count })}
    </button>
  );
};

/** The coach of a lesson, above the question: what is wanted and why, in at most thirty words. */
export const CoachStrip = ({ small = false }: { readonly small?: boolean }) => {
  const { snapshot } = useTable();
  const { coach } = snapshot;
  return coach === undefined || coach.mode === 'over' ? undefined : <Strip small={small} />;
};

const Strip = ({ small }: { readonly small: boolean }): ReactElement | undefined => {
  const words = useWords(COACH_EN);
  const table = useTable();
  const { shown, page, count, turn } = useNotes(small);
  const { coach } = table.snapshot;
  if (coach === undefined) return undefined;
  const { step, of, mode, game, hint } = coach;
  return (
    <aside className="coach" data-area="coach" tabIndex={-1} aria-label={words('coach.area')}>
      <span className="coach-portrait">
        <Parrot size={small ? 30 : 38} />
      </span>
      <div className="coach-notes" role="note" id={COACH_NOTE}>
        {shown.map(({ key, text }) => (
          <p key={key}>{text}</p>
        ))}
      </div>
      <div className="coach-tools">
        <span className="coach-step">{words('coach.step', { step, of })}</span>
        {mode === 'tried' && (
          <button type="button" className="button asked" onClick={table.commands.undo}>
            {words('coach.takeBack')}
          </button>
        )}
        {small && count > 1 && <Turn page={page} count={count} turn={turn} />}
        {hint !== null && (
          <button type="button" className="button coach-hint" onClick={() => giveHint(table)}>
            {words('coach.hint')}
            {!small && <kbd>G</kbd>}
          </button>
        )}
        <Link className="coach-leave" to={{ page: 'game', game }}>
          {words('coach.leave')}
        </Link>
      </div>
    </aside>
  );
};
