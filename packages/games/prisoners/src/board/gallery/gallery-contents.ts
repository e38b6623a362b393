import type { GalleryRows, KeyOf, PackContents } from '@quarterdeck/board-kit';
import type { PRISONERS_PACK, Printed } from '../../index.ts';
import type { PRISONERS_TABLE_EN } from '../en-table.ts';
import type { PRISONERS_GALLERY_EN } from './en-gallery.ts';

export type Contents = PackContents<typeof PRISONERS_PACK, Printed>;
export type Rows = GalleryRows<
  KeyOf<typeof PRISONERS_TABLE_EN | typeof PRISONERS_GALLERY_EN>,
  Contents
>;
