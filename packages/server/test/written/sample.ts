import { fileURLToPath } from 'node:url';
import { loadSample } from '@quarterdeck/shelf';
import { sampleTables } from '@quarterdeck/tables/test-kit';
import type { ServerStore } from '../../src/store/server-store.ts';
import type { DriverName } from '../../src/store/sqlite/driver.ts';

const { nextAnswer, sampleTable } = sampleTables(loadSample);

/** Files that a driver wrote once, so that a Node without this driver can be tried with them. */
export const writtenBy = (driver: DriverName): string =>
  fileURLToPath(new URL(`by-${driver}.sqlite.gz`, import.meta.url));

/** What is in them: a dealt table, one answer into its match. */
export async function writeSample(store: ServerStore): Promise<void> {
  const { record, entries } = await sampleTable(1);
  for (const id of ['ada', 'bo'])
    await store.guests.add({ id, name: `${id} ʻāina`, createdAt: 1_700_000_000_000 });
  await store.onlineTables.add({
    table: record.id,
    game: record.game,
    setup: { seats: 2 },
    host: 'ada',
    createdAt: 1_700_000_000_000,
    watching: 'invited',
    answerTime: 60_000,
    invitation: 'invitation',
    listed: false,
    seats: [
      { kind: 'guest', guest: 'ada' },
      { kind: 'guest', guest: 'bo' },
    ],
  });
  await store.onlineTables.storeDealt(record, entries);
  await answer(store);
}

/** Answers for seat 0 at the sample's table; the log is played again from its deal for it. */
export async function answer(store: ServerStore): Promise<{ readonly length: number }> {
  const stored = await store.tables.read('table-1');
  if (stored === undefined) throw new Error('the sample has a table');
  const { length } = stored.record;
  const { entries, headline } = await nextAnswer(stored);
  const written = await store.tables.append('table-1', length, entries, headline);
  if (written !== 'written') throw new Error(`expected the answer to be written, got ${written}`);
  return { length: length + entries.length };
}
