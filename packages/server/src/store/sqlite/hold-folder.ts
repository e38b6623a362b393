import { join } from 'node:path';
import type { Driver } from './driver.ts';

const FILE = 'in-use.sqlite';
/** A server that is stopped for another one to start needs a moment to end. */
const MILLISECONDS_FOR_THE_LAST_ONE = 3_000;

/**
 * Holds the folder for one process: what a second one remembers of the same tables would grow old
 * without its knowledge. The lock is the operating system's, on a file of its own, so it ends with the
 * process however that ends. Throws `SQLITE_BUSY` where another process has it; the result lets go.
 */
export function holdFolder(driver: Driver, folder: string): () => void {
  const database = driver.open(join(folder, FILE));
  try {
    database.exec(`pragma busy_timeout = ${MILLISECONDS_FOR_THE_LAST_ONE}`);
    database.exec('begin exclusive');
  } catch (problem) {
    database.close();
    throw problem;
  }
  return () => database.close();
}
