import type { SeatColour } from '@quarterdeck/board-kit/drawings';
import type { GameAbout } from '@quarterdeck/kernel';
import { SHELF } from '@quarterdeck/shelf/abouts';

/** The id of a game that this page has; `isGameId` is the gate. */
export type GameId = string;

export const GAME_IDS: readonly GameId[] = SHELF.map(({ id }) => id);

export const isGameId = (word: string): word is GameId => GAME_IDS.includes(word);

/** What is known of a game without loading it. */
export const aboutOf = (game: GameId): GameAbout => {
  const about = SHELF.find(({ id }) => id === game);
  if (about === undefined) throw new Error(`No game of this page is called ${game}.`);
  return about;
};

export const fewestPlayers = (game: GameId): number => Math.min(...aboutOf(game).seats);
export const mostPlayers = (game: GameId): number => Math.max(...aboutOf(game).seats);

/** The modules of a game by their names, in the order in which they are shown. */
export const modulesOf = (game: GameId): readonly string[] => Object.keys(aboutOf(game).modules);

/** The modules of all games. */
export const MODULE_IDS: readonly string[] = GAME_IDS.flatMap(modulesOf);

/** The colours of a table of this many, seat by seat. */
export const coloursOf = (game: GameId, count: number): readonly SeatColour[] => {
  const { colours, factions } = aboutOf(game);
  const sitting = colours.slice(0, count);
  return factions?.clockwise.filter((colour) => sitting.includes(colour)) ?? sitting;
};
