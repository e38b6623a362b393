import type { Kysely } from 'kysely';
import { jsonIn } from './rows.ts';
import type { DatabaseSchema, OnlineTableRow, SeatRow, TableRow } from './schema.ts';
import type {
  NewOnlineTable,
  OnlineTable,
  Progress,
  SeatAssignment,
  SeatHolder,
} from './server-store.ts';

export const onlineTableRow = (online: NewOnlineTable): OnlineTableRow => ({
  id: online.table,
  game: online.game,
  setup: JSON.stringify(online.setup),
  host: online.host,
  created_at: online.createdAt,
  watching: online.watching,
  patience: online.answerTime,
  invitation: online.invitation,
  rematch: null,
  over_at: null,
  listed: online.listed ? 1 : 0,
  clock_start: online.clock?.start ?? null,
  clock_increment: online.clock?.increment ?? null,
  when_late: online.whenLate ?? null,
  ended: null,
  counted: 0,
  hidden: 0,
});

export const seatRow = (mooring: string, seat: number, holder: SeatAssignment): SeatRow => ({
  mooring,
  seat,
  kind: holder.kind,
  bot: holder.kind === 'bot' ? holder.bot : null,
  guest: holder.kind === 'guest' ? holder.guest : null,
  over_at: null,
});

/** Online tables joined with what is stored of their matches, for a caller to narrow down and sort. */
export const onlineTableQuery = (db: Kysely<DatabaseSchema>) =>
  db
    .selectFrom('moorings')
    .leftJoin('tables', 'tables.id', 'moorings.id')
    .select([
      'moorings.id',
      'moorings.game',
      'moorings.setup',
      'moorings.host',
      'moorings.created_at',
      'moorings.watching',
      'moorings.patience',
      'moorings.invitation',
      'moorings.rematch',
      'moorings.listed',
      'moorings.clock_start',
      'moorings.clock_increment',
      'moorings.when_late',
      'moorings.ended',
      'tables.length',
      'tables.state',
      'tables.asked',
      'tables.updated_at',
      'tables.due_at',
    ]);

type ProgressRow = Pick<TableRow, 'length' | 'state' | 'asked' | 'updated_at' | 'due_at'>;
export type ProgressedRow = Omit<OnlineTableRow, 'over_at' | 'counted' | 'hidden'> & {
  readonly [Column in keyof ProgressRow]: ProgressRow[Column] | null;
};

/** With their seats, read in one more query for all of them. */
export async function withSeats(
  db: Kysely<DatabaseSchema>,
  rows: readonly ProgressedRow[],
): Promise<readonly OnlineTable[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const seats = await db
    .selectFrom('berths')
    .leftJoin('guests', 'guests.id', 'berths.guest')
    .leftJoin('outside_bots', 'outside_bots.bot', 'berths.guest')
    .select(['berths.mooring', 'berths.kind', 'berths.bot', 'berths.guest', 'guests.name'])
    .select('outside_bots.bot as outside')
    .where('berths.mooring', 'in', ids)
    .orderBy('berths.seat')
    .execute();
  const holders = new Map(ids.map((id): [string, SeatHolder[]] => [id, []]));
  for (const seat of seats) holders.get(seat.mooring)?.push(seatHolderOf(seat));
  const agreed = await agreedAt(db, rows);
  return rows.map((row) => onlineTableOf(row, holders.get(row.id) ?? [], agreed.get(row.id) ?? []));
}

/** Nobody plays again what is not over. */
export async function agreedAt(
  db: Kysely<DatabaseSchema>,
  rows: readonly ProgressedRow[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const over = rows.filter(({ state }) => state === 'finished').map(({ id }) => id);
  if (over.length === 0) return new Map();
  const found = await db
    .selectFrom('agreements')
    .selectAll()
    .where('table_id', 'in', over)
    .orderBy('guest')
    .execute();
  const agreed = new Map<string, string[]>();
  for (const { table_id, guest } of found)
    agreed.set(table_id, [...(agreed.get(table_id) ?? []), guest]);
  return agreed;
}

export type NamedSeatRow = Pick<SeatRow, 'kind' | 'bot' | 'guest'> & {
  readonly name: string | null;
  readonly outside: string | null;
};

export function seatHolderOf({ kind, bot, guest, name, outside }: NamedSeatRow): SeatHolder {
  if (kind === 'bot' && bot !== null) return { kind, bot };
  if (kind === 'guest' && guest !== null && name !== null)
    return outside === null ? { kind, guest, name } : { kind, guest, name, isBot: true };
  return { kind: 'open' };
}

export const onlineTableOf = (
  row: ProgressedRow,
  seats: readonly SeatHolder[],
  agreed: readonly string[],
): OnlineTable => ({
  table: row.id,
  game: row.game,
  setup: jsonIn(row.setup),
  host: row.host,
  createdAt: row.created_at,
  watching: row.watching,
  answerTime: row.patience,
  ...(row.clock_start === null
    ? {}
    : { clock: { start: row.clock_start, increment: row.clock_increment ?? 0 } }),
  ...(row.when_late === null ? {} : { whenLate: row.when_late }),
  invitation: row.invitation,
  rematch: row.rematch,
  agreed,
  listed: row.listed === 1,
  seats,
  progress: progressOf(row),
});

function progressOf(row: ProgressedRow): Progress | null {
  const { length, state, asked, updated_at, due_at, ended } = row;
  if (length === null || state === null || asked === null || updated_at === null) return null;
  return { length, state, asked: numbersIn(asked), updatedAt: updated_at, dueAt: due_at, ended };
}

function numbersIn(text: string): readonly number[] {
  const found = jsonIn(text);
  return Array.isArray(found) ? found.filter((one) => typeof one === 'number') : [];
}
