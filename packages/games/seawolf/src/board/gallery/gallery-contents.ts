import type { GalleryRows, KeyOf, PackContents } from '@quarterdeck/board-kit';
import type { Printed, SEAWOLF_PACK } from '../../index.ts';
import type { SEAWOLF_TABLE_EN } from '../en-table.ts';
import type { SEAWOLF_GALLERY_EN } from './en-gallery.ts';

export type Contents = PackContents<typeof SEAWOLF_PACK, Printed>;
export type Rows = GalleryRows<
  KeyOf<typeof SEAWOLF_TABLE_EN | typeof SEAWOLF_GALLERY_EN>,
  Contents
>;
