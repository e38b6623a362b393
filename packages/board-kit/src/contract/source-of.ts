import type { KIT_EN } from '../words/en.ts';
import type { KeyOf, Words } from '../words/words.ts';
import type { Source } from './gallery.ts';

type Sourced = {
  readonly source: Source;
  readonly fieldSources?: Readonly<Record<string, Source>> | undefined;
};

/** A component with parts of our own says so, whatever the whole is marked. */
export const sourceOf = (
  { source, fieldSources }: Sourced,
  words: Words<KeyOf<typeof KIT_EN>>,
): { readonly source: Source; readonly sourceNote?: string } => {
  const isPartlyOurs = source !== 'ours' && Object.values(fieldSources ?? {}).includes('ours');
  return isPartlyOurs ? { source, sourceNote: words('kit.partly') } : { source };
};
