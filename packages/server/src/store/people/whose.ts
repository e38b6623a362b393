import { type Kysely, sql } from 'kysely';
import { adoptNotices } from '../notices/sql-notices.ts';
import type { DatabaseSchema } from '../schema.ts';

/**
 * What a guest has played becomes the account's. A rating that the account has already stays as it
 * is: the same hand earned both, and nobody gains by coming as a guest first.
 */
export async function adoptPerson(
  tx: Kysely<DatabaseSchema>,
  from: string,
  into: string,
): Promise<void> {
  await tx.updateTable('results').set({ person: into }).where('person', '=', from).execute();
  await sql`update ratings set person = ${into} where person = ${from} and not exists (
    select 1 from ratings as own where own.person = ${into}
      and own.game = ratings.game and own.pace = ratings.pace)`.execute(tx);
  await tx.deleteFrom('ratings').where('person', '=', from).execute();
  await sql`insert into blocks (guest, blocked, at)
    select ${into}, blocked, at from blocks where guest = ${from} and blocked <> ${into}
    on conflict do nothing`.execute(tx);
  await adoptNotices(tx, from, into);
}

/**
 * Everything that is about one person alone. The row of the guest stays, since matches with others
 * refer to it; it has no name and nothing leads to it.
 */
export async function forgetPerson(tx: Kysely<DatabaseSchema>, person: string): Promise<void> {
  await tx.updateTable('results').set({ person: null }).where('person', '=', person).execute();
  for (const table of ['ratings', 'profiles'] as const)
    await tx.deleteFrom(table).where('person', '=', person).execute();
  for (const table of [
    'messages',
    'mutes',
    'agreements',
    'vacations',
    'push_subscriptions',
    'notices',
    'quiet_tables',
    'notice_defaults',
    'notices_told',
  ] as const)
    await tx.deleteFrom(table).where('guest', '=', person).execute();
  await sql`delete from blocks where guest = ${person} or blocked = ${person}`.execute(tx);
  await sql`delete from friendships where asker = ${person} or asked = ${person}`.execute(tx);
}
