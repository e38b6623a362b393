import { type TableBoard, tableBoard } from '@quarterdeck/board-kit';
import { DOUBLOONS_MODEL, doubloonsSay } from '../index.ts';
import { DOUBLOONS_KIT } from './kit.tsx';

export const TABLE: TableBoard = tableBoard(DOUBLOONS_KIT, DOUBLOONS_MODEL, doubloonsSay);
