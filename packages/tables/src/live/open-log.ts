import { type Engine, type ErasedKinds, savedHash } from '@quarterdeck/kernel/engine';
import type { Log } from '@quarterdeck/kernel/replay';
import {
  BadReplay,
  continueUnderNewRules,
  readReplay,
  replayTo,
  writeReplay,
} from '@quarterdeck/kernel/replay';
import { headOf } from '../table/deal.ts';
import type { StoredTable, TableStore } from '../table/store.ts';
import { keepPackOf, withPack } from './kept-packs.ts';
import { TableLog } from './table-log.ts';

/** Entries that are played again before others are served. */
const ENTRIES_AT_ONCE = 32;

/** Plays what is stored again. Throws `BadReplay` where that gives another match. */
export function openLog(engine: Engine<ErasedKinds>, stored: StoredTable): TableLog {
  const opening = replaying(engine, stored);
  for (;;) {
    const { done, value } = opening.next();
    if (done === true) return value;
  }
}

/** The same, for whoever has others to serve meanwhile: `pause` comes back when they are. */
export async function openLogInSlices(
  engine: Engine<ErasedKinds>,
  stored: StoredTable,
  pause: () => Promise<void>,
): Promise<TableLog> {
  const opening = replaying(engine, stored);
  for (;;) {
    const { done, value } = opening.next();
    if (done === true) return value;
    await pause();
  }
}

function* replaying(
  engine: Engine<ErasedKinds>,
  stored: StoredTable,
): Generator<undefined, TableLog> {
  const { record, entries } = stored;
  const replay = logOf(stored);
  yield;
  const log = new TableLog(replayTo(engine, replay, record.length - entries.length));
  for (const [index, { entry, at }] of entries.entries()) {
    if (index % ENTRIES_AT_ONCE === 0) yield;
    log.apply({ entry, at });
  }
  if (engine.hash(log.match) !== record.headline.hash)
    throw new BadReplay('diverged', 'The stored table is another match when it is played again.');
  return log;
}

/** What is stored goes through the gate for replays: it is as foreign as a file. */
function logOf({ record, entries }: StoredTable): Log {
  const { header, earlier, rules, pack, from, startHash } = record.origin;
  const segment = {
    rules,
    ...(pack === undefined ? {} : { pack }),
    from,
    startHash,
    entries: entries.map(({ entry }) => entry),
    endHash: record.headline.hash,
  };
  return readReplay(writeReplay({ header, segments: [...earlier, segment] }));
}

/** Played under rules that are no longer aboard. */
export const hasOlderRules = (engine: Engine<ErasedKinds>, { record }: StoredTable): boolean =>
  record.origin.rules < engine.game.version;

/**
 * What is stored, made ready to be played on. Its pack is kept, so that a later program that no
 * longer has it finds it here. Rules that became newer since the table was played take its last
 * snapshot over. Stored before it is used; where another tab was first, what that one stored is read.
 */
export async function bringToCurrentRules(
  engine: Engine<ErasedKinds>,
  store: TableStore,
  stored: StoredTable,
  now: number,
): Promise<StoredTable> {
  const { id, length, headline } = stored.record;
  const packed = await withPack(engine, store, stored);
  await keepPackOf(engine, store, packed);
  if (!hasOlderRules(engine, stored)) return packed;
  const replay = logOf(packed);
  if (savedHash(headline.snapshot) !== headline.hash)
    throw new BadReplay('diverged', 'The snapshot of the stored table does not match its log.');
  const table = continueUnderNewRules(engine, replay, headline.snapshot);
  const segment = table.segments.at(-1);
  if (segment === undefined) throw new Error('a recording has no segment');
  const { endHash: _, entries: __, ...begun } = segment;
  const fresh = { header: replay.header, earlier: replay.segments, ...begun };
  await store.renew(id, length, fresh, headOf(table, now));
  const found = await store.read(id);
  if (found === undefined) throw new Error(`table ${id} was deleted while it was opened`);
  await keepPackOf(engine, store, found);
  return withPack(engine, store, found);
}
