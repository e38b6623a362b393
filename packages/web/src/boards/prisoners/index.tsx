import type { GameBoard } from '@quarterdeck/board-kit';
import { PrisonersCover } from '../../drawings/covers/prisoners.tsx';

/** The face of Take No Prisoners. */
export const prisonersBoard = {
  cover: PrisonersCover,
  table: () => import('./table.ts'),
  gallery: () => import('./gallery.tsx'),
  examples: () => import('./examples.tsx'),
  vignettes: () => import('./vignettes.tsx'),
  ledger: () => import('../../../../games/prisoners/ledger.md?raw'),
} satisfies GameBoard;
