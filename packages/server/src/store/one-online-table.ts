import type { CompiledQuery, Kysely } from 'kysely';
import {
  agreedAt,
  type NamedSeatRow,
  onlineTableOf,
  onlineTableQuery,
  type ProgressedRow,
  seatHolderOf,
} from './online-table-rows.ts';
import type { DatabaseSchema } from './schema.ts';
import type { OnlineTable } from './server-store.ts';

/** A seat, with the table it is of. */
type Row = ProgressedRow & {
  readonly [Column in keyof NamedSeatRow as `seat_${Column}`]: NamedSeatRow[Column];
};

/**
 * Reads one table as of one moment, by its id or by its invitation. Whoever sits down has it read several times: the
 * query is put together once, and only what is asked for changes.
 */
export function oneOnlineTable(
  db: Kysely<DatabaseSchema>,
  by: 'id' | 'invitation',
): (wanted: string) => Promise<OnlineTable | undefined> {
  const query: CompiledQuery<Row> = onlineTableQuery(db)
    .innerJoin('berths', 'berths.mooring', 'moorings.id')
    .leftJoin('guests', 'guests.id', 'berths.guest')
    .leftJoin('outside_bots', 'outside_bots.bot', 'berths.guest')
    .select(['berths.kind as seat_kind', 'berths.bot as seat_bot', 'berths.guest as seat_guest'])
    .select(['guests.name as seat_name', 'outside_bots.bot as seat_outside'])
    .where(`moorings.${by}`, '=', '')
    .orderBy('berths.seat')
    .compile();
  return async (wanted) => {
    const { rows } = await db.executeQuery<Row>({ ...query, parameters: [wanted] });
    const [row] = rows;
    if (row === undefined) return undefined;
    const agreed = await agreedAt(db, [row]);
    const seats = rows.map((seat) =>
      seatHolderOf({
        kind: seat.seat_kind,
        bot: seat.seat_bot,
        guest: seat.seat_guest,
        name: seat.seat_name,
        outside: seat.seat_outside,
      }),
    );
    return onlineTableOf(row, seats, agreed.get(row.id) ?? []);
  };
}
