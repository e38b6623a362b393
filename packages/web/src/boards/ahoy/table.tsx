import { AHOY_MODEL, ahoySay } from '@quarterdeck/ahoy';
import { tableOf } from '../../table/table-page.tsx';
import type { TableDoor } from '../boards.ts';
import { AHOY_KIT } from './kit.tsx';

export const Table: TableDoor['Table'] = tableOf(AHOY_KIT, AHOY_MODEL, ahoySay);
