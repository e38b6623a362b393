import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import pg from 'pg';
import { openPostgres } from '../src/store/open-store.ts';
import type { ServerStore } from '../src/store/server-store.ts';
import { openSqlite } from '../src/store/sqlite/open-sqlite.ts';
import { startPostgres } from './postgres.ts';

const STORED = new URL('../../../fixtures/stored/', import.meta.url);

/** What the file beside a database says of a table in it, as one guest had it. */
export type Remembered = {
  readonly what: 'waiting' | 'half-played' | 'half-played, own pack' | 'finished' | 'rematch';
  readonly table: string;
  readonly game: string;
  readonly guest: string;
  /** Of those that wait. */
  readonly invitation?: string;
  /** Of those that were dealt: what the guest saw last, and the hash of its state. */
  readonly viewer?: number;
  readonly seq?: number;
  readonly asked?: readonly { readonly seat: number; readonly step: string }[];
  readonly isOver?: boolean;
  readonly state?: string;
  /** Of a rematch: the table that was played before. */
  readonly of?: string;
};

export type Manifest = {
  readonly writtenAt: number;
  /** The cookies of the guests, by name. */
  readonly guests: { readonly [name: string]: string };
  readonly tables: readonly Remembered[];
};

/** A database as it was left, copied to where it can be written to. */
export type StoredData = {
  readonly manifest: Manifest;
  readonly store: ServerStore;
  readonly remove: () => Promise<void>;
};

const unpacked = (name: string): Buffer => gunzipSync(readFileSync(new URL(name, STORED)));
const manifestOf = (name: string): Manifest =>
  JSON.parse(readFileSync(new URL(name, STORED), 'utf8'));

export const STORED_DATA = {
  SQLite: async (): Promise<StoredData> => {
    const folder = mkdtempSync(join(tmpdir(), 'quarterdeck-stored-'));
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'quarterdeck.sqlite'), unpacked('quarterdeck.sqlite.gz'));
    return {
      manifest: manifestOf('sqlite.json'),
      store: await openSqlite(folder),
      remove: () => Promise.resolve(rmSync(folder, { recursive: true })),
    };
  },
  PostgreSQL: async (): Promise<StoredData> => {
    const { fresh, stop } = await startPostgres();
    const url = await fresh();
    const client = new pg.Client(url);
    await client.connect();
    await client.query(unpacked('postgres.sql.gz').toString());
    await client.end();
    return { manifest: manifestOf('postgres.json'), store: await openPostgres(url), remove: stop };
  },
} as const satisfies { readonly [kind: string]: () => Promise<StoredData> };
