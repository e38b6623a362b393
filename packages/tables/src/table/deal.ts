import { chachaRng, mix, sha256, startFairness } from '@quarterdeck/kernel/chance';
import type { Engine, ErasedKinds, Match, Pack } from '@quarterdeck/kernel/engine';
import { BadTerms, savedHash } from '@quarterdeck/kernel/engine';
import type { Entry, Log, Recording } from '@quarterdeck/kernel/replay';
import { BadReplay, branch, readReplay, recording, replayTo } from '@quarterdeck/kernel/replay';
import type { StoredEntry, TableHead, TableRecord } from './record.ts';
import { SEAT_COLOURS, type TableSeat, type TableSetup } from './setup.ts';
import type { StoredTable } from './store.ts';

/** What a table is dealt with. */
export type DealEnv = {
  /** 64 hex digits nobody can foresee. */
  newSeed(): string;
  newId(): string;
  /** Milliseconds since 1970. */
  now(): number;
};

/** What a pure package is handed of the world. */
export type HostEnv = DealEnv & {
  /** Any whole number, for what is not a table's own chance. */
  randomInt(): number;
};

/** A fresh table with its seed committed to. Throws what the kernel throws at a wrong setup. */
export function deal(engine: Engine<ErasedKinds>, setup: TableSetup, env: DealEnv): StoredTable {
  const { seats, options } = setup;
  const dealt = setup.seed === undefined ? env.newSeed() : seedOfWords(setup.seed);
  const nothing = seats.map(() => null);
  const pack = setup.pack === undefined ? engine.pack : packOf(engine, setup.pack);
  const table = recording(engine, {
    seats: seats.length,
    ...(options === undefined ? {} : { options }),
    names: seats.map(({ name }) => name),
    pack,
    chance: { kind: 'chacha', seed: mix(dealt, nothing) },
    fairness: startFairness(dealt, nothing),
  });
  return newTable(table, seats, dealt, env);
}

/** The same table, dealt anew. */
export function dealRematch(
  engine: Engine<ErasedKinds>,
  { game, seats }: TableRecord,
  { options, pack }: Log['header'],
  env: DealEnv,
): StoredTable {
  const own = pack.own === undefined ? {} : { pack: JSON.stringify(pack.own) };
  return deal(engine, { game, seats, options, ...own }, env);
}

/** A table that begins where another one stood, with chance of its own. */
export function dealBranch(
  engine: Engine<ErasedKinds>,
  log: Log,
  length: number,
  seats: readonly TableSeat[],
  env: DealEnv,
): StoredTable {
  if (seats.length !== log.header.seats)
    throw new BadTerms('bad-seats', `Expected ${log.header.seats} seats, got ${seats.length}.`);
  const chance = { kind: 'chacha', seed: env.newSeed() } as const;
  const names = seats.map(({ name }) => name);
  const renamed = { header: { ...log.header, names }, segments: log.segments };
  return newTable(branch(engine, renamed, length, chance), seats, null, env);
}

/** A match that stands already, a lesson for one, as a table of its own with chance of its own. */
export function dealStanding(
  engine: Engine<ErasedKinds>,
  standing: Match,
  seats: readonly TableSeat[],
  env: DealEnv,
): StoredTable {
  const match = engine.clone(standing);
  match.rng = chachaRng(env.newSeed());
  const names = seats.map(({ name }) => name);
  return newTable(recording(engine, { match, names }), seats, null, env);
}

/** A replay file as a table: over, or to be played on by a person in every seat. */
export function dealFromReplay(
  engine: Engine<ErasedKinds>,
  text: string,
  env: DealEnv,
): StoredTable {
  const log = readReplay(text);
  const last = log.segments.reduce((sum, { entries }) => sum + entries.length, 0);
  const table = replayTo(engine, log, last);
  const seats = Array.from({ length: log.header.seats }, (_, seat): TableSeat => {
    const colour = SEAT_COLOURS[seat % SEAT_COLOURS.length];
    if (colour === undefined) throw new Error(`no colour for seat ${seat}`);
    return { name: log.header.names?.[seat] ?? '', colour, who: { kind: 'person' } };
  });
  return newTable(table, seats, log.header.fairness?.seed ?? null, env);
}

/** Which game a replay is of, before that game is loaded. */
export const gameOfReplay = (text: string): string => readReplay(text).header.game;

export function packOf(engine: Engine<ErasedKinds>, text: string): Pack<ErasedKinds> {
  return engine.readPack(jsonOf(text));
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new BadReplay('not-json', 'The pack is not JSON. Open it in a text editor and check it.');
  }
}

const LONGEST_SEED = 200;

/** Whatever a person types becomes a seed; the same words give the same deal. */
function seedOfWords(words: string): string {
  const trimmed = words.trim();
  if (trimmed === '' || trimmed.length > LONGEST_SEED)
    throw new BadTerms('bad-chance', `Expected a seed of 1 to ${LONGEST_SEED} characters.`);
  return sha256(`quarterdeck typed seed ${trimmed}`);
}

function newTable(
  table: Recording<ErasedKinds>,
  seats: readonly TableSeat[],
  dealt: string | null,
  env: DealEnv,
): StoredTable {
  const id = env.newId();
  const now = env.now();
  const segment = table.segments.at(-1);
  if (segment === undefined) throw new Error('a recording has no segment');
  const { entries, endHash: _, ...begun } = segment;
  const earlier = table.segments.slice(0, -1);
  const first = table.length - entries.length;
  const record: TableRecord = {
    format: 1,
    id,
    game: table.engine.game.id,
    seats,
    startedAt: now,
    dealt,
    origin: { header: table.header, earlier, ...begun },
    length: table.length,
    headline: headOf(table, now),
  };
  return { record, entries: stamped(id, first, entries, now) };
}

export const stamped = (
  table: string,
  length: number,
  entries: readonly Entry[],
  at: number,
): StoredEntry[] => entries.map((entry, index) => ({ table, seq: length + index + 1, at, entry }));

export function headOf({ engine, match }: Recording<ErasedKinds>, now: number): TableHead {
  const outcome = engine.outcome(match);
  const snapshot = engine.save(match);
  return {
    updatedAt: now,
    hash: savedHash(snapshot),
    snapshot,
    state: outcome === null ? 'playing' : 'finished',
    asked: engine.asked(match).map(({ seat }) => seat),
    ranks: outcome?.ranks ?? null,
    scores: outcome?.scores ?? null,
  };
}
