import { SHELF } from '@quarterdeck/shelf';
import type { BrowserContext } from 'playwright-core';

/** What the device of a returning player holds: the coach of every game was met at an earlier table. */
const MET_COACHES = JSON.stringify({
  coaches: Object.fromEntries(SHELF.map(({ id }) => [id, { at: 'an-earlier-table' }])),
});

/** Before the page reads what is stored, wherever nothing is. */
export const haveMetCoaches = async (context: BrowserContext): Promise<void> => {
  await context.addInitScript((met) => {
    const KEY = 'quarterdeck.settings';
    try {
      if (localStorage.getItem(KEY) === null) localStorage.setItem(KEY, met);
    } catch {
      // A frame without an origin keeps nothing.
    }
  }, MET_COACHES);
};
