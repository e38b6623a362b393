import { type Kysely, sql } from 'kysely';
import { orFault } from './faults.ts';
import type { DatabaseSchema } from './schema.ts';
import type { GuestStore } from './server-store.ts';

/** PostgreSQL refuses the character 0, and Node 22 reads a text only up to it. */
const storable = (name: string): string => name.replaceAll('\0', '');

export const sqlGuests = (db: Kysely<DatabaseSchema>): GuestStore => ({
  add: ({ id, name, createdAt }) =>
    orFault(async () => {
      await db
        .insertInto('guests')
        .values({ id, name: storable(name), created_at: createdAt })
        .execute();
    }),
  read: (guest) =>
    orFault(async () => {
      const row = await db
        .selectFrom('guests')
        .leftJoin('people', 'people.id', 'guests.id')
        .leftJoin('bans', 'bans.person', 'guests.id')
        .select([
          'guests.id',
          'guests.name',
          'created_at',
          'people.id as person',
          'until',
          'reason',
        ])
        .where('guests.id', '=', guest)
        .executeTakeFirst();
      if (row === undefined) return undefined;
      const { id, name, created_at: createdAt, person, until, reason } = row;
      const ban = reason === null ? {} : { ban: { until, reason } };
      return { id, name, createdAt, hasAccount: person !== null, ...ban };
    }),
  rename: (guest, name) =>
    orFault(async () => {
      const { numUpdatedRows } = await db
        .updateTable('guests')
        .set({ name: storable(name) })
        .where('id', '=', guest)
        .executeTakeFirst();
      return numUpdatedRows === 0n ? 'gone' : 'renamed';
    }),
  forgetUnused: (before, most) =>
    orFault(async () => {
      const { numAffectedRows = 0n } = await sql`
        delete from guests where id in (
          select id from guests where created_at < ${before}
            and not exists (select 1 from moorings where host = guests.id)
            and not exists (select 1 from berths where guest = guests.id)
            and not exists (select 1 from people where people.id = guests.id)
            and not exists (select 1 from outside_bots where bot = guests.id)
            order by created_at limit ${most})`.execute(db);
      return Number(numAffectedRows);
    }),
});
