// Take No Prisoners as whoever is asked sees it at the table.

import { type Moment as MomentOf, scenesOf } from '@quarterdeck/board-kit/test-kit';
import { PRISONERS_TABLE_EN } from '../../src/board/en-table.ts';
import { type Kinds, prisoners, prisonersSay } from '../../src/index.ts';

export type Moment = MomentOf<Kinds>;

export const { sea, moments, momentWhere, stepOf } = scenesOf({
  game: prisoners,
  say: prisonersSay,
  catalogue: PRISONERS_TABLE_EN,
  colours: ['red', 'green', 'purple', 'yellow'],
});
