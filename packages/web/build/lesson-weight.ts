import { brotliCompressSync } from 'node:zlib';
import type { Plugin } from 'vite';
import { type Bundle, type Chunk, chunksIn, withImports } from './chunks.ts';

/** Code and words of one game's lessons, compressed: as much as a picture. */
const MOST = 25_000;

const DOOR = /\/games\/([^/]+)\/src\/lessons\/index\.ts$/;
const LESSON_CODE = /\/games\/[^/]+\/src\/lessons\//;

const isOfLessons = ({ moduleIds }: Chunk): boolean => moduleIds.some((id) => LESSON_CODE.test(id));

/** What is fetched only because somebody learns a game, in bytes by game. */
const weighed = (bundle: Bundle): readonly { readonly game: string; readonly bytes: number }[] =>
  chunksIn(bundle).flatMap((chunk) => {
    const game = DOOR.exec(chunk.facadeModuleId ?? '')?.[1];
    if (game === undefined) return [];
    const scripts = withImports(bundle, chunk).filter(isOfLessons);
    const bytes = scripts.reduce((sum, { code }) => sum + brotliCompressSync(code).length, 0);
    return [{ game, bytes }];
  });

/** A page or a worker whose lessons weigh too much is not built. */
export const lessonWeight = (): Plugin => ({
  name: 'quarterdeck-lesson-weight',
  apply: 'build',
  enforce: 'post',
  generateBundle(_options, bundle) {
    for (const { game, bytes } of weighed(bundle)) {
      const words = `Lessons of ${game}: ${(bytes / 1000).toFixed(1)} kB of ${MOST / 1000} kB, compressed.`;
      if (bytes > MOST) this.error(words);
      else this.info(words);
    }
  },
});
