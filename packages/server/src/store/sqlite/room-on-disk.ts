import { statfsSync } from 'node:fs';
import { StorageFault } from '@quarterdeck/tables';
import { onFault } from '../on-fault.ts';
import type { ServerStore } from '../server-store.ts';

/** What SQLite wants at once: a page of the log for each of the tables that are written together. */
const ENOUGH_BYTES = 1_000_000;

/**
 * A full disk often shows itself as an error of reading and writing: whether there is room is for
 * the file system to say, and people are told which of the two it is.
 */
export const knowingFullDisk = (store: ServerStore, folder: string): ServerStore =>
  onFault(
    { ...store, room: () => Promise.resolve(roomIn(folder)) },
    {
      fault: (fault) =>
        fault.kind === 'failed' && (roomIn(folder) ?? ENOUGH_BYTES) < ENOUGH_BYTES
          ? new StorageFault('full', fault.cause)
          : fault,
    },
  );

/** Null where the file system does not say. */
function roomIn(folder: string): number | null {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  } catch {
    return null;
  }
}
