import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPostgres } from '../src/store/open-store.ts';
import type { ServerStore } from '../src/store/server-store.ts';
import { openSqlite, openSqliteInThread } from '../src/store/sqlite/open-sqlite.ts';
import { startPostgres } from './postgres.ts';
import { driversHere, titleOf } from './sqlite/drivers.ts';

/** A database of one kind, for one file of tests. */
export type Databases = {
  /** An empty store. */
  readonly open: () => Promise<ServerStore>;
  /** The same store as another node has it. An embedded database has one node, and this is it. */
  readonly otherNode: () => Promise<ServerStore>;
  /** What is there when all nodes have ended and one comes back. */
  readonly restart: () => Promise<ServerStore>;
  readonly stop: () => Promise<void>;
};

type Places = { readonly fresh: () => Promise<string>; readonly stop: () => Promise<void> };

/** By the title of its tests. */
export const KINDS: readonly (readonly [string, () => Promise<Databases>])[] = [
  ...(await driversHere()).map(
    (driver) =>
      [
        titleOf(driver),
        () =>
          databases(
            Promise.resolve(sqliteFolders()),
            (folder) => openSqlite(folder, driver),
            'one node',
          ),
      ] as const,
  ),
  ['PostgreSQL', () => databases(startPostgres(), openPostgres, 'many nodes')],
];

/** As a server opens it. What a statement does is the same as in this thread: the way there is not. */
export const IN_THREAD = [
  'SQLite in a thread of its own',
  () => databases(Promise.resolve(sqliteFolders()), openSqliteInThread, 'one node'),
] as const satisfies (typeof KINDS)[number];

async function databases(
  starting: Promise<Places>,
  openAt: (place: string) => Promise<ServerStore>,
  nodes: 'one node' | 'many nodes',
): Promise<Databases> {
  const { fresh, stop } = await starting;
  let opened: ServerStore[] = [];
  let place = '';
  const openHere = async (): Promise<ServerStore> => {
    const store = await openAt(place);
    opened.push(store);
    return store;
  };
  const closeAll = async (): Promise<void> => {
    await Promise.all(opened.map((store) => store.close()));
    opened = [];
  };
  return {
    open: async () => {
      await closeAll();
      place = await fresh();
      return openHere();
    },
    otherNode: async () => (nodes === 'one node' ? opened[0] : undefined) ?? openHere(),
    restart: async () => {
      await closeAll();
      return openHere();
    },
    stop: async () => {
      await closeAll();
      await stop();
    },
  };
}

function sqliteFolders(): Places {
  const folder = mkdtempSync(join(tmpdir(), 'quarterdeck-store-'));
  let count = 0;
  return {
    fresh: () => {
      count += 1;
      return Promise.resolve(join(folder, `${count}`));
    },
    stop: () => {
      rmSync(folder, { recursive: true, force: true });
      return Promise.resolve();
    },
  };
}
