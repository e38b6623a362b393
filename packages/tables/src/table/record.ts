import { Malformed, type Saved } from '@quarterdeck/kernel/engine';
import {
  integer,
  listOf,
  literal,
  oneOf,
  optional,
  orNull,
  read,
  type Shape,
  shape,
  text,
  variants,
} from '@quarterdeck/kernel/pack';
import type { Entry, LoggedPack, ReplayHeader, Segment } from '@quarterdeck/kernel/replay';
import type { Checkpoint } from './checkpoint.ts';
import { fromOldSeats, type OldSeat, toOldSeats } from './old-names.ts';
import { SEAT_COLOURS, type TableSeat, type TableSummary } from './setup.ts';

/** Where a table's log begins. The entries lie apart, one by one. */
export type LogOrigin = {
  readonly header: ReplayHeader;
  /** What was played under older rules. */
  readonly earlier: readonly Segment[];
  readonly rules: number;
  /** Where these rules took the match over to another pack than the header's. */
  readonly pack?: LoggedPack;
  readonly from: Saved | null;
  readonly startHash: string | null;
};

/** What changes with every entry. */
export type TableHead = {
  readonly updatedAt: number;
  /** Of the match as it stands. */
  readonly hash: string;
  /** The match as it stands, for the day when newer rules take it over. */
  readonly snapshot: Saved;
  readonly state: 'playing' | 'finished';
  readonly asked: readonly number[];
  readonly ranks: readonly number[] | null;
  readonly scores: readonly number[] | null;
  /** When somebody has to look at it next; left out where nobody looks at tables by themselves. */
  readonly dueAt?: number | null;
  /** What has happened beside the log when this was written; left out where nothing does. Not stored with it. */
  readonly era?: number;
  /** To be stored with this, where it is; no part of what is stored of the head. */
  readonly checkpoint?: Checkpoint;
};

export type TableRecord = {
  readonly format: 1;
  readonly id: string;
  readonly game: string;
  readonly seats: readonly TableSeat[];
  readonly startedAt: number;
  /** What the dealer committed to; null where the match was not dealt here. */
  readonly dealt: string | null;
  readonly origin: LogOrigin;
  /** Entries so far, those under older rules included. */
  readonly length: number;
  readonly headline: TableHead;
};

/** One entry of a table's log. `seq` counts from 1. */
export type StoredEntry = {
  readonly table: string;
  readonly seq: number;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly entry: Entry;
};

const MOST_SEATS = 64;
const seatList = listOf(
  shape({
    name: text({ most: 200 }),
    colour: oneOf(SEAT_COLOURS),
    who: variants('kind', { person: {}, bot: { bot: text() }, remote: {} }),
  }),
  { most: MOST_SEATS },
);
const seats: Shape<readonly TableSeat[]> = {
  take: (value, path) => seatList.take(fromOldSeats(value), path),
};
const count = integer({ least: 0 });
const score: Shape<number> = {
  take: (value, path) => {
    if (typeof value === 'number' && Number.isFinite(value)) return value;
    throw new Malformed(path, 'a number', value);
  },
};
const scores = orNull(listOf(score, { most: MOST_SEATS }));

/** The gate of replays reads it, with the entries. */
const unread = <T>(): Shape<T> => ({ take: (value) => value as T });

const headline: Shape<TableHead> = shape({
  updatedAt: count,
  hash: text(),
  snapshot: unread<Saved>(),
  state: oneOf(['playing', 'finished']),
  asked: listOf(count, { most: MOST_SEATS }),
  ranks: scores,
  scores,
  dueAt: optional(orNull(count)),
});

const record: Shape<TableRecord> = shape({
  format: literal(1),
  id: text(),
  game: text(),
  seats,
  startedAt: count,
  dealt: orNull(text()),
  origin: shape({
    header: unread<ReplayHeader>(),
    earlier: unread<readonly Segment[]>(),
    rules: count,
    pack: optional(unread<LoggedPack>()),
    from: unread<Saved | null>(),
    startHash: orNull(text()),
  }),
  length: count,
  headline,
});

const storedEntry: Shape<StoredEntry> = shape({
  table: text(),
  seq: count,
  at: count,
  entry: unread<Entry>(),
});

/** A record as it is stored: under the names that older programs read. */
export type StoredRecord = Omit<TableRecord, 'seats'> & {
  readonly seats: readonly OldSeat<TableSeat>[];
};

export const writeRecord = (table: TableRecord): StoredRecord => ({
  ...table,
  seats: toOldSeats(table.seats),
});

/** What a browser has stored is foreign: an older page, another hand, half a disk. */
export const readRecord = (raw: unknown): TableRecord => read(record, raw, 'table');
export const readEntry = (raw: unknown): StoredEntry => read(storedEntry, raw, 'entry');

export const summaryOf = ({
  id,
  game,
  seats: at,
  startedAt,
  length,
  headline: { updatedAt, state, asked, ranks, scores },
}: TableRecord): TableSummary => ({
  id,
  game,
  seats: at,
  startedAt,
  updatedAt,
  answers: length,
  state,
  asked: asked as TableSummary['asked'],
  ranks,
  scores,
});
