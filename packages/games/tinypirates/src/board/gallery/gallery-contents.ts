import type { GalleryRows, KeyOf, PackContents } from '@quarterdeck/board-kit';
import type { Printed, TINYPIRATES_PACK } from '../../index.ts';
import type { TINYPIRATES_TABLE_EN } from '../en-table.ts';
import type { TINYPIRATES_GALLERY_EN } from './en-gallery.ts';

export type Contents = PackContents<typeof TINYPIRATES_PACK, Printed>;
export type Rows = GalleryRows<
  KeyOf<typeof TINYPIRATES_TABLE_EN | typeof TINYPIRATES_GALLERY_EN>,
  Contents
>;
