import { merged, ranBetween, type Stand } from './stands.ts';

const DAY = 24 * 60 * 60 * 1_000;
const YEAR = 365 * DAY;

/** Days of vacation in any year: clocks by the day stand meanwhile. */
export const VACATION_DAYS = 30;

/** How a person's vacation stands; `until` null: they are not on one. */
export type Vacation = { readonly until: number | null; readonly daysLeft: number };

type Past = readonly { readonly from: number; readonly to: number }[];

/** Those that are over, and the one that is not. */
export function vacationAt(past: Past, now: number): Vacation {
  const current = past.find(({ from, to }) => from <= now && now < to);
  const taken = merged(past);
  const horizon = Math.max(now, current?.to ?? now);
  const used = horizon - (horizon - YEAR) - ranBetween(horizon - YEAR, horizon, taken);
  return {
    until: current?.to ?? null,
    daysLeft: Math.max(0, Math.floor(VACATION_DAYS - used / DAY)),
  };
}

/** A vacation of this many days from now on, or null where not as many are left. */
export function withVacation(past: Past, days: number, now: number): Stand | null {
  const current = past.find(({ from, to }) => from <= now && now < to);
  const from = current?.from ?? now;
  const to = now + days * DAY;
  const others = past.filter((one) => one !== current);
  const used = YEAR - ranBetween(to - YEAR, to, merged([...others, { from, to }]));
  return used > VACATION_DAYS * DAY ? null : { from, to };
}
