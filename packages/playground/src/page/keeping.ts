import { EVERYBODY_HERE, type Seating } from './seating.ts';
import type { Log } from './session.ts';

const keyOf = (game: string): string => `quarterdeck-playground-${game}`;
const seatingKeyOf = (game: string): string => `${keyOf(game)}-seating`;

/** For the page that loads anew when a file of the game changes. */
export const keep = (game: string, log: Log): void =>
  sessionStorage.setItem(keyOf(game), JSON.stringify(log));

export function kept(game: string): Log | null {
  const text = sessionStorage.getItem(keyOf(game));
  // Written by this page alone, and every answer in it is checked by the rules.
  return text === null ? null : (JSON.parse(text) as Log);
}

export const keepSeating = (game: string, seating: Seating): void =>
  sessionStorage.setItem(seatingKeyOf(game), JSON.stringify(seating));

export function keptSeating(game: string): Seating {
  const text = sessionStorage.getItem(seatingKeyOf(game));
  // Written by this page alone, and a bot that is gone is refused by name.
  return text === null ? EVERYBODY_HERE : (JSON.parse(text) as Seating);
}
