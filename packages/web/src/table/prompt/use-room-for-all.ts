import { type RefObject, useLayoutEffect } from 'react';

/** Pixels that the prompt lies over the mat at most. */
const MOST = 140;

/**
 * Beside a desk the prompt lies over the head of the mat as far as its choices need it, so that all of
 * them are seen and nothing moves. With a coach in it it is as high as it needs anyway.
 */
export const useRoomForAll = (list: RefObject<HTMLElement | null>): void => {
  useLayoutEffect(() => {
    const { current } = list;
    const prompt = current?.closest<HTMLElement>('.quarterdeck > .prompt') ?? null;
    if (current === null || prompt === null) return;
    const measure = (): void => {
      prompt.style.removeProperty('--overlap');
      if (prompt.querySelector('.coach:not([data-folded])') !== null) return;
      const missing = Math.min(MOST, current.scrollHeight - current.clientHeight);
      if (missing > 1) prompt.style.setProperty('--overlap', `${missing}px`);
    };
    measure();
    // Also where what stands below the list takes less room than it took at first, or the window another.
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => {
      observer.disconnect();
      prompt.style.removeProperty('--overlap');
    };
  });
};

/** Whether the choices of the prompt have less room than they need, without what it takes of the mat. */
export const isShortOfRoom = (part: HTMLElement): boolean => {
  const prompt = part.closest<HTMLElement>('.prompt');
  const list = prompt?.querySelector('.choice-list');
  if (prompt === null || list === null || list === undefined) return false;
  const isOver = prompt.style.getPropertyValue('--overlap') !== '';
  return isOver || list.scrollHeight > list.clientHeight + 1;
};
