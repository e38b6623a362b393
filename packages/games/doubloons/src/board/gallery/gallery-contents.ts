import type { GalleryRows, PackContents } from '@quarterdeck/board-kit';
import type { DOUBLOONS_PACK, Printed } from '../../index.ts';
import type { Press } from '../../words/card-words.ts';
import type { DoubloonsGalleryWords } from '../scene.ts';
import { said } from './said.ts';

export type Contents = PackContents<typeof DOUBLOONS_PACK, Printed>;
export type Rows = GalleryRows<DoubloonsGalleryWords, Contents>;

/** Cards as they are printed, without a module that changes them. */
export const pressOf = ({ printed }: Contents): Press => ({
  speaker: { words: said },
  view: { state: { printed, modules: { stealShip: false } } },
});
