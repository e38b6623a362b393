import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely } from 'kysely';
import type { Append } from '../appending.ts';
import { dumpBefore } from '../backup/dump-before.ts';
import { sqliteSnapshot } from '../backup/sqlite-snapshot.ts';
import { troubleOf } from '../faults.ts';
import { openStore } from '../open-store.ts';
import type { DatabaseSchema } from '../schema.ts';
import type { ServerStore } from '../server-store.ts';
import { StoreNotOpened } from '../store-not-opened.ts';
import { appendRow } from './append-rows.ts';
import { type Connection, ownConnection } from './connection.ts';
import { sqliteDialect } from './dialect.ts';
import { DATABASE_FILE, type Driver } from './driver.ts';
import { findDriver } from './find-driver.ts';
import { holdFolder } from './hold-folder.ts';
import { openFile } from './open-file.ts';
import { knowingFullDisk } from './room-on-disk.ts';
import { ThreadedConnection } from './thread/threaded-connection.ts';
import { Turns } from './turns.ts';

/** Beside the database: what it held before its shape was changed. */
const BACKUPS = 'backups';

/** How a file is opened. */
type Open = (driver: Driver, file: string) => Promise<Connection>;

/**
 * The embedded database: one file in a folder of this machine, made if it is not there. Either
 * driver reads what the other wrote. Rejects with `StoreNotOpened` where somebody can mend it.
 */
export const openSqlite = (folder: string, driver?: Driver): Promise<ServerStore> =>
  openWith(folder, driver, async (chosen, file) => ownConnection(openFile(chosen, file)));

/** The same in a thread of its own: whoever serves others goes on while a disk is waited for. */
export const openSqliteInThread = (folder: string, driver?: Driver): Promise<ServerStore> =>
  openWith(folder, driver, ({ name }, file) => ThreadedConnection.open({ file, driver: name }));

async function openWith(
  folder: string,
  driver: Driver | undefined,
  open: Open,
): Promise<ServerStore> {
  const chosen = driver ?? (await findDriver());
  try {
    mkdirSync(folder, { recursive: true });
    return await openHeld(chosen, folder, open);
  } catch (problem) {
    if (problem instanceof StoreNotOpened) throw problem;
    const trouble = troubleOf(problem);
    if (trouble === 'other' || trouble === 'not-unique') throw problem;
    throw new StoreNotOpened(trouble, problem);
  }
}

async function openHeld(driver: Driver, folder: string, open: Open): Promise<ServerStore> {
  const letGo = holdFolder(driver, folder);
  try {
    const file = join(folder, DATABASE_FILE);
    const connection = await open(driver, file);
    const turns = new Turns();
    const db = new Kysely<DatabaseSchema>({ dialect: sqliteDialect(connection, turns) });
    // A transaction of its own, done in one go: nobody else's may be open then.
    const append = (appends: readonly Append[]) =>
      turns.together(() => connection.append(appends.map(appendRow)));
    const before = (next: string): Promise<void> =>
      dumpBefore(() => sqliteSnapshot(driver, file), join(folder, BACKUPS), next);
    const store = await openStore(db, 'sqlite', { append, before });
    const close = async (): Promise<void> => {
      await store.close();
      letGo();
    };
    return knowingFullDisk({ ...store, close }, folder);
  } catch (problem) {
    letGo();
    throw problem;
  }
}
