import type { Viewer } from '@quarterdeck/kernel';
import { type Port, WorkerClient } from '@quarterdeck/rpc';
import {
  HOST_VERBS,
  OK,
  ok,
  type Refusal,
  type Result,
  refused,
  StorageFault,
  storageRefusal,
  TABLE_VERBS,
  TableReplica,
  type TableStore,
  type TableUpdate,
  writeRecord,
} from '@quarterdeck/tables';
import type { Host, OpenTable } from '../host.ts';
import { SAVED_FORMAT, SAVED_VERSION } from './saved-format.ts';
import type { TabChannel } from './tab-channel.ts';

/** Whether anybody looks at this page, now and from now on. */
export type Watched = (tell: (isWatched: boolean) => void) => () => void;

export type LocalParts = {
  readonly start: () => Port;
  /** The page's own way to what its workers store. */
  readonly store: () => Promise<TableStore>;
  readonly tabs: TabChannel;
  readonly watched: Watched;
};

const VERBS = { ...HOST_VERBS, ...TABLE_VERBS };
type TableWorker = WorkerClient<typeof VERBS, Refusal>;

/** Tables in this browser: each open one has a worker, which alone knows rules and secrets. */
export function localHost({ start, store, tabs, watched }: LocalParts): Host {
  const workers = workerPool(start);
  const listeners = new Set<() => void>();
  const changed = (): void => {
    for (const listener of [...listeners]) listener();
  };
  const stopHearing = tabs.subscribe(({ kind }) => {
    if (kind === 'set' || kind === 'gone' || kind === 'moved') changed();
  });

  return {
    tables: () => stored(store, async (kept) => ok(await kept.list())),
    onChange: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    create: (setup) => workers.borrow(({ rpc }) => rpc.call('create', { setup })),
    checkPack: (game, text) => workers.borrow(({ rpc }) => rpc.call('checkPack', { game, text })),
    importReplay: (text) => workers.borrow(({ rpc }) => rpc.call('importReplay', { text })),
    branchReplay: (text, length, seats) =>
      workers.borrow(({ rpc }) => rpc.call('branchReplay', { text, length, seats })),
    open: (table, as) =>
      inWorker(workers, (worker, giveBack) => {
        const follow = (viewer: Viewer | null) =>
          worker.rpc.call('follow', { table, as: as ?? null, viewer });
        return openTable(worker, ({ viewer }) => follow(viewer), watched, giveBack);
      }),
    openLesson: (wish) =>
      inWorker(workers, (worker, giveBack) =>
        openTable(
          worker,
          // After a loss it goes on at the question that stood.
          ({ snapshot }) =>
            worker.rpc.call('followLesson', {
              wish: { ...wish, at: snapshot?.coach?.at ?? wish.at },
            }),
          watched,
          giveBack,
        ),
      ),
    openDemonstration: (wish) =>
      inWorker(workers, (worker, giveBack) =>
        openTable(
          worker,
          () => worker.rpc.call('followDemonstration', { wish }),
          watched,
          giveBack,
        ),
      ),
    remove: (table) =>
      stored(store, async (kept) => {
        await kept.remove(table);
        tabs.post({ kind: 'gone', table });
        changed();
        return OK;
      }),
    exportAll: () => stored(store, exportAll),
    restore: async (text) => {
      const restored = await workers.borrow(({ rpc }) => rpc.call('restore', { text }));
      if (restored.ok) changed();
      return restored;
    },
    close: () => {
      stopHearing();
      workers.close();
      tabs.close();
    },
  };
}

type Opening = (worker: TableWorker, giveBack: () => void) => Promise<Result<OpenTable>>;

/** Opens in a worker of its own, which goes back when the table is closed. */
async function inWorker(workers: WorkerPool, open: Opening): Promise<Result<OpenTable>> {
  const worker = workers.take();
  const giveBack = (): void => {
    worker.release();
    void worker.rpc.call('unfollow', {}).then(() => workers.giveBack(worker));
  };
  const answered = await open(worker, giveBack);
  if (!answered.ok) giveBack();
  return answered;
}

/** The page's side of a table that is open in a worker. `follow` is asked again after a loss. */
async function openTable(
  worker: TableWorker,
  follow: (known: TableReplica) => Promise<Result>,
  watched: Watched,
  onClose: () => void,
): Promise<Result<OpenTable>> {
  const replica = new TableReplica();
  worker.onPush((message) => {
    replica.setState('live');
    replica.apply((message as { readonly update: TableUpdate }).update);
  });
  worker.onState((state) => replica.setState(state));
  // Opened again after a loss, it shows whoever was in front of the screen.
  worker.onRestart(() => follow(replica));
  const answered = await follow(replica);
  if (!answered.ok) return answered;
  const calls = worker.rpc.calls(TABLE_VERBS);
  const stopWatching = watched((now) => void calls.watched({ now }));
  return ok({
    ...calls,
    current: () => replica.current(),
    subscribe: (listener) => replica.subscribe(listener),
    offers: () => true,
    mayCoach: () => true,
    close: () => {
      stopWatching();
      replica.close();
      onClose();
    },
  });
}

/** One table that cannot be read does not cost the others. */
async function exportAll(kept: TableStore): Promise<Result<string>> {
  const read = await Promise.allSettled((await kept.list()).map(({ id }) => kept.read(id)));
  const tables = read.flatMap((one) =>
    one.status === 'fulfilled' && one.value !== undefined
      ? [{ ...one.value, record: writeRecord(one.value.record) }]
      : [],
  );
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
    return storageRefusal(problem);
  }
}

type WorkerPool = {
  take(): TableWorker;
  giveBack(worker: TableWorker): void;
  borrow<T>(work: (worker: TableWorker) => Promise<T>): Promise<T>;
  close(): void;
};

const LOST: Refusal = refused('host-lost').refusal;

/** One worker is kept for the next table: it has the game loaded, and whatever only it remembers. */
function workerPool(start: () => Port): WorkerPool {
  const all = new Set<TableWorker>();
  let idle: TableWorker | null = null;
  const take = (): TableWorker => {
    const report = (problem: Error): void => console.error(problem);
    const worker = idle ?? new WorkerClient(VERBS, start, { lost: LOST, report });
    idle = null;
    all.add(worker);
    return worker;
  };
  const giveBack = (worker: TableWorker): void => {
    if (idle === null && !worker.isClosed) idle = worker;
    else {
      all.delete(worker);
      worker.close();
    }
  };
  return {
    take,
    giveBack,
    borrow: async (work) => {
      const worker = take();
      const result = await work(worker);
      giveBack(worker);
      return result;
    },
    close: () => {
      for (const worker of all) worker.close();
      all.clear();
    },
  };
}
