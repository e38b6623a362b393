import type { Kysely } from 'kysely';
import { orFault } from './faults.ts';
import { onlineTableQuery, withSeats } from './online-table-rows.ts';
import type { DatabaseSchema } from './schema.ts';
import type { OnlineTables } from './server-store.ts';

type LobbyReaders = Pick<OnlineTables, 'listed' | 'listedBy' | 'watchable'>;

/** What anybody may find. Each is a stretch of an index, however many tables there are. */
export const inLobby = (db: Kysely<DatabaseSchema>): LobbyReaders => ({
  listed: (most) =>
    orFault(async () => {
      const rows = await onlineTableQuery(db)
        .where('moorings.listed', '=', 1)
        .where('moorings.hidden', '=', 0)
        .orderBy('moorings.created_at', 'desc')
        .limit(most)
        .execute();
      return withSeats(db, rows);
    }),
  listedBy: (host) =>
    orFault(async () => {
      const { count } = await db
        .selectFrom('moorings')
        .select((by) => by.fn.countAll<number | string>().as('count'))
        .where('host', '=', host)
        .where('listed', '=', 1)
        .executeTakeFirstOrThrow();
      return Number(count);
    }),
  watchable: (most) =>
    orFault(async () => {
      const rows = await onlineTableQuery(db)
        .where('moorings.watching', '=', 'anybody')
        .where('moorings.hidden', '=', 0)
        .where('moorings.over_at', 'is', null)
        .where('tables.state', '=', 'playing')
        .orderBy('moorings.created_at', 'desc')
        .limit(most)
        .execute();
      return withSeats(db, rows);
    }),
});
