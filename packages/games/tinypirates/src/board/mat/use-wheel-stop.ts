import { considered, useBoard, useSelection } from '@quarterdeck/board-kit';

/** The stop on the Wheel that is pointed at or chosen. */
export const useWheelStop = (): number | undefined => {
  const { question } = useBoard();
  return useSelection((selection) => {
    const choice: object = considered(question, selection)?.choice ?? {};
    return 'stop' in choice && typeof choice.stop === 'number' ? choice.stop : undefined;
  });
};
