import { readSetup } from '@quarterdeck/tables';
import { describe, expect, it } from 'vitest';
import {
  clockOf,
  FIRST_PACE,
  PACE_IDS,
  paceIdOf,
  timedOf,
  usualPace,
} from '../../src/setup/pace.ts';

describe('The pace somebody wishes for', () => {
  it('is one that a server takes, and is called the same when it comes back', () => {
    for (const pace of PACE_IDS) {
      const setup = {
        game: 'reef',
        seats: [{ name: '', colour: 'red', who: { kind: 'me' } }],
        watching: 'nobody',
        ...usualPace(pace),
      };
      expect(paceIdOf(readSetup(JSON.parse(JSON.stringify(setup))))).toBe(pace);
    }
  });

  it('has clocks or a time for each turn, never both', () => {
    expect(timedOf({ ...FIRST_PACE, pace: 'live' })).toEqual({
      answerTime: null,
      clock: { start: 600_000, increment: 15_000 },
    });
    expect(timedOf({ ...FIRST_PACE, pace: 'relaxed' })).toEqual({ answerTime: 300_000 });
  });

  it('is brought within what a table may have, whatever is typed', () => {
    expect(clockOf(0, -3)).toEqual({ start: 60_000, increment: 0 });
    expect(clockOf(9_999, 9_999)).toEqual({ start: 10_800_000, increment: 180_000 });
    expect(clockOf(Number.NaN, Number.NaN)).toEqual({ start: 60_000, increment: 0 });
  });
});
