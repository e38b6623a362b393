// Ahoy as whoever is asked sees it at the table.

import { type Moment as MomentOf, scenesOf } from '@quarterdeck/board-kit/test-kit';
import { AHOY_TABLE_EN } from '../../src/board/en-table.ts';
import { ahoy, ahoySay, type Kinds } from '../../src/index.ts';

export type Moment = MomentOf<Kinds>;

export const { sea, moments, momentWhere } = scenesOf({
  game: ahoy,
  say: ahoySay,
  catalogue: AHOY_TABLE_EN,
  colours: ['blue', 'red', 'yellow', 'white'],
});
