import type { KeyOf, Words } from '@quarterdeck/board-kit';
import type { CLOCK_EN } from './en.ts';

export type ClockWords = Words<KeyOf<typeof CLOCK_EN>>;

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** From here on an answer is urgent: it is said, and sounds. */
export const SOON_MS = 30 * SECOND;
/** From here on every second is heard. */
export const LAST_MS = 10 * SECOND;
/** From here on one's own clock has the colour of what is asked. */
export const SHORT_MS = MINUTE;

/** Full seconds, as a clock shows them. */
export const secondsIn = (millis: number): number => Math.max(0, Math.ceil(millis / SECOND));

/** Full seconds: a clock at 0:00 has run out. */
const partsOf = (millis: number) => {
  const left = secondsIn(millis) * SECOND;
  return {
    left,
    days: Math.floor(left / DAY),
    hours: Math.floor(left / HOUR),
    minutes: Math.floor((left % HOUR) / MINUTE),
    seconds: (left % MINUTE) / SECOND,
  };
};

/** As a clock shows it. */
export function timeLeft(words: ClockWords, millis: number): string {
  const { left, days, hours, minutes, seconds } = partsOf(millis);
  if (left >= 2 * DAY) return words('clock.days', { count: days });
  if (left >= HOUR) return words('clock.hours', { hours, minutes });
  return words('clock.minutes', { minutes, seconds: String(seconds).padStart(2, '0') });
}

/** The same for the ear: "0:45" is read as anything but a time. */
export function spokenTimeLeft(words: ClockWords, millis: number): string {
  const { left, minutes, seconds } = partsOf(millis);
  if (left >= HOUR) return timeLeft(words, millis);
  return [
    ...(minutes > 0 ? [words('clock.spoken.minutes', { count: minutes })] : []),
    ...(seconds > 0 || minutes === 0 ? [words('clock.spoken.seconds', { count: seconds })] : []),
  ].join(' ');
}
