import { offersOf, script } from '@quarterdeck/kernel/test-kit';
import { describe, expect, it } from 'vitest';
import { r, table, told } from '../../positions.ts';
import type { Circumstances } from './solo-sea.ts';
import {
  alone,
  namesOfTurn,
  ofTurn,
  PLAYER,
  SOLO,
  soloOf,
  soloTurn,
  stepAsked,
} from './solo-sea.ts';

/** The Solo Pirate has crossed the Ship Line. Neither Merchant has a choice of steps. */
const crossed = (around: Circumstances = {}) =>
  alone(
    { step: 'turn/ship-line', data: {} },
    {
      ...around,
      turn: { crossed: true },
      state: {
        merchants: {
          0: { space: r(3, 0), target: 'port-b' },
          1: { space: r(0, 3), target: 'port-a' },
        },
        ...around.state,
      },
    },
  );

const navySteps = (events: ReturnType<typeof crossed>['events']): number[] =>
  told(ofTurn(events), 'npc-sailed')
    .filter(({ ship }) => ship === 'navy')
    .map(({ to }) => to);

describe('The Solo Pirate’s Ship Line', () => {
  it('TE-337 TE-S102 the Solo Pirate gains Extort Gold, then Orange, Green and the Navy sail, the Navy for it', () => {
    const line = crossed({ solo: { space: r(1, 3) }, state: { navy: r(1, 0) } });

    expect(namesOfTurn(line.events)).toEqual([
      'extorted',
      'gold-gained',
      'npc-sailed',
      'npc-sailed',
      'npc-sailed',
    ]);
    expect(told(line.events, 'npc-sailed').map(({ ship }) => ship)).toEqual([
      'orange',
      'green',
      'navy',
    ]);
    expect(soloOf(line).gold).toBe(1);
    expect(navySteps(line.events)).toEqual([r(1, 1)]);
  });

  it('TE-337 the Solo Pirate gains nothing and no ship sails without a crossing', () => {
    const { events } = soloTurn(3, { solo: { captainAt: 2 } });

    expect(told(events, 'npc-sailed')).toEqual([]);
    expect(told(events, 'extorted')).toEqual([]);
  });

  it('TE-S102 the Solo Pirate gains nothing without a Deckhand on Extort', () => {
    const deckhands = { rigging: 1, cannons: 1, extort: 0, repair: 1 };
    const line = crossed({ solo: { space: r(1, 3), deckhands } });

    expect(soloOf(line).gold).toBe(0);
  });

  it('TE-337 the player steers the ships for it where two steps qualify', () => {
    const line = crossed({
      solo: { space: r(3, 3), hiding: true },
      state: {
        merchants: {
          0: { space: r(1, 1), target: 'port-b' },
          1: { space: r(2, 2), target: 'port-a' },
        },
        navy: r(2, 2),
      },
    });

    expect(stepAsked(line.match)).toBe('ship-line/steer-merchant');
    expect(offersOf(table, line.match)).toEqual([
      { do: 'to', space: r(2, 1) },
      { do: 'to', space: r(1, 2) },
    ]);
    script(table, line.match, [
      { do: 'to', space: r(1, 2) },
      { do: 'to', space: r(2, 1) },
    ]);
    expect(stepAsked(line.match)).toBe('ship-line/steer-navy');
    const events = script(table, line.match, [{ do: 'to', space: r(3, 2) }]);
    expect(told(events, 'npc-sailed')).toMatchObject([{ ship: 'navy', to: r(3, 2) }]);
  });

  it('TE-S107 the player may sail a Merchant onto the other’s card', () => {
    const line = crossed({
      solo: { space: r(1, 3) },
      state: {
        merchants: {
          0: { space: r(1, 1), target: 'port-b' },
          1: { space: r(1, 2), target: 'port-a' },
        },
      },
    });
    const events = script(table, line.match, [{ do: 'to', space: r(1, 2) }]);

    expect(told(events, 'npc-sailed')).toMatchObject([{ ship: 'orange', to: r(1, 2) }]);
    expect(line.match.state.merchants[1]?.space).toBe(r(1, 2));
  });

  it('TE-338 the Navy sails by the Treasures that the Solo Pirate has buried', () => {
    const far = { solo: { space: r(1, 3) }, state: { navy: r(1, 0) } };
    const others = { [r(0, 3)]: PLAYER, [r(1, 2)]: PLAYER };

    expect(navySteps(crossed({ ...far, treasures: others }).events)).toHaveLength(1);
    expect(navySteps(crossed({ ...far, treasures: { [r(0, 3)]: SOLO } }).events)).toHaveLength(2);
  });

  it('TE-S126 Extort Gold that buries a Treasure speeds up the Navy at once', () => {
    const line = crossed({ solo: { space: r(1, 3), gold: 8 }, state: { navy: r(1, 0) } });

    expect(told(line.events, 'treasure-buried')).toMatchObject([{ pirate: SOLO, buried: 1 }]);
    expect(navySteps(line.events)).toEqual([r(1, 1), r(1, 2)]);
  });

  it('TE-353 the Navy catches it: all its Deckhands go to Repair and its ship to the nearest Cove', () => {
    const caught = crossed({
      solo: {
        space: r(0, 1),
        wheel: [false, false, true, false, false, false],
        deckhands: { rigging: 1, cannons: 0, extort: 1, repair: 0 },
      },
      state: { navy: r(0, 0) },
    });

    expect(caught.events.find(({ event }) => event === 'solo-retreated')?.clause).toBe('TE-353');
    expect(told(caught.events, 'navy-attacked')).toEqual([
      { pirate: SOLO, space: r(0, 1), deckhands: 3 },
    ]);
    expect(soloOf(caught)).toMatchObject({
      deckhands: { rigging: 0, cannons: 0, extort: 0, repair: 3 },
      wheel: [false, false, false, false, false, false],
      space: r(0, 2),
      hiding: true,
    });
  });

  it('TE-353 the Navy cannot catch the Solo Pirate on its Cove', () => {
    const safe = crossed({ solo: { space: r(0, 2), hiding: true }, state: { navy: r(0, 1) } });

    expect(told(safe.events, 'navy-evaded')).toMatchObject([{ pirate: SOLO }]);
    expect(soloOf(safe).deckhands.repair).toBe(0);
  });
});
