import type { Engine, ErasedKinds } from '@quarterdeck/kernel/engine';
import { QuarterdeckError } from '@quarterdeck/kernel/engine';
import type { TableRecord } from '../table/record.ts';
import type { StoredTable, TableStore } from '../table/store.ts';
import { withPack } from './kept-packs.ts';
import { bringToCurrentRules, openLogInSlices } from './open-log.ts';
import { resumeLog } from './resume-log.ts';
import type { TableLog } from './table-log.ts';

export type OpenedTable = { readonly record: TableRecord; readonly log: TableLog };

/** What opening a table is handed. */
export type TableOpening = {
  readonly now: () => number;
  /** Comes back when others were served. */
  readonly pause: () => Promise<void>;
  /** Refuses a table that cannot be played here, before any of it is. */
  readonly check: (record: TableRecord) => void;
  /** A checkpoint that is of no use: all of the log is played again. */
  readonly onUnfit: (problem: QuarterdeckError) => void;
};

/**
 * A stored table, ready to be played on; undefined where there is none. From its last checkpoint
 * where that leads to the match that is stored, else by all of its log.
 */
export async function openTable(
  engine: Engine<ErasedKinds>,
  store: TableStore,
  table: string,
  opening: TableOpening,
): Promise<OpenedTable | undefined> {
  const resumed = await resumedTable(engine, store, table, opening);
  if (resumed === undefined || 'log' in resumed) return resumed;
  const { check, now, pause } = opening;
  const found = resumed.whole ?? (await store.read(table));
  if (found === undefined) return undefined;
  check(found.record);
  const stored = await bringToCurrentRules(engine, store, found, now());
  return { record: stored.record, log: await openLogInSlices(engine, stored, pause) };
}

/** The table where it has a checkpoint that serves; else its whole log, where that was read already. */
async function resumedTable(
  engine: Engine<ErasedKinds>,
  store: TableStore,
  table: string,
  { pause, check, onUnfit }: TableOpening,
): Promise<OpenedTable | { readonly whole: StoredTable | null } | undefined> {
  if (store.readResumable === undefined) return { whole: null };
  const found = await store.readResumable(table);
  if (found === undefined) return undefined;
  if (found.checkpoint === null) return { whole: found };
  check(found.record);
  const { checkpoint } = found;
  const { record, entries } = await withPack(engine, store, found);
  try {
    return { record, log: await resumeLog(engine, { record, entries, checkpoint }, pause) };
  } catch (problem) {
    if (!(problem instanceof QuarterdeckError)) throw problem;
    onUnfit(problem);
    return { whole: null };
  }
}
