// Ahoy as whoever is asked sees it at the table.

import { ahoy, ahoySay, type Kinds } from '@quarterdeck/ahoy';
import { AHOY_TABLE_EN } from '../../src/boards/ahoy/en-table.ts';
import { type Moment as MomentOf, scenesOf } from './scenes.ts';

export type Moment = MomentOf<Kinds>;

export const { sea, moments, momentWhere } = scenesOf({
  game: ahoy,
  say: ahoySay,
  catalogue: AHOY_TABLE_EN,
  tinctures: ['blue', 'red', 'yellow', 'white'],
});
