import { takeNewPage } from './load-new-page.ts';
import { offerPage } from './page-update.ts';

const SERVED = 'quarterdeck.page-served';

/**
 * A server says which page it hands out. Another one than this is newer, if this one was handed out
 * before: in a deploy a new page also meets servers that still have the old one, and need not load that.
 */
export function hearOfVersion(version: string): void {
  const own = document.documentElement.dataset['version'];
  // A page that is being written has no version.
  if (own === undefined) return;
  if (version === own) keepServed(own);
  else if (wasServed(own)) offerPage(() => void takeNewPage());
}

const keepServed = (version: string): void => {
  try {
    localStorage.setItem(SERVED, version);
  } catch {
    // A browser that keeps nothing: a newer page comes with the next visit.
  }
};

const wasServed = (version: string): boolean => {
  try {
    return localStorage.getItem(SERVED) === version;
  } catch {
    return false;
  }
};
