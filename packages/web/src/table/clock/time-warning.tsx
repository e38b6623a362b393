import { useWords } from '@quarterdeck/board-kit';
import { useEffect } from 'react';
import { useTable } from '../state/table-context.tsx';
import { CLOCK_EN } from './en.ts';
import { SOON_MS } from './time-left.ts';
import { useTimeLeft } from './use-time-left.ts';

/** Once for each question, shortly before its time ends: a bell, and a sentence for the ear. */
export const TimeWarning = () => {
  const words = useWords(CLOCK_EN);
  const { snapshot, question, sound } = useTable();
  const isAsked = question !== undefined && question.given === undefined;
  const left = useTimeLeft(isAsked ? snapshot.dueAt : undefined);
  const isSoon = left !== undefined && left <= SOON_MS;
  useEffect(() => {
    if (isSoon) sound('turn');
  }, [isSoon, sound]);
  return (
    <p className="unseen" role="status">
      {isSoon ? words('clock.soon', { count: SOON_MS / 1_000 }) : ''}
    </p>
  );
};
