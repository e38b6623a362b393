import type { Match } from '@quarterdeck/kernel/engine';
import { offersOf, script } from '@quarterdeck/kernel/test-kit';
import { describe, expect, it } from 'vitest';
import type { Kinds } from '../../../src/model/state.ts';
import { COLOURS, ORDER_TOKENS } from '../../../src/pack/components.ts';
import { SOLO_HELMS, SOLO_LEGENDS } from '../../../src/pack/ids.gen.ts';
import { coves } from '../../../src/rules/geometry/map-cards.ts';
import { opening, r, table, told } from '../../positions.ts';
import { alone, PLAYER, SOLO, soloOf, stepAsked } from './solo-sea.ts';

const SEEDS = Array.from({ length: 150 }, (_, seed) => seed + 1);

/** A table set with the first offer of everything; in its steps the ones that asked. */
function setTable(seed: number): { readonly match: Match<Kinds>; readonly steps: string[] } {
  const match = opening(1, seed);
  const steps: string[] = [];
  while (match.state.turn.step === 'setup') {
    steps.push(stepAsked(match) ?? '');
    const [first] = offersOf(table, match);
    if (first === undefined) throw new Error('nothing is offered');
    script(table, match, [first]);
  }
  return { match, steps };
}

describe('Solo set-up', () => {
  it('TE-298 a table for one is set as for two: two ships, two crates from the Market, 32 in the bag', () => {
    const { match } = setTable(1);
    const { pirates, bag, merchants, crewRow, sea } = match.state;

    expect(pirates).toHaveLength(2);
    expect(bag.sugarcane + bag.rum + bag.coffee + bag.gunpowder).toBe(32);
    expect(merchants.map(({ card }) => card.slice(0, -1))).toEqual(['merchant-2', 'merchant-2']);
    expect(crewRow).toHaveLength(3);
    expect(sea).toHaveLength(16);
    expect(pirates[PLAYER]?.gold).toBe(1);
  });

  it('TE-299 helm and legend are drawn at random, and all 16 pairs are possible', () => {
    const pairs = new Set(
      SEEDS.map((seed) => {
        const { solo } = opening(1, seed).state;
        return `${solo?.helm} ${solo?.legend}`;
      }),
    );

    expect(pairs).toEqual(
      new Set(SOLO_HELMS.flatMap((helm) => SOLO_LEGENDS.map((legend) => `${helm} ${legend}`))),
    );
  });

  it('TE-300 TE-S118 the Solo Pirate takes the first colour that the player does not use', () => {
    const { pirates } = opening(1, 1).state;

    expect(pirates.map(({ pirate, seat }) => [COLOURS[pirate], seat])).toEqual([
      ['red', 0],
      ['blue', null],
    ]);
    expect(table.asked(opening(1, 1)).map(({ seat }) => seat)).toEqual([0]);
  });

  it("TE-301 the Solo Pirate's Order Tokens are dealt at random, its Captain stands on Hide Out", () => {
    const wheels = new Set<string>();
    for (const seed of SEEDS.slice(0, 12)) {
      const { orders, captainAt } = soloOf({ match: opening(1, seed) });
      expect(captainAt).toBe(0);
      expect(orders[0]).toBe('hideOut');
      expect([...orders.slice(1)].sort()).toEqual([...ORDER_TOKENS].sort());
      wheels.add(orders.join());
    }

    expect(wheels.size).toBeGreaterThan(6);
  });

  it('TE-302 the Solo Pirate has three Deckhands, and the fourth never comes', () => {
    const { deckhands, waiting, wheel } = soloOf({ match: opening(1, 1) });

    expect(deckhands).toEqual({ rigging: 1, cannons: 1, extort: 1, repair: 0 });
    expect(waiting).toBe(false);
    expect(wheel).not.toContain(true);
  });

  it('TE-303 the Solo Pirate starts on loop space 0 with no Gold and no Treasure buried', () => {
    const match = opening(1, 1);

    expect(match.state.solo?.loop).toBe(0);
    expect(soloOf({ match }).gold).toBe(0);
    expect(match.state.sea.every(({ treasure }) => treasure === null)).toBe(true);
  });

  it('TE-304 the Solo Pirate has no Captain Card', () => {
    const { match } = setTable(1);

    expect(soloOf({ match })).toMatchObject({ captainCard: null, captain: null });
    expect(match.state.pirates[PLAYER]?.captain).not.toBeNull();
  });

  it("TE-305 the Solo Pirate's ship goes to the free Cove farthest from the Navy", () => {
    const placed = alone(
      { step: 'solo/place', data: {} },
      {
        player: { space: r(3, 0), hiding: true },
        solo: { space: null },
        state: { navy: r(0, 3) },
        turn: { pirate: PLAYER, step: 'setup' },
      },
    );

    // r3c0 at 6 is taken; r2c0 lies at 5.
    expect(told(placed.events, 'ship-placed')).toEqual([{ pirate: SOLO, space: r(2, 0) }]);
  });

  it('TE-305 TE-S98 the player chooses among equally far Coves', () => {
    const placed = alone(
      { step: 'solo/place', data: {} },
      {
        player: { space: r(2, 0), hiding: true },
        solo: { space: null },
        state: { navy: r(3, 0) },
        turn: { pirate: PLAYER, step: 'setup' },
      },
    );

    expect(stepAsked(placed.match)).toBe('solo/cove');
    expect(offersOf(table, placed.match)).toEqual([
      { do: 'cove', space: r(0, 2) },
      { do: 'cove', space: r(1, 3) },
    ]);
    const events = script(table, placed.match, [{ do: 'cove', space: r(1, 3) }]);
    expect(told(events, 'ship-placed')).toEqual([{ pirate: SOLO, space: r(1, 3) }]);
  });

  it('TE-306 the player begins with the crate at 2 Gold, the Solo Pirate with that at 3', () => {
    const { match } = setTable(2);
    const { pirates, market, turn } = match.state;

    expect(pirates[PLAYER]?.hold).toEqual([market[0]]);
    expect(pirates[SOLO]?.hold).toEqual([market[1]]);
    expect(turn).toMatchObject({ round: 1, pirate: PLAYER });
  });

  it('TE-378 the choices come in this order: own ship, Navy, a tie of Coves, Captain side', () => {
    const without = ['setup/ship', 'setup/navy', 'setup/captain'];
    const withTie = ['setup/ship', 'setup/navy', 'solo/cove', 'setup/captain'];
    const seen = new Set(SEEDS.slice(0, 30).map((seed) => setTable(seed).steps.join(' ')));

    expect(seen).toEqual(new Set([without.join(' '), withTie.join(' ')]));
  });

  it("TE-379 TE-S101 the Solo Pirate's ship begins the game hiding on its Cove", () => {
    const { match } = setTable(3);
    const { space, hiding } = soloOf({ match });

    expect(hiding).toBe(true);
    expect(coves(match.state)).toContain(space);
  });
});
