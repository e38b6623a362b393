import { PRISONERS_MODEL, prisonersSay } from '@quarterdeck/prisoners';
import { tableOf } from '../../table/table-page.tsx';
import type { TableDoor } from '../boards.ts';
import { PRISONERS_KIT } from './kit.tsx';

export const Table: TableDoor['Table'] = tableOf(PRISONERS_KIT, PRISONERS_MODEL, prisonersSay);
