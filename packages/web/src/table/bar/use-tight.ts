import { type RefObject, useLayoutEffect, useRef } from 'react';

const isCut = (element: Element | null | undefined): boolean =>
  element !== null &&
  element !== undefined &&
  (element.scrollWidth > element.clientWidth + 1 ||
    element.scrollHeight > element.clientHeight + 4);

/**
 * Phases that leave no room for themselves or for how one wins are marked with `data-tight`: only the
 * name of the present one is shown then. No word is ever cut in the middle.
 */
export const useTight = (): RefObject<HTMLOListElement | null> => {
  const list = useRef<HTMLOListElement>(null);
  // After every drawing, since phases and figures change with it.
  useLayoutEffect(() => {
    const phases = list.current;
    const bar = phases?.parentElement;
    if (phases === null || bar === null || bar === undefined) return;
    const measure = (): void => {
      phases.removeAttribute('data-tight');
      const winning = bar.querySelector('.win-words');
      phases.toggleAttribute('data-tight', isCut(phases) || isCut(winning));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(bar);
    return () => observer.disconnect();
  });
  return list;
};
