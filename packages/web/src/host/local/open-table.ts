import type { Viewer } from '@quarterdeck/kernel';
import { ok, type Result, refused } from '@quarterdeck/tables';
import type { Link, OpenTable, TableSnapshot } from '../host.ts';
import { grown } from '../log.ts';
import { unchanged } from '../unchanged.ts';
import type { Line } from './line.ts';
import type { Sent } from './protocol.ts';

/** Whether anybody looks at this page, now and from now on. */
export type Watching = (tell: (watched: boolean) => void) => () => void;

export type OpenParts = {
  readonly line: Line;
  readonly watching: Watching;
  readonly onClose: () => void;
};

/** The page's side of an open table. It computes no rule: it keeps what it was told. */
export async function openTable(
  table: string,
  as: readonly Viewer[] | undefined,
  { line, watching, onClose }: OpenParts,
): Promise<Result<OpenTable>> {
  const listeners = new Set<() => void>();
  const view = new Picture();
  const changed = (): void => {
    for (const listener of [...listeners]) listener();
  };
  line.onSnapshot((sent) => {
    view.take(sent);
    changed();
  });
  line.onState((state) => {
    view.link(state);
    changed();
  });
  // Opened again after a loss, it shows whoever was in front of the screen.
  line.onMend(() => line.call('open', table, as ?? null, view.viewer));
  const opened = await line.call('open', table, as ?? null, null);
  if (!opened.ok) return opened;
  const stopWatching = watching((watched) => void line.call('watch', watched));
  let isUndoing = false;

  return ok({
    current: () => view.snapshot,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    sit: (viewer) => line.call('sit', viewer),
    play: (seat, choice, seq) => line.call('play', seat, choice, seq),
    // A second click must not take back a second answer.
    undo: async (seat) => {
      if (isUndoing) return refused('stale');
      isUndoing = true;
      try {
        return await line.call('undo', seat);
      } finally {
        isUndoing = false;
      }
    },
    wouldShow: (choice) => line.call('wouldShow', choice),
    preview: (choice) => line.call('preview', choice),
    history: (from, to) => line.call('history', from, to),
    positions: (seqs) => line.call('positions', seqs),
    pace: (pace) => void line.call('pace', pace),
    hurry: () => void line.call('hurry'),
    draws: (now) => void line.call('draws', now),
    rematch: () => line.call('rematch'),
    branch: (seq) => line.call('branch', seq),
    exportReplay: () => line.call('exportReplay'),
    verify: () => line.call('verify'),
    close: () => {
      stopWatching();
      listeners.clear();
      onClose();
    },
  });
}

/** The snapshot as it grows. */
class Picture {
  #snapshot: TableSnapshot | null = null;
  #state: Link['state'] = 'live';

  get snapshot(): TableSnapshot {
    if (this.#snapshot === null) throw new Error('a table is open before anything was told of it');
    return this.#snapshot;
  }

  get viewer(): Viewer | null {
    return this.#snapshot?.viewer ?? null;
  }

  take({ after, told, steers, kept, ...shot }: Sent): void {
    const known = this.#snapshot?.viewer === shot.viewer ? this.#snapshot.log : [];
    this.#state = 'live';
    this.#snapshot = unchanged(this.#snapshot, {
      ...shot,
      log: grown(known, after, told),
      link: { state: this.#state, steers, kept },
    });
  }

  link(state: Link['state']): void {
    this.#state = state;
    if (this.#snapshot === null) return;
    this.#snapshot = { ...this.#snapshot, link: { ...this.#snapshot.link, state } };
  }
}
