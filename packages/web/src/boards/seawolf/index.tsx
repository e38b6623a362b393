import type { GameBoard } from '@quarterdeck/board-kit';
import { SeawolfCover } from '../../drawings/covers/seawolf.tsx';

/** The face of Seawolf. */
export const seawolfBoard = {
  cover: SeawolfCover,
  table: () => import('./table.ts'),
  gallery: () => import('./gallery.tsx'),
  examples: () => import('./examples.tsx'),
  vignettes: () => import('./vignettes.tsx'),
  ledger: () => import('../../../../games/seawolf/ledger.md?raw'),
} satisfies GameBoard;
