import { useWords } from '@quarterdeck/board-kit';
import type { ReactElement } from 'react';
import { useTable } from '../state/table-context.tsx';
import { CLOCK_EN } from './en.ts';
import { SHORT_MS, spokenTimeLeft, timeLeft } from './time-left.ts';
import { useTimeLeft } from './use-time-left.ts';

type ClockProps = {
  /** It is the reader's own time that runs. */
  readonly isMine: boolean;
};

/** The time for the answer that is awaited; nothing where it has no end. */
export const Clock = ({ isMine }: ClockProps): ReactElement | undefined => {
  const words = useWords(CLOCK_EN);
  const { snapshot } = useTable();
  const left = useTimeLeft(snapshot.outcome === null ? snapshot.dueAt : undefined);
  if (left === undefined) return undefined;
  return (
    <span
      className="clock"
      role="timer"
      data-short={isMine && left < SHORT_MS ? '' : undefined}
      aria-label={words('clock.left', { time: spokenTimeLeft(words, left) })}
    >
      {timeLeft(words, left)}
    </span>
  );
};
