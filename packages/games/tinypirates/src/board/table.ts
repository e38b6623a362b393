import { type TableBoard, tableBoard } from '@quarterdeck/board-kit';
import { TINYPIRATES_MODEL, tinypiratesSay } from '../index.ts';
import { TINYPIRATES_KIT } from './kit.tsx';

export const TABLE: TableBoard = tableBoard(TINYPIRATES_KIT, TINYPIRATES_MODEL, tinypiratesSay);
