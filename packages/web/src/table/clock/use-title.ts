import { joinList, useLanguage, useWords } from '@quarterdeck/board-kit';
import { at } from '@quarterdeck/kernel';
import { useEffect } from 'react';
import type { TableState } from '../state/table-context.tsx';
import { CLOCK_EN } from './en.ts';
import { timeLeft } from './time-left.ts';
import { useTimeLeft } from './use-time-left.ts';

/**
 * What the tab says. At a table with people far apart: whose move it is, and how long they have, for
 * people who do something else meanwhile.
 */
export const useTitle = (
  { scene, question, snapshot }: Pick<TableState, 'scene' | 'question' | 'snapshot'>,
  game: string,
  isFar: boolean,
): void => {
  const words = useWords(CLOCK_EN);
  const language = useLanguage();
  const isMine = question !== undefined && question.given === undefined;
  const left = useTimeLeft(isFar && isMine ? snapshot.dueAt : undefined);
  const names = joinList(
    language,
    scene.view.asked.map(({ seat }) => at(scene.seats, seat).name),
  );
  const title = (): string => {
    if (!isFar || snapshot.outcome !== null) return game;
    if (left !== undefined)
      return words('clock.title.mineTimed', { time: timeLeft(words, left), game });
    if (isMine) return words('clock.title.mine', { game });
    return names === '' ? game : words('clock.title.others', { names, game });
  };
  const now = title();
  useEffect(() => {
    document.title = now;
  }, [now]);
};
