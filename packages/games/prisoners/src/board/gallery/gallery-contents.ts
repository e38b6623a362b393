import type { GalleryRows, PackContents } from '@quarterdeck/board-kit';
import type { PRISONERS_PACK, Printed } from '../../index.ts';
import type { PrisonersGalleryWords } from '../scene.ts';

export type Contents = PackContents<typeof PRISONERS_PACK, Printed>;
export type Rows = GalleryRows<PrisonersGalleryWords, Contents>;
