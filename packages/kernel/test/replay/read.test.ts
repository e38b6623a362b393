import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { engine } from '../../src/engine/engine.ts';
import { BadReplay } from '../../src/replay/bad-replay.ts';
import type { Log, Replay } from '../../src/replay/format.ts';
import { sealed, sealOf } from '../../src/replay/format.ts';
import { readReplay } from '../../src/replay/read.ts';
import { recording } from '../../src/replay/recording.ts';
import { replayText, replayTo, writeReplay } from '../../src/replay/replay.ts';
import { stepper } from '../../src/replay/stepper.ts';
import { verify } from '../../src/replay/verify.ts';
import { anything, HOSTILE, refuses, survives } from '../pack/garbage.ts';
import { ADA, cove, coveGame, DRAW, MARK, ROLL } from './cove.ts';
import { randomTable } from './random-table.ts';

/** For a machine that has other work to do. */
vi.setConfig({ testTimeout: 30_000 });

const table = recording(cove, {
  seats: 2,
  names: ['Ada "the \\ cook"', 'Bén'],
  chance: { kind: 'sfc', seed: -5 },
});
for (const choice of [MARK, DRAW]) table.play(ADA, choice);
table.play(ADA, MARK);
table.undo(ADA);
const replay = writeReplay(table);
const TEXT = replayText(replay);

const codeOf = (reads: () => unknown): string => {
  try {
    reads();
    return 'none';
  } catch (problem) {
    if (problem instanceof BadReplay) return problem.code;
    throw problem;
  }
};

const parsedOrNull = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const resealed = (change: (log: Log) => Log): Replay => sealed(change(replay));
const withHeader = (change: object): Replay =>
  resealed(({ header, segments }) => ({ header: { ...header, ...change }, segments }));
const withSegment = (change: object): Replay =>
  resealed(({ header, segments }) => ({
    header,
    segments: segments.map((segment) => ({ ...segment, ...change })),
  }));

describe('Reading a replay', () => {
  it('gives back what was written, from text or from parsed JSON', () => {
    expect(readReplay(TEXT)).toEqual(replay);
    expect(readReplay(JSON.parse(TEXT))).toEqual(replay);
  });

  it('does not mind spaces or the order of keys', () => {
    const turned = Object.fromEntries(Object.entries(replay).reverse());

    expect(readReplay(JSON.stringify(turned, null, 2))).toEqual(replay);
  });

  it('says of every beginning of a replay that it is truncated', () => {
    for (let length = 0; length < TEXT.length; length++) {
      const code = codeOf(() => readReplay(TEXT.slice(0, length)));
      expect(`${length}: ${code}`).toBe(`${length}: truncated`);
    }
  });

  it('says what any change of a single character does to it', () => {
    const seen = new Set<string>();
    fc.assert(
      fc.property(
        fc.nat(TEXT.length - 1),
        fc.constantFrom('0', '1', 'a', '"', '\\', '{', '}', ',', ' ', '\u0000', 'é'),
        fc.constantFrom('replace', 'insert', 'delete'),
        (place, character, how) => {
          const rest = TEXT.slice(how === 'insert' ? place : place + 1);
          const edited = TEXT.slice(0, place) + (how === 'delete' ? '' : character) + rest;
          const value = parsedOrNull(edited);
          const code = codeOf(() => readReplay(edited));
          seen.add(code);

          if (value === undefined) expect(['not-json', 'truncated']).toContain(code);
          else if (JSON.stringify(value) === TEXT) expect(code).toBe('none');
          else expect(['edited', 'not-a-replay', 'unknown-version']).toContain(code);
        },
      ),
      { numRuns: 4000 },
    );
    for (const code of ['none', 'not-json', 'edited', 'not-a-replay']) expect(seen).toContain(code);
  });

  it('calls an edited text truncated only where its end could be missing', () => {
    for (const text of ['{"format":}', '{]', '[1 2', 'hello', '{"a":1}}', '{"a" 1', '"\\x'])
      expect(codeOf(() => readReplay(text))).toBe('not-json');
    for (const text of [
      '',
      '  ',
      '[1,',
      '{"a',
      '{"a":tr',
      '{"a":-',
      '"\\',
      '"\\u0',
      '[1e',
      '{"a":1,',
    ])
      expect(codeOf(() => readReplay(text))).toBe('truncated');
  });

  it.each([
    ['a list', []],
    ['a number', 4],
    ['nothing', null],
    ['another format', { format: 'chess' }],
    ['a save', cove.save(table.match)],
    ['no format', { header: replay.header }],
  ])('says of %s that it is not a replay', (_, value) => {
    expect(codeOf(() => readReplay(JSON.stringify(value)))).toBe('not-a-replay');
  });

  it('says of a newer format that it does not know it', () => {
    const newer = JSON.stringify({ ...replay, formatVersion: 2 });

    expect(() => readReplay(newer)).toThrow(
      'This program reads replays of format version 1, not 2.',
    );
    expect(codeOf(() => readReplay(newer))).toBe('unknown-version');
  });

  it('says of one without its seal, or with another, that it was edited', () => {
    expect(codeOf(() => readReplay({ ...replay, seal: undefined }))).toBe('edited');
    expect(codeOf(() => readReplay({ ...replay, seal: '0'.repeat(64) }))).toBe('edited');
    expect(codeOf(() => readReplay({ ...replay, more: 1 }))).toBe('edited');
  });

  it.each([
    ['header.seats', withHeader({ seats: 0 })],
    ['header.chance', withHeader({ chance: { kind: 'loaded dice' } })],
    ['header.captain', withHeader({ captain: 'Ada' })],
    ['segments', resealed(({ header }) => ({ header, segments: [] }))],
    ['segments[0].rules', withSegment({ rules: -1 })],
    ['segments[0].entries[0].choice', withSegment({ entries: [{ seat: 0, choice: { do: {} } }] })],
    ['segments[0].entries[0].undo', withSegment({ entries: [{ seat: 0, undo: false }] })],
    ['segments[0].startHash', withSegment({ startHash: 'abc' })],
    ['segments[0].from', withSegment({ from: [] })],
  ])('names the field that is wrong though it was sealed: %s', (path, wrong) => {
    expect(() => readReplay(wrong)).toThrow(`This is not a replay: ${path}`);
    expect(codeOf(() => readReplay(wrong))).toBe('not-a-replay');
  });

  it('refuses what is too large before it costs anything', () => {
    const { header } = replay;
    const entries = Array.from({ length: 120_000 }, () => ({ seat: 0, undo: true }));

    expect(codeOf(() => readReplay(' '.repeat(8_000_001)))).toBe('too-large');
    expect(
      codeOf(() => readReplay({ ...replay, header: { ...header, title: ' '.repeat(2e7) } })),
    ).toBe('too-large');
    expect(codeOf(() => readReplay({ ...replay, segments: [entries, entries, entries] }))).toBe(
      'too-large',
    );
  });
});

describe('Garbage', () => {
  it.each([
    ['lists that never close', '['.repeat(5_000_000), 'not-a-replay'],
    ['lists that all close', `${'['.repeat(3_000_000)}${']'.repeat(3_000_000)}`, 'not-a-replay'],
    ['a text that never closes', `"${'x'.repeat(2_000_000)}`, 'truncated'],
    ['a header without a bottom', TEXT.replace('"cove"', '['.repeat(1_000_000)), 'not-a-replay'],
  ])('is refused soon: %s', (_, text, code) => {
    refuses(readReplay, text);
    expect(codeOf(() => readReplay(text))).toBe(code);
  });

  it.each(HOSTILE)('is refused: %s', (_, value) => {
    refuses(readReplay, value);
    refuses(readReplay, { ...replay, header: value });
    refuses(readReplay, { ...replay, segments: [value] });
  });

  it('never gets past the gate, in whatever field it stands', () => {
    fc.assert(
      fc.property(anything, fc.constantFrom('header', 'segments', 'seal'), (value, field) => {
        refuses(readReplay, value);
        refuses(readReplay, { ...replay, [field]: value });
      }),
    );
  });

  it('is refused by the reader or by the engine even if it was sealed, and by nothing else', () => {
    const runs = (value: unknown): void => {
      for (const _ of stepper(cove, readReplay(value)));
    };
    const fields = ['title', 'seats', 'names', 'options', 'pack', 'chance', 'fairness'] as const;
    fc.assert(
      fc.property(fc.jsonValue(), fc.constantFrom(...fields), (value, field) => {
        survives(runs, withHeader({ [field]: value }));
      }),
    );
    const parts = ['rules', 'from', 'startHash', 'entries', 'endHash'] as const;
    fc.assert(
      fc.property(fc.jsonValue(), fc.constantFrom(...parts), (value, field) => {
        survives(runs, withSegment({ [field]: value }));
      }),
    );
  });

  it('in a saved state is a replay that diverges, never a crash', () => {
    const { table: old } = randomTable(8);
    const saved = cove.save(old.match);
    const begun = writeReplay(recording(cove, { match: replayTo(cove, old, 4).match }));
    const [segment] = begun.segments;
    const codes = new Set<string>();
    const scalars = fc.oneof(fc.integer({ min: -2, max: 9 }), fc.constant(null), fc.boolean());
    fc.assert(
      fc.property(fc.constantFrom(...Object.keys(saved.state)), scalars, (field, value) => {
        const state = { ...segment?.from?.state, [field]: value };
        const entries = [
          { seat: 0, choice: MARK },
          { seat: 0, choice: DRAW },
        ];
        const changed = { ...segment, from: { ...segment?.from, state }, startHash: null, entries };
        const invented = { ...begun, segments: [changed] };

        const result = verify(cove, { ...invented, seal: sealOf(invented) });

        if (!result.ok) expect(['diverged', 'not-a-replay']).toContain(result.code);
        codes.add(result.ok ? 'none' : result.code);
      }),
    );
    expect(codes).toContain('diverged');
  });
});

describe('A replay for another engine', () => {
  it('names the game it is of', () => {
    const other = engine({ ...coveGame, id: 'bay', title: 'Bay' });

    expect(() => replayTo(other, replay, 0)).toThrow(
      'This is a replay of the game "cove", not of Bay.',
    );
    expect(codeOf(() => replayTo(other, replay, 0))).toBe('wrong-game');
  });

  it('names the pack it needs', () => {
    const repacked = engine({ ...coveGame, pack: { ...coveGame.pack, content: { cards: [1] } } });

    expect(() => replayTo(repacked, replay, 0)).toThrow(replay.header.pack.hash);
    expect(codeOf(() => replayTo(repacked, replay, 0))).toBe('wrong-pack');
  });

  it.each([
    ['that is none', { hash: 'f'.repeat(64), own: { cards: 'none' } }],
    ['that is another than its hash says', { hash: 'f'.repeat(64), own: { cards: [1, 2] } }],
  ])('refuses a pack of its own %s', (_, pack) => {
    expect(codeOf(() => replayTo(cove, readReplay(withHeader({ pack })), 0))).toBe('wrong-pack');
  });

  it('names the rules it was played under', () => {
    const newer = engine({ ...coveGame, version: 4 });

    expect(() => replayTo(newer, replay, 0)).toThrow(
      'Entries 1 to 4 were played under version 1 of the rules of Cove; this program has version 4',
    );
    expect(codeOf(() => replayTo(newer, replay, 0))).toBe('wrong-rules');
  });

  it.each([
    [
      'an illegal answer',
      [
        { seat: ADA, choice: MARK },
        { seat: ADA, choice: { do: 'sink' } },
      ],
      2,
    ],
    ['a seat that the table does not have', [{ seat: 9, choice: MARK }], 1],
    [
      'an undo that was not possible',
      [
        { seat: ADA, choice: ROLL },
        { seat: ADA, undo: true },
      ],
      2,
    ],
    ['an undo of nothing', [{ seat: ADA, undo: true }], 1],
    ['another end', [{ seat: ADA, choice: ROLL }], 1],
  ])('names the entry where it diverges: %s', (_, entries, entry) => {
    const wrong = readReplay(withSegment({ entries }));

    expect(verify(cove, wrong)).toMatchObject({ ok: false, code: 'diverged', entry });
  });

  it('says of a table that cannot be set up, or begins otherwise, that it diverges at once', () => {
    for (const wrong of [
      withHeader({ seats: 7 }),
      withHeader({ options: { rounds: 77 } }),
      withHeader({ chance: { kind: 'sfc', seed: 6 } }),
      withSegment({ startHash: '0'.repeat(16) }),
    ])
      expect(verify(cove, wrong)).toMatchObject({ ok: false, code: 'diverged', entry: 0 });
    expect(codeOf(() => replayTo(cove, withHeader({ chance: { kind: 'saved' } }), 0))).toBe(
      'not-a-replay',
    );
  });
});
