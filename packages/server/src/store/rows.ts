import { savedText } from '@quarterdeck/kernel/engine';
import type { Json } from '@quarterdeck/kernel/pack';
import {
  type LogOrigin,
  readEntry,
  readRecord,
  type StoredEntry,
  type TableHead,
  type TableRecord,
  writeRecord,
} from '@quarterdeck/tables';
import type { EntryRow, TableRow } from './schema.ts';

type HeadlineRow = Pick<
  TableRow,
  'updated_at' | 'hash' | 'snapshot' | 'state' | 'asked' | 'ranks' | 'scores'
>;

export const headlineRow = (headline: TableHead): HeadlineRow => ({
  updated_at: headline.updatedAt,
  hash: headline.hash,
  snapshot: savedText(headline.snapshot),
  state: headline.state,
  asked: JSON.stringify(headline.asked),
  ranks: textOrNull(headline.ranks),
  scores: textOrNull(headline.scores),
});

export const originText = (origin: LogOrigin): string => JSON.stringify(origin);

export const tableRow = (
  record: TableRecord,
  answerTime: number | null,
  first: number | null = answerTime,
): TableRow => ({
  id: record.id,
  game: record.game,
  seats: JSON.stringify(writeRecord(record).seats),
  started_at: record.startedAt,
  dealt: record.dealt,
  origin: originText(record.origin),
  length: record.length,
  ...headlineRow(record.headline),
  patience: answerTime,
  due_at: dueAt(record.headline, first),
  era: 0,
});

/** From the last answer on; who is not asked any more is not late. */
export const dueAt = ({ state, updatedAt }: TableHead, answerTime: number | null): number | null =>
  answerTime === null || state === 'finished' ? null : updatedAt + answerTime;

export const entryRow = ({ table, seq, at, entry }: StoredEntry): EntryRow => ({
  table_id: table,
  seq,
  at,
  entry: JSON.stringify(entry),
});

/** Throws `Malformed` where the row was damaged. */
export const recordOf = (row: TableRow): TableRecord =>
  readRecord({
    format: 1,
    id: row.id,
    game: row.game,
    seats: jsonIn(row.seats),
    startedAt: row.started_at,
    dealt: row.dealt,
    origin: jsonIn(row.origin),
    length: row.length,
    headline: {
      updatedAt: row.updated_at,
      hash: row.hash,
      snapshot: jsonIn(row.snapshot),
      state: row.state,
      asked: jsonIn(row.asked),
      ranks: jsonOrNull(row.ranks),
      scores: jsonOrNull(row.scores),
    },
  });

export const entryOf = ({ table_id, seq, at, entry }: EntryRow): StoredEntry =>
  readEntry({ table: table_id, seq, at, entry: jsonIn(entry) });

/** What is no JSON stays text, and the gate that reads it names the place. */
export function jsonIn(text: string): Json {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

const textOrNull = (value: readonly number[] | null): string | null =>
  value === null ? null : JSON.stringify(value);

const jsonOrNull = (text: string | null): Json => (text === null ? null : jsonIn(text));
