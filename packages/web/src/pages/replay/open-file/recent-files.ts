import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/** A replay file that was opened here. */
export type RecentFile = {
  readonly id: string;
  /** As the reader's disk has it. */
  readonly name: string;
  readonly game: string;
  readonly names: readonly string[];
  readonly openedAt: number;
  readonly text: string;
};

/** What was opened lately, so that a reload or another day need not look for the file again. */
export type RecentFiles = {
  /** The last opened first. */
  list(): Promise<readonly RecentFile[]>;
  find(id: string): Promise<RecentFile | undefined>;
  remember(file: RecentFile): Promise<void>;
  forget(id: string): Promise<void>;
};

const NAME = 'quarterdeck-replays';
const VERSION = 1;
const MOST = 8;

type Shelf = DBSchema & { files: { key: string; value: RecentFile } };

export const isRecentFile = (value: unknown): value is RecentFile => {
  if (typeof value !== 'object' || value === null) return false;
  const { id, name, game, names, openedAt, text } = value as Partial<
    Record<keyof RecentFile, unknown>
  >;
  return (
    [id, name, game, text].every((word) => typeof word === 'string') &&
    typeof openedAt === 'number' &&
    Array.isArray(names) &&
    names.every((one) => typeof one === 'string')
  );
};

const newestFirst = (files: readonly unknown[]): readonly RecentFile[] =>
  files.filter(isRecentFile).sort((a, b) => b.openedAt - a.openedAt);

/** For a browser that keeps nothing: they last as long as the page. */
export const memoryFiles = (): RecentFiles => {
  const files = new Map<string, RecentFile>();
  return {
    list: () => Promise.resolve(newestFirst([...files.values()])),
    find: (id) => Promise.resolve(files.get(id)),
    remember: (file) => {
      files.set(file.id, file);
      return Promise.resolve();
    },
    forget: (id) => {
      files.delete(id);
      return Promise.resolve();
    },
  };
};

const storedFiles = (db: IDBPDatabase<Shelf>): RecentFiles => ({
  list: async () => newestFirst(await db.getAll('files')),
  find: async (id) => {
    const found: unknown = await db.get('files', id);
    return isRecentFile(found) ? found : undefined;
  },
  remember: async (file) => {
    await db.put('files', file);
    const old = newestFirst(await db.getAll('files')).slice(MOST);
    await Promise.all(old.map(({ id }) => db.delete('files', id)));
  },
  forget: async (id) => db.delete('files', id),
});

/** Storage that is full, forbidden or broken costs the list, never the replay. */
export const recentFiles = (): RecentFiles => {
  const memory = memoryFiles();
  const opening = openDB<Shelf>(NAME, VERSION, {
    upgrade: (db) => void db.createObjectStore('files', { keyPath: 'id' }),
  }).then(storedFiles);
  const orInMemory = async <T>(work: (files: RecentFiles) => Promise<T>): Promise<T> => {
    try {
      return await work(await opening);
    } catch {
      return await work(memory);
    }
  };
  opening.catch(() => {});
  return {
    list: () => orInMemory((files) => files.list()),
    find: async (id) => (await orInMemory((files) => files.find(id))) ?? (await memory.find(id)),
    remember: async (file) => {
      await memory.remember(file);
      await orInMemory((files) => files.remember(file));
    },
    forget: async (id) => {
      await memory.forget(id);
      await orInMemory((files) => files.forget(id));
    },
  };
};
