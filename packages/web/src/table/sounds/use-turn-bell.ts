import { useEffect } from 'react';
import type { Table } from '../table-context.tsx';

/** One stroke of the bell for each question, and the watch bell at the end. */
export const useTurnBell = ({ asking, snapshot, sound }: Table): void => {
  const isAsked = asking !== undefined && asking.given === undefined;
  const isOver = snapshot.outcome !== null;
  useEffect(() => {
    if (isAsked) sound('turn');
  }, [isAsked, sound]);
  useEffect(() => {
    if (isOver) sound('end');
  }, [isOver, sound]);
};
