import type { GalleryRows, PackContents } from '@quarterdeck/board-kit';
import type { Printed, TINYPIRATES_PACK } from '../../index.ts';
import type { TinypiratesGalleryWords } from '../scene.ts';

export type Contents = PackContents<typeof TINYPIRATES_PACK, Printed>;
export type Rows = GalleryRows<TinypiratesGalleryWords, Contents>;
