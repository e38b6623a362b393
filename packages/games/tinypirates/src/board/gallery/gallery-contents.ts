import { readPack } from '@quarterdeck/kernel/pack';
import { type Printed, TINYPIRATES_MODEL, TINYPIRATES_PACK } from '../../index.ts';

/** A content pack, and what the game reads out of it. */
export type Contents = {
  readonly pack: typeof TINYPIRATES_PACK.content;
  readonly printed: Printed;
};

const contentsOf = (pack: Contents['pack']): Contents => ({
  pack,
  printed: TINYPIRATES_MODEL.printed(pack),
});

export const OWN_CONTENTS = contentsOf(TINYPIRATES_PACK.content);

/** Throws what names everything that is wrong with a pack. */
export const readContents = (raw: unknown): Contents =>
  contentsOf(readPack(TINYPIRATES_PACK, raw).content);
