import { joinList, useLanguage, useWords } from '@quarterdeck/board-kit';
import { at } from '@quarterdeck/kernel';
import { useEffect } from 'react';
import type { TableState } from '../state/table-context.tsx';
import { CLOCK_EN } from './en.ts';
import { timeLeft } from './time-left.ts';
import { faceOf, useFace } from './use-clock.ts';

/** The page's sign is drawn in its address: a dot is drawn into the same drawing. */
const DOT = "<circle cx='384' cy='128' r='108' fill='#a3155f' stroke='#ffffff' stroke-width='26'/>";
const withDot = (href: string): string => {
  const [drawn, end] = ['%3C/svg%3E', '</svg>'].map((tag) => href.lastIndexOf(tag));
  const at = Math.max(drawn ?? -1, end ?? -1);
  if (!href.startsWith('data:') || at < 0) return href;
  return href.slice(0, at) + encodeURIComponent(DOT) + href.slice(at);
};

/** Whether the tab's sign has the dot of one's own move. */
const useBadge = (isMine: boolean): void => {
  useEffect(() => {
    const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
    if (link === null || !isMine) return;
    const before = link.href;
    link.href = withDot(before);
    return () => {
      link.href = before;
    };
  }, [isMine]);
};

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
  const isOver = snapshot.outcome !== null || (snapshot.timing?.ended ?? null) !== null;
  const isMine = isFar && !isOver && question !== undefined && question.given === undefined;
  const clock = useFace(isMine ? faceOf(snapshot, scene.me) : null);
  const names = joinList(
    language,
    scene.view.asked.map(({ seat }) => at(scene.seats, seat).name),
  );
  const title = (): string => {
    if (!isFar || isOver) return game;
    if (clock !== undefined)
      return words('clock.title.mineTimed', { time: timeLeft(words, clock.left), game });
    if (isMine) return words('clock.title.mine', { game });
    return names === '' ? game : words('clock.title.others', { names, game });
  };
  const now = title();
  useBadge(isMine);
  useEffect(() => {
    document.title = now;
  }, [now]);
};
