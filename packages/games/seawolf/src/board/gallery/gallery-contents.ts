import type { GalleryRows, PackContents } from '@quarterdeck/board-kit';
import type { Printed, SEAWOLF_PACK } from '../../index.ts';
import type { SeawolfGalleryWords } from '../scene.ts';

export type Contents = PackContents<typeof SEAWOLF_PACK, Printed>;
export type Rows = GalleryRows<SeawolfGalleryWords, Contents>;
