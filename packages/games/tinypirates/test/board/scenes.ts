// Tiny Epic Pirates as whoever is asked sees it at the table.

import { type Moment as MomentOf, scenesOf } from '@quarterdeck/board-kit/test-kit';
import { TINYPIRATES_TABLE_EN } from '../../src/board/en-table.ts';
import { COLOURS, type Kinds, tinypirates, tinypiratesSay } from '../../src/index.ts';

export type Moment = MomentOf<Kinds>;

export const { sea, moments, momentWhere, stepOf } = scenesOf({
  game: tinypirates,
  say: tinypiratesSay,
  catalogue: TINYPIRATES_TABLE_EN,
  colours: COLOURS,
});
