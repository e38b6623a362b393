import { type Bundle, type Chunk, chunksOf } from './chunks.ts';

/** What makes the drawn shelf answer: boot.ts fetches the first, which fetches the second. */
const PAGE_MODULES = [/\/src\/site\/main\.ts$/, /\/src\/pages\/shelf\/shelf-page\.tsx$/];

/** What the shelf then fetches by itself: the host that knows which tables are stored. */
const HOST_MODULE = /\/src\/hosts\/local\/browser-host\.ts$/;

/** What a browser at the shelf is certain to fetch after boot.ts, however deep it is imported. */
export const fetchedByShelf = (bundle: Bundle): readonly Chunk[] =>
  chunksOf(bundle, [...PAGE_MODULES, HOST_MODULE]);
