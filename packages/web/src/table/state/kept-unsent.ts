import type { Unsent } from './unsent.ts';

const nameOf = (table: string): string => `quarterdeck:unsent:${table}`;

/** As long as the tab is open: an answer that reached nobody outlives a page that is loaded again. */
export const keepUnsent = (table: string, unsent: Unsent | undefined): void => {
  try {
    if (unsent === undefined) sessionStorage.removeItem(nameOf(table));
    else sessionStorage.setItem(nameOf(table), JSON.stringify(unsent));
  } catch {
    // A browser that keeps nothing has it until the page goes; the page says that it is not sent.
  }
};

export const keptUnsent = (table: string): Unsent | undefined => {
  try {
    const text = sessionStorage.getItem(nameOf(table));
    const kept: unknown = text === null ? undefined : JSON.parse(text);
    return isUnsent(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
};

const isUnsent = (kept: unknown): kept is Unsent => {
  if (typeof kept !== 'object' || kept === null) return false;
  const { moment, offer } = kept as Partial<Unsent>;
  return (
    typeof moment === 'string' &&
    typeof offer?.label === 'string' &&
    typeof offer.choice === 'object'
  );
};
