import { describe, expect, it } from 'vitest';
import type { Fairness } from '../../src/chance/commitment.ts';
import {
  commitEntropy,
  mix,
  openEntropy,
  revealSeed,
  startFairness,
} from '../../src/chance/commitment.ts';
import type { Replay } from '../../src/replay/format.ts';
import { sealed } from '../../src/replay/format.ts';
import type { Recording } from '../../src/replay/recording.ts';
import { recording } from '../../src/replay/recording.ts';
import { branch, replayText, writeReplay } from '../../src/replay/replay.ts';
import { verify } from '../../src/replay/verify.ts';
import type { Cove } from './cove.ts';
import { ADA, BEN, cove, DONE, MARK, REST, ROLL } from './cove.ts';

const SEED = '5e'.repeat(32);
const ADAS = 'ad'.repeat(32);

const started = startFairness(SEED, [commitEntropy(ADA, ADAS), null]);
const opened = openEntropy(started, ADA, ADAS);
const revealed = revealSeed(opened, SEED);
const MIXED = mix(SEED, [ADAS, null]);

const fairTable = (fairness: Fairness, seed = MIXED): Recording<Cove> => {
  const table = recording(cove, { seats: 2, chance: { kind: 'chacha', seed }, fairness: opened });
  for (const choice of [MARK, ROLL, ROLL, ROLL, DONE]) table.play(ADA, choice);
  table.play(BEN, REST);
  table.undo(BEN);
  table.publish(fairness);
  return table;
};

describe('Verifying a replay', () => {
  it('proves every roll of a match whose seed was committed to', () => {
    const table = fairTable(revealed);

    const result = verify(cove, replayText(writeReplay(table)));

    expect(result).toEqual({
      ok: true,
      answers: 5,
      rolls: table.match.rng.used,
      committed: true,
      sentence:
        `All 5 answers were legal and all ${table.match.rng.used} draws of chance follow from the ` +
        'seed, and the seed is the one that was committed to before the match.',
    });
  });

  it('says so where nobody had committed to anything', () => {
    const table = recording(cove, { seats: 2, chance: { kind: 'sfc', seed: 1 } });

    const result = verify(cove, writeReplay(table));

    expect(result).toMatchObject({ ok: true, committed: false });
    expect(result.sentence).toContain('nobody had committed');
  });

  it.each([
    ['a seed that was not revealed', 'seed-not-revealed', opened],
    ['entropy that was never opened', 'entropy-not-opened', revealSeed(started, SEED)],
    ['another seed than the dealer committed to', 'seed-differs', revealSeed(opened, ADAS)],
    [
      'other entropy than the seat committed to',
      'entropy-differs',
      { ...revealed, seats: [{ commit: commitEntropy(ADA, ADAS), opened: SEED }, null] },
    ],
    [
      'commitments of another table',
      'mix-differs',
      { ...revealed, seats: revealed.seats.slice(1) },
    ],
  ])('finds %s', (_, code, fairness) => {
    const result = verify(cove, writeReplay(fairTable(fairness)));

    expect(result).toMatchObject({ ok: false, code });
    expect(result.sentence).toMatch(/^[A-Z].*\.$/);
  });

  it('finds a match that was dealt from another seed than the one mixed', () => {
    const result = verify(cove, writeReplay(fairTable(revealed, SEED)));

    expect(result).toEqual({
      ok: false,
      code: 'mix-differs',
      sentence:
        'The match was not dealt from the seed that the dealer and the seats had committed to.',
    });
  });

  it('finds commitments on a match whose generator cannot be committed to', () => {
    const table = recording(cove, {
      seats: 2,
      chance: { kind: 'sfc', seed: 1 },
      fairness: revealed,
    });

    expect(verify(cove, writeReplay(table))).toMatchObject({ ok: false, code: 'mix-differs' });
  });

  it('finds a roll that was bent, though the file was sealed again', () => {
    const honest = writeReplay(fairTable(revealed));
    const [segment] = honest.segments;
    if (segment === undefined) throw new Error('a replay has a segment');
    const bent = sealed({ ...honest, segments: [{ ...segment, endHash: '0'.repeat(16) }] });

    expect(verify(cove, bent)).toMatchObject({
      ok: false,
      code: 'diverged',
      entry: segment.entries.length,
    });
  });

  it('finds a saved beginning whose generator is not the seed’s', () => {
    for (const chance of [
      { kind: 'sfc', seed: 4 },
      { kind: 'chacha', seed: SEED },
    ] as const) {
      const honest = writeReplay(branch(cove, fairTable(revealed), 3, chance));
      const other: Replay['header']['chance'] =
        chance.kind === 'sfc' ? { kind: 'sfc', seed: 5 } : { kind: 'chacha', seed: ADAS };
      const bent = sealed({ ...honest, header: { ...honest.header, chance: other } });

      expect(verify(cove, honest)).toMatchObject({ ok: true });
      expect(verify(cove, bent)).toMatchObject({ ok: false, code: 'generator-differs', entry: 0 });
    }
  });

  it('finds an edit, a cut and a text that is none, without throwing', () => {
    const text = replayText(writeReplay(fairTable(revealed)));

    expect(verify(cove, text.replace('"mark"', '"roll"'))).toMatchObject({ code: 'edited' });
    expect(verify(cove, text.slice(0, -9))).toMatchObject({ code: 'truncated' });
    expect(verify(cove, 'ahoy')).toMatchObject({ code: 'not-json' });
    expect(verify(cove, undefined)).toMatchObject({ code: 'not-a-replay' });
  });
});
