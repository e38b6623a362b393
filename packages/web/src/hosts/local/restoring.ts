import { type Engine, type ErasedKinds, QuarterdeckError } from '@quarterdeck/kernel/engine';
import { listOf, literal, optional, read, type Shape, shape } from '@quarterdeck/kernel/pack';
import {
  hasOlderRules,
  ok,
  openLog,
  type Restored,
  type Result,
  readEntry,
  readRecord,
  refusalOf,
  refused,
  type StoredTable,
  type TableStore,
} from '@quarterdeck/tables';
import { SAVED_FORMAT, SAVED_VERSION } from './saved-format.ts';

const MOST_TABLES = 10_000;

const raw: Shape<unknown> = { take: (value) => value };
const saved = shape({
  format: literal(SAVED_FORMAT),
  version: literal(SAVED_VERSION),
  // The page's own; tables do not depend on them.
  settings: optional(raw),
  tables: listOf(shape({ record: raw, entries: listOf(raw, { most: 1_000_000 }) }), {
    most: MOST_TABLES,
  }),
});

type Load = (game: string) => Promise<Engine<ErasedKinds>>;

const tableOf = async (
  { record, entries }: { readonly record: unknown; readonly entries: readonly unknown[] },
  load: Load,
): Promise<StoredTable> => {
  const stored = { record: readRecord(record), entries: entries.map(readEntry) };
  const engine = await load(stored.record.game);
  // Under older rules it was kept as it stood; opening it takes it over.
  if (!hasOlderRules(engine, stored)) openLog(engine, stored);
  return stored;
};

/** Says which of the tables it is about. */
const wrongTable = (problem: unknown, at: number, of: number): Result<never> => {
  if (!(problem instanceof QuarterdeckError)) throw problem;
  const { code, sentence, clause } = refusalOf(problem).refusal;
  return refused(code, `Table ${at + 1} of ${of} in the file: ${sentence}`, clause);
};

/** Every table of the file, each played again; or the first thing that is wrong with it. */
const readSaved = async (file: unknown, load: Load): Promise<Result<readonly StoredTable[]>> => {
  const { tables } = read(saved, file);
  const found: StoredTable[] = [];
  for (const [at, table] of tables.entries()) {
    try {
      found.push(await tableOf(table, load));
    } catch (problem) {
      return wrongTable(problem, at, tables.length);
    }
  }
  return ok(found);
};

/** All of them or none: what was added before the store gave up is taken out again. */
const addAll = async (store: TableStore, tables: readonly StoredTable[]): Promise<void> => {
  const added: string[] = [];
  try {
    for (const { record, entries } of tables) {
      await store.add(record, entries);
      added.push(record.id);
    }
  } catch (problem) {
    for (const id of added) await store.remove(id).catch(() => {});
    throw problem;
  }
};

const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const isOurs = (file: unknown): boolean =>
  typeof file === 'object' && file !== null && 'format' in file && file.format === SAVED_FORMAT;

/** Puts the tables of a file back. One that is here already stays as it is: it may be further on. */
export async function restore(
  store: TableStore,
  text: string,
  load: Load,
): Promise<Result<Restored>> {
  const file = jsonOf(text);
  if (file === undefined) return refused('not-json');
  if (!isOurs(file)) return refused('not-a-save');
  const read = await readSaved(file, load);
  if (!read.ok) return read;
  const here = new Set((await store.list()).map(({ id }) => id));
  const missing = read.value.filter(({ record }) => !here.has(record.id));
  await addAll(store, missing);
  return ok({ added: missing.length, here: read.value.length - missing.length });
}
