import type { GameBoard } from '@quarterdeck/board-kit';
import { AhoyCover } from '../../drawings/covers/ahoy.tsx';

/** The face of Ahoy. */
export const ahoyBoard = {
  cover: AhoyCover,
  table: () => import('./table.ts'),
  gallery: () => import('./gallery.tsx'),
  examples: () => import('./examples.tsx'),
  vignettes: () => import('./vignettes.tsx'),
  ledger: () => import('../../../../games/ahoy/ledger.md?raw'),
} satisfies GameBoard;
