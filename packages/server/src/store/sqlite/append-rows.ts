import type { Written } from '@quarterdeck/tables';
import type { Append } from '../appending.ts';
import { type CheckpointRows, checkpointRows } from '../checkpoints/rows.ts';
import { entryRow, headlineRow } from '../rows.ts';
import type { EntryRow } from '../schema.ts';
import type { Database } from './driver.ts';

type Cell = string | number | null;

/** An append as SQLite takes it: plain values, which can be handed to another thread. */
export type AppendRow = {
  readonly table: string;
  /** What `GROW` is told. */
  readonly head: readonly Cell[];
  readonly entries: readonly EntryRow[];
  /** When the match was over, or null where it goes on; left out where that cannot have changed. */
  readonly overAt?: number | null;
  readonly checkpoint?: CheckpointRows;
};

const GROW = `update tables set length = ?, updated_at = ?, hash = ?, snapshot = ?, state = ?,
    asked = ?, ranks = ?, scores = ?,
    due_at = case when ? = 'finished' then null when ? = 1 then ? else ? + patience end
  where id = ? and length = ? and era = coalesce(?, era)`;
const ENTER = 'insert into entries (table_id, seq, at, entry) values (?, ?, ?, ?)';
const FORGET = [
  'delete from told where table_id = ?',
  'delete from checkpoints where table_id = ?',
];
const FIRST = `insert into checkpoints (length, format, rules, match, hash, table_id)
  values (?, ?, ?, ?, ?, ?)`;
const NEXT = `update checkpoints set length = ?, format = ?, rules = ?, match = ?, hash = ?
  where table_id = ? and length = ?`;
const TELL = 'insert into told (table_id, upto, items, events, sum) values (?, ?, ?, ?, ?)';
const THERE = 'select 1 from tables where id = ?';
const OVER_TABLE = 'update moorings set over_at = ? where id = ?';
const OVER_SEATS = 'update berths set over_at = ? where mooring = ?';

export function appendRow({ table, length, entries, headline }: Append): AppendRow {
  const { updated_at, hash, snapshot, state, asked, ranks, scores } = headlineRow(headline);
  const due = [headline.dueAt === undefined ? 0 : 1, headline.dueAt ?? null];
  const isOver = state === 'finished';
  // A match is over with this, or goes on after all, because its last answer was taken back.
  const mayHaveChanged = isOver || entries.some(({ entry }) => !('choice' in entry));
  return {
    table,
    head: [
      ...[length + entries.length, updated_at, hash, snapshot, state, asked, ranks, scores],
      ...[state, ...due, updated_at],
      ...[table, length, headline.era ?? null],
    ],
    entries: entries.map(entryRow),
    ...(mayHaveChanged ? { overAt: isOver ? updated_at : null } : {}),
    ...(headline.checkpoint === undefined
      ? {}
      : { checkpoint: checkpointRows(table, headline.checkpoint) }),
  };
}

/**
 * Appends to many logs in one transaction, each by itself: statements that are compiled once cost
 * SQLite less than one for all, and a disk that syncs once for all of them is what makes thousands of
 * durable answers a second possible.
 */
export function appendRows(database: Database, rows: readonly AppendRow[]): readonly Written[] {
  database.prepare('begin immediate').run([]);
  try {
    const written = rows.map((row) => append(database, row));
    database.prepare('commit').run([]);
    return written;
  } catch (problem) {
    rollBack(database);
    throw problem;
  }
}

function append(database: Database, row: AppendRow): Written {
  const { table, head, entries, overAt, checkpoint } = row;
  if (Number(database.prepare(GROW).run(head).changes) === 0)
    return database.prepare(THERE).all([table]).length === 0 ? 'gone' : 'conflict';
  const enter = database.prepare(ENTER);
  for (const { table_id, seq, at, entry } of entries) enter.run([table_id, seq, at, entry]);
  if (overAt !== undefined)
    for (const over of [OVER_TABLE, OVER_SEATS]) database.prepare(over).run([overAt, table]);
  if (checkpoint !== undefined) keep(database, checkpoint);
  return 'written';
}

/** Where another process has stored one meanwhile, this one has nothing to stand on and is left out. */
function keep(database: Database, { after, checkpoint, told }: CheckpointRows): void {
  const { table_id, length, format, rules, match, hash } = checkpoint;
  const place = [length, format, rules, match, hash, table_id];
  if (after === null) {
    for (const forget of FORGET) database.prepare(forget).run([table_id]);
    database.prepare(FIRST).run(place);
  } else if (Number(database.prepare(NEXT).run([...place, after]).changes) === 0) return;
  const { upto, items, events, sum } = told;
  database.prepare(TELL).run([table_id, upto, items, events, sum]);
}

/** A full disk may have ended the transaction already: what is to be told is why. */
function rollBack(database: Database): void {
  try {
    database.prepare('rollback').run([]);
  } catch {
    // There is none any more.
  }
}
