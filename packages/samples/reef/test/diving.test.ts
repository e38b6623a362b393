import { begin, isOffered, offersOf, script, whyNot } from '@quarterdeck/kernel/test-kit';
import { describe, expect, it } from 'vitest';
import { ADA, pool, table } from '../src/table.ts';
import { adaDives, DIVE_B1, names } from './positions.ts';

describe('Diving', () => {
  it('RF-023 a dive begins by showing the plan', () => {
    const { events } = begin(table, {
      seats: 2,
      patch: { boats: { 0: { plan: [pool('b1'), pool('c1')] } } },
      step: 'diving/begin',
      data: { seat: ADA },
    });

    expect(events[0]).toEqual({
      event: 'plan-shown',
      clause: 'RF-023',
      data: { seat: ADA, plan: [pool('b1'), pool('c1')] },
    });
  });

  it('RF-024 RF-029 two breaths take a diver into two pools, then the dive is over', () => {
    const match = adaDives();

    script(table, match, [DIVE_B1, { do: 'keep' }, { do: 'dive', pool: pool('c1') }]);

    expect(match.state.boats[ADA]?.pool).toBe(pool('c1'));
    expect(match.state.dives[0]?.breath).toBe(0);
    table.play(match, ADA, table.choices(match, ADA)[0]);
    expect(match.state.dives).toEqual([]);
  });

  it('RF-025 the diver goes into a neighbouring pool or stays', () => {
    const match = adaDives({ ada: { plan: [pool('b1'), pool('a2'), pool('c1')] } });

    expect(offersOf(table, match)).toEqual([
      { do: 'stay' },
      DIVE_B1,
      { do: 'dive', pool: pool('a2') },
    ]);
  });

  it('RF-025 staying ends the dive', () => {
    const match = adaDives();

    const events = script(table, match, [{ do: 'stay' }]);

    expect(names(events)[0]).toBe('stayed');
    expect(match.state.dives).toEqual([]);
    expect(match.state.boats[ADA]?.pool).toBe(pool('a1'));
  });

  it('RF-026 a diver may go to planned pools only', () => {
    const match = adaDives();

    expect(whyNot(table, match, { do: 'dive', pool: pool('a2') })).toBe('RF-026');
  });

  it('RF-026 planned pools are reached in any order', () => {
    const match = adaDives({ ada: { pool: pool('c1'), plan: [pool('a1'), pool('b1')] } });

    expect(isOffered(table, match, DIVE_B1)).toBe(true);
  });

  it('RF-027 nobody without divers goes into a current', () => {
    const sea = { currents: [pool('b1'), pool('d4'), pool('d4')] };
    const match = adaDives({ ada: { divers: 0 }, sea });

    expect(whyNot(table, match, DIVE_B1)).toBe('RF-027');
    expect(isOffered(table, adaDives({ ada: { divers: 1 }, sea }), DIVE_B1)).toBe(true);
    expect(isOffered(table, adaDives({ ada: { divers: 0 } }), DIVE_B1)).toBe(true);
  });

  it('RF-028 going into a current costs a diver', () => {
    const match = adaDives({ sea: { currents: [pool('b1'), pool('d4'), pool('d4')] } });

    const events = script(table, match, [DIVE_B1]);

    expect(names(events)).toEqual(['dived', 'diver-lost', 'pearls-drawn']);
    expect(match.state.boats[ADA]?.divers).toBe(2);
  });

  it('RF-028 leaving a current or waiting in it costs nothing', () => {
    const sea = { currents: [pool('a1'), pool('d4'), pool('d4')] };
    const [leaving, waiting] = [adaDives({ sea }), adaDives({ sea })];

    expect(names(script(table, leaving, [DIVE_B1]))).not.toContain('diver-lost');
    expect(names(script(table, waiting, [{ do: 'stay' }]))).not.toContain('diver-lost');
  });
});
