import type { Json } from '@quarterdeck/kernel/pack';
import { type Kysely, sql } from 'kysely';
import { orFault } from '../faults.ts';
import { jsonIn } from '../rows.ts';
import type { DatabaseSchema } from '../schema.ts';
import type { EverythingStore } from './people-store.ts';

/** Of each kind, the newest: nobody who plays has more, and nobody waits for one who has. */
const MOST = 5_000;

type Row = { readonly [field: string]: Json };

/** By what it is called in the document. What opens the account is named, never given out. */
const PARTS = {
  person: (id: string) => sql<Row>`select name, created_at as "since" from guests where id = ${id}`,
  account: (id: string) =>
    sql<Row>`select email, cast("createdAt" as text) as "since", role from people where id = ${id}`,
  passkeys: (id: string) =>
    sql<Row>`select name, cast("createdAt" as text) as "since" from passkeys where "userId" = ${id}`,
  devices: (id: string) =>
    sql<Row>`select "userAgent", "ipAddress", cast("updatedAt" as text) as "lastSeen"
      from sessions where "userId" = ${id}`,
  tables: (id: string) =>
    sql<Row>`select mooring as "table", moorings.game as "game", seat, moorings.created_at as "setAt",
        moorings.over_at as "overAt", moorings.ended as "ended"
      from berths join moorings on moorings.id = berths.mooring where guest = ${id}
      order by moorings.created_at desc limit ${MOST}`,
  matches: (id: string) =>
    sql<Row>`select results.table_id as "table", game, pace, seats, seat, place, results.at as "at",
        is_rated as "isRated", mu_before as "skillBefore", mu_after as "skillAfter"
      from results join matches on matches.table_id = results.table_id where person = ${id}
      order by results.at desc limit ${MOST}`,
  ratings: (id: string) =>
    sql<Row>`select game, pace, mu, sigma, matches, won from ratings where person = ${id}`,
  messages: (id: string) =>
    sql<Row>`select table_id as "table", side, at, said from messages where guest = ${id}
      order by at desc limit ${MOST}`,
  friends: (id: string) =>
    sql<Row>`select guests.name as "name", friendships.at as "at", accepted_at as "acceptedAt",
        case when asker = ${id} then 'you' else 'they' end as "askedBy"
      from friendships join guests on guests.id = case when asker = ${id} then asked else asker end
      where asker = ${id} or asked = ${id} limit ${MOST}`,
  blocked: (id: string) =>
    sql<Row>`select guests.name as "name", blocks.at as "at"
      from blocks join guests on guests.id = blocked where guest = ${id} limit ${MOST}`,
  reports: (id: string) =>
    sql<Row>`select table_id as "table", reason, note, created_at as "at" from reports
      where by_guest = ${id} order by created_at desc limit ${MOST}`,
  warnings: (id: string) =>
    sql<Row>`select note, at, read_at as "readAt" from warnings where person = ${id}
      order by at desc limit ${MOST}`,
  silence: (id: string) => sql<Row>`select until, reason, at from silences where person = ${id}`,
  vacations: (id: string) =>
    sql<Row>`select from_at as "from", to_at as "to" from vacations where guest = ${id} limit ${MOST}`,
  bots: (id: string) =>
    sql<Row>`select guests.name as "name", outside_bots.created_at as "since"
      from outside_bots join guests on guests.id = outside_bots.bot where owner = ${id} limit ${MOST}`,
  learning: (id: string) => sql<Row>`select learned from learning where guest = ${id}`,
  notices: (id: string) => sql<Row>`select way, target from notices where guest = ${id}`,
  pushTo: (id: string) =>
    sql<Row>`select endpoint, device, created_at as "since" from push_subscriptions
      where guest = ${id} limit ${MOST}`,
  toldUsually: (id: string) =>
    sql<Row>`select way, is_on as "isOn" from notice_defaults where guest = ${id}`,
  toldOfTables: (id: string) =>
    sql<Row>`select table_id as "table", way, is_on as "isOn" from quiet_tables
      where guest = ${id} limit ${MOST}`,
} as const;

/** Fields that hold JSON as it was written. */
const AS_JSON: ReadonlySet<string> = new Set(['said', 'learned']);

export const sqlEverything = (db: Kysely<DatabaseSchema>): EverythingStore => ({
  everything: (person) =>
    orFault(async () => {
      const everything: { [part: string]: Json } = {};
      for (const [name, ask] of Object.entries(PARTS)) {
        const { rows } = await ask(person).execute(db);
        everything[name] = rows.map((row) =>
          Object.fromEntries(
            Object.entries(row).map(([field, value]) => [
              field,
              AS_JSON.has(field) ? jsonIn(String(value)) : value,
            ]),
          ),
        );
      }
      return everything;
    }),
});
