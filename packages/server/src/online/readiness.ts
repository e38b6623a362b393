import { type Refusal, StorageFault, storageRefusal } from '@quarterdeck/tables';
import type { Bus } from '../nodes/bus.ts';
import type { ServerStore } from '../store/server-store.ts';

/** Everything works, and what an operator may want to know of it. */
export type Working = {
  readonly database: 'ok';
  /** Whole megabytes left where the tables are kept; null where that is another machine's affair. */
  readonly freeMegabytes: number | null;
  /** `alone`: there is one node. `lost`: nodes hear of each other by asking the database. */
  readonly news: 'alone' | 'heard' | 'lost';
  /** Tables that are open in this process. */
  readonly tables: number;
};

/** What does not work, as a page is told it. */
export type NotWorking = { readonly code: string; readonly sentence: string };
export type Readiness = Working | NotWorking;

export const isWorking = (readiness: Readiness): readiness is Working => 'database' in readiness;

export type ReadinessParts = {
  readonly store: Pick<ServerStore, 'probe' | 'room'>;
  readonly bus: Pick<Bus, 'line'>;
  readonly tables: () => number;
  /** Milliseconds of a clock that nobody sets. */
  readonly ticks: () => number;
};

const LOOK_AGAIN_MS = 1_000;
const PATIENCE_MS = 3_000;
/** Less than this is full: SQLite wants it at once, for tables that are written together. */
const LEAST_BYTES = 1_000_000;
const MEGABYTE = 1_000_000;

const NEWS = { none: 'alone', up: 'heard', down: 'lost' } as const;

const NO_ANSWER: NotWorking = {
  code: 'storage-failed',
  sentence: 'The database of the tables online does not answer.',
};

/**
 * Whether tables can be stored now, found out by storing something. However often it is asked, the
 * database is asked once a second.
 */
export function readinessOf(parts: ReadinessParts): () => Promise<Readiness> {
  let last: { readonly at: number; readonly found: Promise<Readiness> } | null = null;
  return () => {
    const at = parts.ticks();
    if (last === null || at - last.at >= LOOK_AGAIN_MS) last = { at, found: inTime(look(parts)) };
    return last.found;
  };
}

async function look({ store, bus, tables }: ReadinessParts): Promise<Readiness> {
  try {
    await store.probe();
    const room = await store.room();
    if (room !== null && room < LEAST_BYTES) throw new StorageFault('full', undefined);
    return {
      database: 'ok',
      freeMegabytes: room === null ? null : Math.floor(room / MEGABYTE),
      news: NEWS[bus.line],
      tables: tables(),
    };
  } catch (problem) {
    return problem instanceof StorageFault ? plain(storageRefusal(problem).refusal) : NO_ANSWER;
  }
}

async function inTime(looking: Promise<Readiness>): Promise<Readiness> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<Readiness>((resolve) => {
    timer = setTimeout(() => resolve(NO_ANSWER), PATIENCE_MS);
  });
  try {
    return await Promise.race([looking, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}

const plain = ({ code, sentence }: Refusal): NotWorking => ({ code, sentence });
