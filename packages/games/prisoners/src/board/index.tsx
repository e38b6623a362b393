import type { GameBoard, TextDoor } from '@quarterdeck/board-kit';
import { PrisonersCover } from './cover.tsx';

/** The face of Take No Prisoners. */
export const prisonersBoard = {
  cover: PrisonersCover,
  table: () => import('./table.ts'),
  gallery: () => import('./gallery/gallery.tsx'),
  examples: () => import('./examples/examples.tsx'),
  vignettes: () => import('./examples/vignettes.tsx'),
  ledger: (): Promise<TextDoor> => import('../../ledger.md?raw'),
  demonstrations: (): Promise<TextDoor> => import('../../demonstrations.gen.json?raw'),
} satisfies GameBoard;
