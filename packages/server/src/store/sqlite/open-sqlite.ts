import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely } from 'kysely';
import type { Append } from '../appending.ts';
import { troubleOf } from '../faults.ts';
import { openStore } from '../open-store.ts';
import type { DatabaseSchema } from '../schema.ts';
import type { ServerStore } from '../server-store.ts';
import { StoreNotOpened } from '../store-not-opened.ts';
import { appendRow } from './append-rows.ts';
import { type Connection, ownConnection } from './connection.ts';
import { sqliteDialect } from './dialect.ts';
import type { Driver } from './driver.ts';
import { findDriver } from './find-driver.ts';
import { holdFolder } from './hold-folder.ts';
import { openFile } from './open-file.ts';
import { knowingFullDisk } from './room-on-disk.ts';
import { ThreadedConnection } from './thread/threaded-connection.ts';

const FILE = 'quarterdeck.sqlite';

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
    const trouble = troubleOf(problem);
    if (trouble === 'other' || trouble === 'not-unique') throw problem;
    throw new StoreNotOpened(trouble, problem);
  }
}

async function openHeld(driver: Driver, folder: string, open: Open): Promise<ServerStore> {
  const letGo = holdFolder(driver, folder);
  try {
    const connection = await open(driver, join(folder, FILE));
    const db = new Kysely<DatabaseSchema>({ dialect: sqliteDialect(connection) });
    // Nobody is in the middle of a transaction while an append has the connection.
    const append = (appends: readonly Append[]) =>
      db.connection().execute(() => connection.append(appends.map(appendRow)));
    const store = await openStore(db, 'sqlite', append);
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
