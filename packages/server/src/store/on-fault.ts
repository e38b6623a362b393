import { StorageFault } from '@quarterdeck/tables';
import { log } from '../logging/log.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { ServerStore } from './server-store.ts';

export type Watching = {
  /** What whoever asked is told instead. `method`: what failed. */
  readonly fault: (fault: StorageFault, method: string) => StorageFault;
  /** `seconds`: how long it took. */
  readonly done?: (method: string, seconds: number) => void;
};

type Method = (...args: readonly unknown[]) => Promise<unknown>;

/** The same methods; what they come to is seen by `watching` first. */
function watchedPart<T extends object>(part: T, { fault, done }: Watching): T {
  const watched =
    (name: string, method: Method): Method =>
    async (...args) => {
      const start = performance.now();
      try {
        const value = await method(...args);
        done?.(name, (performance.now() - start) / 1_000);
        return value;
      } catch (problem) {
        throw problem instanceof StorageFault ? fault(problem, name) : problem;
      }
    };
  const entries = Object.entries(part).map(([name, value]: [string, unknown]) => [
    name,
    typeof value === 'function' ? watched(name, value as Method) : value,
  ]);
  return Object.fromEntries(entries) as T;
}

/** The same store, with somebody who sees its faults. Closing it is not watched. */
export function onFault(store: ServerStore, watching: Watching): ServerStore {
  const { tables, guests, onlineTables, accounts, time, together, learning, people, ...rest } =
    store;
  const { moderation, notices, nodes, outsideBots, orders, commits, close, ...own } = rest;
  return {
    tables: watchedPart(tables, watching),
    guests: watchedPart(guests, watching),
    onlineTables: watchedPart(onlineTables, watching),
    time: watchedPart(time, watching),
    accounts: watchedPart(accounts, watching),
    together: watchedPart(together, watching),
    learning: watchedPart(learning, watching),
    people: watchedPart(people, watching),
    moderation: watchedPart(moderation, watching),
    outsideBots: watchedPart(outsideBots, watching),
    orders: watchedPart(orders, watching),
    notices: watchedPart(notices, watching),
    nodes: watchedPart(nodes, watching),
    ...watchedPart(own, watching),
    commits,
    close,
  };
}

/** The same store, with its figures. */
export const measured = (store: ServerStore, metrics: Metrics): ServerStore =>
  onFault(store, {
    fault: (fault, method) => {
      metrics.notStored(method);
      return fault;
    },
    done: (method, seconds) => metrics.stored(method, seconds),
  });

/** What each node writes every few seconds, whether anybody is there or not. */
const WRITTEN_ALWAYS: ReadonlySet<string> = new Set(['beat', 'probe']);
/** Where that is written, whatever nobody has asked for since it failed so long ago may work, too. */
const QUIET_MS = { failed: 5_000, full: 60_000 } as const;

/**
 * A line when the store begins to fail, with what is behind it, and one when it works again, with how
 * much it refused: a full disk is seen without a line for everybody it turned away.
 */
export function reportFaults(store: ServerStore, ticks = () => performance.now()): ServerStore {
  let refused = 0;
  // Reading may well work where writing does not: what has failed is what must work again.
  const failing = new Map<string, number>();
  const mayWorkAgain = (method: string): void => {
    if (failing.size === 0) return;
    failing.delete(method);
    if (!WRITTEN_ALWAYS.has(method)) return;
    for (const [other, until] of failing) if (until <= ticks()) failing.delete(other);
  };
  return onFault(store, {
    fault: (fault, method) => {
      failing.set(method, ticks() + QUIET_MS[fault.kind]);
      if (refused === 0) log.fault('What people do cannot be stored.', fault, { method });
      refused++;
      log.isTold(fault);
      return fault;
    },
    done: (method) => {
      mayWorkAgain(method);
      if (refused === 0 || failing.size > 0) return;
      log.info(`The database works again; ${refused} requests were refused.`);
      refused = 0;
    },
  });
}
