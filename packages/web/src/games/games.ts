import type { GameBoard } from '@quarterdeck/board-kit';
import type { SeatColour } from '@quarterdeck/board-kit/drawings';
import type { GameAbout } from '@quarterdeck/kernel';
import { type GamesCatalogue, gamesCatalogue } from './games-catalogue.ts';

/** The id of a game that this page has; `PageGames.has` is the gate. */
export type GameId = string;

/** A game with its face. */
export type FacedGame = { readonly about: GameAbout; readonly board: GameBoard };

/** The games that this page was started with. */
export type PageGames = {
  /** In the order in which they are shown. */
  readonly ids: readonly GameId[];
  readonly has: (word: string) => word is GameId;
  /** What is known of a game without loading it. */
  readonly aboutOf: (game: GameId) => GameAbout;
  readonly boardOf: (game: GameId) => GameBoard | undefined;
  /** What is written about them. */
  readonly words: GamesCatalogue;
};

export const pageGames = (list: readonly FacedGame[]): PageGames => {
  const games = new Map(list.map((game) => [game.about.id, game]));
  return {
    ids: [...games.keys()],
    has: (word): word is GameId => games.has(word),
    aboutOf: (game) => {
      const found = games.get(game);
      if (found === undefined) throw new Error(`No game of this page is called ${game}.`);
      return found.about;
    },
    boardOf: (game) => games.get(game)?.board,
    words: gamesCatalogue(list.map(({ about }) => about)),
  };
};

export const fewestPlayers = ({ seats }: GameAbout): number => Math.min(...seats);
export const mostPlayers = ({ seats }: GameAbout): number => Math.max(...seats);

/** The modules of a game by their names, in the order in which they are shown. */
export const modulesOf = ({ modules }: GameAbout): readonly string[] => Object.keys(modules);

/** The colours of a table of this many, seat by seat. */
export const coloursOf = (
  { colours, factions }: GameAbout,
  count: number,
): readonly SeatColour[] => {
  const sitting = colours.slice(0, count);
  return factions?.clockwise.filter((colour) => sitting.includes(colour)) ?? sitting;
};
