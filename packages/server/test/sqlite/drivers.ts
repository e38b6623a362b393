import { DRIVER_NAMES, type Driver } from '../../src/store/sqlite/driver.ts';
import { findDriver } from '../../src/store/sqlite/find-driver.ts';

/** Every driver of SQLite that the running Node has. The store is tried with each. */
export async function driversHere(): Promise<readonly Driver[]> {
  const tried = await Promise.allSettled(DRIVER_NAMES.map((name) => findDriver(name)));
  const found = tried.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  if (found.length > 0) return found;
  const reasons = tried.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
  throw new AggregateError(reasons, `Node ${process.version} has no SQLite to try the store with.`);
}

/** Names what a test ran on, in its title. */
export const titleOf = ({ name, version }: Driver): string =>
  name === 'node'
    ? `SQLite ${version} in Node ${process.versions.node}`
    : `SQLite ${version} in better-sqlite3`;
