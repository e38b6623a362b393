import { describe, expect, it } from 'vitest';
import { sfcRng } from '../../src/chance/rng.ts';
import { Malformed } from '../../src/errors.ts';
import { at, seatsOf } from '../../src/ids.ts';
import { BadReplay } from '../../src/replay/bad-replay.ts';
import { sealed } from '../../src/replay/format.ts';
import { continueUnderNewRules } from '../../src/replay/new-rules.ts';
import { readReplay } from '../../src/replay/read.ts';
import { recording } from '../../src/replay/recording.ts';
import { replayText, replayTo, writeReplay } from '../../src/replay/replay.ts';
import { stepper } from '../../src/replay/stepper.ts';
import { verify } from '../../src/replay/verify.ts';
import { buoy1, buoy2, buoy4 } from './two-rules.ts';

const SAIL = { do: 'sail' };
const GAMBLE = { do: 'gamble' };

const begun = (choices: readonly object[]) => {
  const table = recording(buoy1, { seats: 2, chance: { kind: 'sfc', seed: 21 } });
  for (const choice of choices) table.play(at(buoy1.asked(table.match), 0).seat, choice);
  return table;
};

const old = begun([SAIL, GAMBLE, SAIL]);
const goneOn = (() => {
  // As a server would: from what is stored, with nothing but the new program.
  const stored: unknown = JSON.parse(JSON.stringify(buoy1.save(old.match)));
  const table = continueUnderNewRules(buoy2, readReplay(replayText(writeReplay(old))), stored);
  for (const choice of [GAMBLE, SAIL]) table.play(at(buoy2.asked(table.match), 0).seat, choice);
  return table;
})();
const replay = readReplay(replayText(writeReplay(goneOn)));

const problemOf = (runs: () => unknown): unknown => {
  try {
    runs();
    return null;
  } catch (problem) {
    return problem;
  }
};

describe('A match that meets newer rules', () => {
  it('goes on from its migrated snapshot, in a new segment', () => {
    expect(replay.segments.map(({ rules, entries }) => [rules, entries.length])).toEqual([
      [1, 3],
      [2, 2],
    ]);
    expect(goneOn.length).toBe(5);
    expect(goneOn.match.state.miles).toBeGreaterThan(old.match.state.distance);
    expect(goneOn.match.state.turns).toBe(5);
  });

  it('rolls on with the dice it had', () => {
    expect(replay.segments[1]?.from?.rng).toEqual(old.match.rng);
    expect(goneOn.match.rng.used).toBe(old.match.rng.used + 1);
  });

  it('takes back nothing that was answered under the old rules', () => {
    const table = continueUnderNewRules(buoy2, old, buoy1.save(old.match));

    expect(old.entries.at(-1)).toMatchObject({ choice: SAIL });
    for (const seat of seatsOf(2)) expect(table.canUndo(seat)).toBe(false);
  });

  it('is run again by the new rules from where they began', () => {
    const steps = stepper(buoy2, replay);

    expect([steps.first, steps.last]).toEqual([3, 5]);
    expect(buoy2.hash(steps.at(5).match)).toBe(buoy2.hash(goneOn.match));
    expect(steps.at(3).entry).toBeNull();
    expect(replayTo(buoy2, replay, 4).length).toBe(4);
  });

  it('is run again by the old rules up to where they ended', () => {
    const steps = stepper(buoy1, replay);

    expect([steps.first, steps.last]).toEqual([0, 3]);
    expect(buoy1.hash(steps.at(3).match)).toBe(buoy1.hash(old.match));
  });

  it('says which rules the other part needs', () => {
    expect(problemOf(() => replayTo(buoy2, replay, 1))).toMatchObject({
      code: 'wrong-rules',
      entry: 1,
      message:
        'Entries 1 to 3 were played under version 1 of the rules of Buoy; this program has ' +
        'version 2 and cannot play it again.',
    });
    expect(problemOf(() => stepper(buoy1, replay).at(4))).toMatchObject({
      code: 'wrong-rules',
      entry: 4,
    });
    expect(problemOf(() => replayTo(buoy4, replay, 0))).toBeInstanceOf(BadReplay);
  });

  it('is verified as far as the rules go, and no further is claimed', () => {
    const byNew = verify(buoy2, replay);
    const byOld = verify(buoy1, replay);

    expect(byNew).toMatchObject({ ok: false, code: 'wrong-rules', entry: 1 });
    expect(byNew.sentence).toContain('version 1 of the rules');
    expect(byNew.sentence).toContain('The other 2 entries were played again and are right.');
    expect(byOld).toMatchObject({ ok: false, code: 'wrong-rules', entry: 4 });
    expect(byOld.sentence).toContain('The other 3 entries were played again and are right.');
  });

  it('is not called proved though the old rules were only asked to deal', () => {
    const dealt = begun([]);
    const table = continueUnderNewRules(buoy2, dealt, buoy1.save(dealt.match));

    expect(verify(buoy2, writeReplay(table))).toMatchObject({ ok: false, code: 'wrong-rules' });
  });

  it('is found out if its dice were changed on the way', () => {
    const [first, next] = replay.segments;
    if (first === undefined || !next?.from) throw new Error('two segments');
    const from = { ...next.from, rng: { ...sfcRng(22), used: next.from.rng.used } };
    const bent = sealed({ ...replay, segments: [first, { ...next, from }] });

    expect(verify(buoy2, bent)).toMatchObject({ code: 'generator-differs', entry: 3 });
  });

  it('goes over once: not to rules it is under, nor to older ones', () => {
    const saved = buoy1.save(old.match);

    expect(problemOf(() => continueUnderNewRules(buoy1, old, saved))).toMatchObject({
      code: 'wrong-rules',
    });
    expect(problemOf(() => continueUnderNewRules(buoy1, replay, saved))).toMatchObject({
      code: 'wrong-rules',
    });
  });

  it('needs a way to the newer rules', () => {
    const saved = buoy2.save(goneOn.match);

    expect(problemOf(() => continueUnderNewRules(buoy4, goneOn, saved))).toBeInstanceOf(Malformed);
  });

  it('must not claim older rules after newer ones, nor a deal in the middle', () => {
    const [first, next] = replay.segments;
    if (first === undefined || next === undefined) throw new Error('two segments');

    for (const segments of [
      [next, first],
      [first, first],
      [first, { ...next, from: null }],
    ])
      expect(() => readReplay(sealed({ ...replay, segments }))).toThrow(
        'This is not a replay: segments[1]',
      );
  });
});
