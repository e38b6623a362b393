import type { StoredEntry, TableHead, Written } from '@quarterdeck/tables';
import { type Kysely, sql } from 'kysely';
import { checkpointRows } from './checkpoints/rows.ts';
import { writeCheckpoint } from './checkpoints/write-checkpoint.ts';
import { entryRow, headlineRow } from './rows.ts';
import type { DatabaseSchema } from './schema.ts';

export type Append = {
  readonly table: string;
  readonly length: number;
  readonly entries: readonly StoredEntry[];
  readonly headline: TableHead;
};

/** Appends to many logs at once; each stands or falls by its own length. */
export type AppendAll = (appends: readonly Append[]) => Promise<readonly Written[]>;

/**
 * Appends to many logs in one transaction: a disk that syncs once for all of them is what makes
 * thousands of durable answers a second possible. Each stands or falls by its own length.
 */
export async function appendAll(
  db: Kysely<DatabaseSchema>,
  appends: readonly Append[],
): Promise<readonly Written[]> {
  const rounds = roundsOf(appends);
  const written = new Map<Append, Written>();
  await db.transaction().execute(async (tx) => {
    for (const round of rounds) await appendRound(tx, round, written);
  });
  return appends.map((append) => written.get(append) ?? 'conflict');
}

/**
 * An update from a list changes a row once, so a table comes once in a round. In the order of ids:
 * two nodes that lock the same rows in the same order never wait for each other in a ring.
 */
function roundsOf(appends: readonly Append[]): Append[][] {
  const rounds: Map<string, Append>[] = [];
  for (const append of appends) {
    let round = rounds.find((one) => !one.has(append.table));
    if (round === undefined) {
      round = new Map();
      rounds.push(round);
    }
    round.set(append.table, append);
  }
  return rounds.map((round) => [...round.values()].sort((a, b) => (a.table < b.table ? -1 : 1)));
}

async function appendRound(
  tx: Kysely<DatabaseSchema>,
  round: readonly Append[],
  written: Map<Append, Written>,
): Promise<void> {
  const grown = await grow(tx, round);
  const entries = round.flatMap((one) => (grown.has(one.table) ? one.entries.map(entryRow) : []));
  if (entries.length > 0) await tx.insertInto('entries').values(entries).execute();
  for (const append of round) {
    if (!grown.has(append.table)) continue;
    const { checkpoint } = append.headline;
    if (checkpoint !== undefined)
      await writeCheckpoint(tx, checkpointRows(append.table, checkpoint));
    if (mayEndOrGoOn(append)) await noteOver(tx, append);
  }
  const rest = round.filter(({ table }) => !grown.has(table));
  const known = rest.length === 0 ? new Set<string>() : await standing(tx, rest);
  for (const append of round) {
    if (grown.has(append.table)) written.set(append, 'written');
    else written.set(append, known.has(append.table) ? 'conflict' : 'gone');
  }
}

/** One statement for all: the tables whose log has the length, and the era, that was expected. */
async function grow(
  tx: Kysely<DatabaseSchema>,
  round: readonly Append[],
): Promise<ReadonlySet<string>> {
  const rows = round.map(({ table, length, entries, headline }) => {
    const head = headlineRow(headline);
    return sql`(cast(${table} as text), cast(${length} as integer), cast(${entries.length} as integer),
      cast(${head.updated_at} as bigint), cast(${head.hash} as text), cast(${head.snapshot} as text),
      cast(${head.state} as text), cast(${head.asked} as text), cast(${head.ranks} as text),
      cast(${head.scores} as text), cast(${headline.dueAt === undefined ? 0 : 1} as integer),
      cast(${headline.dueAt ?? null} as bigint), cast(${headline.era ?? -1} as integer))`;
  });
  const { rows: grown } = await sql<{ id: string }>`
    with news as (select column1 as id, column2 as length, column3 as more, column4 as updated_at,
        column5 as hash, column6 as snapshot, column7 as state, column8 as asked, column9 as ranks,
        column10 as scores, column11 as has_due, column12 as due_at, column13 as era from (values ${sql.join(rows)}) as given)
    update tables set length = news.length + news.more, updated_at = news.updated_at,
        hash = news.hash, snapshot = news.snapshot, state = news.state, asked = news.asked,
        ranks = news.ranks, scores = news.scores,
        due_at = case when news.state = 'finished' then null when news.has_due = 1 then news.due_at
          else news.updated_at + patience end
      from news where tables.id = news.id and tables.length = news.length
        and (news.era < 0 or tables.era = news.era)
      returning tables.id`.execute(tx);
  return new Set(grown.map(({ id }) => id));
}

/** A match is over with this, or goes on after all, because its last answer was taken back. */
const mayEndOrGoOn = ({ headline, entries }: Append): boolean =>
  headline.state === 'finished' || entries.some(({ entry }) => !('choice' in entry));

async function noteOver(
  tx: Kysely<DatabaseSchema>,
  { table, headline: { state, updatedAt } }: Append,
): Promise<void> {
  const over_at = state === 'finished' ? updatedAt : null;
  await tx.updateTable('moorings').set({ over_at }).where('id', '=', table).execute();
  await tx.updateTable('berths').set({ over_at }).where('mooring', '=', table).execute();
}

async function standing(
  tx: Kysely<DatabaseSchema>,
  appends: readonly Append[],
): Promise<ReadonlySet<string>> {
  const ids = appends.map(({ table }) => table);
  const rows = await tx.selectFrom('tables').select('id').where('id', 'in', ids).execute();
  return new Set(rows.map(({ id }) => id));
}
