// Generated from packages/shelf/games.txt by `npm run shelf -- --write`.

import { ABOUT as AHOY } from '@quarterdeck/ahoy/about';
import { ABOUT as DOUBLOONS } from '@quarterdeck/doubloons/about';
import { ABOUT as PRISONERS } from '@quarterdeck/prisoners/about';
import { ABOUT as SEAWOLF } from '@quarterdeck/seawolf/about';
import { ABOUT as TINYPIRATES } from '@quarterdeck/tinypirates/about';

export const ABOUTS = [
  AHOY,
  SEAWOLF,
  DOUBLOONS,
  PRISONERS,
  TINYPIRATES,
] as const;
