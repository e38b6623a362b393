import { StorageFault } from '@quarterdeck/tables';

/** What a database can say that somebody acts on, whichever database and driver says it. */
export type Trouble = 'not-unique' | 'full' | 'read-only' | 'damaged' | 'busy' | 'other';

const TROUBLES: Readonly<Record<string, Trouble>> = {
  SQLITE_CONSTRAINT_UNIQUE: 'not-unique',
  SQLITE_CONSTRAINT_PRIMARYKEY: 'not-unique',
  /** The disk, or the room given to the file. */
  SQLITE_FULL: 'full',
  SQLITE_READONLY: 'read-only',
  SQLITE_PERM: 'read-only',
  SQLITE_CANTOPEN: 'read-only',
  SQLITE_CORRUPT: 'damaged',
  SQLITE_NOTADB: 'damaged',
  SQLITE_BUSY: 'busy',
  SQLITE_LOCKED: 'busy',
  // PostgreSQL.
  '23505': 'not-unique',
  '53100': 'full',
  '25006': 'read-only',
  XX001: 'damaged',
  XX002: 'damaged',
  '55P03': 'busy',
  // The file system, where the folder is made.
  ENOSPC: 'full',
  EDQUOT: 'full',
  EACCES: 'read-only',
  EPERM: 'read-only',
  EROFS: 'read-only',
};

/** Node's own SQLite gives numbers where better-sqlite3 gives names. */
const SQLITE_NAMES: Readonly<Record<number, string>> = {
  3: 'SQLITE_PERM',
  5: 'SQLITE_BUSY',
  6: 'SQLITE_LOCKED',
  8: 'SQLITE_READONLY',
  11: 'SQLITE_CORRUPT',
  13: 'SQLITE_FULL',
  14: 'SQLITE_CANTOPEN',
  26: 'SQLITE_NOTADB',
  1555: 'SQLITE_CONSTRAINT_PRIMARYKEY',
  2067: 'SQLITE_CONSTRAINT_UNIQUE',
};
/** An extended code says in its upper bits what more there is to say. */
const PRIMARY_BITS = 0xff;
const PRIMARY_NAME = /^SQLITE_[A-Z]+/;

/** Of the problem itself, or of what was behind it. */
export function troubleOf(problem: unknown): Trouble {
  if (!(problem instanceof Error)) return 'other';
  for (const code of codesOf(problem)) {
    const trouble = TROUBLES[code];
    if (trouble !== undefined) return trouble;
  }
  return troubleOf(problem.cause);
}

/** The exact code, and the family it belongs to. */
function codesOf(problem: Error): readonly string[] {
  if ('errcode' in problem && typeof problem.errcode === 'number') {
    const { errcode } = problem;
    return [SQLITE_NAMES[errcode] ?? '', SQLITE_NAMES[errcode & PRIMARY_BITS] ?? ''];
  }
  if (!('code' in problem)) return [];
  const code = String(problem.code);
  return [code, PRIMARY_NAME.exec(code)?.[0] ?? ''];
}

/** Whatever a database does wrong is one fault with two kinds. */
export async function orFault<T>(attempt: () => Promise<T>): Promise<T> {
  try {
    return await attempt();
  } catch (problem) {
    throw new StorageFault(troubleOf(problem) === 'full' ? 'full' : 'failed', problem);
  }
}

/** Somebody was first: a unique key forbids the second. */
export const isNotUnique = (problem: unknown): boolean => troubleOf(problem) === 'not-unique';
