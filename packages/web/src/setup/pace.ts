import {
  type ClockSize,
  INCREMENT_LIMITS,
  type OnlineSetup,
  paceOf,
  START_LIMITS,
  type Timed,
  type WhenLate,
} from '@quarterdeck/tables';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;

export const PACE_IDS = ['none', 'live', 'relaxed', 'daily'] as const;
export type PaceId = (typeof PACE_IDS)[number];

/** The sizes that are offered, the usual one first: who seeks others means that one. */
const clock = (minutes: number, seconds: number): ClockSize => ({
  start: minutes * MINUTE,
  increment: seconds * SECOND,
});
export const CLOCK_SIZES: readonly ClockSize[] = [clock(10, 15), clock(5, 10), clock(20, 30)];
export const TURNS = {
  relaxed: [5 * MINUTE, 2 * MINUTE, 15 * MINUTE],
  daily: [DAY, 3 * DAY, 7 * DAY],
} as const satisfies Record<'relaxed' | 'daily', readonly number[]>;

/** What somebody wishes for: a pace, a size of it, and what happens at the end. */
export type PaceWish = {
  readonly pace: PaceId;
  readonly clock: ClockSize;
  readonly relaxed: number;
  readonly daily: number;
  readonly whenLate: WhenLate;
};

export const FIRST_PACE: PaceWish = {
  pace: 'none',
  clock: clock(10, 15),
  relaxed: TURNS.relaxed[0],
  daily: TURNS.daily[0],
  whenLate: 'answer',
};

type SetTime = Pick<OnlineSetup, 'answerTime' | 'clock'>;

/** As a server is told it. */
export const timedOf = (wish: PaceWish): SetTime => {
  if (wish.pace === 'live') return { answerTime: null, clock: wish.clock };
  return { answerTime: wish.pace === 'none' ? null : wish[wish.pace] };
};

export const usualPace = (pace: PaceId): SetTime => timedOf({ ...FIRST_PACE, pace });

export const paceIdOf = (timed: Timed): PaceId => paceOf(timed)?.kind ?? 'none';

/** Minutes and seconds that somebody typed, within what a table may have. */
export const clockOf = (minutes: number, seconds: number): ClockSize => ({
  start: within(minutes * MINUTE, START_LIMITS),
  increment: within(seconds * SECOND, INCREMENT_LIMITS),
});

const within = (value: number, { least, most }: { least: number; most: number }): number =>
  Math.min(most, Math.max(least, Number.isFinite(value) ? Math.round(value) : least));

export const minutesOf = ({ start }: ClockSize): number => Math.round(start / MINUTE);
export const secondsOf = ({ increment }: ClockSize): number => Math.round(increment / SECOND);
