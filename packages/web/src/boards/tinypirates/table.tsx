import { TINYPIRATES_MODEL, tinypiratesSay } from '@quarterdeck/tinypirates';
import { tableOf } from '../../table/table-page.tsx';
import type { TableDoor } from '../boards.ts';
import { TINYPIRATES_KIT } from './kit.tsx';

export const Table: TableDoor['Table'] = tableOf(
  TINYPIRATES_KIT,
  TINYPIRATES_MODEL,
  tinypiratesSay,
);
