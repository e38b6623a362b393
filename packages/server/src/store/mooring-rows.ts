import type { Kysely } from 'kysely';
import type { Berth, Mooring, NewMooring, Progress, Sitting } from './harbour-store.ts';
import { jsonIn } from './rows.ts';
import type { BerthRow, MooringRow, Shelves, TableRow } from './schema.ts';

export const mooringRow = (mooring: NewMooring): MooringRow => ({
  id: mooring.table,
  game: mooring.game,
  setup: JSON.stringify(mooring.setup),
  host: mooring.host,
  created_at: mooring.createdAt,
  watching: mooring.watching,
  patience: mooring.patience,
  invitation: mooring.invitation,
  rematch: null,
});

export const berthRow = (mooring: string, seat: number, sitting: Sitting): BerthRow => ({
  mooring,
  seat,
  kind: sitting.kind,
  bot: sitting.kind === 'bot' ? sitting.bot : null,
  guest: sitting.kind === 'guest' ? sitting.guest : null,
});

/** Moorings joined with their tables, for a caller to narrow down and put in order. */
export const moored = (db: Kysely<Shelves>) =>
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
      'tables.length',
      'tables.state',
      'tables.asked',
      'tables.updated_at',
      'tables.due_at',
    ]);

type ProgressRow = Pick<TableRow, 'length' | 'state' | 'asked' | 'updated_at' | 'due_at'>;
type MooredRow = MooringRow & {
  readonly [Column in keyof ProgressRow]: ProgressRow[Column] | null;
};

/** With their berths, read in one more query for all of them. */
export async function withBerths(
  db: Kysely<Shelves>,
  rows: readonly MooredRow[],
): Promise<readonly Mooring[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const berths = await db
    .selectFrom('berths')
    .leftJoin('guests', 'guests.id', 'berths.guest')
    .select(['berths.mooring', 'berths.kind', 'berths.bot', 'berths.guest', 'guests.name'])
    .where('berths.mooring', 'in', ids)
    .orderBy('berths.seat')
    .execute();
  const bySeat = (id: string): Berth[] =>
    berths.filter(({ mooring }) => mooring === id).map(berthOf);
  return rows.map((row) => mooringOf(row, bySeat(row.id)));
}

type NamedBerth = Pick<BerthRow, 'kind' | 'bot' | 'guest'> & { readonly name: string | null };

function berthOf({ kind, bot, guest, name }: NamedBerth): Berth {
  if (kind === 'bot' && bot !== null) return { kind, bot };
  if (kind === 'guest' && guest !== null && name !== null) return { kind, guest, name };
  return { kind: 'open' };
}

const mooringOf = (row: MooredRow, berths: readonly Berth[]): Mooring => ({
  table: row.id,
  game: row.game,
  setup: jsonIn(row.setup),
  host: row.host,
  createdAt: row.created_at,
  watching: row.watching,
  patience: row.patience,
  invitation: row.invitation,
  rematch: row.rematch,
  berths,
  progress: progressOf(row),
});

function progressOf({ length, state, asked, updated_at, due_at }: MooredRow): Progress | null {
  if (length === null || state === null || asked === null || updated_at === null) return null;
  return { length, state, asked: numbersIn(asked), updatedAt: updated_at, dueAt: due_at };
}

function numbersIn(text: string): readonly number[] {
  const found = jsonIn(text);
  return Array.isArray(found) ? found.filter((one) => typeof one === 'number') : [];
}
