// Chapter 15, battle between captains: what is taken, and where it goes.

import { isOffered, offersOf, refuses, script, whyNot } from '@quarterdeck/kernel/test-kit';
import { describe, expect, it } from 'vitest';
import { falls, fight, meet, shipSeen } from '../../fleet.ts';
import { ADA, BAZAAR, BO, CY, DEE, LISBON, told, wolf } from '../../positions.ts';

describe('Loot', () => {
  it('SW-232 a winner can only take what the loser has at that moment', () => {
    const { match } = meet(
      { [ADA]: { cannons: 2 }, [BO]: { cannons: 1, rum: 0 }, [CY]: { rum: 0, tea: 1, thalers: 1 } },
      'xx' + 'x',
    );

    expect(whyNot(wolf, match, { do: 'take', loot: 'wine' }, ADA)).toBe('SW-232');
    script(wolf, match, [{ by: ADA, do: 'take', loot: 'tea' }]);
    expect(refuses(wolf, match, ADA, { do: 'take', loot: 'tea' }).clause).toBe('SW-232');
    script(wolf, match, [{ by: ADA, do: 'leave' }]);

    // What Ada took is gone for Bo.
    expect(offersOf(wolf, match, BO)).toEqual([{ do: 'leave' }, { do: 'take', loot: 'thalers' }]);
  });

  it('SW-233 goods and rum must fit into the hold; the winner may discard to make room', () => {
    const { match } = meet(
      { [ADA]: { cannons: 1, rum: 3, cotton: 3 }, [CY]: { rum: 0, tea: 1 } },
      'x',
    );

    script(wolf, match, [{ do: 'take', loot: 'tea' }]);

    expect(wolf.asked(match)).toEqual([{ seat: ADA, step: 'hold/discard' }]);
    expect(offersOf(wolf, match)).toEqual([
      { do: 'discard', cargo: 'cotton' },
      { do: 'discard', cargo: 'rum' },
    ]);

    const events = script(wolf, match, [{ do: 'discard', cargo: 'rum' }]);

    expect(told(events, 'looted')).toEqual([{ winner: ADA, loser: CY, loot: 'tea' }]);
    expect(shipSeen(match, ADA)).toMatchObject({ rum: 2, cotton: 3, tea: 1 });
  });

  it('SW-233 rum cannot be taken into a hold full of rum, a thaler always can', () => {
    const { match } = meet(
      { [ADA]: { cannons: 1, rum: 6 }, [CY]: { rum: 1, tea: 1, thalers: 1 } },
      'x',
    );

    expect(whyNot(wolf, match, { do: 'take', loot: 'rum' })).toBe('SW-233');
    expect(offersOf(wolf, match)).toEqual([
      { do: 'leave' },
      { do: 'take', loot: 'tea' },
      { do: 'take', loot: 'thalers' },
    ]);
  });

  it('SW-235 loot goes to the winner, and nothing to the box but what is discarded for room', () => {
    const { match } = meet(
      { [ADA]: { cannons: 4, rum: 3, wine: 1 }, [CY]: { cocoa: 1, tea: 1, rum: 1, thalers: 1 } },
      'xxxx',
    );
    const { box } = wolf.view(match, 'spectator').state;

    script(wolf, match, [
      { do: 'take', loot: 'cocoa' },
      { do: 'take', loot: 'tea' },
      { do: 'take', loot: 'thalers' },
    ]);
    expect(wolf.view(match, 'spectator').state.box).toEqual(box);
    script(wolf, match, [
      { do: 'take', loot: 'rum' },
      { do: 'discard', cargo: 'wine' },
    ]);

    expect(wolf.view(match, 'spectator').state.box).toEqual({ ...box, wine: box.wine + 1 });
    expect(shipSeen(match, ADA)).toMatchObject({ cocoa: 1, tea: 1, wine: 0, rum: 4, thalers: 1 });
    expect(shipSeen(match, CY)).toMatchObject({ cocoa: 0, tea: 0, rum: 0, thalers: 0 });
  });

  it('SW-S84 a loser with too little loses all of it and owes nothing further', () => {
    const toCaptain = meet({ [ADA]: { cannons: 3 }, [CY]: { rum: 0, thalers: 1 } }, 'xxx').match;
    const toPirate = fight({
      ships: { [ADA]: { tile: BAZAAR, rum: 0, thalers: 2 } },
      rig: falls('xxx'),
      under: [{ step: 'round/end', data: {} }],
    }).match;

    script(wolf, toCaptain, [{ do: 'take', loot: 'thalers' }]);

    expect(wolf.asked(toCaptain)).toEqual([]);
    expect(shipSeen(toCaptain, CY).thalers).toBe(0);
    expect(shipSeen(toPirate, ADA).thalers).toBe(0);
    expect(new Set(wolf.asked(toPirate).map(({ step }) => step))).toEqual(
      new Set(['orders/choose']),
    );
  });

  it('SW-S89 exactly what is missing is discarded, and nothing that was taken from this loser', () => {
    const { match } = meet(
      { [ADA]: { cannons: 3, rum: 4, cotton: 1 }, [CY]: { rum: 0, tea: 3 } },
      'xxx',
    );

    // The first tea still finds room.
    const first = script(wolf, match, [{ do: 'take', loot: 'tea' }]);
    expect(told(first, 'looted')).toHaveLength(1);
    script(wolf, match, [{ do: 'take', loot: 'tea' }]);

    expect(whyNot(wolf, match, { do: 'discard', cargo: 'tea' })).toBe('SW-S89');
    expect(offersOf(wolf, match)).toEqual([
      { do: 'discard', cargo: 'cotton' },
      { do: 'discard', cargo: 'rum' },
    ]);

    const second = script(wolf, match, [{ do: 'discard', cargo: 'cotton' }]);

    expect(told(second, 'discarded')).toHaveLength(1);
    expect(shipSeen(match, ADA)).toMatchObject({ rum: 4, cotton: 0, tea: 2 });
  });

  it('SW-307 SW-S74 rum taken from this loser before lets no rum be discarded for more rum', () => {
    const { match } = meet(
      { [ADA]: { cannons: 2, rum: 4, cotton: 1 }, [CY]: { rum: 2, tea: 0 } },
      'xx',
    );

    // The first rum still finds room.
    script(wolf, match, [
      { do: 'take', loot: 'rum' },
      { do: 'take', loot: 'rum' },
    ]);

    expect(offersOf(wolf, match)).toEqual([{ do: 'discard', cargo: 'cotton' }]);
    expect(isOffered(wolf, match, { do: 'discard', cargo: 'rum' })).toBe(false);
  });

  it('SW-S89 what was taken from an earlier loser may be discarded', () => {
    const { match } = meet(
      { [ADA]: { cannons: 1, rum: 5 }, [BO]: { rum: 0, tea: 1 }, [CY]: { rum: 0, wine: 1 } },
      'x',
    );

    script(wolf, match, [
      { do: 'take', loot: 'tea' },
      { do: 'take', loot: 'wine' },
    ]);

    expect(isOffered(wolf, match, { do: 'discard', cargo: 'tea' })).toBe(true);
  });
});

describe('Lucky in battle between captains', () => {
  it('SW-230 the Lucky captain may take 1 loot from a captain they tie with', () => {
    const { match } = meet(
      { [ADA]: { cannons: 1, stern: 'lucky' }, [CY]: { cannons: 1, rum: 2, thalers: 2 } },
      'x' + 'x',
    );

    expect(isOffered(wolf, match, { do: 'leave' }, ADA)).toBe(true);
    const events = script(wolf, match, [{ by: ADA, do: 'take', loot: 'rum' }]);

    expect(events.map(({ clause, data }) => [clause, data])).toEqual([
      ['SW-230', { winner: ADA, loser: CY, loot: 'rum' }],
    ]);
    expect(wolf.asked(match)).toEqual([]);
  });

  it('SW-S91 Lucky takes 1 loot from each captain they tie with', () => {
    const rich = { cannons: 1, thalers: 2 };
    const { match } = meet(
      { [ADA]: { ...rich, stern: 'lucky' }, [BO]: rich, [CY]: rich, [DEE]: rich },
      'x' + 'x' + '-' + 'x',
    );

    const events = script(wolf, match, [
      { by: ADA, do: 'take', loot: 'thalers' },
      { by: ADA, do: 'take', loot: 'thalers' },
      { by: ADA, do: 'take', loot: 'thalers' },
    ]);

    // Cy was beaten, Bo and Dee tied.
    expect(events.map(({ clause }) => clause)).toEqual(['SW-230', 'SW-226', 'SW-230']);
    expect(told(events, 'looted').map(({ loser }) => loser)).toEqual([BO, CY, DEE]);
  });

  it.each([
    ['at 0 hits', { cannons: 0 }, ''],
    ['in a port', { tile: LISBON, rum: 1 }, 'x' + 'x'],
  ])('SW-S92 a tie %s counts for Lucky', (_, ship, dice) => {
    const { match } = meet({ [ADA]: ship, [CY]: { ...ship, stern: 'lucky' } }, dice);

    const events = script(wolf, match, [{ by: CY, do: 'take', loot: 'rum' }]);

    expect(told(events, 'looted')).toEqual([{ winner: CY, loser: ADA, loot: 'rum' }]);
  });
});
