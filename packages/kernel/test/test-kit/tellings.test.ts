import type { Seat } from '@quarterdeck/kernel';
import { engine } from '@quarterdeck/kernel/engine';
import { dice, packProblems, scenario, script, tellings } from '@quarterdeck/kernel/test-kit';
import { type Kinds, reef } from '@quarterdeck/reef';
import { describe, expect, it } from 'vitest';

const table = engine(reef, { strict: true });
const { told, names } = tellings<Kinds>();
const ADA = 0 as Seat;

describe('What events tell', () => {
  it('is found by its name, in its order', () => {
    const match = scenario(table, {
      seats: 2,
      patch: { boats: { 0: { pool: 0, plan: [1, 2], helpers: [] } }, currents: [1] },
      step: 'diving/begin',
      data: { seat: ADA },
      rig: dice(6, [6]),
    });
    const events = script(table, match, [{ do: 'dive', pool: 1 }, { do: 'pass' }, { do: 'pass' }]);

    expect(names(events)).toEqual(['storm-rolled', 'dived', 'diver-lost', 'pearls-drawn']);
    expect(told(events, 'dived').map(({ pool }) => pool)).toEqual([1]);
    expect(told(events, 'pearl-kept')).toEqual([]);
  });
});

describe('A spoilt pack', () => {
  it('says what is wrong with it, and nothing where nothing is', () => {
    expect(packProblems(reef.pack, reef.pack.content)).toBe('');
    expect(packProblems(reef.pack, { ...reef.pack.content, pools: 'none' })).toMatch(/pools/);
  });

  it('keeps no fault of ours to itself', () => {
    const broken = {
      ...reef.pack,
      check: () => {
        throw new RangeError('ours');
      },
    };

    expect(() => packProblems(broken, reef.pack.content)).toThrow(RangeError);
  });
});
