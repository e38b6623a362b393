import { dice, isOffered, script } from '@quarterdeck/kernel/test-kit';
import { describe, expect, it } from 'vitest';
import type { MerchantCard } from '../../../src/pack/ids.gen.ts';
import { r, table, told } from '../../positions.ts';
import type { Circumstances } from './solo-sea.ts';
import { alone, ofTurn, PLAYER, played, playerOf, SOLO } from './solo-sea.ts';

type Ships = {
  readonly orange: readonly [number, 'port-a' | 'port-b'];
  readonly green: readonly [number, 'port-a' | 'port-b'];
  readonly player: number;
};

/** The player crosses the Ship Line. */
const cross = (around: Circumstances) =>
  alone(
    { step: 'turn/ship-line', data: {} },
    { ...around, turn: { pirate: PLAYER, crossed: true } },
  );

/** Where the two Merchants are sailed; null: it stays. */
function sailed({ orange, green, player }: Ships): (number | null)[] {
  const { events } = cross({
    player: { space: player },
    state: {
      merchants: {
        0: { space: orange[0], target: orange[1] },
        1: { space: green[0], target: green[1] },
      },
    },
  });
  const moves = told(ofTurn(events), 'npc-sailed');
  return (['orange', 'green'] as const).map(
    (merchant) => moves.find(({ ship }) => ship === merchant)?.to ?? null,
  );
}

/** Out of the way. */
const GREEN_FAR = [r(3, 0), 'port-a'] as const;
const ORANGE_FAR = [r(0, 3), 'port-b'] as const;

describe('The player’s turn in the solo game', () => {
  it('TE-307 when the player crosses the Ship Line the Solo Pirate sails the ships, and nobody is asked', () => {
    const { events } = cross({ player: { space: r(2, 0) } });

    expect(told(ofTurn(events), 'extorted')).toMatchObject([{ pirate: PLAYER }]);
    expect(told(ofTurn(events), 'npc-sailed').map(({ pirate, ship }) => [pirate, ship])).toEqual([
      [SOLO, 'orange'],
      [SOLO, 'green'],
      [SOLO, 'navy'],
    ]);
  });

  it('TE-307 the player’s turn itself follows the normal rules', () => {
    const { match } = alone(
      { step: 'turn/begin', data: { pirate: PLAYER } },
      { turn: { pirate: PLAYER }, player: { captainAt: 0 } },
    );

    expect(isOffered(table, match, { do: 'order', stop: 1 })).toBe(true);
    const events = script(table, match, [
      { do: 'order', stop: 2 },
      { do: 'skip-with', from: 'extort' },
    ]);
    expect(told(events, 'space-skipped')).toEqual([{ pirate: PLAYER, space: 1, from: 'extort' }]);
  });

  it('TE-309 the Solo Pirate sails a Merchant to the step that is farther from the player', () => {
    const orange = [r(1, 1), 'port-b'] as const;

    expect(sailed({ orange, green: GREEN_FAR, player: r(3, 1) })[0]).toBe(r(1, 2));
    expect(sailed({ orange, green: GREEN_FAR, player: r(1, 3) })[0]).toBe(r(2, 1));
    expect(sailed({ orange: ORANGE_FAR, green: [r(2, 2), 'port-a'], player: r(0, 2) })[1]).toBe(
      r(2, 1),
    );
  });

  it('TE-308 TE-309 the Solo Pirate sails a Merchant vertically at equal distance', () => {
    const orange = [r(1, 1), 'port-b'] as const;

    expect(sailed({ orange, green: GREEN_FAR, player: r(0, 0) })[0]).toBe(r(2, 1));
  });

  it('TE-310 the Solo Pirate sails no Merchant onto the other, even if it must enter the player’s card', () => {
    const orange = [r(1, 1), 'port-b'] as const;

    expect(sailed({ orange, green: [r(2, 1), 'port-a'], player: r(1, 2) })).toEqual([
      r(1, 2),
      r(2, 0),
    ]);
  });

  it('TE-311 a combination without a conflict goes before a greater distance', () => {
    // Orange would like r1c0, the only step that Green has.
    const ships = { orange: [r(1, 1), 'port-a'], green: [r(2, 0), 'port-a'] } as const;

    expect(sailed({ ...ships, player: r(0, 3) })).toEqual([r(0, 1), r(1, 0)]);
    expect(sailed({ ...ships, green: [r(3, 1), 'port-a'], player: r(0, 3) })[0]).toBe(r(1, 0));
  });

  it('TE-S106 Orange’s distance counts before Green’s', () => {
    // Both have r2c1, 4 away from the player, and r1c2, 2 away.
    const ships = { orange: [r(1, 1), 'port-b'], green: [r(2, 2), 'port-a'] } as const;

    expect(sailed({ ...ships, player: r(0, 3) })).toEqual([r(2, 1), r(1, 2)]);
  });

  it('TE-S106 where one Merchant must stay Orange sails, and Green only if Orange cannot', () => {
    const both = { orange: [r(0, 1), 'port-a'], green: [r(1, 0), 'port-a'] } as const;
    const faced = { orange: [r(0, 1), 'port-a'], green: [r(0, 0), 'port-b'] } as const;

    expect(sailed({ ...both, player: r(3, 3) })).toEqual([r(0, 0), null]);
    expect(sailed({ ...faced, player: r(3, 3) })).toEqual([null, r(1, 0)]);
  });

  it('TE-312 the Solo Pirate sails the Navy vertically to the player’s row, then horizontally', () => {
    const { events } = cross({
      player: { space: r(1, 0) },
      treasures: { [r(0, 3)]: PLAYER, [r(1, 2)]: PLAYER },
      state: { navy: r(3, 3) },
    });
    const navy = told(ofTurn(events), 'npc-sailed').filter(({ ship }) => ship === 'navy');

    expect(navy.map(({ to }) => to)).toEqual([r(2, 3), r(1, 3), r(1, 2)]);
    expect(told(ofTurn(events), 'navy-attacked')).toEqual([]);
  });

  it('TE-312 the Navy stops on the player’s card and attacks', () => {
    const caught = cross({
      player: { space: r(1, 2) },
      treasures: { [r(0, 3)]: PLAYER, [r(1, 0)]: PLAYER },
      state: { navy: r(1, 3) },
    });

    expect(told(ofTurn(caught.events), 'navy-attacked')).toEqual([
      { pirate: PLAYER, space: r(1, 2), deckhands: 3 },
    ]);
    expect(playerOf(caught).deckhands).toEqual({ rigging: 0, cannons: 0, extort: 0, repair: 3 });
  });

  it('TE-313 alone, sinking values 4, 6 and 8 gives the player Legend, value 2 does not', () => {
    const levelAfter = (card: MerchantCard) => {
      const sunk = played(
        { step: 'attack/target', data: { pirate: PLAYER, ordered: false } },
        {
          turn: { pirate: PLAYER },
          player: {
            space: r(0, 0),
            crew: ['buck-cannon', 'betty-blunderbuss', 'black-eyed-brutus', 'silent-seamus'],
            deckhands: { rigging: 0, cannons: 3, extort: 0, repair: 0 },
          },
          state: { merchants: { 0: { space: r(0, 0), card } } },
          rig: dice(6, [2, 4]),
        },
        [{ do: 'attack-merchant', merchant: 'orange' }],
      );
      expect(told(ofTurn(sunk.events), 'merchant-sunk')).toHaveLength(1);
      return playerOf(sunk).legend;
    };

    expect(levelAfter('merchant-2a')).toBe(1);
    expect(levelAfter('merchant-4a')).toBe(2);
    expect(levelAfter('merchant-6a')).toBe(2);
    expect(levelAfter('merchant-8a')).toBe(2);
  });

  it('TE-S114 the player may Mutiny in the solo game', () => {
    const mutiny = played(
      { step: 'crew-up/choose', data: { pirate: PLAYER, hired: false } },
      { turn: { pirate: PLAYER }, player: { bloodied: false } },
      [{ do: 'mutiny' }],
    );

    expect(told(mutiny.events, 'mutinied')).toMatchObject([{ pirate: PLAYER }]);
  });
});
