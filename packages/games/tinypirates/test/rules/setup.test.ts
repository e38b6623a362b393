import { byId } from '@quarterdeck/kernel';
import { sfcRng } from '@quarterdeck/kernel/chance';
import { offersOf, script, whyNot } from '@quarterdeck/kernel/test-kit';
import { describe, expect, it } from 'vitest';
import { BOOTY, ORDER_TOKENS } from '../../src/pack/components.ts';
import { MAP_CARDS } from '../../src/pack/ids.gen.ts';
import { cratesInBag } from '../../src/rules/bag.ts';
import { coves } from '../../src/rules/geometry/map-cards.ts';
import { askedNow, opening, printed, RED, r, table, told } from '../positions.ts';

const SEEDS = [1, 2, 3, 4, 5, 6, 7, 8];

/** A table on which everything is placed, by the first offer each time. */
function settled(seats: number, seed = 1) {
  const match = opening(seats, seed, { firstPlayer: 'seat1' });
  const events = [];
  while (match.state.turn.round === 0) {
    const seat = table.asked(match)[0]?.seat ?? RED;
    const [choice] = table.choices(match, seat);
    events.push(...table.play(match, seat, choice));
  }
  return { match, events };
}

describe('Setup', () => {
  it('TE-018 every Map Card lies on one of sixteen spaces, each time in another order', () => {
    const laid = SEEDS.map((seed) => opening(2, seed).state.sea.map(({ card }) => card));

    for (const cards of laid) expect([...cards].sort()).toEqual([...MAP_CARDS].sort());
    expect(new Set(laid.map((cards) => cards.join())).size).toBe(SEEDS.length);
  });

  it('TE-019 one Search Token lies face-down on each card and four are out', () => {
    const { sea, box } = opening(3).state;

    expect(sea.every(({ searched }) => !searched)).toBe(true);
    expect(box).toHaveLength(4);
    expect([...sea.map(({ token }) => token), ...box].sort()).toEqual(
      [...printed.searchTokens].sort(),
    );
  });

  it('TE-020 TE-024 each player has a ship, three Treasures to bury, a Captain Card of their own', () => {
    const { pirates, sea } = opening(4).state;

    expect(pirates).toHaveLength(4);
    expect(table.pack.printed.content.legendMat.treasures).toBe(3);
    expect(sea.every(({ treasure }) => treasure === null)).toBe(true);
    expect(new Set(pirates.map(({ captainCard }) => captainCard)).size).toBe(4);
  });

  it('TE-021 what belongs to absent colours stays in the box', () => {
    expect(opening(2).state.pirates).toHaveLength(2);
    expect(new Set(opening(2).state.pirates.map(({ captainCard }) => captainCard)).size).toBe(2);
  });

  it('TE-022 TE-023 everybody starts as a Sea Dog with the plain side up and 1 Gold', () => {
    for (const mat of opening(4).state.pirates)
      expect(mat).toMatchObject({ legend: 1, bloodied: false, gold: 1 });
  });

  it('TE-025 TE-028 three Deckhands stand on Assignments, the fourth waits for the third level', () => {
    for (const mat of opening(4).state.pirates) {
      expect(mat.deckhands).toEqual({ rigging: 1, cannons: 1, extort: 1, repair: 0 });
      expect(mat.waiting).toBe(true);
      expect(mat.wheel).not.toContain(true);
    }
    expect(printed.levels.filter(({ deckhands }) => deckhands > 0)).toMatchObject([{ level: 3 }]);
  });

  it('TE-026 TE-027 Order Tokens are shuffled for each player apart, and the Captain is on Hide Out', () => {
    const { pirates } = opening(4).state;

    for (const { orders, captainAt } of pirates) {
      expect(orders[0]).toBe('hideOut');
      expect([...orders.slice(1)].sort()).toEqual([...ORDER_TOKENS].sort());
      expect(captainAt).toBe(0);
    }
    expect(new Set(pirates.map(({ orders }) => orders.join())).size).toBeGreaterThan(1);
  });

  it('TE-029 one crate of each type marks a Market spot, at random', () => {
    const markets = SEEDS.map((seed) => opening(2, seed).state.market);

    for (const market of markets) expect([...market].sort()).toEqual([...BOOTY].sort());
    expect(new Set(markets.map((market) => market.join())).size).toBeGreaterThan(1);
    expect(printed.market).toEqual([2, 3, 4, 5]);
  });

  it("TE-030 TE-034 the bag's 36 crates give up two to the Merchants", () => {
    const { bag, merchants } = opening(2).state;

    expect(cratesInBag({ bag })).toBe(34);
    for (const booty of BOOTY) {
      const loaded = merchants.filter(({ crate }) => crate === booty).length;
      expect(bag[booty] + loaded).toBe(9);
    }
  });

  it('TE-031 the Market crates stay out of the bag', () => {
    const { bag, market, merchants } = opening(2).state;
    const afloat = merchants.length;

    expect(cratesInBag({ bag }) + afloat).toBe(40 - market.length);
  });

  it('TE-032 TE-033 TE-S23 Ports lie on r0c0 and r3c3, a Merchant on each, bound for the other', () => {
    expect(printed.ports).toEqual({ 'port-a': r(0, 0), 'port-b': r(3, 3) });
    expect(opening(2).state.merchants).toMatchObject([
      { merchant: 'orange', space: r(0, 0), target: 'port-b' },
      { merchant: 'green', space: r(3, 3), target: 'port-a' },
    ]);
  });

  it('TE-035 TE-036 TE-037 TE-S10 the 2s lie on top, the 8s at the bottom; the first card is Orange’s', () => {
    const orders = SEEDS.map((seed) => {
      const { merchantDeck, merchants } = opening(2, seed).state;
      const fromTheTop = [...merchants.map(({ card }) => card), ...[...merchantDeck].reverse()];
      expect(fromTheTop.map((card) => byId(printed.merchantCards, card).value)).toEqual([
        2, 2, 2, 4, 4, 4, 6, 6, 6, 8, 8,
      ]);
      expect(merchants.map(({ merchant }) => merchant)).toEqual(['orange', 'green']);
      return fromTheTop.join();
    });

    expect(new Set(orders).size).toBeGreaterThan(1);
  });

  it('TE-038 three Crew Cards lie open, 21 face-down', () => {
    const { crewRow, crewDeck } = opening(2).state;

    expect(crewRow).toHaveLength(3);
    expect(crewDeck).toHaveLength(21);
    expect([...crewRow, ...crewDeck].sort()).toEqual(Object.keys(printed.crew).sort());
  });

  it('TE-039 TE-S22 chance chooses the first player unless the table names a seat', () => {
    const first = SEEDS.map((seed) => opening(4, seed).state.firstPlayer);

    expect(new Set(first).size).toBeGreaterThan(1);
    for (const seed of SEEDS) {
      expect(opening(4, seed, { firstPlayer: 'seat1' }).state.firstPlayer).toBe(0);
      expect(opening(4, seed, { firstPlayer: 'seat4' }).state.firstPlayer).toBe(3);
    }
  });

  it('TE-S22 an empty seat that is named leaves it to chance', () => {
    const first = SEEDS.map(
      (seed) => opening(2, seed, { firstPlayer: 'seat4' }).state.firstPlayer as number,
    );

    expect(new Set(first)).toEqual(new Set([0, 1]));
  });

  it('TE-039 a player alone is first', () => {
    expect(table.create({ seats: 1, rng: sfcRng(1) }).state.firstPlayer).toBe(0);
  });

  it('TE-040 the first player puts the Navy on a corner without a Merchant', () => {
    const match = opening(3, 1, { firstPlayer: 'seat2' });

    expect(askedNow(match)).toEqual([1, 'setup/navy']);
    expect(offersOf(table, match)).toEqual([
      { do: 'navy', space: r(0, 3) },
      { do: 'navy', space: r(3, 0) },
    ]);
    const events = script(table, match, [{ do: 'navy', space: r(3, 0) }]);
    expect(match.state.navy).toBe(r(3, 0));
    expect(told(events, 'navy-placed')).toEqual([{ pirate: 1, space: r(3, 0) }]);
  });

  it('TE-041 TE-042 in turn order each ship goes to a free Cove and hides there', () => {
    const match = opening(3, 1, { firstPlayer: 'seat2' });
    const [cove = 0, other = 0, third = 0] = coves(match.state);
    script(table, match, [{ do: 'navy', space: r(0, 3) }]);

    expect(offersOf(table, match)).toHaveLength(6);
    const events = script(table, match, [{ do: 'cove', space: cove, by: 1 }]);
    expect(told(events, 'ship-placed')).toEqual([{ pirate: 1, space: cove }]);
    expect(whyNot(table, match, { do: 'cove', space: cove })).toBe('TE-041');
    script(table, match, [
      { do: 'cove', space: other, by: 2 },
      { do: 'cove', space: third, by: 0 },
    ]);
    expect(match.state.pirates).toMatchObject([
      { space: third, hiding: true },
      { space: cove, hiding: true },
      { space: other, hiding: true },
    ]);
  });

  it('TE-043 TE-S25 TE-S26 each player then chooses a side of the card dealt, openly and in turn order', () => {
    const match = opening(2, 1, { firstPlayer: 'seat2' });
    const [cove = 0, other = 0] = coves(match.state);
    script(table, match, [
      { do: 'navy', space: r(0, 3) },
      { do: 'cove', space: cove },
      { do: 'cove', space: other },
    ]);
    const card = match.state.pirates[1]?.captainCard ?? 'captain-1';
    const [front, back] = byId(printed.captainCards, card);

    expect(askedNow(match)).toEqual([1, 'setup/captain']);
    expect(offersOf(table, match)).toEqual([
      { do: 'captain', captain: front },
      { do: 'captain', captain: back },
    ]);
    script(table, match, [{ do: 'captain', captain: back }]);
    expect(askedNow(match)).toEqual([0, 'setup/captain']);
    expect(table.view(match, RED).state.pirates[1]?.captain).toBe(back);
  });

  it('TE-044 nobody starts with a Sure-fire Token', () => {
    for (const { sureFire } of settled(4).match.state.pirates) expect(sureFire).toBe(0);
  });

  it.each([
    ['TE-046', 2, 32],
    ['TE-047', 3, 31],
    ['TE-048', 4, 30],
  ])(
    '%s with %i players the crates of the lowest spots are loaded, %i stay in the bag',
    (_, seats, left) => {
      const { match, events } = settled(seats);
      const { market, bag } = match.state;

      expect(told(events, 'crate-taken')).toEqual(
        market.slice(0, seats).map((crate, pirate) => ({ pirate, crate })),
      );
      expect(match.state.pirates.map(({ hold }) => hold)).toEqual(
        market.slice(0, seats).map((crate) => [crate]),
      );
      expect(cratesInBag({ bag })).toBe(left);
    },
  );

  it('TE-045 the crates follow the turn order, not the seats', () => {
    const match = opening(2, 3, { firstPlayer: 'seat2' });
    while (match.state.turn.round === 0) {
      const seat = table.asked(match)[0]?.seat ?? RED;
      table.play(match, seat, table.choices(match, seat)[0]);
    }
    const { market, pirates } = match.state;

    expect(pirates.map(({ hold }) => hold)).toEqual([[market[1]], [market[0]]]);
  });

  it('TE-S24 the Merchants draw before the players take, and the named types are never missing', () => {
    for (const seed of SEEDS) {
      const before = opening(4, seed).state;
      expect(before.merchants.every(({ crate }) => crate !== null)).toBe(true);
      expect(before.pirates.every(({ hold }) => hold.length === 0)).toBe(true);
      expect(BOOTY.every((booty) => before.bag[booty] >= 7)).toBe(true);
    }
  });

  it('TE-S118 colours follow the seats', () => {
    expect(opening(4).state.pirates.map(({ pirate, seat }) => [pirate, seat])).toEqual([
      [0, 0],
      [1, 1],
      [2, 2],
      [3, 3],
    ]);
    expect(table.create({ seats: 1, rng: sfcRng(1) }).state.pirates).toMatchObject([
      { pirate: 0, seat: 0 },
      { pirate: 1, seat: null },
    ]);
  });
});
