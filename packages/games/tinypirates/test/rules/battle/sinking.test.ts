import { byId } from '@quarterdeck/kernel';
import { dice, isOffered, offersOf } from '@quarterdeck/kernel/test-kit';
import { describe, expect, it } from 'vitest';
import type { MerchantCard } from '../../../src/pack/ids.gen.ts';
import type { Circumstances, Mat } from '../../positions.ts';
import {
  answer,
  askedNow,
  executing,
  matOf,
  names,
  printed,
  RED,
  r,
  table,
  told,
} from '../../positions.ts';

/** Damage without chance: dice of 1 hit nothing, Cannons do. */
const cannons = (count: number): Mat => ({
  deckhands: { rigging: 0, cannons: count, extort: 0, repair: 1 },
});
const RUM = { sugarcane: 0, rum: 9, coffee: 0, gunpowder: 0 };

/** Red attacks Orange on a card where nothing else is, with a card of that name. */
function attackOrange(
  red: Mat,
  card: MerchantCard = 'merchant-2a',
  around: Circumstances = {},
  space = r(0, 1),
) {
  return executing('attack', {
    ...around,
    red: { space, ...red },
    rig: dice(6, [1, 1, 1]),
    state: {
      bag: RUM,
      merchants: {
        0: { space, target: 'port-b', crate: 'coffee', card },
        1: { space: r(3, 3), target: 'port-a', crate: 'gunpowder', card: 'merchant-2b' },
      },
      merchantDeck: ['merchant-8a', 'merchant-6a', 'merchant-4b', 'merchant-4a'],
      ...around.state,
    },
  });
}

describe('A Merchant Ship attacked', () => {
  it.each([
    ['merchant-2a', 2],
    ['merchant-4a', 4],
    ['merchant-6a', 6],
    ['merchant-8a', 8],
  ] as const)('TE-155 TE-S08 a Merchant with %s deals %i without rolling', (card, damage) => {
    const { events } = attackOrange(cannons(1), card);

    expect(told(events, 'merchant-answered')).toEqual([{ merchant: 'orange', damage }]);
    expect(told(events, 'dice-rolled')).toHaveLength(1);
  });

  it('TE-156 a Merchant sinks only by more damage than it deals', () => {
    expect(names(attackOrange(cannons(3)).events)).toContain('merchant-sunk');
    expect(names(attackOrange(cannons(2)).events)).not.toContain('merchant-sunk');
    expect(names(attackOrange(cannons(1)).events)).not.toContain('merchant-sunk');
  });

  it('TE-157 TE-S62 the attacker gains the Gold of its card, then its crate', () => {
    const { match, events } = attackOrange(cannons(3));

    expect(matOf({ match }, RED)).toMatchObject({ gold: 3, hold: ['coffee'] });
    const order = names(events);
    expect(order.indexOf('gold-gained')).toBeLessThan(order.indexOf('crate-loaded'));
  });

  it("TE-158 without room the Merchant's crate or one of the attacker's own goes into the bag", () => {
    const hold = ['rum', 'rum', 'sugarcane'] as const;
    const { match } = attackOrange({ ...cannons(3), hold });

    expect(offersOf(table, match)).toEqual([
      { do: 'replace', crate: 'sugarcane' },
      { do: 'replace', crate: 'rum' },
      { do: 'throw-away' },
    ]);
    answer(match, [{ do: 'throw-away' }]);
    expect(match.state.bag.coffee).toBe(1);
    expect(matOf({ match }, RED).hold).toEqual(hold);
  });

  it("TE-159 a sunk Merchant's card leaves the game and the next of the deck fills the slot", () => {
    const { match, events } = attackOrange(cannons(3));

    expect(told(events, 'merchant-card-replaced')).toEqual([
      { merchant: 'orange', out: 'merchant-2a', card: 'merchant-4a' },
    ]);
    expect(match.state.sunkCards).toEqual(['merchant-2a']);
    expect(match.state.merchants[1]?.card).toBe('merchant-2b');
  });

  it.each([
    [r(0, 1), r(3, 3), 'port-a'],
    [r(2, 2), r(0, 0), 'port-b'],
  ] as const)(
    'TE-160 TE-S64 a Merchant sunk from space %i starts again on space %i',
    (here, there, target) => {
      const { match } = attackOrange(cannons(4), 'merchant-2a', {}, here);

      expect(match.state.merchants[0]).toMatchObject({ space: there, target });
    },
  );

  it('TE-161 the attacker chooses where both Ports are equally far', () => {
    const { match } = attackOrange(cannons(3), 'merchant-2a', {}, r(1, 2));

    expect(askedNow(match)).toEqual([RED, 'sinking/port']);
    expect(offersOf(table, match)).toEqual([
      { do: 'port', port: 'port-a' },
      { do: 'port', port: 'port-b' },
    ]);
    answer(match, [{ do: 'port', port: 'port-a' }]);
    expect(match.state.merchants[0]).toMatchObject({ space: r(0, 0), target: 'port-b' });
  });

  it('TE-162 a sunk Merchant is loaded anew from the bag', () => {
    const { match, events } = attackOrange(cannons(3));

    expect(told(events, 'merchant-loaded')).toEqual([{ merchant: 'orange', crate: 'rum' }]);
    expect(match.state.merchants[0]?.crate).toBe('rum');
    expect(match.state.bag.rum).toBe(8);
  });

  it('TE-163 an 8 keeps its card, and the ship is reset all the same', () => {
    const { match, events } = attackOrange(cannons(9), 'merchant-8a');

    expect(match.state.merchants[0]).toMatchObject({
      card: 'merchant-8a',
      space: r(3, 3),
      crate: 'rum',
    });
    expect(match.state.sunkCards).toEqual([]);
    expect(told(events, 'merchant-card-kept')).toHaveLength(1);
  });

  it.each([
    ['merchant-2a', 2, false],
    ['merchant-4a', 2, true],
    ['merchant-4a', 3, false],
    ['merchant-6a', 3, true],
    ['merchant-6a', 4, false],
    ['merchant-8a', 4, true],
  ] as const)(
    'TE-164 TE-165 TE-S09 %s sunk by one of %i players gives Legend: %s',
    (card, seats, gives) => {
      const { events } = attackOrange(cannons(9), card, { seats });

      expect(told(events, 'legend-gained')).toHaveLength(gives ? 1 : 0);
    },
  );

  it('TE-166 a value 4 Merchant gives Legend with two players and none with three', () => {
    expect(matOf(attackOrange(cannons(5), 'merchant-4b', { seats: 2 }), RED).legend).toBe(2);
    expect(matOf(attackOrange(cannons(5), 'merchant-4b', { seats: 3 }), RED).legend).toBe(1);
  });

  it('TE-167 with less damage the attacker is Jostled and gains a Sure-fire Token', () => {
    const { match, events } = attackOrange(cannons(1));

    expect(told(events, 'jostled')).toMatchObject([{ pirate: RED, from: 'cannons' }]);
    expect(matOf({ match }, RED).sureFire).toBe(1);
  });

  it('TE-168 on a tie the attacker gains a Sure-fire Token and is not Jostled', () => {
    const { match, events } = attackOrange(cannons(2));

    expect(told(events, 'merchant-escaped')).toEqual([
      { pirate: RED, merchant: 'orange', tied: true },
    ]);
    expect(matOf({ match }, RED)).toMatchObject({ sureFire: 1, deckhands: { cannons: 2 } });
  });

  it('TE-167 TE-168 the Sure-fire Token comes by the rule of a loss, or of a tie', () => {
    const clauseOf = (count: number) =>
      attackOrange(cannons(count)).events.find(({ event }) => event === 'sure-fire-gained')?.clause;

    expect([clauseOf(1), clauseOf(2)]).toEqual(['TE-167', 'TE-168']);
  });

  it('TE-169 after a loss or a tie both stay, and the Merchant keeps crate and card', () => {
    for (const count of [1, 2]) {
      const { match } = attackOrange(cannons(count));
      expect(matOf({ match }, RED).space).toBe(r(0, 1));
      expect(match.state.merchants[0]).toMatchObject({
        space: r(0, 1),
        crate: 'coffee',
        card: 'merchant-2a',
      });
    }
  });

  it('TE-374 after nine sinkings both cards are 8s, and they stay', () => {
    const values = printed.merchantStacks.flat().map((card) => byId(printed.merchantCards, card));
    expect(values.filter(({ stays }) => !stays)).toHaveLength(9);
    expect(values.filter(({ stays }) => stays).map(({ value }) => value)).toEqual([8, 8]);

    const last = attackOrange(cannons(9), 'merchant-6a', {
      state: { merchantDeck: ['merchant-8b'] },
    });
    expect(last.match.state.merchants[0]?.card).toBe('merchant-8b');
    expect(last.match.state.merchantDeck).toEqual([]);
  });

  it('TE-S61 Legend comes after the reset', () => {
    const order = names(attackOrange(cannons(9), 'merchant-4a').events);

    expect(order.indexOf('merchant-loaded')).toBeLessThan(order.indexOf('legend-gained'));
  });

  it('TE-S63 both Merchants may lie on the same Port', () => {
    const { match } = attackOrange(cannons(3));

    expect(match.state.merchants.map(({ space }) => space)).toEqual([r(3, 3), r(3, 3)]);
    expect(isOffered(table, match, { do: 'port' })).toBe(false);
  });
});
