import '../styles/coach.css';
import { useStore, useWords } from '@quarterdeck/board-kit';
import { type ReactElement, useEffect, useMemo, useState } from 'react';
import { useLessons } from '../../games/games-context.tsx';
import { lessonCatalogue } from '../../games/lesson-catalogue.ts';
import { useTable } from '../state/table-context.tsx';
import { COACH_EN } from './en.ts';
import { useSpokenHints } from './hint-list.tsx';
import { useAdvisedOffers } from './hinting.ts';
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
  const [best] = useAdvisedOffers();
  useRings(best === undefined ? NOTHING : best.offer.targets.slice(0, 1));
  const advised = useSpokenHints();
  const heard = isOn === true && note?.shown === 'whole' ? say(note.note) : '';
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

/** What hints are explained with, fetched when the first is asked for. */
const useReasonWords = (game: string): void => {
  const load = useLessons(game);
  const { guide } = useTable();
  const isAsked = useStore(guide, ({ advice }) => advice !== undefined);
  const [reasons, setReasons] = useState<{ readonly [key: string]: string }>({});
  useEffect(() => {
    if (!isAsked || load === undefined) return;
    let here = true;
    // A page that lost its line tells the shares alone.
    load()
      .then((lessons) => lessons.daily?.())
      .then(
        (daily) => here && daily !== undefined && setReasons(daily.words),
        () => {},
      );
    return () => {
      here = false;
    };
  }, [load, isAsked]);
  useWords(useMemo(() => lessonCatalogue(game, reasons), [game, reasons]));
};

/** The coach at an ordinary table: its words join those of the page before it says anything. */
export const TableCoach = (): ReactElement => {
  const { snapshot } = useTable();
  const { game } = snapshot.table;
  const book = useGuide();
  useReasonWords(game);
  useWords(useMemo(() => lessonCatalogue(game, book?.words ?? {}), [game, book]));
  return <Voice />;
};
