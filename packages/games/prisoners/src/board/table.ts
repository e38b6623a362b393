import { type TableBoard, tableBoard } from '@quarterdeck/board-kit';
import { PRISONERS_MODEL, prisonersSay } from '../index.ts';
import { PRISONERS_KIT } from './kit.tsx';

export const TABLE: TableBoard = tableBoard(PRISONERS_KIT, PRISONERS_MODEL, prisonersSay);
