import { ahoyBoard } from '@quarterdeck/ahoy/board';
import type { GameBoard } from '@quarterdeck/board-kit';
import { doubloonsBoard } from '@quarterdeck/doubloons/board';
import { prisonersBoard } from '@quarterdeck/prisoners/board';
import { seawolfBoard } from '@quarterdeck/seawolf/board';
import { tinypiratesBoard } from '@quarterdeck/tinypirates/board';

/** The faces of our games, by their ids. */
export const BOARDS: { readonly [game: string]: GameBoard } = {
  ahoy: ahoyBoard,
  seawolf: seawolfBoard,
  doubloons: doubloonsBoard,
  prisoners: prisonersBoard,
  tinypirates: tinypiratesBoard,
};
