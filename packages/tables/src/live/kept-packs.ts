import type { Engine, ErasedKinds } from '@quarterdeck/kernel/engine';
import { QuarterdeckError, UnknownPack } from '@quarterdeck/kernel/engine';
import type { Json } from '@quarterdeck/kernel/pack';
import { StorageFault, type StoredTable, type TableStore } from '../table/store.ts';

/**
 * Keeps the pack of a table, where it is not kept yet. A store that is full does not stand in the
 * way of a table that can be played: the next time it is opened will do.
 */
export async function keepPackOf(
  engine: Engine<ErasedKinds>,
  store: TableStore,
  { record }: StoredTable,
): Promise<void> {
  const { header, pack = header.pack } = record.origin;
  try {
    const { hash, content } = engine.packFor(pack);
    await store.keepPack(hash, content as Json);
  } catch (problem) {
    // Opening the table says better what is wrong with a pack.
    if (!(problem instanceof StorageFault || problem instanceof QuarterdeckError)) throw problem;
  }
}

/** The table with its pack from the store, where the program no longer has it. */
export async function withPack(
  engine: Engine<ErasedKinds>,
  store: TableStore,
  stored: StoredTable,
): Promise<StoredTable> {
  const { record } = stored;
  const { origin } = record;
  const { header } = origin;
  if (header.pack.own !== undefined || has(engine, header.pack.hash)) return stored;
  const own = await store.pack(header.pack.hash);
  if (own === undefined) return stored;
  const found = { ...header, pack: { ...header.pack, own } };
  return { ...stored, record: { ...record, origin: { ...origin, header: found } } };
}

function has(engine: Engine<ErasedKinds>, hash: string): boolean {
  try {
    return engine.packFor({ hash }).hash === hash;
  } catch (problem) {
    if (problem instanceof UnknownPack) return false;
    throw problem;
  }
}
