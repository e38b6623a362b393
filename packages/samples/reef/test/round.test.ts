import { dice, offersOf, script, whyNot } from '@quarterdeck/kernel/test-kit';
import { describe, expect, it } from 'vitest';
import { ADA, BO, CY, newMatch, playUntil, pool, table } from '../src/table.ts';
import { names, round } from './positions.ts';

const planned = (sea: object = {}) => round('round/start', { sea });
const plan = (...pools: string[]) => ({ do: 'plan', pools: pools.map(pool) }) as const;

describe('The round', () => {
  it('RF-002 players dive in turn, clockwise from the first', () => {
    const match = planned({ first: BO });

    const events = script(table, match, [
      { ...plan('b1', 'c1'), by: ADA },
      { ...plan('e3', 'e2'), by: BO },
      { ...plan('d1', 'c1'), by: CY },
      { do: 'stay' },
      { do: 'stay' },
      { do: 'stay', by: ADA },
    ]);

    const divers = events.flatMap((e) => (e.event === 'plan-shown' ? [e.data.seat] : []));
    expect(divers.slice(0, 3)).toEqual([BO, CY, ADA]);
  });

  it('RF-017 a marker drifts to the neighbour with the number rolled, clockwise from the north', () => {
    const currents = [pool('c2'), pool('a1'), pool('e4')];

    const match = round('round/start', { sea: { currents }, rig: dice(6, [2, 1, 3]) });

    // c2's second neighbour is d2, a1's first is b1; e4 has two, so a 3 leaves the marker there.
    expect(match.state.currents).toEqual([pool('d2'), pool('b1'), pool('e4')]);
  });

  it('RF-018 everybody plans at once, a route of neighbours from the own boat', () => {
    const match = planned();

    expect(table.asked(match).map(({ seat }) => seat)).toEqual([ADA, BO, CY]);
    expect(offersOf(table, match, ADA)).toEqual([
      plan('b1', 'c1'),
      plan('b1', 'b2'),
      plan('b1', 'a1'),
      plan('a2', 'a1'),
      plan('a2', 'b2'),
      plan('a2', 'a3'),
    ]);
  });

  it('RF-019 each player has one dive a round', () => {
    const match = newMatch(4, 5);
    const begun: number[] = [];
    for (const first = match.state.round; match.state.round === first; ) {
      const asked = table.asked(match)[0];
      if (asked === undefined) break;
      const offers = table.choices(match, asked.seat);
      const events = table.play(match, asked.seat, offers[0]);
      begun.push(...events.flatMap((e) => (e.event === 'plan-shown' ? [e.data.seat] : [])));
    }

    expect(begun.sort()).toEqual([0, 1, 2, 3]);
  });

  it('RF-020 a boat that misses divers gets one back', () => {
    const match = round('round/end', { ada: { divers: 0 }, bo: { divers: 2 }, cy: { divers: 3 } });

    expect(match.state.boats.map(({ divers }) => divers)).toEqual([1, 3, 3]);
  });

  it('RF-021 everybody with fewer than three charms draws one', () => {
    const match = round('round/end', {
      ada: { charms: [1, 2, 3] },
      bo: { charms: [4, 5] },
      sea: { charmDeck: [6, 7, 8] },
    });

    expect(match.state.boats.map(({ charms }) => charms)).toEqual([[1, 2, 3], [4, 5, 8], [7]]);
  });

  it('RF-021 nobody draws from an empty deck', () => {
    const match = round('round/end', { sea: { charmDeck: [6] } });

    expect(match.state.boats.map(({ charms }) => charms)).toEqual([[6], [], []]);
  });

  it('RF-022 the next player clockwise is first, without those who left', () => {
    expect(round('round/end').state.first).toBe(BO);
    expect(round('round/end', { bo: { out: true } }).state.first).toBe(CY);
  });

  it('RF-003 the last round leads to the count', () => {
    const match = round('round/end', { sea: { round: 4, rounds: 4 } });

    expect(match.stack).toEqual([]);
    expect(table.outcome(match)).not.toBeNull();
    expect(round('round/end', { sea: { round: 3, rounds: 4 } }).stack).not.toEqual([]);
  });

  it('RF-059 the plans are laid without telling what they are', () => {
    const match = planned();
    script(table, match, [
      { ...plan('b1', 'c1'), by: ADA },
      { ...plan('e3', 'e2'), by: BO },
    ]);

    const events = script(table, match, [{ ...plan('d1', 'c1'), by: CY }]);

    expect(names(events).slice(0, 1)).toEqual(['plans-laid']);
    expect(events[0]?.data).toEqual({ seats: [ADA, BO, CY] });
    expect(whyNot(table, match, { do: 'dive', pool: pool('a2') }, ADA)).toBe('RF-026');
  });

  it('RF-019 a whole match has as many rounds as settled', () => {
    const match = playUntil(newMatch(2, 9), () => false);

    expect(match.state.round).toBe(match.state.rounds + 1);
  });
});
