import { type Learning, learningIn, MOST_LEARNED, mergeLearning } from '@quarterdeck/tables';
import type { Kysely } from 'kysely';
import { orFault } from './faults.ts';
import type { DatabaseSchema } from './schema.ts';
import type { LearningStore } from './server-store.ts';

/** Two devices of one person that store at once: each tries again on what the other has stored. */
const MOST_TRIES = 8;

export const sqlLearning = (db: Kysely<DatabaseSchema>): LearningStore => ({
  read: (guest) => orFault(() => learnedBy(db, guest)),
  add: (guest, learned) => orFault(() => addLearning(db, guest, learned)),
});

/** What a guest has learned; as a part of something greater, too. */
export const learnedBy = async (db: Kysely<DatabaseSchema>, guest: string): Promise<Learning> =>
  learningIn(parsed(await rowOf(db, guest)));

/** Null: it would be too much. */
export async function addLearning(
  db: Kysely<DatabaseSchema>,
  guest: string,
  learned: Learning,
): Promise<Learning | null> {
  for (let tries = 1; tries <= MOST_TRIES; tries++) {
    const before = await rowOf(db, guest);
    const all = mergeLearning(learningIn(parsed(before)), learned);
    const written = JSON.stringify(all);
    if (written.length > MOST_LEARNED) return null;
    if (written === before || (await replace(db, guest, before, written))) return all;
  }
  throw new Error('What was learned changed with every try to store it.');
}

const rowOf = async (db: Kysely<DatabaseSchema>, guest: string): Promise<string | undefined> =>
  (await db.selectFrom('learning').select('learned').where('guest', '=', guest).executeTakeFirst())
    ?.learned;

/** False: it is not any more what it was before. */
async function replace(
  db: Kysely<DatabaseSchema>,
  guest: string,
  before: string | undefined,
  learned: string,
): Promise<boolean> {
  if (before === undefined) {
    const { numInsertedOrUpdatedRows = 0n } = await db
      .insertInto('learning')
      .values({ guest, learned })
      .onConflict((conflict) => conflict.column('guest').doNothing())
      .executeTakeFirst();
    return numInsertedOrUpdatedRows > 0n;
  }
  const { numUpdatedRows } = await db
    .updateTable('learning')
    .set({ learned })
    .where('guest', '=', guest)
    .where('learned', '=', before)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** What a row was damaged to reads as nothing. */
function parsed(learned: string | undefined): unknown {
  if (learned === undefined) return undefined;
  try {
    return JSON.parse(learned);
  } catch {
    return undefined;
  }
}
