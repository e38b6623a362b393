import { type TableBoard, tableBoard } from '@quarterdeck/board-kit';
import { SEAWOLF_MODEL, seawolfSay } from '../index.ts';
import { SEAWOLF_KIT } from './kit.tsx';

export const TABLE: TableBoard = tableBoard(SEAWOLF_KIT, SEAWOLF_MODEL, seawolfSay);
