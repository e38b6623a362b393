import type { Kysely } from 'kysely';
import { retireBotsOf } from './bots/sql-outside-bots.ts';
import { orFault } from './faults.ts';
import { adoptPerson, forgetPerson } from './people/whose.ts';
import type { DatabaseSchema } from './schema.ts';
import type { AccountStore } from './server-store.ts';
import { addLearning, learnedBy } from './sql-learning.ts';

export const sqlAccounts = (
  db: Kysely<DatabaseSchema>,
  type: AccountStore['database']['type'],
): AccountStore => ({
  database: { db, type },
  keepRecovery: (person, hash, at) =>
    orFault(async () => {
      await db
        .insertInto('recovery_codes')
        .values({ person, hash, created_at: at })
        .onConflict((conflict) => conflict.column('person').doUpdateSet({ hash, created_at: at }))
        .execute();
    }),
  hasRecovery: (person) =>
    orFault(async () => {
      const row = await db
        .selectFrom('recovery_codes')
        .select('person')
        .where('person', '=', person)
        .executeTakeFirst();
      return row !== undefined;
    }),
  useRecovery: (hash) =>
    orFault(async () => {
      const row = await db
        .deleteFrom('recovery_codes')
        .where('hash', '=', hash)
        .returning('person')
        .executeTakeFirst();
      return row?.person;
    }),
  adopt: (from, into) => orFault(() => db.transaction().execute((tx) => adopt(tx, from, into))),
  forget: (person) =>
    orFault(() =>
      db.transaction().execute(async (tx) => {
        await tx.deleteFrom('people').where('id', '=', person).execute();
        await tx.deleteFrom('learning').where('guest', '=', person).execute();
        await forgetPerson(tx, person);
        await retireBotsOf(tx, person);
        await tx.updateTable('guests').set({ name: '' }).where('id', '=', person).execute();
      }),
    ),
});

async function adopt(
  tx: Kysely<DatabaseSchema>,
  from: string,
  into: string,
): Promise<readonly string[]> {
  const seats = await tx
    .selectFrom('berths')
    .select('mooring')
    .where('guest', '=', from)
    // Nobody has two seats of one table.
    .where('mooring', 'not in', (own) =>
      own.selectFrom('berths').select('mooring').where('guest', '=', into),
    )
    .execute();
  const hosted = await tx.selectFrom('moorings').select('id').where('host', '=', from).execute();
  const seated = seats.map(({ mooring }) => mooring);
  if (seated.length > 0)
    await tx
      .updateTable('berths')
      .set({ guest: into })
      .where('guest', '=', from)
      .where('mooring', 'in', seated)
      .execute();
  await tx.updateTable('moorings').set({ host: into }).where('host', '=', from).execute();
  await adoptPerson(tx, from, into);
  const learned = await addLearning(tx, into, await learnedBy(tx, from));
  if (learned !== null) await tx.deleteFrom('learning').where('guest', '=', from).execute();
  return [...new Set([...seated, ...hosted.map(({ id }) => id)])];
}
