import { AHOY_PACK, AHOY_SIGHT, type Printed } from '@quarterdeck/ahoy';
import { readPack } from '@quarterdeck/kernel';

/** A content pack, and what the game reads out of it. */
export type Contents = {
  readonly pack: typeof AHOY_PACK.content;
  readonly printed: Printed;
};

const contentsOf = (pack: Contents['pack']): Contents => ({
  pack,
  printed: AHOY_SIGHT.printed(pack),
});

export const OWN_CONTENTS = contentsOf(AHOY_PACK.content);

/** Throws what names everything that is wrong with a pack. */
export const readContents = (raw: unknown): Contents =>
  contentsOf(readPack(AHOY_PACK, raw).content);
