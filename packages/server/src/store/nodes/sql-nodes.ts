import { type Kysely, type RawBuilder, sql } from 'kysely';
import { orFault } from '../faults.ts';
import { jsonIn } from '../rows.ts';
import type { DatabaseSchema } from '../schema.ts';
import type { AccountDatabase } from '../server-store.ts';
import type { NodeStore, Place } from './node-store.ts';

const MOST_PLACES = 500;

/** Of the database: all nodes go by the same one. */
const CLOCKS: Readonly<Record<AccountDatabase['type'], RawBuilder<number>>> = {
  postgres: sql`cast(extract(epoch from clock_timestamp()) * 1000 as bigint)`,
  sqlite: sql`cast((julianday('now') - 2440587.5) * 86400000 as integer)`,
};

export function sqlNodes(db: Kysely<DatabaseSchema>, type: AccountDatabase['type']): NodeStore {
  const clock = CLOCKS[type];
  return {
    isShared: type === 'postgres',
    now: () =>
      orFault(async () => {
        const { rows } = await sql<{ at: number }>`select ${clock} as at`.execute(db);
        return Number(rows[0]?.at);
      }),
    ...lives(db, clock),
    ...leases(db, clock, type),
    ...tables(db),
  };
}

type Clock = RawBuilder<number>;

const lives = (
  db: Kysely<DatabaseSchema>,
  clock: Clock,
): Pick<NodeStore, 'beat' | 'leave' | 'bury'> => ({
  beat: (node, millis) =>
    orFault(async () => {
      await sql`insert into nodes (id, until_at) values (${node}, ${clock} + cast(${millis} as bigint))
        on conflict (id) do update set until_at = excluded.until_at`.execute(db);
      const { rows } = await sql<{ id: string }>`
        select id from nodes where until_at >= ${clock} order by id`.execute(db);
      return rows.map(({ id }) => id);
    }),
  leave: (node) =>
    orFault(async () => {
      await db.deleteFrom('nodes').where('id', '=', node).execute();
    }),
  bury: () =>
    orFault(async () => {
      const { rows } = await sql<{ id: string; until_at: number }>`
        delete from nodes where until_at < ${clock} returning id, until_at`.execute(db);
      return rows.map(({ id, until_at }) => ({ node: id, until: Number(until_at) }));
    }),
});

const leases = (
  db: Kysely<DatabaseSchema>,
  clock: Clock,
  type: AccountDatabase['type'],
): Pick<NodeStore, 'take' | 'takeOver' | 'holds' | 'release'> => {
  const isFree = sql`not exists (
    select 1 from nodes where nodes.id = leases.node and nodes.until_at >= ${clock})`;
  // Two who take over at once share the work instead of waiting for each other.
  const apart = type === 'postgres' ? sql`for update skip locked` : sql``;
  return {
    take: (name, node) =>
      orFault(async () => {
        const { rows } = await sql<{ fence: number }>`
          insert into leases (name, node, fence) values (${name}, ${node}, 1)
          on conflict (name) do update set node = excluded.node,
            fence = leases.fence + case when leases.node = excluded.node then 0 else 1 end
          where leases.node = excluded.node or ${isFree}
          returning fence`.execute(db);
        return rows[0]?.fence ?? null;
      }),
    takeOver: (beginning, node, most) =>
      orFault(async () => {
        const { rows } = await sql<{ name: string; fence: number }>`
          update leases set node = ${node}, fence = fence + 1 where name in (
            select name from leases where name like ${`${beginning}%`} and ${isFree}
            order by name limit ${most} ${apart})
          returning name, fence`.execute(db);
        return rows;
      }),
    holds: ({ name, fence }, node) =>
      orFault(async () => {
        const row = await db
          .selectFrom('leases')
          .select('name')
          .where('name', '=', name)
          .where('node', '=', node)
          .where('fence', '=', fence)
          .executeTakeFirst();
        return row !== undefined;
      }),
    release: ({ name, fence }, node) =>
      orFault(async () => {
        await db
          .deleteFrom('leases')
          .where('name', '=', name)
          .where('node', '=', node)
          .where('fence', '=', fence)
          .execute();
      }),
  };
};

const tables = (db: Kysely<DatabaseSchema>): Pick<NodeStore, 'places' | 'rules'> => ({
  places: (ids) =>
    orFault(async () => {
      const places = new Map<string, Place>();
      for (let from = 0; from < ids.length; from += MOST_PLACES) {
        const rows = await db
          .selectFrom('tables')
          .select(['id', 'length', 'era'])
          .where('id', 'in', ids.slice(from, from + MOST_PLACES))
          .execute();
        for (const { id, length, era } of rows) places.set(id, { length, era });
      }
      return places;
    }),
  rules: (table) =>
    orFault(async () => {
      const row = await db
        .selectFrom('tables')
        .select('origin')
        .where('id', '=', table)
        .executeTakeFirst();
      return row === undefined ? undefined : rulesIn(jsonIn(row.origin));
    }),
});

function rulesIn(origin: unknown): number {
  const rules = origin !== null && typeof origin === 'object' && 'rules' in origin && origin.rules;
  if (typeof rules !== 'number') throw new Error('a table is stored without its rules');
  return rules;
}
