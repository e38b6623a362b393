// Generated from packages/shelf/games.txt by `npm run shelf -- --write`.

import type { GameIntro } from '@quarterdeck/kernel';
import { INTRO as AHOY } from '@quarterdeck/ahoy/intro';
import { INTRO as DOUBLOONS } from '@quarterdeck/doubloons/intro';
import { INTRO as PRISONERS } from '@quarterdeck/prisoners/intro';
import { INTRO as SEAWOLF } from '@quarterdeck/seawolf/intro';
import { INTRO as TINYPIRATES } from '@quarterdeck/tinypirates/intro';

/** What the page of each game tells, by the game's id. Apart, so that the shelf comes without. */
export const INTROS: { readonly [game: string]: GameIntro } = {
  ahoy: AHOY,
  seawolf: SEAWOLF,
  doubloons: DOUBLOONS,
  prisoners: PRISONERS,
  tinypirates: TINYPIRATES,
};
