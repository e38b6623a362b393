import type { GalleryRows, PackContents } from '@quarterdeck/board-kit';
import type { AHOY_PACK, Printed } from '../../index.ts';
import type { AhoyGalleryWords } from '../scene.ts';

export type Contents = PackContents<typeof AHOY_PACK, Printed>;
export type Rows = GalleryRows<AhoyGalleryWords, Contents>;
