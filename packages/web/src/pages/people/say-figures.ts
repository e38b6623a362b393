/** A change as people write it: a sign always, a true minus. */
export const signed = (change: number): string =>
  change === 0 ? '0' : change > 0 ? `+${change}` : `−${-change}`;

export const percentOf = (won: number, matches: number): number =>
  matches === 0 ? 0 : Math.round((won / matches) * 100);

/** For the colour of a change; the sign says the same. */
export const leaning = (change: number): 'up' | 'down' | 'even' =>
  change === 0 ? 'even' : change > 0 ? 'up' : 'down';

const MINUTE = 60_000;

/** A stretch of time in the largest unit that is not less than two. */
export const stretchOf = (
  millis: number,
): { readonly unit: 'minutes' | 'hours' | 'days'; readonly count: number } => {
  const minutes = Math.max(1, Math.round(millis / MINUTE));
  if (minutes < 120) return { unit: 'minutes', count: minutes };
  const hours = Math.round(minutes / 60);
  return hours < 48
    ? { unit: 'hours', count: hours }
    : { unit: 'days', count: Math.round(hours / 24) };
};
