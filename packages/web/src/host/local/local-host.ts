import { OK, ok, type Result, refused, StorageFault, type TableStore } from '@quarterdeck/tables';
import type { Host } from '../host.ts';
import { Line } from './line.ts';
import { openTable, type Watching } from './open-table.ts';
import type { WorkerPort } from './protocol.ts';
import { SAVED_FORMAT, SAVED_VERSION } from './saved-format.ts';
import type { Tabs } from './tabs.ts';

export type LocalParts = {
  readonly start: () => WorkerPort;
  /** The page's own way to what its workers store. */
  readonly store: () => Promise<TableStore>;
  readonly tabs: Tabs;
  readonly watching: Watching;
};

/** Tables in this browser: each open one has a worker, which alone knows rules and secrets. */
export function localHost({ start, store, tabs, watching }: LocalParts): Host {
  const lines = lineShelf(start);
  const listeners = new Set<() => void>();
  const changed = (): void => {
    for (const listener of [...listeners]) listener();
  };
  const stopHearing = tabs.hear(({ kind }) => {
    if (kind === 'set' || kind === 'gone' || kind === 'moved') changed();
  });

  return {
    tables: () => stored(store, async (kept) => ok(await kept.list())),
    onChange: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    create: (setup) => lines.borrow((line) => line.call('create', setup)),
    checkPack: (game, text) => lines.borrow((line) => line.call('checkPack', game, text)),
    importReplay: (text) => lines.borrow((line) => line.call('importReplay', text)),
    branchReplay: (text, length, seats) =>
      lines.borrow((line) => line.call('branchReplay', text, length, seats)),
    open: async (table, as) => {
      const line = lines.take();
      const giveBack = (): void => {
        line.release();
        void line.call('leave').then(() => lines.giveBack(line));
      };
      const opened = await openTable(table, as, { line, watching, onClose: giveBack });
      if (!opened.ok) giveBack();
      return opened;
    },
    remove: (table) =>
      stored(store, async (kept) => {
        await kept.remove(table);
        tabs.tell({ kind: 'gone', table });
        changed();
        return OK;
      }),
    exportAll: () => stored(store, exportAll),
    restore: async (text) => {
      const restored = await lines.borrow((line) => line.call('restore', text));
      if (restored.ok) changed();
      return restored;
    },
    close: () => {
      stopHearing();
      lines.close();
      tabs.close();
    },
  };
}

/** One table that cannot be read does not cost the others. */
async function exportAll(kept: TableStore): Promise<Result<string>> {
  const read = await Promise.allSettled((await kept.list()).map(({ id }) => kept.read(id)));
  const tables = read.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  return ok(JSON.stringify({ format: SAVED_FORMAT, version: SAVED_VERSION, tables }));
}

async function stored<T>(
  store: () => Promise<TableStore>,
  work: (kept: TableStore) => Promise<Result<T>>,
): Promise<Result<T>> {
  try {
    return await work(await store());
  } catch (problem) {
    if (!(problem instanceof StorageFault)) throw problem;
    return refused(problem.kind === 'full' ? 'storage-full' : 'storage-failed');
  }
}

type LineShelf = {
  take(): Line;
  giveBack(line: Line): void;
  borrow<T>(work: (line: Line) => Promise<T>): Promise<T>;
  close(): void;
};

/** One worker is kept for the next table: it has the game loaded, and whatever only it remembers. */
function lineShelf(start: () => WorkerPort): LineShelf {
  const all = new Set<Line>();
  let idle: Line | null = null;
  const take = (): Line => {
    const line = idle ?? new Line(start);
    idle = null;
    all.add(line);
    return line;
  };
  const giveBack = (line: Line): void => {
    if (idle === null && !line.isClosed) idle = line;
    else {
      all.delete(line);
      line.close();
    }
  };
  return {
    take,
    giveBack,
    borrow: async (work) => {
      const line = take();
      const result = await work(line);
      giveBack(line);
      return result;
    },
    close: () => {
      for (const line of all) line.close();
      all.clear();
    },
  };
}
