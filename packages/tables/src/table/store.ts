import type { Json } from '@quarterdeck/kernel/pack';
import type { StoredCheckpoint } from './checkpoint.ts';
import type { LogOrigin, StoredEntry, TableHead, TableRecord } from './record.ts';
import type { TableSummary } from './setup.ts';

/** A table with its whole log, read in one go. */
export type StoredTable = {
  readonly record: TableRecord;
  /** Those under the rules of the record's origin. */
  readonly entries: readonly StoredEntry[];
};

/** A table from its last checkpoint on; where it has one, `entries` are those after it. */
export type ResumableTable = StoredTable & { readonly checkpoint: StoredCheckpoint | null };

/** `conflict`: somebody else was first; nothing was written. `gone`: the table was deleted. */
export type Written = 'written' | 'conflict' | 'gone';

/** Where tables are kept. What is written is there to stay when the promise is kept. */
export type TableStore = {
  /** False where everything ends with the page. */
  readonly keeps: boolean;
  add(record: TableRecord, entries: readonly StoredEntry[]): Promise<void>;
  /** All of them or none, and only if the log still has `length` entries. */
  append(
    table: string,
    length: number,
    entries: readonly StoredEntry[],
    headline: TableHead,
  ): Promise<Written>;
  /** A new segment of the log begins, under the same condition. */
  renew(table: string, length: number, origin: LogOrigin, headline: TableHead): Promise<Written>;
  read(table: string): Promise<StoredTable | undefined>;
  /** The same from its last checkpoint on; left out where none are kept. */
  readResumable?(table: string): Promise<ResumableTable | undefined>;
  /** The entries after the first `length`; undefined if the table is gone. */
  entriesAfter(table: string, length: number): Promise<readonly StoredEntry[] | undefined>;
  /** The last touched first; what cannot be read is left out. */
  list(): Promise<readonly TableSummary[]>;
  remove(table: string): Promise<void>;
  /** Once for each pack, however many tables are played with it; it is never written over. */
  keepPack(hash: string, content: Json): Promise<void>;
  /** The content of a pack that was kept. */
  pack(hash: string): Promise<Json | undefined>;
};

/** The store could not do it, and did not do half of it. */
export class StorageFault extends Error {
  readonly kind: 'full' | 'failed';

  constructor(kind: StorageFault['kind'], cause: unknown) {
    super(`The storage is ${kind === 'full' ? 'full' : 'not working'}.`, { cause });
    this.name = 'StorageFault';
    this.kind = kind;
  }
}
