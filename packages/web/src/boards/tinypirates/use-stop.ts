import { considered } from '../../table/board/preview.ts';
import { useHelm, useTable } from '../../table/table-context.tsx';

/** The stop on the Wheel that is pointed at or chosen. */
export const useStop = (): number | undefined => {
  const { asking } = useTable();
  return useHelm((helm) => {
    const choice: object = considered(asking, helm)?.choice ?? {};
    return 'stop' in choice && typeof choice.stop === 'number' ? choice.stop : undefined;
  });
};
