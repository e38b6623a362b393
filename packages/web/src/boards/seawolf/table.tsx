import { SEAWOLF_MODEL, seawolfSay } from '@quarterdeck/seawolf';
import { tableOf } from '../../table/table-page.tsx';
import type { TableDoor } from '../boards.ts';
import { SEAWOLF_KIT } from './kit.tsx';

export const Table: TableDoor['Table'] = tableOf(SEAWOLF_KIT, SEAWOLF_MODEL, seawolfSay);
