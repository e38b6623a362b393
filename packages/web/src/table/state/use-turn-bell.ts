import { useEffect } from 'react';
import type { TableState } from './table-context.tsx';

/** One stroke of the bell for each question, and the watch bell at the end. */
export const useTurnBell = ({ question, snapshot, sound }: TableState): void => {
  const isAsked = question !== undefined && question.given === undefined;
  const isOver = snapshot.outcome !== null;
  useEffect(() => {
    if (isAsked) sound('turn');
  }, [isAsked, sound]);
  useEffect(() => {
    if (isOver) sound('end');
  }, [isOver, sound]);
};
