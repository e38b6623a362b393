import { offersOf, refuses, script, whyNot } from '@quarterdeck/kernel/test-kit';
import { describe, expect, it } from 'vitest';
import { falls, fight, shipSeen } from '../../fleet.ts';
import {
  ADA,
  BAZAAR,
  BO,
  CY,
  DEE,
  EVE,
  type ShipPatch,
  SMALL,
  TIMBER,
  told,
  wolf,
} from '../../positions.ts';

/** Ada's battle with the pirate on its own tile: its 3 dice, then one for each of her cannons. */
const battle = (ship: ShipPatch, dice: string): ReturnType<typeof fight> =>
  fight({ ships: { [ADA]: { tile: BAZAAR, ...ship } }, rig: falls(dice) });

describe('Battle with the pirate', () => {
  it('SW-209 the pirate rolls 3 dice on its own tile and 2 against a neighbouring one', () => {
    const { events } = fight({
      ships: { [ADA]: { tile: BAZAAR }, [BO]: { tile: TIMBER } },
      rig: falls('---' + '--'),
    });

    expect(told(events, 'pirate-fired').map(({ dice }) => dice)).toEqual([
      ['blank', 'blank', 'blank'],
      ['blank', 'blank'],
    ]);
  });

  it('SW-210 the neighbour on the right of the battling captain rolls for the pirate', () => {
    const { events } = fight({
      seats: 5,
      ships: { [ADA]: { tile: BAZAAR }, [DEE]: { tile: BAZAAR } },
      rig: falls('---' + '---'),
    });

    expect(
      told(events, 'pirate-fired').map(({ against, rolledBy }) => [against, rolledBy]),
    ).toEqual([
      [ADA, EVE],
      [DEE, CY],
    ]);
  });

  it('SW-S87 rolling for the pirate asks nobody anything; with two captains the other rolls', () => {
    const { events, match } = fight({
      seats: 2,
      ships: { [ADA]: { tile: SMALL.SAILMAKER, rum: 0 } },
    });

    expect(told(events, 'pirate-fired')[0]).toMatchObject({ against: ADA, rolledBy: BO });
    expect(wolf.asked(match)).toEqual([]);
  });

  it('SW-211 the captain rolls one die per cannon', () => {
    const { events } = battle({ cannons: 3 }, '---' + 'x-x');

    expect(told(events, 'fired')).toEqual([
      { seat: ADA, sure: 0, dice: ['hit', 'blank', 'hit'], hits: 2 },
    ]);
    expect(events.find(({ event }) => event === 'fired')?.clause).toBe('SW-211');
  });

  it('SW-211 without cannons no die is rolled and there is no hit', () => {
    const { events } = battle({ cannons: 0, rum: 5 }, '---');

    expect(told(events, 'fired')).toEqual([{ seat: ADA, sure: 0, dice: [], hits: 0 }]);
  });

  it('SW-212 every symbol rolled is one hit, for the pirate and for the captain', () => {
    const { events } = battle({ cannons: 3 }, 'x-x' + 'xxx');

    expect(told(events, 'pirate-fired')[0]?.hits).toBe(2);
    expect(told(events, 'fired')[0]?.hits).toBe(3);
  });

  it('SW-213 more hits than the pirate earn the difference in thalers', () => {
    const { events, match } = battle({ cannons: 3, thalers: 1 }, 'x--' + 'xxx');

    expect(told(events, 'pirate-beaten')).toEqual([{ seat: ADA, thalers: 2 }]);
    expect(shipSeen(match, ADA)).toMatchObject({ thalers: 3, rum: 3 });
    expect(wolf.asked(match)).toEqual([]);
  });

  it('SW-214 at equal hits nothing happens', () => {
    const { events, match } = battle({ cannons: 1, thalers: 1 }, '-x-' + 'x');

    expect(told(events, 'pirate-drawn')).toEqual([{ seat: ADA, thalers: 0 }]);
    expect(shipSeen(match, ADA)).toMatchObject({ thalers: 1, rum: 3 });
    expect(wolf.asked(match)).toEqual([]);
  });

  it('SW-214 SW-S93 at equal hits the Lucky captain gains 1 thaler without being asked', () => {
    const { events, match } = battle({ stern: 'lucky', cannons: 1, thalers: 1 }, '-x-' + 'x');

    expect(told(events, 'pirate-drawn')).toEqual([{ seat: ADA, thalers: 1 }]);
    expect(shipSeen(match, ADA).thalers).toBe(2);
    expect(wolf.asked(match)).toEqual([]);
  });

  it('SW-215 fewer hits cost the difference in loot, in any combination', () => {
    const { events, match } = battle(
      { cannons: 1, cotton: 1, tea: 1, rum: 1, thalers: 2 },
      'xxx' + '-',
    );

    expect(told(events, 'pirate-won')).toEqual([{ seat: ADA, difference: 3 }]);
    expect(offersOf(wolf, match).map((choice) => ('loot' in choice ? choice.loot : ''))).toEqual([
      'cotton',
      'tea',
      'rum',
      'thalers',
    ]);
    expect(whyNot(wolf, match, { do: 'pay', loot: 'wine' })).toBe('SW-215');

    const paid = script(wolf, match, [
      { do: 'pay', loot: 'tea' },
      { do: 'pay', loot: 'rum' },
      { do: 'pay', loot: 'thalers' },
    ]);

    expect(told(paid, 'loot-paid').map(({ loot }) => loot)).toEqual(['tea', 'rum', 'thalers']);
    expect(shipSeen(match, ADA)).toMatchObject({ cotton: 1, tea: 0, rum: 0, thalers: 1 });
    expect(wolf.asked(match)).toEqual([]);
  });

  it('SW-216 a cocoa paid to the pirate counts as one', () => {
    const { match } = battle({ cocoa: 1, thalers: 3, rum: 0 }, 'xx-');

    script(wolf, match, [{ do: 'pay', loot: 'cocoa' }]);

    expect(wolf.asked(match)).toEqual([{ seat: ADA, step: 'pirate/pay' }]);
    script(wolf, match, [{ do: 'pay', loot: 'thalers' }]);
    expect(shipSeen(match, ADA)).toMatchObject({ cocoa: 0, thalers: 2 });
    expect(wolf.asked(match)).toEqual([]);
  });

  it('SW-217 goods paid go to the box, thalers and rum to nobody', () => {
    const { match } = battle({ wine: 1, cocoa: 1, rum: 1, thalers: 2 }, 'xxx');
    const before = wolf.view(match, 'spectator').state;

    script(wolf, match, [
      { do: 'pay', loot: 'wine' },
      { do: 'pay', loot: 'cocoa' },
      { do: 'pay', loot: 'thalers' },
    ]);
    const after = wolf.view(match, 'spectator').state;

    expect(after.box).toEqual({ ...before.box, wine: before.box.wine + 1, cocoa: 1 });
    expect(after.taken).toEqual(before.taken);
    expect(after.ships.map(({ thalers }) => thalers)).toEqual([1, 0, 0, 0]);
  });

  it('SW-218 who has less loot than the difference loses all of it and nothing more', () => {
    const { events, match } = battle({ rum: 1, thalers: 1, cannons: 1 }, 'xxx' + '-');

    expect(told(events, 'pirate-won')).toEqual([{ seat: ADA, difference: 3 }]);
    expect(told(events, 'loot-paid').map(({ loot }) => loot)).toEqual(['rum', 'thalers']);
    expect(shipSeen(match, ADA)).toMatchObject({ rum: 0, thalers: 0, cannons: 1 });
    expect(wolf.asked(match)).toEqual([]);
  });

  it('SW-219 2 hits of 3 cannons against 1 hit of the pirate earn 1 thaler', () => {
    const { events } = battle({ cannons: 3 }, '--x' + 'xx-');

    expect(told(events, 'pirate-beaten')).toEqual([{ seat: ADA, thalers: 1 }]);
  });

  it('SW-220 no cannons and 2 hits from a neighbouring tile cost 2 loot of their choice', () => {
    const { match } = fight({
      ships: { [ADA]: { tile: TIMBER, rum: 2, thalers: 1 } },
      rig: falls('xx'),
    });

    const paid = script(wolf, match, [
      { do: 'pay', loot: 'rum' },
      { do: 'pay', loot: 'thalers' },
    ]);

    expect(told(paid, 'loot-paid').map(({ loot }) => loot)).toEqual(['rum', 'thalers']);
    expect(shipSeen(match, ADA)).toMatchObject({ rum: 1, thalers: 0 });
    expect(wolf.asked(match)).toEqual([]);
  });

  it('SW-S85 the loser pays item by item, and always the whole difference', () => {
    const { match } = battle({ cotton: 3, rum: 0, thalers: 1 }, 'xx-');

    expect(wolf.asked(match)).toEqual([{ seat: ADA, step: 'pirate/pay' }]);
    script(wolf, match, [{ do: 'pay', loot: 'cotton' }]);

    expect(refuses(wolf, match, ADA, { do: 'leave' }).code).toBe('not-offered');
    expect(offersOf(wolf, match)).toEqual([
      { do: 'pay', loot: 'cotton' },
      { do: 'pay', loot: 'thalers' },
    ]);
    script(wolf, match, [{ do: 'pay', loot: 'cotton' }]);
    expect(wolf.asked(match)).toEqual([]);
  });

  it('SW-S86 thalers are loot, though they do not lie in the hold', () => {
    const { match } = battle({ rum: 0, cotton: 1, thalers: 5 }, 'xxx');

    script(wolf, match, [
      { do: 'pay', loot: 'thalers' },
      { do: 'pay', loot: 'thalers' },
      { do: 'pay', loot: 'thalers' },
    ]);

    expect(shipSeen(match, ADA)).toMatchObject({ cotton: 1, thalers: 2 });
  });
});
