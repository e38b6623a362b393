import type { GalleryRows, KeyOf, PackContents } from '@quarterdeck/board-kit';
import type { DOUBLOONS_PACK, Printed } from '../../index.ts';
import type { Press } from '../../words/card-words.ts';
import type { DOUBLOONS_TABLE_EN } from '../en-table.ts';
import type { DOUBLOONS_GALLERY_EN } from './en-gallery.ts';
import { said } from './said.ts';

export type Contents = PackContents<typeof DOUBLOONS_PACK, Printed>;
export type Rows = GalleryRows<
  KeyOf<typeof DOUBLOONS_TABLE_EN | typeof DOUBLOONS_GALLERY_EN>,
  Contents
>;

/** Cards as they are printed, without a module that changes them. */
export const pressOf = ({ printed }: Contents): Press => ({
  speaker: { words: said },
  view: { state: { printed, modules: { stealShip: false } } },
});
