import type { GameBoard, PageGame } from '@quarterdeck/board-kit';
import type { FacedGame } from '../../games/games.ts';

type Faceless = Exclude<PageGame, { readonly board: GameBoard }>;

/** The face of a game that has none of its own: everything in words, so that it can be played at once. */
const plainBoard = ({ about, load }: Faceless): GameBoard => ({
  cover: () => <strong>{about.title}</strong>,
  table: async () => {
    const [module, { plainTable }] = await Promise.all([load(), import('./plain-kit.tsx')]);
    return { TABLE: plainTable(module) };
  },
});

/** A game with its own face, or with the plain one. */
export const withFace = (game: PageGame): FacedGame =>
  'board' in game ? game : { about: game.about, board: plainBoard(game) };
