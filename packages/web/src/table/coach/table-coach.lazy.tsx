import '../styles/coach.css';
import { useStore, useWords } from '@quarterdeck/board-kit';
import { type ReactElement, useMemo } from 'react';
import { lessonCatalogue } from '../../games/lesson-catalogue.ts';
import { useTable } from '../state/table-context.tsx';
import { COACH_EN } from './en.ts';
import { useAdvisedOffer } from './hinting.ts';
import { useNoteWords } from './note-words.ts';
import { useRings } from './rings.ts';
import { useGuide } from './use-guide.ts';

const NOTHING: readonly string[] = [];

/** What the coach says, for those who listen: it waits for a pause, and comes before the question. */
const Voice = (): ReactElement => {
  const words = useWords(COACH_EN);
  const say = useNoteWords();
  const { guide } = useTable();
  const { isOn, note, warning, advice } = useStore(guide, (now) => now);
  const offer = useAdvisedOffer();
  useRings(offer === undefined ? NOTHING : offer.targets.slice(0, 1));
  const heard = isOn === true && note?.shown === 'whole' ? say(note.note) : '';
  const advised =
    offer === undefined
      ? ''
      : words('coach.wouldDo', { choice: offer.label, reason: offer.detail ?? '' });
  return (
    <>
      <p className="unseen" role="status" aria-live="polite">
        {heard}
      </p>
      <p className="unseen" role="status" aria-live="polite">
        {isOn === true && warning !== undefined ? say(warning) : ''}
      </p>
      <p className="unseen" role="status" aria-live="polite">
        {advice?.state === 'thinking' ? words('coach.thinking') : advised}
      </p>
    </>
  );
};

/** The coach at an ordinary table: its words join those of the page before it says anything. */
export const TableCoach = (): ReactElement => {
  const { snapshot } = useTable();
  const { game } = snapshot.table;
  const book = useGuide();
  useWords(useMemo(() => lessonCatalogue(game, book?.words ?? {}), [game, book]));
  return <Voice />;
};
