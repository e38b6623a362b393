import { type TableBoard, tableBoard } from '@quarterdeck/board-kit';
import { AHOY_MODEL, ahoySay } from '../index.ts';
import { AHOY_KIT } from './kit.tsx';

export const TABLE: TableBoard = tableBoard(AHOY_KIT, AHOY_MODEL, ahoySay);
