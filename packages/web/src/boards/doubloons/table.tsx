import { DOUBLOONS_MODEL, doubloonsSay } from '@quarterdeck/doubloons';
import { tableOf } from '../../table/table-page.tsx';
import type { TableDoor } from '../boards.ts';
import { DOUBLOONS_KIT } from './kit.tsx';

export const Table: TableDoor['Table'] = tableOf(DOUBLOONS_KIT, DOUBLOONS_MODEL, doubloonsSay);
