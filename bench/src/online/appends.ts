import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Seat } from '@quarterdeck/kernel';
import { engine } from '@quarterdeck/kernel/engine';
import { type Driver, openSqlite } from '@quarterdeck/server';
import { loadGame } from '@quarterdeck/shelf';
import { deal, type StoredTable, type TableStore } from '@quarterdeck/tables';

/** What one driver of SQLite does with the server's store alone: no guests, no rules, no network. */
export type Appends = {
  readonly driver: string;
  /** Of SQLite itself. */
  readonly version: string;
  readonly tables: number;
  readonly appendsPerSecond: number;
  readonly appendsPerProcessorSecond: number;
};

export type AppendPlan = {
  /** Each appends as soon as its last append is on the disk. */
  readonly tables: number;
  readonly seconds: number;
  readonly warmSeconds: number;
};

const SEAT_0 = 0 as Seat;

export async function measureAppends(driver: Driver, plan: AppendPlan): Promise<Appends> {
  const folder = mkdtempSync(join(tmpdir(), 'quarterdeck-appends-'));
  const store = await openSqlite(folder, driver);
  try {
    const figures = await measureStore(store.tables, plan, await sampleOf('reef', 2));
    return { driver: driver.name, version: driver.version, tables: plan.tables, ...figures };
  } finally {
    await store.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Of any store: each of its tables appends as soon as its last append is there to stay. */
export async function measureStore(
  store: TableStore,
  { tables, seconds, warmSeconds }: AppendPlan,
  sample: StoredTable,
): Promise<Pick<Appends, 'appendsPerSecond' | 'appendsPerProcessorSecond'>> {
  const counter = { appends: 0, isOver: false };
  const running = Array.from({ length: tables }, (_, number) =>
    appendOn(store, sample, `table-${number}`, counter),
  );
  await sleep(warmSeconds);
  const before = counter.appends;
  const began = performance.now();
  const processor = process.cpuUsage();
  await sleep(seconds);
  const appends = counter.appends - before;
  const took = (performance.now() - began) / 1_000;
  const { user, system } = process.cpuUsage(processor);
  counter.isOver = true;
  await Promise.all(running);
  return {
    appendsPerSecond: appends / took,
    appendsPerProcessorSecond: appends / ((user + system) / 1_000_000),
  };
}

async function appendOn(
  store: TableStore,
  { record, entries }: StoredTable,
  table: string,
  counter: { appends: number; isOver: boolean },
): Promise<void> {
  await store.add({ ...record, id: table }, entries);
  for (let length = record.length; !counter.isOver; length++) {
    const entry = { seat: SEAT_0, choice: { do: 'stay' } };
    const written = await store.append(
      table,
      length,
      [{ table, seq: length + 1, at: length, entry }],
      record.headline,
    );
    if (written !== 'written') throw new Error(`expected the entry to be written, got ${written}`);
    counter.appends += 1;
  }
}

/** A table of that game that was dealt just now. */
export async function sampleOf(game: string, count: number): Promise<StoredTable> {
  const seats = (['red', 'blue', 'green', 'yellow'] as const).slice(0, count).map((colour) => ({
    name: colour,
    colour,
    who: { kind: 'person' } as const,
  }));
  const env = { newSeed: () => '00'.repeat(32), newId: () => 'sample', now: () => 0 };
  return deal(engine((await loadGame(game)).game), { game, seats }, env);
}

const sleep = (seconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, seconds * 1_000);
  });
