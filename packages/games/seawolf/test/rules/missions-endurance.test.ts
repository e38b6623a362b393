// Chapter 17, missions that begin with a marker of every captain.

import { script } from '@quarterdeck/kernel/test-kit';
import { describe, expect, it } from 'vitest';
import type { MissionId } from '../../src/pack/ids.gen.ts';
import { apart, playRound } from '../fleet.ts';
import {
  ADA,
  acting,
  BO,
  CY,
  DEE,
  GUNNERS,
  kindsOf,
  LAGOON,
  type Position,
  position,
  type ShipPatch,
  sail,
  told,
  wolf,
} from '../positions.ts';

const EVERYBODY = [ADA, BO, CY, DEE];
const NORTH = wolf.pack.printed.content.tablePieces.wind.directions.indexOf('north');

const card = (
  mission: MissionId,
  markers: readonly number[] = EVERYBODY,
): NonNullable<Position['state']> => ({ missions: [{ mission, markers }] });

/** Ada's turn with a card that costs 2 rum. */
const sailSouth = (ship: ShipPatch): ReturnType<typeof sail> =>
  sail({
    ships: { [ADA]: { tile: LAGOON, orders: ['south'], ...ship } },
    state: card('no-mutiny'),
    step: 'turn/begin',
    data: { seat: ADA },
  });

/** What a captain's mission cards earn when the game ends like this. */
const pointsAtEnd = (state: NonNullable<Position['state']>, seats: 2 | 3 | 4 | 5 = 4) =>
  wolf
    .outcome(position({ seats, state, step: 'scoring/final', data: {} }))
    ?.sheet.filter(({ line }) => line.startsWith('mission/'))
    .map(({ points }) => points);

describe('Endurance missions', () => {
  it('SW-265 no mutiny is looked at when the round starts and during movement', () => {
    const start = position({
      ships: apart(4, { [BO]: { rum: 0 }, [CY]: { rum: 1 } }),
      state: card('no-mutiny'),
      step: 'round/begin',
      data: {},
      rig: [NORTH],
    });

    // Cy cannot pay the step south, and is found out in their turn.
    const round = playRound(start, { [CY]: 'south' });
    const lost = round.findIndex(({ event }) => event === 'mission-lost');

    expect(wolf.view(start, 'spectator').state.missions[0]?.markers).toEqual([ADA, DEE]);
    expect(told(round, 'mission-lost')).toEqual([{ seat: CY, mission: 'no-mutiny' }]);
    expect(round[lost - 1]?.event).toBe('mutinied');
    expect(round[lost + 1]?.event).toBe('drifted');
  });

  it('SW-278 the marker is removed at the end of the actions in which a cannon was taken', () => {
    const match = acting(
      GUNNERS,
      {},
      {
        state: card('no-cannons'),
        under: [{ step: 'turn/end', data: { seat: ADA } }],
      },
    );

    const taken = script(wolf, match, [{ do: 'take-cannon' }]);
    const ended = script(wolf, match, [{ do: 'end' }]);

    expect(kindsOf(taken)).toEqual(['cannon-taken']);
    expect(told(ended, 'mission-lost')).toEqual([{ seat: ADA, mission: 'no-cannons' }]);
    expect(wolf.view(match, 'spectator').state.missions[0]?.markers).toEqual([BO, CY, DEE]);
  });

  it('SW-278 without a cannon the marker stays, and once removed it is gone for good', () => {
    const endWith = (ship: ShipPatch, markers: readonly number[]) => {
      const match = acting(GUNNERS, ship, {
        state: card('no-cannons', markers),
        under: [{ step: 'turn/end', data: { seat: ADA } }],
      });
      script(wolf, match, [{ do: 'end' }]);
      return wolf.view(match, 'spectator').state.missions[0]?.markers;
    };

    expect(endWith({ cannons: 0 }, EVERYBODY)).toEqual(EVERYBODY);
    expect(endWith({ cannons: 0 }, [BO, CY])).toEqual([BO, CY]);
    expect(endWith({ cannons: 1 }, [BO, CY])).toEqual([BO, CY]);
  });

  it('SW-278 the Canister master loses the marker in setup', () => {
    const { events } = sail({
      ships: { [ADA]: { stern: 'canisterMaster' } },
      state: card('no-cannons'),
      step: 'setup/stern',
      data: { seat: ADA },
    });

    expect(kindsOf(events)).toEqual(['cannon-taken', 'mission-lost']);
  });

  it('SW-279 a round that begins with 0 rum costs the marker at once, before any exchange', () => {
    const { events, match } = sail({
      ships: { [ADA]: { rum: 0, cotton: 2, drifted: true } },
      state: card('no-mutiny'),
      step: 'round/begin',
      data: {},
    });

    expect(told(events, 'mission-lost')).toEqual([{ seat: ADA, mission: 'no-mutiny' }]);
    expect(wolf.asked(match)).toEqual([{ seat: ADA, step: 'orders/emergency' }]);

    script(wolf, match, [{ do: 'exchange', goods: ['cotton', 'cotton'] }]);
    expect(wolf.view(match, 'spectator').state.missions[0]?.markers).toEqual([BO, CY, DEE]);
  });

  it('SW-279 cards that cannot be paid cost the marker, cards that are just paid do not', () => {
    const unpaid = sailSouth({ rum: 1 });
    const justPaid = sailSouth({ rum: 2 });

    expect(told(unpaid.events, 'mission-lost')).toEqual([{ seat: ADA, mission: 'no-mutiny' }]);
    expect(told(justPaid.events, 'rum-paid')).toEqual([{ seat: ADA, rum: 2 }]);
    expect(told(justPaid.events, 'mission-lost')).toEqual([]);
  });

  it('SW-280 every marker left earns 3 whatever its place, and a removed one costs nothing', () => {
    const first = pointsAtEnd(card('no-mutiny', [DEE, BO]));
    const second = pointsAtEnd(card('no-cannons', [BO, DEE]));

    expect(first).toEqual([0, 3, 0, 3]);
    expect(second).toEqual([0, 3, 0, 3]);
  });

  it('SW-S108 rum is not looked at after the last round', () => {
    const match = position({
      ships: apart(4, { [ADA]: { rum: 1, tile: LAGOON } }),
      state: { ...card('no-mutiny'), round: 2, lastRound: 3 },
      step: 'round/begin',
      data: {},
      rig: [NORTH],
    });

    const events = playRound(match, { [ADA]: 'east', [BO]: 'north' });

    expect(told(events, 'rum-paid')).toEqual([{ seat: ADA, rum: 1 }]);
    expect(kindsOf(events)).toContain('game-ended');
    expect(told(events, 'mission-lost')).toEqual([]);
    expect(wolf.view(match, 'spectator').state.missions[0]?.markers).toEqual(EVERYBODY);
  });
});
