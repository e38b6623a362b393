// Chapter 13, who stays out of battles: the Island of peace and the Peacemaker.

import { offersOf, refuses, script } from '@quarterdeck/kernel/test-kit';
import { describe, expect, it } from 'vitest';
import { apart, falls, fight, playRound, shipSeen } from '../../fleet.ts';
import {
  ADA,
  ADZE,
  BAZAAR,
  BO,
  CARPENTER,
  CY,
  DEE,
  DISTILLERS,
  GUNNERS,
  KEELSON,
  kindsOf,
  LAGOON,
  LISBON,
  position,
  type ShipPatch,
  sail,
  TIMBER,
  told,
  wolf,
} from '../../positions.ts';

/** Where the spinner stops. */
const NORTH = wolf.pack.printed.content.tablePieces.wind.directions.indexOf('north');
const PEACEMAKER: ShipPatch = { stern: 'peacemaker', peacemakerMarker: true };

/** Ada's turn has led her to the lagoon, where Bo lies, next to the pirate. */
const landing = (rig: readonly number[]) =>
  position({
    ships: apart(4, {
      [ADA]: { tile: TIMBER, rum: 4, orders: ['west'] },
      [BO]: { tile: LAGOON },
      [DEE]: { tile: CARPENTER },
    }),
    state: { pirate: GUNNERS },
    step: 'turn/begin',
    data: { seat: ADA },
    under: [
      { step: 'battle/begin', data: {} },
      { step: 'round/end', data: {} },
    ],
    rig,
  });

describe('Island of peace', () => {
  it('SW-202 a captain at peace takes part in no battle, and the others battle without them', () => {
    const { events } = fight({
      ships: {
        [ADA]: { tile: BAZAAR, peaceful: true },
        [BO]: { tile: KEELSON, peaceful: true },
        [CY]: { tile: KEELSON },
        [DEE]: { tile: KEELSON },
      },
    });

    expect(told(events, 'pirate-fired')).toEqual([]);
    expect(told(events, 'captains-met')).toEqual([{ tile: KEELSON, seats: [CY, DEE] }]);
  });

  it('SW-202 a battle for which fewer than two captains remain does not take place', () => {
    const { events } = fight({
      ships: { [BO]: { tile: KEELSON, peaceful: true }, [CY]: { tile: KEELSON } },
    });

    expect(events).toEqual([]);
  });

  it('SW-S83 the other captains battle as if a peaceful ship were elsewhere', () => {
    const ship = { tile: KEELSON, cannons: 1, thalers: 2 };
    const { events, match } = fight({
      ships: { [ADA]: { ...ship, peaceful: true }, [BO]: ship, [CY]: ship },
      rig: falls('x-'),
    });
    const rest = script(wolf, match, [{ by: BO, do: 'take', loot: 'thalers' }]);

    expect(told(events, 'fired').map(({ seat }) => seat)).toEqual([BO, CY]);
    expect(told(rest, 'looted')).toEqual([{ winner: BO, loser: CY, loot: 'thalers' }]);
    expect(wolf.asked(match)).toEqual([]);
  });

  it('SW-S55 the Island of peace is a choice, and once used it covers every battle', () => {
    const used = landing(falls('--'));
    const leftOut = landing(falls('--' + '--'));

    const peace = script(wolf, used, [{ do: 'find-peace' }, { do: 'end' }]);
    const war = script(wolf, leftOut, [{ do: 'end' }]);

    expect(told(peace, 'peace-found')).toEqual([{ seat: ADA }]);
    expect(told(peace, 'pirate-fired').map(({ against }) => against)).toEqual([BO]);
    expect(told(peace, 'captains-met')).toEqual([]);
    expect(told(war, 'pirate-fired').map(({ against }) => against)).toEqual([ADA, BO]);
  });

  it("SW-S56 the island's peace lasts until the end of the battles of the round", () => {
    const match = landing([...falls('--'), NORTH]);

    script(wolf, match, [{ do: 'find-peace' }, { do: 'end' }]);
    const next = playRound(match, { [ADA]: 'north', [BO]: 'north', [CY]: 'east', [DEE]: 'west' });

    expect(shipSeen(match, ADA).peaceful).toBe(false);
    expect(told(next, 'captains-met')).toEqual([{ tile: LISBON, seats: [BO, ADA] }]);
  });
});

describe('Peacemaker', () => {
  it('SW-203 the Peacemaker may announce before the battles; the marker is then removed', () => {
    const { events, match } = fight({
      ships: { [ADA]: { tile: BAZAAR, cannons: 1 }, [CY]: { ...PEACEMAKER, tile: TIMBER } },
      rig: falls('---x'),
    });

    expect(events).toEqual([]);
    expect(wolf.asked(match)).toEqual([{ seat: CY, step: 'battle/keep-peace' }]);

    const battles = script(wolf, match, [{ by: CY, do: 'keep-peace' }]);

    expect(kindsOf(battles)).toEqual(['peace-kept', 'pirate-fired', 'fired', 'pirate-beaten']);
    expect(told(battles, 'pirate-fired')[0]?.against).toBe(ADA);
    expect(shipSeen(match, CY).peacemakerMarker).toBe(false);
  });

  it('SW-203 a Peacemaker who fights keeps the marker', () => {
    const { match } = fight({
      ships: { [CY]: { ...PEACEMAKER, tile: TIMBER, rum: 0 } },
    });

    const battles = script(wolf, match, [{ by: CY, do: 'fight' }]);

    expect(told(battles, 'pirate-fired')).toHaveLength(1);
    expect(shipSeen(match, CY).peacemakerMarker).toBe(true);
  });

  it('SW-204 the Peacemaker keeps out of all battles of the round or of none', () => {
    const pirateAndRival = fight({
      ships: { [ADA]: { tile: TIMBER, rum: 0 }, [CY]: { ...PEACEMAKER, tile: TIMBER } },
    }).match;
    const twoRivals = fight({
      ships: {
        [ADA]: { tile: KEELSON },
        [BO]: { tile: KEELSON },
        [CY]: { ...PEACEMAKER, tile: KEELSON },
      },
    }).match;

    expect(offersOf(wolf, pirateAndRival)).toEqual([{ do: 'keep-peace' }, { do: 'fight' }]);
    expect(offersOf(wolf, twoRivals)).toEqual([{ do: 'keep-peace' }, { do: 'fight' }]);

    const first = script(wolf, pirateAndRival, [{ do: 'keep-peace' }]);
    const second = script(wolf, twoRivals, [{ do: 'keep-peace' }]);

    expect(told(first, 'fired').map(({ seat }) => seat)).toEqual([ADA]);
    expect(told(second, 'fired').map(({ seat }) => seat)).toEqual([ADA, BO]);
  });

  it('SW-205 once the first battle has begun there is no announcement any more', () => {
    const { match } = fight({
      ships: { [ADA]: { tile: BAZAAR, thalers: 2 }, [CY]: { ...PEACEMAKER, tile: TIMBER } },
      rig: falls('x--'),
    });
    script(wolf, match, [{ by: CY, do: 'fight' }]);

    const refusal = refuses(wolf, match, CY, { do: 'keep-peace' });

    expect(wolf.asked(match)).toEqual([{ seat: ADA, step: 'pirate/pay' }]);
    expect(refusal.code).toBe('not-asked');
  });

  it('SW-206 without the marker the ability cannot be used again', () => {
    const { events, match } = fight({
      ships: { [CY]: { stern: 'peacemaker', peacemakerMarker: false, tile: TIMBER, rum: 0 } },
    });

    expect(told(events, 'pirate-fired').map(({ against }) => against)).toEqual([CY]);
    expect(wolf.asked(match)).toEqual([]);
  });

  it('SW-S79 the Peacemaker is asked after the pirate has moved, and only if a battle is due', () => {
    const afterMove = (pirate: number) =>
      sail({
        ships: apart(4, { [CY]: { ...PEACEMAKER, tile: TIMBER } }),
        state: { pirate, wind: 'north' },
        step: 'wind/pirate',
        data: {},
        under: [{ step: 'battle/begin', data: {} }],
      });
    const comes = afterMove(ADZE);
    const goes = afterMove(DISTILLERS);

    expect(kindsOf(comes.events)).toEqual(['pirate-moved', 'tile-turned']);
    expect(wolf.asked(comes.match)).toEqual([{ seat: CY, step: 'battle/keep-peace' }]);
    expect(told(goes.events, 'pirate-moved')).toEqual([{ from: DISTILLERS, to: ADZE }]);
    expect(wolf.asked(goes.match)).toEqual([]);
  });

  it('SW-S80 the Peacemaker announces before any die is rolled, also for captains before them', () => {
    const { events, match } = fight({
      ships: {
        [ADA]: { tile: BAZAAR },
        [BO]: { tile: BAZAAR },
        [DEE]: { ...PEACEMAKER, tile: BAZAAR },
      },
    });

    expect(events).toEqual([]);
    expect(wolf.asked(match)).toEqual([{ seat: DEE, step: 'battle/keep-peace' }]);
  });

  it('SW-S81 a Peacemaker who used the Island of peace this round is not asked', () => {
    const { events, match } = fight({
      ships: { [CY]: { ...PEACEMAKER, tile: TIMBER, peaceful: true } },
    });

    expect(events).toEqual([]);
    expect(wolf.asked(match)).toEqual([]);
    expect(shipSeen(match, CY).peacemakerMarker).toBe(true);
  });

  it('SW-S82 Peacemaker covers the whole round, and no further one', () => {
    const { match } = fight({
      ships: {
        [ADA]: { tile: KEELSON },
        [BO]: { tile: KEELSON },
        [CY]: { ...PEACEMAKER, tile: KEELSON },
      },
      under: [{ step: 'round/end', data: {} }],
      rig: [NORTH],
    });

    const thisRound = script(wolf, match, [{ do: 'keep-peace' }]);
    const nextRound = playRound(match, { [DEE]: 'west' });

    expect(told(thisRound, 'captains-met').map(({ seats }) => seats)).toEqual([[ADA, BO]]);
    expect(told(nextRound, 'captains-met').map(({ seats }) => seats)).toEqual([[BO, CY, ADA]]);
    expect(kindsOf(nextRound)).not.toContain('peace-kept');
  });
});
