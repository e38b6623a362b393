// Ahoy as whoever is asked sees it at the table.

import { ahoy, ahoySay, type Kinds } from '@quarterdeck/ahoy';
import { type Moment as MomentOf, scenesOf } from '@quarterdeck/board-kit/test-kit';
import { AHOY_TABLE_EN } from '../../src/boards/ahoy/en-table.ts';

export type Moment = MomentOf<Kinds>;

export const { sea, moments, momentWhere } = scenesOf({
  game: ahoy,
  say: ahoySay,
  catalogue: AHOY_TABLE_EN,
  tinctures: ['blue', 'red', 'yellow', 'white'],
});
