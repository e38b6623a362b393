import { joinList, useLanguage } from '@quarterdeck/board-kit';
import type { Param } from '@quarterdeck/kernel/say';
import type { ShownNote } from '@quarterdeck/kernel/staging';
import { useTable } from '../state/table-context.tsx';

/** Says a note of the coach: figures and names were read when it was shown. */
export const useNoteWords = (): ((note: ShownNote) => string) => {
  const { snapshot, scene } = useTable();
  const language = useLanguage();
  const said = (param: Param): string | number => {
    if (typeof param !== 'object') return param;
    if ('key' in param) return scene.speaker.words(param);
    if ('seat' in param) return scene.seats[param.seat]?.called ?? '';
    return joinList(
      language,
      param.list.map((one) => String(said(one))),
    );
  };
  return ({ key, with: figures }) => {
    const path = `lessons.${snapshot.table.game}.${key}`;
    if (figures === undefined) return scene.words(path);
    const values: Readonly<Record<string, string | number>> = Object.fromEntries(
      Object.entries(figures).map(([name, param]) => [name, said(param)]),
    );
    return scene.words(path, values);
  };
};
