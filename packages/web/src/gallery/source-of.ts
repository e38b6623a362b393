import type { Words } from '../words/word-key.ts';
import type { Source } from './component.ts';

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
  return isPartlyOurs ? { source, sourceNote: words('gallery.partly') } : { source };
};
