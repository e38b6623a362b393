import { useSyncExternalStore } from 'react';

/**
 * The four widths of visual.md, section 4. `upright` is a tablet held upright; a window as narrow
 * but low (a desktop at 200 %) has its board beside the quarterdeck, not above it.
 */
export type Layout = 'desktop' | 'tablet' | 'upright' | 'phone';

const QUERIES: readonly (readonly [Layout, string])[] = [
  ['phone', '(max-width: 640px)'],
  ['upright', '(max-width: 899px) and (min-height: 700px)'],
  ['tablet', '(max-width: 1199px)'],
];

const layoutNow = (): Layout =>
  QUERIES.find(([, query]) => window.matchMedia(query).matches)?.[0] ?? 'desktop';

const subscribe = (listener: () => void): (() => void) => {
  const lists = QUERIES.map(([, query]) => window.matchMedia(query));
  for (const list of lists) list.addEventListener('change', listener);
  return () => {
    for (const list of lists) list.removeEventListener('change', listener);
  };
};

export const useLayout = (): Layout => useSyncExternalStore(subscribe, layoutNow, () => 'desktop');
