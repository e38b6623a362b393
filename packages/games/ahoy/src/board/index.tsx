import type { GameBoard, TextDoor } from '@quarterdeck/board-kit';
import { AhoyCover } from './cover.tsx';

/** The face of Ahoy. */
export const ahoyBoard = {
  cover: AhoyCover,
  table: () => import('./table.ts'),
  gallery: () => import('./gallery/gallery.tsx'),
  examples: () => import('./examples/examples.tsx'),
  vignettes: () => import('./examples/vignettes.tsx'),
  ledger: (): Promise<TextDoor> => import('../../ledger.md?raw'),
  demonstrations: (): Promise<TextDoor> => import('../../demonstrations.gen.json?raw'),
} satisfies GameBoard;
