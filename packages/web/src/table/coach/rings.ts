import type { Target } from '@quarterdeck/board-kit';
import { useEffect } from 'react';

const MARK = 'data-coached';

const mark = (targets: readonly Target[]): void => {
  for (const element of document.querySelectorAll(`[${MARK}]`))
    if (!targets.includes(element.getAttribute('data-target') ?? '')) element.removeAttribute(MARK);
  for (const target of targets)
    for (const element of document.querySelectorAll(`[data-target="${CSS.escape(target)}"]`))
      element.setAttribute(MARK, '');
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
