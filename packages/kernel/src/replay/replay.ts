import type { Engine } from '../engine/engine.ts';
import { QuarterdeckError } from '../errors.ts';
import type { Kinds } from '../kinds.ts';
import { readOptions } from '../options.ts';
import type { Seeded } from './chance.ts';
import { rngOf } from './chance.ts';
import type { Entry, Log, Replay } from './format.ts';
import { sealed } from './format.ts';
import { opening, packFor } from './opening.ts';
import type { NewRecording, Recording } from './recording.ts';
import { headerOf, recording } from './recording.ts';

/** A recording as one plain value, sealed. It holds the seed and every secret. */
export const writeReplay = (log: Log): Replay => sealed(log);

/** The file's text. */
export const replayText = (replay: Replay): string => JSON.stringify(replay);

/** The table as it stood after `at` entries; it can be played on from there. */
export function replayTo<K extends Kinds>(engine: Engine<K>, log: Log, at: number): Recording<K> {
  const { check, begin, advance } = opening(engine, log);
  check(at);
  const table = begin();
  while (table.length < at) advance(table);
  return table;
}

/** A new table that begins where the old one stood after `at` entries, with chance of its own. */
export function branch<K extends Kinds>(
  engine: Engine<K>,
  log: Log,
  at: number,
  chance: Seeded,
): Recording<K> {
  const { header } = log;
  const stood = replayTo(engine, log, at);
  const match = engine.clone(stood.match);
  match.rng = rngOf(chance);
  return recording(engine, {
    match,
    chance,
    pack: packFor(engine, header, stood.pack),
    ...(header.title === undefined ? {} : { title: header.title }),
    ...(header.names === undefined ? {} : { names: header.names }),
  });
}

/**
 * A replay of a table's entries. Where one of them, or the set-up, makes a rule fail, the replay ends
 * with it and says so when it is run: that is how a bug is handed on.
 */
export function replayOf<K extends Kinds>(
  engine: Engine<K>,
  { entries, ...table }: NewRecording<K> & { readonly entries: readonly Entry[] },
): Replay {
  const played = begun(engine, table);
  if (played === null) return brokenOff(neverBegun(engine, table));
  for (const entry of entries) {
    try {
      played.apply(entry);
    } catch {
      return brokenOff(played, entry);
    }
  }
  return writeReplay(played);
}

function begun<K extends Kinds>(engine: Engine<K>, table: NewRecording<K>): Recording<K> | null {
  try {
    return recording(engine, table);
  } catch (problem) {
    if (problem instanceof QuarterdeckError) throw problem;
    return null;
  }
}

function neverBegun<K extends Kinds>(engine: Engine<K>, table: NewRecording<K>): Log {
  const { game } = engine;
  const { seats, pack = engine.pack, chance } = table;
  const options = readOptions<K['options']>(game.options, table.options, seats);
  const header = headerOf(engine, table, { seats, options, packHash: pack.hash }, chance);
  const none = { from: null, startHash: null, entries: [], endHash: null };
  return { header, segments: [{ rules: game.version, ...none }] };
}

function brokenOff({ header, segments }: Log, ...failing: Entry[]): Replay {
  const ending = segments.map((segment) => ({
    ...segment,
    entries: [...segment.entries, ...failing],
    endHash: null,
  }));
  return sealed({ header, segments: ending });
}
