import { type Kysely, sql } from 'kysely';
import type { DatabaseSchema } from './schema.ts';

/** Where a table stands among those of a guest. `overAt`: null as long as it goes on. */
type Place = { readonly id: string; readonly touched: number; readonly overAt: number | null };

/**
 * The tables that a guest made or sits at: those under way first, the last touched in front, then
 * those that are over, the last one in front; `most` of them, after the one called `before`. Each
 * half reads an index as far as it is wanted, so that a long past costs nothing.
 */
export async function tablesOfGuest(
  db: Kysely<DatabaseSchema>,
  guest: string,
  most: number,
  before: string | undefined,
): Promise<readonly string[]> {
  const last = before === undefined ? undefined : await placeOf(db, before);
  const isAmongOver = last !== undefined && last.overAt !== null;
  const underWay = isAmongOver ? [] : await underWayOf(db, guest, most, last);
  const left = most - underWay.length;
  const over = left > 0 ? await overOf(db, guest, left, isAmongOver ? last : undefined) : [];
  return [...underWay, ...over].map(({ id }) => id);
}

const placeOf = async (db: Kysely<DatabaseSchema>, table: string): Promise<Place | undefined> => {
  const { rows } = await sql<Place>`
    select moorings.id as id, coalesce(tables.updated_at, moorings.created_at) as touched,
        moorings.over_at as "overAt"
      from moorings left join tables on tables.id = moorings.id
      where moorings.id = ${table}`.execute(db);
  return rows[0];
};

const underWayOf = async (
  db: Kysely<DatabaseSchema>,
  guest: string,
  most: number,
  last: Place | undefined,
): Promise<readonly { readonly id: string }[]> => {
  const touched = sql`coalesce(tables.updated_at, moorings.created_at)`;
  const after =
    last === undefined
      ? sql``
      : sql`and (${touched} < ${last.touched} or (${touched} = ${last.touched} and moorings.id > ${last.id}))`;
  const { rows } = await sql<{ id: string }>`
    select moorings.id as id from moorings left join tables on tables.id = moorings.id
      where moorings.id in (
        select id from moorings where host = ${guest} and over_at is null
        union select mooring from berths where guest = ${guest} and over_at is null) ${after}
      order by ${touched} desc, moorings.id limit ${most}`.execute(db);
  return rows;
};

const overOf = async (
  db: Kysely<DatabaseSchema>,
  guest: string,
  most: number,
  last: Place | undefined,
): Promise<readonly { readonly id: string }[]> => {
  const after = (id: string) =>
    last === undefined
      ? sql`and over_at is not null`
      : sql`and (over_at < ${last.overAt} or (over_at = ${last.overAt} and ${sql.ref(id)} > ${last.id}))`;
  const { rows } = await sql<{ id: string }>`
    select id, over_at from (
        select * from (select id, over_at from moorings where host = ${guest} ${after('id')}
          order by over_at desc, id limit ${most}) as made
        union select * from (select mooring, over_at from berths where guest = ${guest} ${after('mooring')}
          order by over_at desc, mooring limit ${most}) as seated) as mine
      order by over_at desc, id limit ${most}`.execute(db);
  return rows;
};
