import type { GameBoard, TextDoor } from '@quarterdeck/board-kit';
import { DoubloonsCover } from './cover.tsx';

/** The face of Dead Man’s Doubloons. */
export const doubloonsBoard = {
  cover: DoubloonsCover,
  table: () => import('./table.ts'),
  gallery: () => import('./gallery/gallery.tsx'),
  examples: () => import('./examples/examples.tsx'),
  vignettes: () => import('./examples/vignettes.tsx'),
  ledger: (): Promise<TextDoor> => import('../../ledger.md?raw'),
  demonstrations: (): Promise<TextDoor> => import('../../demonstrations.gen.json?raw'),
} satisfies GameBoard;
