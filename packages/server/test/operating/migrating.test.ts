import { existsSync, readdirSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Kysely } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { readBackup } from '../../src/store/backup/backup-file.ts';
import { restoreBackup } from '../../src/store/backup/restore.ts';
import type { NamedRow, Value } from '../../src/store/backup/snapshot.ts';
import { MIGRATION_NAMES, migrate } from '../../src/store/migrations.ts';
import { hearLines } from '../heard-lines.ts';
import { PLACES, type Place, type Places } from './places.ts';

type Content = { readonly [table: string]: readonly NamedRow[] };

/** One value for every kind of column: a row that names another one finds it, since all are called so. */
function valueFor(type: string): Value {
  if (/bool/i.test(type)) return true;
  if (/int|double|real|float|numeric/i.test(type)) return 1;
  return /time/i.test(type) ? '2026-01-02T03:04:05.000Z' : 'x';
}

async function contentOf(place: Place): Promise<Content> {
  const snapshot = await place.snapshot();
  const content: { [table: string]: NamedRow[] } = {};
  for (const of of snapshot.tables) {
    content[of.table] = [];
    for await (const rows of snapshot.rows(of))
      for (const row of rows)
        content[of.table]?.push(
          Object.fromEntries(of.columns.map((column, at) => [column, row[at] ?? null])),
        );
  }
  await snapshot.close();
  return content;
}

/** A database as the program of that time left it, with a row in each table. */
async function leftAt(place: Place, migration: string): Promise<Content> {
  if (!existsSync(dirname(place.backups))) await mkdir(dirname(place.backups), { recursive: true });
  const db = (await place.raw()) as Kysely<Record<string, NamedRow>>;
  await migrate(db, { to: migration });
  const described = await db.introspection.getTables();
  const snapshot = await place.snapshot();
  for (const { table, columns } of snapshot.tables) {
    const types = described.find(({ name }) => name === table)?.columns ?? [];
    const row = Object.fromEntries(
      columns.map((column) => {
        const type = types.find(({ name }) => name === column)?.dataType ?? '';
        const value = valueFor(type);
        return [column, snapshot.kind === 'sqlite' && value === true ? 1 : value];
      }),
    );
    await db.insertInto(table).values(row).execute();
  }
  await snapshot.close();
  await db.destroy();
  return contentOf(place);
}

/** What a later shape has more is no part of it. */
const withColumnsOf = (content: Content, before: Content): Content =>
  Object.fromEntries(
    Object.entries(before).map(([table, rows]) => {
      const columns = Object.keys(rows[0] ?? {});
      const now = (content[table] ?? []).map((row) =>
        Object.fromEntries(columns.map((column) => [column, row[column] ?? null])),
      );
      return [table, now];
    }),
  );

const BEFORE = MIGRATION_NAMES.slice(0, -1);

describe.each(Object.entries(PLACES))('%s', (_, start) => {
  let places: Places;
  beforeAll(async () => {
    places = await start();
  });
  afterAll(() => places.stop());

  it.each(BEFORE)('is brought to the present from %s, and nothing in it is lost', async (state) => {
    const lines = hearLines();
    const place = await places.fresh();
    const before = await leftAt(place, state);

    await (await place.open()).close();

    const next = MIGRATION_NAMES[MIGRATION_NAMES.indexOf(state) + 1] ?? '';
    const [dump = '', ...more] = readdirSync(place.backups);
    expect(withColumnsOf(await contentOf(place), before)).toEqual(before);
    expect(Object.keys(before).length).toBeGreaterThan(3);
    // What it was before lies in a file, which can be restored.
    expect(more).toEqual([]);
    expect(dump).toMatch(new RegExp(`^before-${next}-`));
    expect(lines).toMatchObject([{ level: 'info', file: expect.stringContaining(dump) }]);
    const { migrations } = await readBackup(join(place.backups, dump), () => Promise.resolve());
    expect(migrations.at(-1)).toBe(state);
    const restored = await places.fresh();
    await restoreBackup(join(place.backups, dump), await restored.target());
    expect(withColumnsOf(await contentOf(restored), before)).toEqual(before);
  });

  it('is not written to a file where nothing has to be changed, or nothing is there', async () => {
    const place = await places.fresh();

    await (await place.open()).close();
    await (await place.open()).close();

    expect(existsSync(place.backups)).toBe(false);
  });

  it('stays as it was where it cannot be written to a file before', async () => {
    const place = await places.fresh();
    const [state = ''] = BEFORE;
    const before = await leftAt(place, state);
    await writeFile(place.backups, 'a file where the folder should be');

    const opening = place.open();

    await expect(opening).rejects.toMatchObject({ code: 'no-dump' });
    expect(await contentOf(place)).toEqual(before);
    // Who keeps copies of their own may say so.
    process.env['BACKUP_BEFORE_MIGRATION'] = '0';
    onTestFinished(() => void delete process.env['BACKUP_BEFORE_MIGRATION']);
    await (await place.open()).close();
  });
});
