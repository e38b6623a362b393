import { useWords } from '@quarterdeck/board-kit';
import { useEffect } from 'react';
import { useTable } from '../state/table-context.tsx';
import { CLOCK_EN } from './en.ts';
import { LAST_MS, SOON_MS, secondsIn } from './time-left.ts';
import { useSeatClock } from './use-clock.ts';

/**
 * Shortly before one's own time ends: a bell once, then a tick each second, and a sentence for the ear
 * at the same two moments.
 */
export const TimeWarning = () => {
  const words = useWords(CLOCK_EN);
  const { question, sound, scene } = useTable();
  const isAsked = question !== undefined && question.given === undefined;
  const clock = useSeatClock(isAsked ? scene.me : undefined);
  const left = clock?.isRunning === true ? clock.left : undefined;
  const isSoon = left !== undefined && left <= SOON_MS;
  const isLast = left !== undefined && left <= LAST_MS;
  const second = isLast && left > 0 ? secondsIn(left) : undefined;
  useEffect(() => {
    if (isSoon) sound('turn');
  }, [isSoon, sound]);
  useEffect(() => {
    if (second !== undefined) sound('tick');
  }, [second, sound]);
  return (
    <p className="unseen" role="status">
      {isSoon ? words('clock.soon', { count: (isLast ? LAST_MS : SOON_MS) / 1_000 }) : ''}
    </p>
  );
};
