import type { GalleryRows, KeyOf, PackContents } from '@quarterdeck/board-kit';
import type { AHOY_PACK, Printed } from '../../index.ts';
import type { AHOY_TABLE_EN } from '../en-table.ts';
import type { AHOY_GALLERY_EN } from './en-gallery.ts';

export type Contents = PackContents<typeof AHOY_PACK, Printed>;
export type Rows = GalleryRows<KeyOf<typeof AHOY_TABLE_EN | typeof AHOY_GALLERY_EN>, Contents>;
