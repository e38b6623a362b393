import { useWords } from '@quarterdeck/board-kit';
import { Icon } from '@quarterdeck/board-kit/drawings';
import type { Seat } from '@quarterdeck/kernel';
import type { ReactElement } from 'react';
import { useTable } from '../state/table-context.tsx';
import { CLOCK_EN } from './en.ts';
import { SHORT_MS, spokenTimeLeft, timeLeft } from './time-left.ts';
import { useSeatClock } from './use-clock.ts';

type ClockProps = { readonly seat: Seat; readonly isMine: boolean };

/** What a seat has left: plain while it stands, a chip while it runs; nothing where there is none. */
export const Clock = ({ seat, isMine }: ClockProps): ReactElement | undefined => {
  const words = useWords(CLOCK_EN);
  const clock = useSeatClock(seat);
  if (clock === undefined) return undefined;
  const { left, isRunning } = clock;
  const time = spokenTimeLeft(words, left);
  return (
    <span
      className="clock"
      role="timer"
      data-runs={isRunning ? '' : undefined}
      data-short={isMine && isRunning && left < SHORT_MS ? '' : undefined}
      aria-label={words(isRunning ? 'clock.left' : 'clock.stands', { time })}
    >
      {timeLeft(words, left)}
    </span>
  );
};

/** The seat whose time the prompt shows: one's own where one is asked, else the only one asked. */
const usePromptSeat = (): Seat | undefined => {
  const { question, scene } = useTable();
  if (question !== undefined && question.given === undefined) return scene.me;
  const { asked } = scene.view;
  return asked.length === 1 ? asked[0]?.seat : undefined;
};

/** In the prompt's tab: a rule, the sign of a clock, the time. */
export const PromptClock = (): ReactElement | undefined => {
  const words = useWords(CLOCK_EN);
  const clock = useSeatClock(usePromptSeat());
  if (clock === undefined) return undefined;
  return (
    <span
      className="prompt-clock"
      role="timer"
      aria-label={words(clock.isRunning ? 'clock.left' : 'clock.stands', {
        time: spokenTimeLeft(words, clock.left),
      })}
    >
      <Icon name="i-clock" size={15} />
      {timeLeft(words, clock.left)}
    </span>
  );
};

/** Bars of the line under the tab: it shortens by one at a time, with nothing in between. */
const BARS = 20;

/** How much of the time is left, as a line that shortens from the right. */
export const TimeBar = (): ReactElement | undefined => {
  const { snapshot, scene } = useTable();
  const clock = useSeatClock(scene.me);
  const pace = snapshot.timing?.pace;
  if (clock === undefined || pace == null || pace.kind === 'daily') return undefined;
  const whole = pace.kind === 'live' ? pace.start : pace.turn;
  const bars = Math.min(BARS, Math.ceil((clock.left / whole) * BARS));
  return (
    <span className="time-bar" aria-hidden="true">
      <i style={{ inlineSize: `${(bars / BARS) * 100}%` }} />
    </span>
  );
};
