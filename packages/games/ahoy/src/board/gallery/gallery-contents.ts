import { readPack } from '@quarterdeck/kernel/pack';
import { AHOY_MODEL, AHOY_PACK, type Printed } from '../../index.ts';

/** A content pack, and what the game reads out of it. */
export type Contents = {
  readonly pack: typeof AHOY_PACK.content;
  readonly printed: Printed;
};

const contentsOf = (pack: Contents['pack']): Contents => ({
  pack,
  printed: AHOY_MODEL.printed(pack),
});

export const OWN_CONTENTS = contentsOf(AHOY_PACK.content);

/** Throws what names everything that is wrong with a pack. */
export const readContents = (raw: unknown): Contents =>
  contentsOf(readPack(AHOY_PACK, raw).content);
