import { StorageFault } from '@quarterdeck/tables';

/** SQLite: the disk, or the room given to the file, is full. PostgreSQL: class 53, code 100. */
const FULL = new Set(['SQLITE_FULL', '53100']);
const NOT_UNIQUE = new Set(['SQLITE_CONSTRAINT_UNIQUE', 'SQLITE_CONSTRAINT_PRIMARYKEY', '23505']);

/** Whatever a database does wrong is one fault with two kinds. */
export async function orFault<T>(attempt: () => Promise<T>): Promise<T> {
  try {
    return await attempt();
  } catch (problem) {
    throw new StorageFault(FULL.has(codeOf(problem)) ? 'full' : 'failed', problem);
  }
}

/** Somebody was first: a unique key forbids the second. */
export const isNotUnique = (problem: unknown): boolean => NOT_UNIQUE.has(codeOf(problem));

function codeOf(problem: unknown): string {
  if (!(problem instanceof Error) || !('code' in problem)) return '';
  return String(problem.code);
}
