import type { GameBoard } from '@quarterdeck/board-kit';
import { DoubloonsCover } from '../../drawings/covers/doubloons.tsx';

/** The face of Dead Man’s Doubloons. */
export const doubloonsBoard = {
  cover: DoubloonsCover,
  table: () => import('./table.ts'),
  gallery: () => import('./gallery.tsx'),
  examples: () => import('./examples.tsx'),
  vignettes: () => import('./vignettes.tsx'),
  ledger: () => import('../../../../games/doubloons/ledger.md?raw'),
} satisfies GameBoard;
