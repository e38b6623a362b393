import { parseFairness } from '../chance/commitment.ts';
import { parseRng } from '../chance/rng.ts';
import { isFlatChoice } from '../engine/choices.ts';
import { describe, Malformed } from '../errors.ts';
import { DEEPEST_STACK } from '../gates.ts';
import type { Seat } from '../ids.ts';
import type { Choice } from '../kinds.ts';
import { json } from '../pack/json.ts';
import { mapOf, optional, recordAt, shape, variants } from '../pack/record.ts';
import type { Shape } from '../pack/shape.ts';
import { integer, listOf, literal, orNull, read, refuse, text } from '../pack/shape.ts';
import type { Saved } from '../saved.ts';
import { BadReplay } from './bad-replay.ts';
import type { Entry, Replay, ReplayHeader, Segment } from './format.ts';
import { REPLAY_FORMAT, REPLAY_VERSION, sealOf } from './format.ts';
import { endsEarly, openEnds } from './open-ends.ts';

const MOST_CHARACTERS = 8_000_000;
const MOST_VALUES = 500_000;
const MOST_FIELDS = 1_000;
const MOST_ENTRIES = 100_000;
const MOST_SEGMENTS = 100;
const MOST_SEATS = 64;

/** The gate for replays: a text, or what a parser made of one. `BadReplay` says what is wrong. */
export function readReplay(source: unknown): Replay {
  const raw = typeof source === 'string' ? parsed(source) : source;
  const fields = replayFields(raw);
  if (!isSmall(fields))
    throw new BadReplay(
      'too-large',
      `A replay has at most ${MOST_VALUES} values, ${MOST_CHARACTERS} characters, and ${MOST_FIELDS} fields in a record.`,
    );
  checkSeal(fields);
  return asReplay(() => read(replay, fields));
}

function parsed(source: string): unknown {
  if (source.length > MOST_CHARACTERS)
    throw new BadReplay(
      'too-large',
      `A replay has at most ${MOST_CHARACTERS} characters; this text has ${source.length}.`,
    );
  const ends = openEnds(source);
  if (ends.tooDeep)
    throw new BadReplay('not-a-replay', 'This is not a replay: it is nested too deep.');
  try {
    return JSON.parse(source);
  } catch {
    if (endsEarly(source, ends))
      throw new BadReplay(
        'truncated',
        `The replay breaks off after ${source.length} characters: it was not copied to its end.`,
      );
    throw new BadReplay('not-json', 'Expected a replay, got a text that is not JSON.');
  }
}

function replayFields(raw: unknown): { readonly [name: string]: unknown } {
  const fields = asReplay(() => recordAt(raw, 'replay'));
  const { format, formatVersion } = fields;
  if (format === 'quarterdeck-save')
    throw new BadReplay('not-a-replay', 'This is a saved match, not a replay.');
  if (format !== REPLAY_FORMAT)
    throw new BadReplay(
      'not-a-replay',
      `Expected the format ${describe(REPLAY_FORMAT)}, got ${describe(format)}.`,
    );
  if (formatVersion !== REPLAY_VERSION)
    throw new BadReplay(
      'unknown-version',
      `This program reads replays of format version ${REPLAY_VERSION}, not ${describe(formatVersion)}.`,
    );
  return fields;
}

/** Counts before anything is built from it: bounded lists inside bounded lists are not bounded. */
function isSmall(raw: unknown): boolean {
  let values = MOST_VALUES;
  let characters = MOST_CHARACTERS;
  const waiting: unknown[] = [raw];
  while (waiting.length > 0) {
    const value = waiting.pop();
    values--;
    if (typeof value === 'string') characters -= value.length;
    else if (Array.isArray(value)) {
      if (value.length > values - waiting.length) return false;
      for (const item of value) waiting.push(item);
    } else if (typeof value === 'object' && value !== null) {
      const names = Object.keys(value);
      if (names.length > MOST_FIELDS) return false;
      for (const name of names) characters -= name.length;
      waiting.push(...Object.values(value));
    }
    if (values < waiting.length || characters < 0) return false;
  }
  return true;
}

/** Before the shape: in a file that was damaged, the damage is the news. */
function checkSeal(fields: { readonly [name: string]: unknown }): void {
  const seal = asReplay(() => sealOf(fields));
  if (fields['seal'] === undefined)
    throw new BadReplay(
      'edited',
      'The replay was changed: the seal it was written with is missing.',
    );
  if (fields['seal'] !== seal)
    throw new BadReplay(
      'edited',
      'The replay was changed after it was written: its seal does not fit its content.',
    );
}

function asReplay<T>(reads: () => T): T {
  try {
    return reads();
  } catch (problem) {
    if (problem instanceof Malformed)
      throw new BadReplay('not-a-replay', `This is not a replay: ${problem.message}.`);
    throw problem;
  }
}

const hash = (digits: number): Shape<string> => ({
  take: (value, path) =>
    typeof value === 'string' && value.length === digits && /^[0-9a-f]*$/.test(value)
      ? value
      : refuse(path, `${digits} lower-case hex digits`, value),
});

const choice: Shape<Choice> = {
  take: (value, path) =>
    isFlatChoice(value) ? { ...value } : refuse(path, 'an answer: a small flat record', value),
};

/** Whether the table has such a seat is seen when the entry is played. */
const seat: Shape<Seat> = {
  take: (value, path) => integer({ least: 0, most: MOST_SEATS - 1 }).take(value, path) as Seat,
};

const answered = shape({ seat, choice });
const undone = shape({ seat, undo: literal(true) });
const entry: Shape<Entry> = {
  take: (value, path) =>
    Object.hasOwn(recordAt(value, path), 'undo')
      ? undone.take(value, path)
      : answered.take(value, path),
};

const saved: Shape<Saved> = shape({
  format: literal('quarterdeck-save'),
  game: text(),
  version: integer({ least: 0 }),
  pack: hash(64),
  seats: integer({ least: 1, most: MOST_SEATS }),
  options: json,
  state: mapOf(json),
  stack: listOf(shape({ step: text(), data: mapOf(json), at: integer({ least: 0 }) }), {
    most: DEEPEST_STACK,
  }),
  given: listOf(orNull(choice), { most: MOST_SEATS }),
  rng: { take: parseRng },
  answers: integer({ least: 0 }),
});

const pack = shape({
  hash: hash(64),
  edition: optional(integer({ least: 1 })),
  version: optional(integer({ least: 1 })),
  own: optional(json),
});

const segment: Shape<Segment> = shape({
  rules: integer({ least: 0 }),
  pack: optional(pack),
  from: orNull(saved),
  startHash: orNull(hash(16)),
  entries: listOf(entry, { most: MOST_ENTRIES }),
  endHash: orNull(hash(16)),
});

const header: Shape<ReplayHeader> = shape({
  game: text(),
  title: optional(text()),
  seats: integer({ least: 1, most: MOST_SEATS }),
  names: optional(listOf(text(), { most: MOST_SEATS })),
  options: json,
  pack,
  chance: variants('kind', {
    sfc: { seed: integer() },
    chacha: { seed: hash(64) },
    saved: {},
  }),
  fairness: optional({ take: parseFairness }),
});

const segments: Shape<readonly Segment[]> = {
  take: (value, path) => {
    const taken = listOf(segment, { least: 1, most: MOST_SEGMENTS }).take(value, path);
    for (const [index, { rules, from }] of taken.entries()) {
      const older = taken[index - 1];
      if (older === undefined) continue;
      if (rules <= older.rules) refuse(`${path}[${index}].rules`, 'newer rules each time', rules);
      if (from === null) refuse(`${path}[${index}].from`, 'the match as it was taken over', from);
    }
    return taken;
  },
};

const replay: Shape<Replay> = shape({
  format: literal(REPLAY_FORMAT),
  formatVersion: literal(REPLAY_VERSION),
  header,
  segments,
  seal: hash(64),
});
