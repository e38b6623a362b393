import { dice, isOffered, offersOf, script } from '@quarterdeck/kernel/test-kit';
import { describe, expect, it } from 'vitest';
import { pointsOf } from '../src/index.ts';
import { ADA, BO, CY, pool, table } from '../src/table.ts';
import { adaDives, DIVE_B1, names, round } from './positions.ts';

/** Ada's dive into b1, which costs her a diver, ends with the pearl in hand. */
const CURRENT_IN_B1 = { currents: [pool('b1'), pool('d4'), pool('d4')] };
const LOSING = [DIVE_B1, { do: 'keep' }, { do: 'stay' }] as const;

describe('Helpers', () => {
  it('RF-043 before a dive the diver is asked, after it everybody in turn', () => {
    const match = adaDives({
      ada: { helpers: ['cook'], divers: 2 },
      bo: { helpers: ['cook', 'otter'], divers: 2 },
      sea: CURRENT_IN_B1,
    });

    expect(table.asked(match)).toEqual([{ seat: ADA, step: 'helper/moment' }]);
    script(table, match, [{ do: 'pass' }, ...LOSING]);
    expect(table.asked(match)).toEqual([{ seat: BO, step: 'helper/moment' }]);
  });

  it('RF-043 RF-002 helpers due after a dive are asked for from the first player on', () => {
    const match = adaDives({
      ada: { helpers: ['lampkeeper'] },
      bo: { helpers: ['otter'] },
      sea: { ...CURRENT_IN_B1, first: BO },
    });

    script(table, match, LOSING);
    expect(table.asked(match)[0]?.seat).toBe(BO);
    script(table, match, [{ do: 'pass' }]);
    expect(table.asked(match)[0]?.seat).toBe(ADA);
  });

  it('RF-044 a helper is used once in a dive', () => {
    const match = adaDives({ ada: { helpers: ['cook'], divers: 0 } });

    script(table, match, [{ do: 'use', helper: 'cook' }]);

    expect(match.state.boats[ADA]?.divers).toBe(1);
    expect(table.asked(match)[0]?.step).toBe('diving/choose');
  });

  it('RF-045 bellows give one breath more, to plan with and to dive with', () => {
    const diving = adaDives({ ada: { helpers: ['bellows'] } });
    const planning = round('round/start', { ada: { helpers: ['bellows'] } });
    const lengths = (seat: typeof ADA) =>
      new Set(table.choices(planning, seat).map((c) => ('pools' in c ? c.pools.length : 0)));

    expect(diving.state.dives[0]?.breath).toBe(3);
    expect(lengths(ADA)).toEqual(new Set([3]));
    expect(lengths(BO)).toEqual(new Set([2]));
  });

  it('RF-046 the cook may bring a missing diver back before a dive', () => {
    const match = adaDives({ ada: { helpers: ['cook'], divers: 1 } });

    const events = script(table, match, [{ do: 'use', helper: 'cook' }]);

    expect(names(events)).toEqual(['helper-used', 'divers-back']);
    expect(match.state.boats[ADA]?.divers).toBe(2);
  });

  it('RF-046 the cook brings back no diver where none is missing', () => {
    const match = adaDives({ ada: { helpers: ['cook'] } });

    expect(table.asked(match)[0]?.step).toBe('diving/choose');
  });

  it('RF-047 the lampkeeper may bring back a diver after a dive that cost one', () => {
    const match = adaDives({ ada: { helpers: ['lampkeeper'] }, sea: CURRENT_IN_B1 });

    script(table, match, [...LOSING, { do: 'use', helper: 'lampkeeper' }]);

    expect(match.state.boats[ADA]?.divers).toBe(3);
  });

  it("RF-047 the lampkeeper is not asked after a dive that cost none, nor after somebody else's", () => {
    const harmless = adaDives({ ada: { helpers: ['lampkeeper'], divers: 2 } });
    const elses = adaDives({ bo: { helpers: ['lampkeeper'], divers: 2 }, sea: CURRENT_IN_B1 });

    script(table, harmless, [{ do: 'stay' }]);
    script(table, elses, LOSING);

    for (const match of [harmless, elses]) expect(table.asked(match)[0]?.step).toBe('round/plan');
  });

  it('RF-048 the octopus draws a charm for an empty hand, before anybody else draws', () => {
    const match = round('round/end', {
      bo: { helpers: ['octopus'] },
      cy: { helpers: ['octopus'], charms: [9] },
      sea: { charmDeck: [1, 2, 3, 4] },
    });

    expect(match.state.boats.map(({ charms }) => charms)).toEqual([[3], [4, 2], [9, 1]]);
  });

  it("RF-049 the otter dives at once after somebody else's dive that cost a diver", () => {
    const match = adaDives({ bo: { helpers: ['otter'] }, sea: CURRENT_IN_B1 });

    script(table, match, [...LOSING, { do: 'use', helper: 'otter' }]);

    expect(table.asked(match)).toEqual([{ seat: BO, step: 'diving/choose' }]);
    expect(match.state.dives.map((dive) => dive.seat)).toEqual([ADA, BO]);
    expect(offersOf(table, match)).toEqual([
      { do: 'stay' },
      { do: 'dive', pool: pool('e3') },
      { do: 'dive', pool: pool('d4') },
    ]);
    script(table, match, [{ do: 'dive', pool: pool('e3') }, { do: 'keep' }]);
    expect(match.state.boats[BO]?.pool).toBe(pool('e3'));
    expect(match.state.dives).toEqual([]);
  });

  it('RF-049 the otter is not asked after a dive that cost none', () => {
    const match = adaDives({ bo: { helpers: ['otter'] } });

    script(table, match, [{ do: 'stay' }]);

    expect(table.asked(match)[0]?.step).toBe('round/plan');
  });

  it("RF-049 the otter is not asked after its owner's dive, nor after a dive of the otter", () => {
    const own = adaDives({ ada: { helpers: ['otter'] }, sea: CURRENT_IN_B1 });
    script(table, own, LOSING);
    expect(table.asked(own)[0]?.step).toBe('round/plan');

    const match = adaDives({
      bo: { helpers: ['otter'] },
      sea: { ...CURRENT_IN_B1, storms: true },
      rig: [...dice(6, [6]), 0, ...dice(6, [1])],
    });
    script(table, match, [...LOSING, { do: 'use', helper: 'otter' }]);

    const events = script(table, match, [{ do: 'dive', pool: pool('d4') }]);

    expect(names(events).slice(0, 2)).toEqual(['storm-rolled', 'diver-lost']);
    expect(table.asked(match)[0]?.step).toBe('round/plan');
  });

  it('RF-049 a squall on the otter ends its dive alone', () => {
    const match = adaDives({
      bo: { helpers: ['otter'] },
      cy: { charms: [7] },
      sea: CURRENT_IN_B1,
    });
    script(table, match, [DIVE_B1, { do: 'pass' }, { do: 'keep' }, { do: 'stay' }]);

    script(table, match, [
      { do: 'use', helper: 'otter' },
      { do: 'dive', pool: pool('e3') },
      { do: 'charm', charm: 7, by: CY },
    ]);

    expect(match.state.boats[BO]?.pool).toBe(pool('e4'));
    expect(match.state.dives).toEqual([]);
  });

  it('RF-050 the smuggler brings three points with at least four pearls', () => {
    const points = (pearls: readonly number[], helpers: readonly 'smuggler'[]) =>
      pointsOf(adaDives({ ada: { pearls, helpers } }).state, ADA);

    expect(points([1, 1, 1, 1], ['smuggler'])).toBe(7);
    expect(points([1, 1, 1], ['smuggler'])).toBe(3);
    expect(points([1, 1, 1, 1], [])).toBe(4);
  });

  it('RF-043 whoever left is not asked', () => {
    const match = adaDives({ bo: { helpers: ['otter'], out: true }, sea: CURRENT_IN_B1 });

    script(table, match, LOSING);

    expect(isOffered(table, match, { do: 'use' }, BO)).toBe(false);
    expect(table.asked(match)[0]?.step).toBe('round/plan');
  });
});
