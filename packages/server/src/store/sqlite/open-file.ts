import type { Database, Driver } from './driver.ts';
import { reusing } from './reusing.ts';

/** Pages of 4 KB: a checkpoint writes what changed twice once, so it pays to wait. */
const PAGES_BEFORE_CHECKPOINT = 4_000;
const MILLISECONDS_FOR_A_LOCK = 5_000;
const STATEMENTS_KEPT = 64;

/** In this order: whoever waits for a lock already waits for the first of them. */
const SETTINGS = [
  `busy_timeout = ${MILLISECONDS_FOR_A_LOCK}`,
  'journal_mode = WAL',
  // What is acknowledged outlives the machine's power, not only this process.
  'synchronous = FULL',
  'foreign_keys = ON',
  `wal_autocheckpoint = ${PAGES_BEFORE_CHECKPOINT}`,
];

/** Every connection keeps the same promises. */
export function openFile(driver: Driver, file: string): Database {
  const database = driver.open(file);
  try {
    for (const setting of SETTINGS) database.exec(`pragma ${setting}`);
  } catch (problem) {
    database.close();
    throw problem;
  }
  return reusing(database, STATEMENTS_KEPT);
}
