import { useStore, useWords } from '@quarterdeck/board-kit';
import type { ReactElement } from 'react';
import { TermText } from '../../rulebook/terms/terms-context.tsx';
import { NO_COACH_PROGRESS } from '../../settings/coach-progress.ts';
import { useSettings } from '../../settings/settings-context.tsx';
import { useTable } from '../state/table-context.tsx';
import { useCoachWanted } from './coach-wanted.ts';
import { COACH_EN } from './en.ts';
import { askAdvice, askCoach } from './guiding.ts';
import { HintList } from './hint-list.tsx';
import { useAdvisedOffers } from './hinting.ts';
import { useNoteWords } from './note-words.ts';
import { Parrot } from './parrot.tsx';

/** Whether the coach of an ordinary table has its strip above the question, or will have it at once. */
export const useHasGuide = (): boolean => {
  const { guide } = useTable();
  const { hasCoach, isWanted } = useCoachWanted();
  // Its room is kept while its words are fetched: nothing is pushed away when they come.
  return useStore(
    guide,
    ({ isOn, isComing, note }) =>
      (isOn === null || isComing || note !== undefined) && hasCoach && isWanted,
  );
};

/** What is said now: a warning first, then advice, then what the question is about. */
const Said = (): ReactElement => {
  const words = useWords(COACH_EN);
  const say = useNoteWords();
  const { guide } = useTable();
  const { note, warning, advice } = useStore(guide, (now) => now);
  const advised = useAdvisedOffers();
  if (warning !== undefined) return <p className="coach-warning">{say(warning)}</p>;
  if (advice?.state === 'thinking') return <p>{words('coach.thinking')}</p>;
  if (advice?.state === 'failed') return <p>{words('coach.noAdvice')}</p>;
  if (advised.length > 0) return <HintList />;
  if (note === undefined) return <p />;
  return (
    <p>
      <TermText text={say(note.note)} />
    </p>
  );
};

type Props = { readonly id: string; readonly small: boolean };

/** Met before: a tab on the prompt's edge. A line that is cut would say nothing, and take the answers' room. */
const FoldedStrip = ({ id, small }: Props): ReactElement => {
  const words = useWords(COACH_EN);
  const table = useTable();
  return (
    <aside
      className="coach guide"
      data-area="coach"
      data-folded=""
      tabIndex={-1}
      aria-label={words('coach.area')}
    >
      <p className="unseen" role="note" id={id}>
        {words('coach.atHand')}
      </p>
      <button
        type="button"
        className="button coach-fold"
        title={words('coach.more')}
        aria-keyshortcuts="g"
        onClick={() => askCoach(table)}
      >
        <Parrot size={24} />
        <span className={small ? 'unseen' : undefined}>{words('coach.more')}</span>
        {!small && <kbd>G</kbd>}
      </button>
    </aside>
  );
};

/** The coach of an ordinary table, above the question; it never stands in the way of an answer. */
export const GuideStrip = ({ id, small }: Props): ReactElement => {
  const words = useWords(COACH_EN);
  const table = useTable();
  const { isOn, isComing, note, warning, advice } = useStore(table.guide, (now) => now);
  const { coaches } = useSettings();
  // Until its words are here: whoever has met some of its notes mostly finds the next one folded.
  const { met } = coaches[table.snapshot.table.game] ?? NO_COACH_PROGRESS;
  const guessed = Object.keys(met).length === 0 ? 'whole' : 'folded';
  const isWhole =
    (note?.shown ?? guessed) === 'whole' || warning !== undefined || advice !== undefined;
  if (!isWhole) return <FoldedStrip id={id} small={small} />;
  return (
    <aside
      className="coach guide"
      data-area="coach"
      data-coming={isOn === null || isComing ? '' : undefined}
      tabIndex={-1}
      aria-label={words('coach.area')}
    >
      <span className="coach-portrait">
        <Parrot size={small ? 24 : 38} />
      </span>
      <div className="coach-notes" role="note" id={id}>
        <Said />
      </div>
      <div className="coach-tools">
        {table.open.offers('advise') && (
          <button
            type="button"
            className="button coach-hint"
            aria-keyshortcuts="a"
            onClick={() => askAdvice(table)}
          >
            {words('coach.advise')}
            {!small && <kbd>A</kbd>}
          </button>
        )}
        <button
          type="button"
          className="button quiet coach-fold"
          aria-keyshortcuts="g"
          onClick={() => askCoach(table)}
        >
          {words('coach.quiet')}
          {!small && <kbd>G</kbd>}
        </button>
      </div>
    </aside>
  );
};
