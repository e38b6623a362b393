import { dice, offersOf, script, whyNot } from '@quarterdeck/kernel/test-kit';
import { describe, expect, it } from 'vitest';
import { ADA, BO, CY, pool, table } from '../src/table.ts';
import { adaDives, CALM, DIVE_B1, KEEPSAKE, LANTERN, names, SQUALL } from './positions.ts';

const STORMY = { storms: true } as const;
const asked = (match: ReturnType<typeof adaDives>) => table.asked(match).map(({ seat }) => seat);

describe('Charms', () => {
  it('RF-030 charms are asked for clockwise from the diver, the diver last', () => {
    const hand = { charms: [KEEPSAKE] };
    const match = adaDives({ ada: hand, bo: hand, cy: hand });
    script(table, match, [DIVE_B1]);
    const order: number[] = [];

    for (let n = 0; n < 3; n++) {
      order.push(...asked(match));
      script(table, match, [{ do: 'pass' }]);
    }

    expect(order).toEqual([BO, CY, ADA]);
  });

  it('RF-030 charms are asked for anew before every pool', () => {
    const match = adaDives({ bo: { charms: [CALM] } });
    script(table, match, [DIVE_B1, { do: 'pass' }, { do: 'keep' }]);

    script(table, match, [{ do: 'dive', pool: pool('c1') }]);

    expect(asked(match)).toEqual([BO]);
  });

  it('RF-031 whoever holds a charm is asked, even one that cannot be played', () => {
    const match = adaDives({ bo: { charms: [KEEPSAKE] } });
    script(table, match, [DIVE_B1]);

    expect(asked(match)).toEqual([BO]);
    expect(offersOf(table, match)).toEqual([{ do: 'pass' }]);
  });

  it('RF-031 charms are asked for again after each charm, until everybody passes', () => {
    const match = adaDives({ ada: { charms: [LANTERN, LANTERN + 1, KEEPSAKE] } });

    script(table, match, [DIVE_B1, { do: 'charm', charm: LANTERN }]);
    expect(asked(match)).toEqual([ADA]);
    script(table, match, [{ do: 'charm', charm: LANTERN + 1 }, { do: 'pass' }]);

    expect(asked(match)).toEqual([ADA]);
    expect(table.asked(match)[0]?.step).toBe('pearl/pick');
  });

  it('RF-032 calm keeps the storm away from this pool, and from this one alone', () => {
    const match = adaDives({ bo: { charms: [CALM] }, sea: STORMY, rig: [0, ...dice(6, [1])] });

    const events = script(table, match, [DIVE_B1, { do: 'charm', charm: CALM }]);
    expect(names(events)).toEqual(['charm-played', 'dived', 'pearls-drawn']);

    const second = script(table, match, [{ do: 'keep' }, { do: 'dive', pool: pool('c1') }]);
    expect(names(second)).toContain('storm-rolled');
  });

  it('RF-032 anybody may play it, but not twice for one pool', () => {
    const match = adaDives({ ada: { charms: [CALM] }, bo: { charms: [CALM + 1] } });

    script(table, match, [DIVE_B1, { do: 'charm', charm: CALM + 1, by: BO }]);

    expect(whyNot(table, match, { do: 'charm', charm: CALM }, ADA)).toBe('RF-032');
  });

  it('RF-033 squall ends the dive at once, and nothing follows it', () => {
    const match = adaDives({
      ada: { helpers: ['lampkeeper'], divers: 2 },
      bo: { charms: [SQUALL] },
    });

    const events = script(table, match, [DIVE_B1, { do: 'charm', charm: SQUALL }]);

    expect(names(events)).not.toContain('dived');
    expect(match.state.dives).toEqual([]);
    expect(match.state.boats[ADA]?.pool).toBe(pool('a1'));
    expect(table.asked(match)[0]?.step).toBe('round/plan');
  });

  it('RF-033 the diver may not play it', () => {
    const match = adaDives({ ada: { charms: [SQUALL] } });
    script(table, match, [DIVE_B1]);

    expect(whyNot(table, match, { do: 'charm', charm: SQUALL })).toBe('RF-033');
  });

  it('RF-034 a lantern brings one pearl more, and only the diver may play it', () => {
    const match = adaDives({ ada: { charms: [LANTERN] }, bo: { charms: [LANTERN + 1] } });
    script(table, match, [DIVE_B1]);

    expect(whyNot(table, match, { do: 'charm', charm: LANTERN + 1 }, BO)).toBe('RF-034');
    const events = script(table, match, [{ do: 'pass' }, { do: 'charm', charm: LANTERN }]);

    expect(events.at(-1)?.data).toMatchObject({ seat: ADA, count: 2 });
  });

  it('RF-035 a keepsake is never played', () => {
    const match = adaDives({ ada: { charms: [KEEPSAKE] }, bo: { charms: [KEEPSAKE + 1] } });
    script(table, match, [DIVE_B1]);

    expect(whyNot(table, match, { do: 'charm', charm: KEEPSAKE + 1 }, BO)).toBe('RF-035');
    script(table, match, [{ do: 'pass' }]);
    expect(whyNot(table, match, { do: 'charm', charm: KEEPSAKE }, ADA)).toBe('RF-035');
  });

  it('RF-036 what was played lies open and does not come back, even to an empty deck', () => {
    const match = adaDives({ bo: { charms: [CALM] }, sea: { charmDeck: [] } });

    script(table, match, [DIVE_B1, { do: 'charm', charm: CALM }, { do: 'keep' }, { do: 'stay' }]);

    expect(table.asked(match)[0]?.step).toBe('round/plan');
    expect(table.view(match, CY).state.charmsPlayed).toEqual([CALM]);
    expect(match.state.boats.flatMap(({ charms }) => charms)).toEqual([]);
  });
});

describe('Storms', () => {
  it('RF-037 a storm breaks on a number up to the depth of the pool', () => {
    const deep = { ada: { pool: pool('b2'), plan: [pool('c2')] }, sea: STORMY } as const;
    const dive = { do: 'dive', pool: pool('c2') } as const;
    const rolled = (face: number) =>
      names(script(table, adaDives({ ...deep, rig: dice(6, [face]) }), [dive]));

    expect(rolled(3)).toContain('diver-lost');
    expect(rolled(4)).toContain('dived');
  });

  it('RF-038 a storm costs a diver and the breath, and the pool is not reached', () => {
    const match = adaDives({ sea: STORMY, rig: dice(6, [1]) });

    const events = script(table, match, [DIVE_B1]);

    expect(names(events)).toEqual(['storm-rolled', 'diver-lost']);
    expect(match.state.boats[ADA]).toMatchObject({ pool: pool('a1'), divers: 2 });
    expect(match.state.dives[0]?.breath).toBe(1);
  });

  it('RF-038 a storm costs no diver where none is left', () => {
    const match = adaDives({ ada: { divers: 0 }, sea: STORMY, rig: dice(6, [1]) });

    expect(names(script(table, match, [DIVE_B1]))).toEqual(['storm-rolled']);
    expect(match.state.boats[ADA]?.divers).toBe(0);
  });

  it('RF-004 there are none where the table settled so', () => {
    expect(names(script(table, adaDives(), [DIVE_B1]))).not.toContain('storm-rolled');
  });
});
