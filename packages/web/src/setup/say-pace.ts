import type { KeyOf, Words } from '@quarterdeck/board-kit';
import { paceOf, type Timed } from '@quarterdeck/tables';
import type { PACE_EN } from './en-pace.ts';
import { minutesOf, secondsOf } from './pace.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** The size of a pace, short: "10 min + 15 s", "3 days". */
export const sayPace = (words: Words<KeyOf<typeof PACE_EN>>, timed: Timed): string => {
  const pace = paceOf(timed);
  if (pace === null) return words('pace.names.none');
  if (pace.kind === 'live')
    return words('pace.clock', { minutes: minutesOf(pace), seconds: secondsOf(pace) });
  if (pace.turn >= DAY) return words('pace.days', { count: Math.round(pace.turn / DAY) });
  if (pace.turn >= 60 * MINUTE)
    return words('pace.hours', { count: Math.round(pace.turn / (60 * MINUTE)) });
  return words('pace.minutes', { count: Math.max(1, Math.round(pace.turn / MINUTE)) });
};
