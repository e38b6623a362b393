// Generated from packages/shelf/games.txt by `npm run shelf -- --write`.

import type { GameBoard } from '@quarterdeck/board-kit';
import { ahoyBoard } from '@quarterdeck/ahoy/board';
import { doubloonsBoard } from '@quarterdeck/doubloons/board';
import { prisonersBoard } from '@quarterdeck/prisoners/board';
import { seawolfBoard } from '@quarterdeck/seawolf/board';
import { tinypiratesBoard } from '@quarterdeck/tinypirates/board';

/** The faces of the games, by their ids. Only the files that start the page come in here. */
export const BOARDS: { readonly [game: string]: GameBoard } = {
  ahoy: ahoyBoard,
  seawolf: seawolfBoard,
  doubloons: doubloonsBoard,
  prisoners: prisonersBoard,
  tinypirates: tinypiratesBoard,
};
