import { readPack } from '@quarterdeck/kernel/pack';
import { DOUBLOONS_MODEL, DOUBLOONS_PACK, type Printed } from '../../index.ts';
import type { Press } from '../pieces/card-words.ts';
import type { DoubloonsGalleryWords } from '../scene.ts';

/** A content pack, and what the game reads out of it. */
export type Contents = {
  readonly pack: typeof DOUBLOONS_PACK.content;
  readonly printed: Printed;
};

const contentsOf = (pack: Contents['pack']): Contents => ({
  pack,
  printed: DOUBLOONS_MODEL.printed(pack),
});

export const OWN_CONTENTS = contentsOf(DOUBLOONS_PACK.content);

/** Throws what names everything that is wrong with a pack. */
export const readContents = (raw: unknown): Contents =>
  contentsOf(readPack(DOUBLOONS_PACK, raw).content);

/** Cards as they are printed, without a module that changes them. */
export const pressOf = (words: DoubloonsGalleryWords, { printed }: Contents): Press => ({
  words,
  view: { state: { printed, modules: { stealShip: false } } },
});
