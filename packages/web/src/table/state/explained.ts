import type { Described, Target } from '@quarterdeck/board-kit';

/** What somebody wants explained: a place or piece of the board, or a drawing that has words of its own. */
export type Explained = {
  readonly target?: Target | undefined;
  readonly words?: string | undefined;
};

/** A pointer that rests this long wants to know; one that only passes asks nothing. */
export const RESTS_MS = 300;

/** Drawings say what they are to those who listen; eyes are told the same. */
const WORDED = '[data-says], [role="img"][aria-label], [title], :has(> title)';

const wordsOf = (element: Element): string | undefined =>
  element.getAttribute('data-says') ??
  element.getAttribute('aria-label') ??
  element.getAttribute('title') ??
  element.querySelector(':scope > title')?.textContent ??
  undefined;

/**
 * A place of the board is told with what is written on it; beside the board the smallest thing has its
 * say: a figure on a card before the card.
 */
export const explainedAt = (
  element: Element,
  described: ReadonlyMap<Target, Described>,
): Explained | undefined => {
  const name = element.closest('[data-target]')?.getAttribute('data-target') ?? undefined;
  const target = name !== undefined && described.has(name) ? name : undefined;
  const worded = element.closest(WORDED);
  const words = worded === null ? undefined : wordsOf(worded);
  if (words !== undefined && worded instanceof HTMLElement) return { words };
  return target === undefined && words === undefined ? undefined : { target, words };
};

export const isSame = (one: Explained | undefined, other: Explained | undefined): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
