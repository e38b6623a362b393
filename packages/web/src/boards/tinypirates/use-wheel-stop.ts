import { considered } from '../../table/board/preview.ts';
import { useSelection, useTable } from '../../table/table-context.tsx';

/** The stop on the Wheel that is pointed at or chosen. */
export const useWheelStop = (): number | undefined => {
  const { question } = useTable();
  return useSelection((selection) => {
    const choice: object = considered(question, selection)?.choice ?? {};
    return 'stop' in choice && typeof choice.stop === 'number' ? choice.stop : undefined;
  });
};
