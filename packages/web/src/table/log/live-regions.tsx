import { useWords } from '@quarterdeck/board-kit';
import { useEffect, useRef, useState } from 'react';
import { TABLE_EN } from '../en.ts';
import { LOG_EN } from '../en-log.ts';
import { useTable } from '../state/table-context.tsx';
import { headingOf } from './heading.ts';
import { useTurns } from './use-log.ts';

/** More than these are told as a number: the log has them all. */
const MOST_TOLD = 6;

/** Whoever comes to a fresh table has heard nothing, the deal neither. */
const heardAt = (seq: number): number => (seq === 0 ? -1 : seq);

/** What happened since the region last spoke. */
const useNews = (): string => {
  const words = useWords(TABLE_EN, LOG_EN);
  const { scene, snapshot } = useTable();
  const turns = useTurns();
  const heard = useRef({ viewer: snapshot.viewer, seq: heardAt(snapshot.seq) });
  const [news, setNews] = useState('');
  useEffect(() => {
    const { viewer, seq } = heard.current;
    heard.current = { viewer: snapshot.viewer, seq: snapshot.seq };
    if (viewer !== snapshot.viewer || seq >= snapshot.seq) return;
    const lines = turns.flatMap((turn) => {
      const heading = headingOf(turn, scene.seats, words);
      // A heading is said with the line that it stands over.
      return turn.lines.flatMap((line, i) => {
        if (line.seq <= seq) return [];
        return [i === 0 ? words('log.spoken', { heading, line: line.text }) : line.text];
      });
    });
    if (lines.length === 0) return;
    const told = lines.slice(-MOST_TOLD);
    const more = lines.length - told.length;
    setNews([...(more > 0 ? [words('table.live.more', { count: more })] : []), ...told].join(' '));
  }, [snapshot.viewer, snapshot.seq, scene.seats, turns, words]);
  return news;
};

/** Being asked is said once for each question, at once; what happened waits for a pause. */
export const LiveRegions = () => {
  const words = useWords(TABLE_EN);
  const { question, rows } = useTable();
  const news = useNews();
  const isAsked = question !== undefined && question.given === undefined;
  const call = isAsked
    ? words('table.live.asked', { question: question.sentence, count: rows?.total ?? 0 })
    : '';
  const [said, setSaid] = useState('');
  const key = isAsked ? `${question.step} ${question.sentence}` : '';
  const calling = useRef(call);
  calling.current = call;
  useEffect(() => setSaid(key === '' ? '' : calling.current), [key]);
  return (
    <>
      <p className="unseen" aria-live="polite">
        {news}
      </p>
      <p className="unseen" aria-live="assertive">
        {said}
      </p>
    </>
  );
};
