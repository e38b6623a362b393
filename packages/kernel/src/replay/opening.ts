import type { Dealt, Engine, Pack } from '../engine/engine.ts';
import { QuarterdeckError, UnknownPack } from '../errors.ts';
import { at } from '../ids.ts';
import type { Kinds } from '../kinds.ts';
import type { Event } from '../match.ts';
import { BadReplay } from './bad-replay.ts';
import { rngOf } from './chance.ts';
import type { Entry, Log, LoggedPack, ReplayHeader, Segment } from './format.ts';
import { entriesIn } from './format.ts';
import { Recording } from './recording.ts';

/** The part of a log that an engine can run: that under its own rules. */
export type Opened<K extends Kinds> = {
  readonly segment: Segment;
  /** The positions it can stand at: after `first` entries of the whole log, to after `last`. */
  readonly first: number;
  readonly last: number;
  /** Throws `BadReplay` where the log has no such position, or not for this engine. */
  check(position: number): void;
  /** A recording at `first`. */
  begin(): Recording<K>;
  /** Entry `number`, counted from 1, or null for the first position. */
  entry(number: number): Entry | null;
  /** Applies the next entry. */
  advance(recording: Recording<K>): Event<K>[];
};

/** Whether this engine has the game, the pack and the rules; `BadReplay` if not. */
export function opening<K extends Kinds>(engine: Engine<K>, { header, segments }: Log): Opened<K> {
  // A recording is a log that goes on: what is opened is how it stands now.
  const log: Log = { header, segments };
  const index = segments.findIndex(({ rules }) => rules === engine.game.version);
  const segment = segments[index];
  const pack = packFor(engine, header, segment?.pack);
  if (segment === undefined) throw otherRules(engine, log, 0);
  const earlier = segments.slice(0, index);
  const first = entriesIn(earlier);
  const last = first + segment.entries.length;
  const entry = (number: number): Entry | null => segment.entries[number - 1 - first] ?? null;

  return {
    segment,
    first,
    last,
    entry,
    check(position) {
      const length = entriesIn(segments);
      if (!Number.isInteger(position) || position < 0 || position > length)
        throw new BadReplay(
          'out-of-range',
          `The replay has the positions 0 to ${length}, and no ${position}.`,
        );
      if (position >= first && position <= last) return;
      const ends = segments.map((_, nth) => entriesIn(segments.slice(0, nth + 1)));
      const needed = ends.findIndex((end) => position <= end);
      throw otherRules(engine, log, needed);
    },
    begin() {
      const { match, events } = runs(first, () => firstMatch(engine, header, segment, pack));
      const { from, pack: taken } = segment;
      const begun = new Recording(engine, {
        header,
        earlier,
        from,
        match,
        deal: events,
        ...(taken === undefined ? {} : { pack: taken }),
      });
      if (segment.startHash !== null && engine.hash(match) !== segment.startHash)
        throw new BadReplay(
          'diverged',
          'The match begins differently than it was recorded.',
          first,
        );
      return begun;
    },
    advance(recording) {
      const number = recording.length + 1;
      const next = entry(number);
      if (next === null) throw new Error(`advance: the log has no entry ${number}`);
      const events = runs(number, () => recording.apply(next));
      if (number === last) checkEnd(engine, segment, recording, number);
      return events;
    },
  };
}

/** Says which rules a segment needs that this engine has not. */
export function otherRules<K extends Kinds>(
  engine: Engine<K>,
  { segments }: Log,
  index: number,
): BadReplay {
  const { title, version } = engine.game;
  const before = entriesIn(segments.slice(0, index));
  const { rules, entries } = at(segments, index);
  const what =
    entries.length === 0
      ? `What comes after entry ${before} was`
      : `Entries ${before + 1} to ${before + entries.length} were`;
  return new BadReplay(
    'wrong-rules',
    `${what} played under version ${rules} of the rules of ${title}; this program has version ` +
      `${version} and cannot play it again.`,
    before + 1,
  );
}

/** The pack a log was played with, under the name it was played with: `BadReplay` if we lack it. */
export function packFor<K extends Kinds>(
  engine: Engine<K>,
  header: ReplayHeader,
  pack: LoggedPack = header.pack,
): Pack<K> {
  const { game } = engine;
  if (header.game !== game.id)
    throw new BadReplay(
      'wrong-game',
      `This is a replay of the game ${JSON.stringify(header.game.slice(0, 40))}, not of ${game.title}.`,
    );
  try {
    return engine.packFor(pack);
  } catch (problem) {
    if (problem instanceof UnknownPack) throw new BadReplay('wrong-pack', problem.message);
    if (!(problem instanceof QuarterdeckError)) throw problem;
    const sentence = `The pack in the replay does not fit ${engine.game.title}: ${problem.message}`;
    throw new BadReplay('wrong-pack', sentence);
  }
}

function firstMatch<K extends Kinds>(
  engine: Engine<K>,
  { seats, options, chance }: ReplayHeader,
  { from }: Segment,
  pack: Pack<K>,
): Dealt<K> {
  if (from !== null) return { match: engine.load(from, pack), events: [] };
  if (chance.kind === 'saved')
    throw new BadReplay('not-a-replay', 'The replay has neither a seed nor a match to begin with.');
  return engine.deal({ seats, options, pack, rng: rngOf(chance) });
}

/** Whatever goes wrong here, the file is not what these rules play: states in it may be invented. */
function runs<T>(entry: number, attempt: () => T): T {
  try {
    return attempt();
  } catch (problem) {
    if (problem instanceof BadReplay) throw problem;
    const why = problem instanceof Error ? problem.message : String(problem);
    const what = entry === 0 ? 'The match cannot be set up' : `Entry ${entry} cannot be played`;
    throw new BadReplay('diverged', `${what} as it was recorded: ${why}`, entry);
  }
}

function checkEnd<K extends Kinds>(
  engine: Engine<K>,
  { endHash }: Segment,
  { match }: Recording<K>,
  entry: number,
): void {
  if (endHash === null || engine.hash(match) === endHash) return;
  throw new BadReplay(
    'diverged',
    `After entry ${entry} the match is another than the one that was recorded.`,
    entry,
  );
}
