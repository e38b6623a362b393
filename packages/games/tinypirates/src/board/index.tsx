import type { GameBoard, TextDoor } from '@quarterdeck/board-kit';
import { TinyPiratesCover } from './cover.tsx';

/** The face of Tiny Epic Pirates. */
export const tinypiratesBoard = {
  cover: TinyPiratesCover,
  table: () => import('./table.ts'),
  gallery: () => import('./gallery/gallery.tsx'),
  examples: () => import('./examples/examples.tsx'),
  vignettes: () => import('./examples/vignettes.tsx'),
  ledger: (): Promise<TextDoor> => import('../../ledger.md?raw'),
  demonstrations: (): Promise<TextDoor> => import('../../demonstrations.gen.json?raw'),
} satisfies GameBoard;
