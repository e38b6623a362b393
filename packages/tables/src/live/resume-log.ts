import type { Seat } from '@quarterdeck/kernel';
import type { Engine, ErasedKinds } from '@quarterdeck/kernel/engine';
import type { Log } from '@quarterdeck/kernel/replay';
import {
  BadReplay,
  readReplay,
  replayTo,
  resumeRecording,
  writeReplay,
} from '@quarterdeck/kernel/replay';
import { CHECKPOINT_FORMAT, type StoredCheckpoint } from '../table/checkpoint.ts';
import type { TableRecord } from '../table/record.ts';
import type { ResumableTable } from '../table/store.ts';
import { countsAfter, NOTHING_COUNTED } from './running-counts.ts';
import { type Counted, TableLog } from './table-log.ts';
import { entryOf, type Opening, readChunk } from './told-chunks.ts';

/** What is read of a log, and entries that are played again, before others are served. */
const CHUNKS_AT_ONCE = 32;
const ENTRIES_AT_ONCE = 8;

/**
 * The log from its last checkpoint on. Throws `BadReplay` or `Malformed` where that does not lead to
 * the match that is stored: then the whole log tells.
 */
export async function resumeLog(
  engine: Engine<ErasedKinds>,
  { record, entries, checkpoint }: ResumableTable,
  pause: () => Promise<void>,
): Promise<TableLog> {
  if (checkpoint === null) throw unfit('there is no checkpoint');
  refuseUnfit(engine, record, checkpoint);
  const { origin, headline } = record;
  const tail = tailOf(record, checkpoint, entries);
  const { match } = replayTo(engine, tail, 0);
  const { opening, items } = await toldBefore(checkpoint, pause);
  const recording = resumeRecording(engine, {
    header: tail.header,
    earlier: origin.earlier,
    from: origin.from,
    ...(origin.pack === undefined ? {} : { pack: origin.pack }),
    match,
    deal: opening.deal,
    startHash: startOf(record),
    entries: items.map(({ item }) => entryOf(item)),
    standing: standingAfter(items),
  });
  if (recording.length !== checkpoint.length) throw unfit('entries are missing');
  const log = TableLog.resumed(recording, opening.asked, items);
  for (const [index, { entry, at }] of entries.entries()) {
    if (index % ENTRIES_AT_ONCE === 0) await pause();
    log.apply({ entry, at });
  }
  if (log.length !== record.length) throw unfit('entries are missing after it');
  if (engine.hash(log.match) !== headline.hash) throw unfit('it leads to another match');
  return log;
}

function refuseUnfit(
  engine: Engine<ErasedKinds>,
  { origin }: TableRecord,
  { format, rules, isSound }: StoredCheckpoint,
): void {
  const { version } = engine.game;
  if (!isSound) throw unfit('it is damaged');
  if (format !== CHECKPOINT_FORMAT)
    throw unfit(`it has format ${format}, and not ${CHECKPOINT_FORMAT}`);
  if (rules !== version || origin.rules !== version)
    throw unfit(`it is of version ${rules} of the rules, and not ${version}`);
}

/** The match at the checkpoint and the entries after it, through the gate for replays. */
function tailOf(
  { origin, headline }: TableRecord,
  { match, hash, rules }: StoredCheckpoint,
  entries: ResumableTable['entries'],
): Log {
  const segment = {
    rules,
    ...(origin.pack === undefined ? {} : { pack: origin.pack }),
    from: savedIn(match),
    startHash: hash,
    entries: entries.map(({ entry }) => entry),
    endHash: headline.hash,
  };
  return readReplay(writeReplay({ header: origin.header, segments: [segment] }));
}

/** The gate looks at it; what is no JSON is no match. */
function savedIn(text: string): Log['segments'][number]['from'] {
  try {
    return JSON.parse(text);
  } catch {
    throw unfit('its match is no JSON');
  }
}

async function toldBefore(
  { told }: StoredCheckpoint,
  pause: () => Promise<void>,
): Promise<{ readonly opening: Opening; readonly items: readonly Counted[] }> {
  const items: Counted[] = [];
  let opening: Opening | null = null;
  let counts = NOTHING_COUNTED;
  for (const [index, chunk] of told.entries()) {
    if (index % CHUNKS_AT_ONCE === 0) await pause();
    const read = readChunk(chunk);
    opening ??= read.opening;
    for (const item of read.items) {
      counts = countsAfter(counts, item);
      items.push({ item, counts });
    }
  }
  if (opening === null) throw unfit('the beginning is missing');
  return { opening, items };
}

/** By seat: how many of its answers stand. */
function standingAfter(items: readonly Counted[]): ReadonlyMap<Seat, number> {
  const counts = new Map<Seat, number>();
  const last = items.at(-1)?.counts.standing ?? null;
  for (let one = last; one !== null; one = one.below)
    counts.set(one.item.seat, 1 + (counts.get(one.item.seat) ?? 0));
  return counts;
}

function startOf({ origin: { startHash } }: TableRecord): string {
  if (startHash === null) throw unfit('nobody wrote down how the match begins');
  return startHash;
}

const unfit = (why: string): BadReplay =>
  new BadReplay('diverged', `The table cannot be opened from its checkpoint: ${why}.`);
