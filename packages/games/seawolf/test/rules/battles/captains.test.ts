// Chapter 15, battle between captains: rolling, and who takes how much from whom.

import { isOffered, offersOf, refuses, script } from '@quarterdeck/kernel/test-kit';
import { describe, expect, it } from 'vitest';
import { apart, falls, meet, plunder, shipSeen } from '../../fleet.ts';
import {
  ADA,
  BO,
  CY,
  DEE,
  kindsOf,
  LISBON,
  position,
  told,
  WRECKERS,
  wolf,
} from '../../positions.ts';

describe('Rolling between captains', () => {
  it('SW-221 at sea each captain rolls one die per cannon', () => {
    const { events } = meet(
      { [ADA]: { cannons: 3, rum: 1 }, [CY]: { cannons: 1, rum: 6 } },
      '----',
    );

    expect(told(events, 'fired').map(({ seat, dice }) => [seat, dice.length])).toEqual([
      [ADA, 3],
      [CY, 1],
    ]);
    expect(events.find(({ event }) => event === 'fired')?.clause).toBe('SW-221');
  });

  it('SW-222 in a port each captain rolls one die per rum aboard; cannons do not count', () => {
    const { events } = meet(
      { [ADA]: { tile: LISBON, rum: 2, cannons: 3 }, [CY]: { tile: LISBON, rum: 0, cannons: 1 } },
      'x-',
    );

    expect(told(events, 'fired')).toEqual([
      { seat: ADA, sure: 0, dice: ['hit', 'blank'], hits: 1 },
      { seat: CY, sure: 0, dice: [], hits: 0 },
    ]);
  });

  it('SW-223 all roll once before anything is settled, and every pair is compared', () => {
    const rich = { cannons: 2, thalers: 9 };
    const { events, match } = meet({ [ADA]: rich, [BO]: rich, [CY]: rich }, 'xx' + 'x-' + '--');

    expect(kindsOf(events)).toEqual(['captains-met', 'fired', 'fired', 'fired']);
    expect(new Set(plunder(match).map(String))).toEqual(
      new Set([`${ADA},${BO}`, `${ADA},${CY}`, `${BO},${CY}`]),
    );
  });

  it('SW-224 every symbol rolled is one hit', () => {
    const { events } = meet({ [ADA]: { cannons: 4 }, [CY]: { cannons: 2 } }, 'x-xx' + '-x');

    expect(told(events, 'fired').map(({ hits }) => hits)).toEqual([3, 1]);
  });

  it('SW-S96 in a port the rum aboard when the dice are rolled counts', () => {
    const match = position({
      ships: apart(4, {
        [ADA]: { tile: WRECKERS, rum: 3, orders: ['east'] },
        [BO]: { tile: LISBON, rum: 1 },
      }),
      step: 'turn/begin',
      data: { seat: ADA },
      under: [{ step: 'battle/begin', data: {} }],
      rig: falls('--' + '-'),
    });

    const events = script(wolf, match, [{ do: 'end' }]);

    expect(told(events, 'fired').map(({ seat, dice }) => [seat, dice.length])).toEqual([
      [ADA, 2],
      [BO, 1],
    ]);
  });

  it('SW-S96 rum looted after the roll takes no hit away', () => {
    const inPort = { tile: LISBON, thalers: 9 };
    const { match } = meet(
      { [ADA]: { ...inPort, rum: 3 }, [BO]: { ...inPort, rum: 2 }, [CY]: { ...inPort, rum: 1 } },
      'xxx' + 'xx' + '-',
    );

    script(wolf, match, [
      { by: ADA, do: 'take', loot: 'rum' },
      { by: ADA, do: 'leave' },
    ]);

    expect(shipSeen(match, BO).rum).toBe(1);
    expect(plunder(match)).toEqual([
      [BO, CY],
      [BO, CY],
    ]);
  });
});

describe('Spoils', () => {
  it('SW-225 the most hits settle first, equal hits clockwise from the first player', () => {
    const rich = { cannons: 2, thalers: 9 };
    const { match } = meet(
      { [ADA]: rich, [BO]: rich, [CY]: rich, [DEE]: rich },
      // Cy, Dee, Ada, Bo.
      'xx' + '--' + 'x-' + 'xx',
      { first: CY },
    );

    expect(plunder(match)).toEqual([
      [CY, DEE],
      [CY, DEE],
      [CY, ADA],
      [BO, DEE],
      [BO, DEE],
      [BO, ADA],
      [ADA, DEE],
    ]);
  });

  it('SW-226 the winner takes up to the difference, each item a good, a rum or a thaler', () => {
    const { match } = meet(
      { [ADA]: { cannons: 3, rum: 0 }, [CY]: { cannons: 0, tea: 1, rum: 2, thalers: 2 } },
      'xxx',
    );

    const events = script(wolf, match, [
      { do: 'take', loot: 'tea' },
      { do: 'take', loot: 'rum' },
      { do: 'take', loot: 'thalers' },
    ]);

    expect(told(events, 'looted').map(({ loot }) => loot)).toEqual(['tea', 'rum', 'thalers']);
    expect(wolf.asked(match)).toEqual([]);
    expect(shipSeen(match, CY)).toMatchObject({ tea: 0, rum: 1, thalers: 1 });
  });

  it('SW-227 taking loot is a right, not a duty', () => {
    const { match } = meet({ [ADA]: { cannons: 1 }, [CY]: { thalers: 2 } }, 'x');

    expect(isOffered(wolf, match, { do: 'leave' }, ADA)).toBe(true);
    expect(kindsOf(script(wolf, match, [{ do: 'leave' }]))).toEqual(['loot-left']);
    expect(shipSeen(match, CY).thalers).toBe(2);
  });

  it.each([0, 1, 2])('SW-S88 a winner may take %i of a difference of 2', (items) => {
    const { match } = meet({ [ADA]: { cannons: 2 }, [CY]: { thalers: 5 } }, 'xx');

    for (let taken = 0; taken < items; taken++)
      script(wolf, match, [{ do: 'take', loot: 'thalers' }]);
    if (items < 2) script(wolf, match, [{ do: 'leave' }]);

    expect(wolf.asked(match)).toEqual([]);
    expect(shipSeen(match, ADA).thalers).toBe(items);
  });

  it('SW-228 a cocoa taken counts as one loot', () => {
    const { match } = meet({ [ADA]: { cannons: 2 }, [CY]: { cocoa: 2, rum: 0 } }, 'xx');

    script(wolf, match, [{ do: 'take', loot: 'cocoa' }]);

    expect(wolf.asked(match)).toEqual([{ seat: ADA, step: 'captains/loot' }]);
    script(wolf, match, [{ do: 'take', loot: 'cocoa' }]);
    expect(shipSeen(match, ADA).cocoa).toBe(2);
  });

  it('SW-229 between equal hits nothing happens', () => {
    const { events, match } = meet(
      { [ADA]: { cannons: 1, thalers: 2 }, [CY]: { cannons: 1, thalers: 2 } },
      'x' + 'x',
    );

    expect(kindsOf(events)).toEqual(['captains-met', 'fired', 'fired', 'captains-drawn']);
    expect(wolf.asked(match)).toEqual([]);
  });

  it('SW-231 a captain in the middle is looted first and then loots', () => {
    const { match } = meet(
      {
        [ADA]: { cannons: 1, rum: 0, thalers: 1 },
        [BO]: { cannons: 2, rum: 0 },
        [CY]: { rum: 0, thalers: 1 },
      },
      'x' + 'xx',
    );

    const byBo = script(wolf, match, [
      { by: BO, do: 'leave' },
      { by: BO, do: 'take', loot: 'thalers' },
    ]);
    const byAda = script(wolf, match, [{ by: ADA, do: 'take', loot: 'thalers' }]);

    expect(told(byBo, 'looted')).toEqual([{ winner: BO, loser: ADA, loot: 'thalers' }]);
    expect(told(byAda, 'looted')).toEqual([{ winner: ADA, loser: CY, loot: 'thalers' }]);
  });

  it('SW-234 a winner may loot several opponents, each by their own difference', () => {
    const rich = { cannons: 1, thalers: 9 };
    const { match } = meet(
      { [ADA]: { cannons: 3, thalers: 0 }, [BO]: { cannons: 0, thalers: 9 }, [CY]: rich },
      'xxx' + 'x',
    );

    const taken = plunder(match).filter(([winner]) => winner === ADA);

    expect(taken).toEqual([
      [ADA, BO],
      [ADA, BO],
      [ADA, BO],
      [ADA, CY],
      [ADA, CY],
    ]);
  });

  it('SW-S90 several losers are looted clockwise from the left of the winner, ties among them', () => {
    const rich = { cannons: 1, thalers: 9 };
    const { match } = meet(
      {
        [ADA]: rich,
        [BO]: { ...rich, cannons: 0 },
        [CY]: { ...rich, stern: 'lucky' },
        [DEE]: rich,
      },
      // Ada and Cy hit, Dee does not.
      'x' + 'x' + '-',
    );

    const byCy = plunder(match).filter(([winner]) => winner === CY);

    expect(byCy).toEqual([
      [CY, DEE],
      [CY, ADA],
      [CY, BO],
    ]);
  });

  it('SW-236 with 3, 1 and 0 hits the first takes up to 2 and 3, the second then up to 1', () => {
    const { match } = meet(
      {
        [ADA]: { cannons: 3, rum: 0 },
        [BO]: { cannons: 1, rum: 0, thalers: 9 },
        [CY]: { rum: 0, thalers: 9 },
      },
      'xxx' + 'x',
    );

    expect(plunder(match)).toEqual([
      [ADA, BO],
      [ADA, BO],
      [ADA, CY],
      [ADA, CY],
      [ADA, CY],
      [BO, CY],
    ]);
    expect([ADA, BO, CY].map((seat) => shipSeen(match, seat).thalers)).toEqual([5, 8, 5]);
  });

  it('SW-237 in a port 4 rum roll 4 dice, and 3 cannons with 1 rum roll one', () => {
    const { events } = meet(
      { [ADA]: { tile: LISBON, rum: 4 }, [CY]: { tile: LISBON, rum: 1, cannons: 3 } },
      '----' + '-',
    );

    expect(told(events, 'fired').map(({ dice }) => dice.length)).toEqual([4, 1]);
  });

  it('SW-S115 with nothing to take no question is asked, otherwise the winner chooses', () => {
    const { match: nothing, events } = meet({ [ADA]: { cannons: 3 }, [CY]: { rum: 0 } }, 'xxx');
    const little = meet({ [ADA]: { cannons: 3 }, [CY]: { rum: 1 } }, 'xxx').match;

    expect(wolf.asked(nothing)).toEqual([]);
    expect(told(events, 'nothing-to-take')).toEqual([{ winner: ADA, loser: CY, difference: 3 }]);
    expect(offersOf(wolf, little, ADA)).toEqual([{ do: 'leave' }, { do: 'take', loot: 'rum' }]);
    expect(refuses(wolf, little, CY, { do: 'leave' }).code).toBe('not-asked');
  });
});
