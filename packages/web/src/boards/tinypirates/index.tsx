import type { GameBoard } from '@quarterdeck/board-kit';
import { TinyPiratesCover } from '../../drawings/covers/tinypirates.tsx';

/** The face of Tiny Epic Pirates. */
export const tinypiratesBoard = {
  cover: TinyPiratesCover,
  table: () => import('./table.ts'),
  gallery: () => import('./gallery.tsx'),
  examples: () => import('./examples.tsx'),
  vignettes: () => import('./vignettes.tsx'),
  ledger: () => import('../../../../games/tinypirates/ledger.md?raw'),
} satisfies GameBoard;
