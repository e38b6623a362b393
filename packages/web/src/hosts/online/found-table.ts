import type { OnlineTableCard } from '@quarterdeck/tables';

/** The table that was found for somebody who looks for others, until they go there or wave it away. */
let found: OnlineTableCard | null = null;
const listeners = new Set<() => void>();

export const foundTable = (): OnlineTableCard | null => found;

export function setFoundTable(card: OnlineTableCard | null): void {
  found = card;
  for (const listener of [...listeners]) listener();
}

export function onFoundTable(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
