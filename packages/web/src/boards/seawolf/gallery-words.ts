import { TINCTURES, type Tincture } from '../../drawings/tinctures.ts';
import type { Source } from '../../gallery/component.ts';
import type { Words } from '../../words/word-key.ts';

type Sourced = {
  readonly source: Source;
  readonly fieldSources?: Readonly<Record<string, Source>> | undefined;
};

/** A component with parts of our own says so, whatever the whole is marked. */
export const sourceOf = (
  { source, fieldSources }: Sourced,
  words: Words,
): { readonly source: Source; readonly sourceNote?: string } => {
  const isPartlyOurs = source !== 'ours' && Object.values(fieldSources ?? {}).includes('ours');
  return isPartlyOurs ? { source, sourceNote: words('boards.seawolf.partly') } : { source };
};

export const countWords = (count: number, words: Words): string =>
  words('boards.seawolf.pieces', { count });

/** Captains are named by their colour in the pack; a colour of a pack's own sails white. */
export const captainTincture = (id: string): Tincture =>
  TINCTURES.find((tincture) => tincture === id) ?? 'white';
