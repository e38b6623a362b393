// Dead Man's Doubloons as whoever is asked sees it at the table.

import { type Moment as MomentOf, scenesOf } from '@quarterdeck/board-kit/test-kit';
import { DOUBLOONS_TABLE_EN } from '../../src/board/en-table.ts';
import { doubloons, doubloonsSay, type Kinds } from '../../src/index.ts';

export type Moment = MomentOf<Kinds>;

export const { sea, moments, momentWhere, stepOf } = scenesOf({
  game: doubloons,
  say: doubloonsSay,
  catalogue: DOUBLOONS_TABLE_EN,
  colours: ['red', 'blue', 'purple', 'green', 'yellow', 'black'],
});
