// Generated from packages/shelf/games.txt by `npm run shelf -- --write`.

import type { PageGame } from '@quarterdeck/board-kit';
import { ABOUT as AHOY } from '@quarterdeck/ahoy/about';
import { ABOUT as DOUBLOONS } from '@quarterdeck/doubloons/about';
import { ABOUT as PRISONERS } from '@quarterdeck/prisoners/about';
import { ABOUT as SEAWOLF } from '@quarterdeck/seawolf/about';
import { ABOUT as TINYPIRATES } from '@quarterdeck/tinypirates/about';
import { ahoyBoard } from '@quarterdeck/ahoy/board';
import { doubloonsBoard } from '@quarterdeck/doubloons/board';
import { prisonersBoard } from '@quarterdeck/prisoners/board';
import { seawolfBoard } from '@quarterdeck/seawolf/board';
import { tinypiratesBoard } from '@quarterdeck/tinypirates/board';

/** The games as a page is handed them. Only the files that start the page come in here. */
export const PAGE_GAMES: readonly PageGame[] = [
  { about: AHOY, board: ahoyBoard },
  { about: SEAWOLF, board: seawolfBoard },
  { about: DOUBLOONS, board: doubloonsBoard },
  { about: PRISONERS, board: prisonersBoard },
  { about: TINYPIRATES, board: tinypiratesBoard },
];
