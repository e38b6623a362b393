import type { Target } from '@quarterdeck/board-kit';
import { useEffect } from 'react';

const MARK = 'data-coached';

/** How the ring is drawn: said here, for styles that look into elements redraw the whole table. */
const ringOf = (element: Element): 'frame' | 'shape' | 'inside' | 'box' => {
  if (element.querySelector(':scope > .focus-frame') !== null) return 'frame';
  if (element.querySelector(':scope > .touch-part > *') !== null) return 'shape';
  return element.matches('.board-space > *') ? 'inside' : 'box';
};

const mark = (targets: readonly Target[]): void => {
  for (const element of document.querySelectorAll(`[${MARK}]`))
    if (!targets.includes(element.getAttribute('data-target') ?? '')) element.removeAttribute(MARK);
  for (const target of targets)
    for (const element of document.querySelectorAll(`[data-target="${CSS.escape(target)}"]`))
      element.setAttribute(MARK, ringOf(element));
};

/**
 * The brass ring on what a note points at. Marked on the elements themselves, whoever drew them: a
 * board need not know of lessons. Boards draw anew, so what comes later is marked as it comes.
 */
export const useRings = (targets: readonly Target[]): void => {
  const all = targets.join(' ');
  useEffect(() => {
    const wanted = all === '' ? [] : all.split(' ');
    mark(wanted);
    if (wanted.length === 0) return;
    const watcher = new MutationObserver(() => mark(wanted));
    watcher.observe(document.body, { childList: true, subtree: true });
    return () => {
      watcher.disconnect();
      mark([]);
    };
  }, [all]);
};
