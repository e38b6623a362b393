import { offersOf, script } from '@quarterdeck/kernel/test-kit';
import { describe, expect, it } from 'vitest';
import { ADA, pool, table } from '../src/table.ts';
import { adaDives, DIVE_B1, names } from './positions.ts';

const DIVE_C2 = { do: 'dive', pool: pool('c2') } as const;
/** c2 is three deep. */
const overC2 = (sea: object = {}) =>
  adaDives({ ada: { pool: pool('b2'), plan: [pool('c2')] }, sea });

describe('Pearls', () => {
  it('RF-039 as many pearls are drawn as the pool is deep', () => {
    const drawn = (match: ReturnType<typeof adaDives>, dive: typeof DIVE_C2 | typeof DIVE_B1) =>
      script(table, match, [dive]).at(-1)?.data;

    expect(drawn(overC2(), DIVE_C2)).toMatchObject({ count: 3 });
    expect(drawn(adaDives(), DIVE_B1)).toMatchObject({ count: 1 });
  });

  it('RF-040 one fewer for each time it was fished this round, but at least one', () => {
    const fished = (times: number) => {
      const match = overC2({ fished: new Array(times).fill(pool('c2')) });
      return script(table, match, [DIVE_C2]).at(-1)?.data;
    };

    expect([0, 1, 2, 3].map(fished)).toMatchObject([
      { count: 3 },
      { count: 2 },
      { count: 1 },
      { count: 1 },
    ]);
  });

  it('RF-041 one is kept, and the others go back into the bag', () => {
    const match = overC2({ bag: [5, 1, 3] });
    script(table, match, [DIVE_C2]);

    expect(match.state.bag).toEqual([]);
    script(table, match, [{ do: 'keep', pearl: 3 }]);

    expect(match.state.boats[ADA]?.pearls).toEqual([3]);
    expect([...match.state.bag].sort()).toEqual([1, 5]);
  });

  it('RF-041 pearls of one value are one choice', () => {
    const match = overC2({ bag: [2, 2, 1] });
    script(table, match, [DIVE_C2]);

    expect(offersOf(table, match)).toHaveLength(2);
    script(table, match, [{ do: 'keep', pearl: 2 }]);
    expect([...match.state.bag].sort()).toEqual([1, 2]);
  });

  it('RF-042 a bag that holds fewer gives those', () => {
    const match = overC2({ bag: [2] });

    expect(script(table, match, [DIVE_C2]).at(-1)?.data).toMatchObject({ count: 1, pearls: [2] });
  });

  it('RF-042 an empty bag gives nothing, and nobody is asked what to keep', () => {
    const match = overC2({ bag: [] });

    const events = script(table, match, [DIVE_C2]);

    expect(names(events)).toEqual(['dived', 'pearls-drawn']);
    expect(table.asked(match)[0]?.step).toBe('diving/choose');
  });
});
