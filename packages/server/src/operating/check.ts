import { type GameModule, QuarterdeckError, UnknownGame } from '@quarterdeck/kernel/engine';
import { canonicalJson, type Json } from '@quarterdeck/kernel/pack';
import {
  bringToCurrentRules,
  hasOlderRules,
  openLog,
  type StoredEntry,
  type StoredTable,
  type TableLog,
  type TableStore,
} from '@quarterdeck/tables';
import { type LoadedGame, LoadedGames } from '../online/loaded-games.ts';
import type { NamedRow, Snapshot } from '../store/backup/snapshot.ts';
import { entryOf, jsonIn, recordOf } from '../store/rows.ts';
import type { EntryRow, TableRow } from '../store/schema.ts';

/** Something that `check` has to tell. `damage`: it cannot be played; `other`: this program cannot tell. */
export type Finding = {
  readonly kind: 'damage' | 'other';
  /** What it is about: a table by its id, or the database. */
  readonly about: string;
  readonly sentence: string;
};

export type CheckReport = {
  /** Tables that were looked at, and entries of their logs that were played again. */
  readonly tables: number;
  readonly entries: number;
  readonly findings: readonly Finding[];
};

/**
 * Plays every stored log again, from its deal, and holds what comes out against the hash, the snapshot
 * and the state that are stored beside it. Reads one moment of the database and changes nothing.
 */
export async function checkTables(
  snapshot: Snapshot,
  loadGame: (id: string) => Promise<GameModule>,
  progress: (tables: number) => void = () => {},
): Promise<CheckReport> {
  const findings: Finding[] = snapshot
    .integrity()
    .map((sentence) => ({ kind: 'damage', about: 'the database', sentence }));
  const tables = snapshot.tables.find(({ table }) => table === 'tables');
  if (tables === undefined) throw new Error('the database has no tables');
  const games = new LoadedGames(loadGame);
  const counted = { tables: 0, entries: 0 };
  for await (const rows of snapshot.rows(tables))
    for (const values of rows) {
      const row = Object.fromEntries(
        tables.columns.map((column, at) => [column, values[at] ?? null]),
      );
      const looked = await lookAt(snapshot, games, row);
      counted.tables += 1;
      counted.entries += looked.entries;
      if (looked.finding !== null) findings.push(looked.finding);
      progress(counted.tables);
    }
  return { ...counted, findings };
}

type Looked = { readonly entries: number; readonly finding: Finding | null };

async function lookAt(snapshot: Snapshot, games: LoadedGames, row: NamedRow): Promise<Looked> {
  const about = `table ${row['id']}`;
  const damage = (sentence: string): Looked => ({
    entries: 0,
    finding: { kind: 'damage', about, sentence },
  });
  const other = (sentence: string): Looked => ({
    entries: 0,
    finding: { kind: 'other', about, sentence },
  });
  try {
    const stored = await storedIn(snapshot, row);
    const loaded = await games.of(stored.record.game);
    const { rules } = stored.record.origin;
    const { title, version } = loaded.engine.game;
    if (rules > version)
      return other(
        `It is played under version ${rules} of the rules of ${title}; this program has ${version}.`,
      );
    if (hasOlderRules(loaded.engine, stored))
      return other(
        `It was played under version ${rules} of the rules of ${title}, which this program no longer has: its log cannot be played again. Whoever opens it goes on from its snapshot.`,
      );
    const wrong = wrongWith(loaded, await withItsPack(snapshot, loaded, stored));
    return wrong === null ? { entries: stored.entries.length, finding: null } : damage(wrong);
  } catch (problem) {
    if (problem instanceof UnknownGame)
      return other(`It is a table of "${row['game']}", a game that this program has not.`);
    if (problem instanceof QuarterdeckError) return damage(`It cannot be read: ${problem.message}`);
    throw problem;
  }
}

async function storedIn(snapshot: Snapshot, row: NamedRow): Promise<StoredTable> {
  const record = recordOf(row as unknown as TableRow);
  const entries = await snapshot.select(
    'select table_id, seq, at, entry from entries where table_id = ? order by seq',
    [record.id],
  );
  return { record, entries: entries.map((entry) => entryOf(entry as unknown as EntryRow)) };
}

/** The pack that a table is played with may be kept in the database alone. */
function withItsPack(
  snapshot: Snapshot,
  { engine }: LoadedGame,
  stored: StoredTable,
): Promise<StoredTable> {
  const packs: Pick<TableStore, 'keepPack' | 'pack'> = {
    keepPack: () => Promise.resolve(),
    pack: async (hash) => {
      const [row] = await snapshot.select('select content from packs where hash = ?', [hash]);
      return row === undefined ? undefined : (jsonIn(String(row['content'])) as Json);
    },
  };
  return bringToCurrentRules(engine, packs as TableStore, stored, 0);
}

function wrongWith({ engine }: LoadedGame, stored: StoredTable): string | null {
  const { record, entries } = stored;
  const gap = gapIn(record.length, entries);
  if (gap !== null) return gap;
  let log: TableLog;
  try {
    log = openLog(engine, stored);
  } catch (problem) {
    if (!(problem instanceof QuarterdeckError)) throw problem;
    return `Its log cannot be played again: ${problem.message}`;
  }
  const { headline } = record;
  if (canonicalJson(headline.snapshot as Json) !== canonicalJson(engine.save(log.match) as Json))
    return 'Its snapshot does not match its log.';
  const outcome = engine.outcome(log.match);
  const asked = engine.asked(log.match).map(({ seat }) => seat);
  if ((outcome === null) !== (headline.state === 'playing'))
    return `Its log says that the match is ${outcome === null ? 'under way' : 'over'}, its record says otherwise.`;
  if (asked.join() !== headline.asked.join())
    return `Its log asks seats ${asked.join() || 'none'}, its record says ${headline.asked.join() || 'none'}.`;
  return null;
}

/** Entries are counted without a gap up to the length that is stored. */
function gapIn(length: number, entries: readonly StoredEntry[]): string | null {
  const first = length - entries.length + 1;
  if (entries.every(({ seq }, index) => seq === first + index)) return null;
  const [begin, end] = [entries[0]?.seq, entries.at(-1)?.seq];
  return `Its log has a gap: ${entries.length} entries are there, from ${begin} to ${end}, and its record counts ${length}.`;
}
