import { useWords } from '@quarterdeck/board-kit';
import { type ReactElement, useState } from 'react';
import { Link } from '../../router/navigation.tsx';
import { TermText } from '../../rulebook/terms/terms-context.tsx';
import { useTable } from '../state/table-context.tsx';
import { COACH_EN } from './en.ts';
import { GuideStrip, useHasGuide } from './guide-strip.tsx';
import { giveHint, useHasMoreHelp, useHintLevel } from './hinting.ts';
import { useNoteWords } from './note-words.ts';
import { Parrot } from './parrot.tsx';

const COACH_NOTE = 'coach-note';

/** What fits on a phone in the four lines that the chart leaves it. */
const FOUR_LINES = 185;

/** What is read now, the newest last; on a phone one at a time where they do not fit together. */
const useNotes = (small: boolean) => {
  const { snapshot } = useTable();
  const say = useNoteWords();
  const isHinted = useHintLevel() > 0;
  const { coach, seq } = snapshot;
  const said = coach?.notes ?? [];
  const hint = isHinted ? (coach?.hint ?? null) : null;
  // A hint takes the place of what was said of the answer before.
  const notes = (hint === null ? said : [...said.slice(-1), hint]).map((note) => ({
    key: note.key,
    text: say(note),
  }));
  const which = notes.map(({ key }) => key).join(' ');
  const [turned, setTurned] = useState({ which: '', page: 0 });
  // What is wanted is read first; before the very first answer, what the match is about.
  const first = seq === 0 && !isHinted ? 0 : notes.length - 1;
  const page = turned.which === which ? turned.page : first;
  const turn = (): void => setTurned({ which, page: (page + 1) % notes.length });
  const isPaged = small && notes.map(({ text }) => text).join(' ').length > FOUR_LINES;
  return {
    shown: isPaged ? notes.slice(page, page + 1) : notes,
    page,
    count: notes.length,
    isPaged,
    turn,
  };
};

const Turn = ({ page, count, turn }: { page: number; count: number; turn: () => void }) => {
  const words = useWords(COACH_EN);
  return (
    <button type="button" className="button coach-turn" onClick={turn}>
      {words('coach.page', { page: page + 1, count })}
      <span className="unseen">{words('coach.turn')}</span>
    </button>
  );
};

/** Words first; asked again, a right answer is lit. */
const HintButton = ({ small }: { readonly small: boolean }): ReactElement | undefined => {
  const words = useWords(COACH_EN);
  const table = useTable();
  const level = useHintLevel();
  if (!useHasMoreHelp()) return undefined;
  return (
    <button
      type="button"
      className="button coach-hint"
      aria-keyshortcuts="g"
      onClick={() => giveHint(table)}
    >
      {words(level === 0 ? 'coach.hint' : 'coach.showIt')}
      {!small && <kbd>G</kbd>}
    </button>
  );
};

/** The coach above the question, of a lesson or at any table: what it is about, in at most thirty words. */
export const CoachStrip = ({ small = false }: { readonly small?: boolean }) => {
  const { snapshot } = useTable();
  const hasGuide = useHasGuide();
  const { coach } = snapshot;
  if (coach === undefined)
    return hasGuide ? <GuideStrip id={COACH_NOTE} small={small} /> : undefined;
  return coach.mode === 'over' ? undefined : <Strip small={small} />;
};

/** What describes the question, where somebody coaches. */
export const useCoachNote = (): string | undefined => {
  const { snapshot } = useTable();
  const hasGuide = useHasGuide();
  return snapshot.coach === undefined && !hasGuide ? undefined : COACH_NOTE;
};

const Strip = ({ small }: { readonly small: boolean }): ReactElement | undefined => {
  const words = useWords(COACH_EN);
  const table = useTable();
  const { shown, page, count, isPaged, turn } = useNotes(small);
  const { coach } = table.snapshot;
  if (coach === undefined) return undefined;
  const { step, of, mode, game, kind } = coach;
  return (
    <aside className="coach" data-area="coach" tabIndex={-1} aria-label={words('coach.area')}>
      <span className="coach-portrait">
        <Parrot size={small ? 24 : 38} />
      </span>
      <div className="coach-notes" role="note" id={COACH_NOTE}>
        {shown.map(({ key, text }) => (
          <p key={key}>
            <TermText text={text} />{' '}
          </p>
        ))}
      </div>
      <div className="coach-tools">
        <span className="coach-step">
          {kind === 'exercise'
            ? words('coach.exercise')
            : words(small ? 'coach.shortStep' : 'coach.step', { step, of })}
        </span>
        {mode === 'tried' && (
          <button type="button" className="button asked" onClick={table.commands.undo}>
            {words('coach.takeBack')}
          </button>
        )}
        {isPaged && count > 1 && <Turn page={page} count={count} turn={turn} />}
        <HintButton small={small} />
        <Link className="coach-leave" to={{ page: 'learn', game }}>
          {words('coach.leave')}
        </Link>
      </div>
    </aside>
  );
};
