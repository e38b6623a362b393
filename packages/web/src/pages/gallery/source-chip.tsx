import { type Source, useWords } from '@quarterdeck/board-kit';
import { GALLERY_EN } from './en.ts';

/** Sources differ in shape, not only in colour. */
export const SourceChip = ({ source }: { readonly source: Source }) => {
  const words = useWords(GALLERY_EN);
  return <span className={`chip source ${source}`}>{words(`gallery.source.${source}`)}</span>;
};
