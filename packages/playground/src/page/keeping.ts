import type { Log } from './session.ts';

const keyOf = (game: string): string => `quarterdeck-playground-${game}`;

/** For the page that loads anew when a file of the game changes. */
export const keep = (game: string, log: Log): void =>
  sessionStorage.setItem(keyOf(game), JSON.stringify(log));

export function kept(game: string): Log | null {
  const text = sessionStorage.getItem(keyOf(game));
  // Written by this page alone, and every answer in it is checked by the rules.
  return text === null ? null : (JSON.parse(text) as Log);
}
