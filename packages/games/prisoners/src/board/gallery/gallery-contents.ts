import { readPack } from '@quarterdeck/kernel/pack';
import { PRISONERS_MODEL, PRISONERS_PACK, type Printed } from '../../index.ts';

/** A content pack, and what the game reads out of it. */
export type Contents = {
  readonly pack: typeof PRISONERS_PACK.content;
  readonly printed: Printed;
};

const contentsOf = (pack: Contents['pack']): Contents => ({
  pack,
  printed: PRISONERS_MODEL.printed(pack),
});

export const OWN_CONTENTS = contentsOf(PRISONERS_PACK.content);

/** Throws what names everything that is wrong with a pack. */
export const readContents = (raw: unknown): Contents =>
  contentsOf(readPack(PRISONERS_PACK, raw).content);
