import { StoreNotOpened } from '../store-not-opened.ts';
import { betterSqlite3 } from './better-sqlite3.ts';
import { DRIVER_NAMES, type Driver, type DriverName } from './driver.ts';
import { nodeSqlite } from './node-sqlite.ts';

/** Each rejects where this machine does not have it. */
const LOADERS: Readonly<Record<DriverName, () => Promise<Driver>>> = {
  node: nodeSqlite,
  'better-sqlite3': betterSqlite3,
};

/**
 * The driver of that name, or the first that this machine has. Rejects with `StoreNotOpened`, whose
 * cause names what was wrong with each that was tried.
 */
export async function findDriver(wish = process.env['SQLITE_DRIVER'] ?? ''): Promise<Driver> {
  if (wish === '') return await firstOf(DRIVER_NAMES, 'no-sqlite');
  const name = DRIVER_NAMES.find((one) => one === wish);
  if (name === undefined) throw new StoreNotOpened('unknown-driver', new Error(`Got "${wish}".`));
  return await firstOf([name], `no-${name}`);
}

async function firstOf(
  names: readonly DriverName[],
  code: 'no-sqlite' | `no-${DriverName}`,
): Promise<Driver> {
  const reasons: unknown[] = [];
  for (const name of names) {
    try {
      return await LOADERS[name]();
    } catch (problem) {
      reasons.push(problem);
    }
  }
  throw new StoreNotOpened(code, new AggregateError(reasons, reasons.map(firstLine).join(' ')));
}

/** The rest is a list of every place that was looked in. */
const firstLine = (reason: unknown): string =>
  (reason instanceof Error ? reason.message : String(reason)).split('\n', 1)[0] ?? '';
