import type { GameBoard } from '@quarterdeck/board-kit';
import { SEAT_COLOURS, type SeatColour } from '@quarterdeck/kernel';
import type { GameModule } from '@quarterdeck/kernel/engine';

type Fields = { readonly [name: string]: unknown };

const isRecord = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

const has = (value: Fields, ...names: readonly string[]): boolean =>
  names.every((name) => Object.hasOwn(value, name));

const namesIn = (entry: Fields): string => Object.keys(entry).join(', ');

/** Rules and words among the exports of a game's door, by what they are made of. */
export function findGame(entry: Fields): GameModule {
  const values = Object.values(entry).filter(isRecord);
  const game = values.find((value) => has(value, 'id', 'steps', 'setup', 'state'));
  const say = values.find((value) => has(value, 'catalogue', 'question', 'choice', 'event'));
  if (game === undefined) throw new Error(`No game among the exports ${namesIn(entry)}.`);
  if (say === undefined) throw new Error(`No words (a Say) among the exports ${namesIn(entry)}.`);
  // Foreign by nature, and looked at above: whatever else is wrong with it, the engine says.
  return { game, say } as unknown as GameModule;
}

/** The face among the exports of a board's door, in the same way. */
export function findBoard(door: Fields): GameBoard {
  const board = Object.values(door)
    .filter(isRecord)
    .find((value) => has(value, 'cover', 'table'));
  if (board === undefined)
    throw new Error(
      `No board among the exports ${namesIn(door)} of src/board/index.tsx: a GameBoard has a cover and a table.`,
    );
  return board as unknown as GameBoard;
}

const isColour = (value: unknown): value is SeatColour =>
  SEAT_COLOURS.some((colour) => colour === value);

/** The seats' colours as the game's box has them; any where it does not say. */
export function findColours(about: Fields): readonly SeatColour[] {
  const box = Object.values(about)
    .filter(isRecord)
    .find((value) => has(value, 'colours'));
  const own = Array.isArray(box?.['colours']) ? box['colours'].filter(isColour) : [];
  return [...own, ...SEAT_COLOURS.filter((colour) => !own.includes(colour))];
}
