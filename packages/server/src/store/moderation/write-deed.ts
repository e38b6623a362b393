import type { Kysely } from 'kysely';
import type { DatabaseSchema } from '../schema.ts';
import type { Deed } from './deed.ts';

/** A line of the audit log, in the transaction of what it tells. */
export async function writeDeed(
  db: Kysely<DatabaseSchema>,
  { id, at, by, deed, about, note }: Deed,
): Promise<void> {
  await db
    .insertInto('audit')
    .values({ id, at, by_name: by?.name ?? '', by_person: by?.person ?? null, deed, about, note })
    .execute();
}
