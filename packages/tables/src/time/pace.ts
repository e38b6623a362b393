import { integer, oneOf, shape } from '@quarterdeck/kernel/pack';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** With this much time for a turn nobody needs to be here now. */
export const BY_THE_DAY = 12 * HOUR;

/** Milliseconds a seat may take for a turn, where there is no clock of its own. */
export const TURN_LIMITS = { least: 10 * SECOND, most: 30 * DAY } as const;
export const START_LIMITS = { least: MINUTE, most: 3 * HOUR } as const;
export const INCREMENT_LIMITS = { least: 0, most: 3 * MINUTE } as const;

/** A clock for each seat: what it holds at first, and what every answer adds. */
export const clockSize = shape({
  start: integer(START_LIMITS),
  increment: integer(INCREMENT_LIMITS),
});
export type ClockSize = ReturnType<(typeof clockSize)['take']>;

/**
 * What happens to a seat whose time has run out: a bot gives this one answer, a bot plays on until
 * the person is back, or the seat concedes, where the game has that.
 */
export const WHEN_LATE = ['answer', 'hand', 'concede'] as const;
export type WhenLate = (typeof WHEN_LATE)[number];
export const whenLateShape = oneOf(WHEN_LATE);

/** What a table says of its time, as it is stored and sent. With a clock there is no answer time. */
export type Timed = {
  readonly answerTime: number | null;
  readonly clock?: ClockSize | undefined;
};

/** How fast a table is played; null: everybody takes the time they like. */
export type Pace =
  | ({ readonly kind: 'live' } & ClockSize)
  | { readonly kind: 'relaxed'; readonly turn: number }
  | { readonly kind: 'daily'; readonly turn: number };

export function paceOf({ answerTime, clock }: Timed): Pace | null {
  if (clock !== undefined) return { kind: 'live', ...clock };
  if (answerTime === null) return null;
  return { kind: answerTime >= BY_THE_DAY ? 'daily' : 'relaxed', turn: answerTime };
}

/** The same text for the same pace: tables are found by it. */
export const paceKey = (timed: Timed): string => {
  const pace = paceOf(timed);
  if (pace === null) return 'none';
  return pace.kind === 'live' ? `live ${pace.start}+${pace.increment}` : `${pace.turn}`;
};
