/** `seats`: who sits, or whether it is dealt, has changed. `moved`: an answer was stored. */
export type TableNews = {
  readonly kind: 'seats' | 'moved' | 'gone';
  readonly table: string;
  /** Who tells it: a node need not hear what it said itself. */
  readonly node: string;
};

/**
 * How nodes hear of each other's tables. Nothing rests on it: what is stored is the truth, and a
 * node that missed a word reads the rest with the next.
 */
export type Bus = {
  publish(news: TableNews): void;
  subscribe(listener: (news: TableNews) => void): () => void;
};

/** Nodes of one process. */
export function processBus(): Bus {
  const listeners = new Set<(news: TableNews) => void>();
  return {
    publish: (news) => {
      for (const listener of [...listeners]) listener(news);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
