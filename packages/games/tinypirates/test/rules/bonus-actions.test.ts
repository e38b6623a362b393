import { isOffered, offersOf, whyNot } from '@quarterdeck/kernel/test-kit';
import { describe, expect, it } from 'vitest';
import { EDITIONS } from '../../src/pack/editions.gen.ts';
import {
  answer,
  askedNow,
  BLUE,
  type Circumstances,
  from,
  type Mat,
  matOf,
  names,
  play,
  RED,
  r,
  table,
  told,
} from '../positions.ts';

const PLUNDER = 1;
const TRADE = 2;
const CREW_UP = 3;

const around = (captainAt: number, red: Mat, more: Circumstances = {}): Circumstances => ({
  ...more,
  red: { captainAt, ...red },
});

describe('Trade Special Booty', () => {
  const deal = (red: Mat) => around(TRADE, { crew: ['jack-fuse-rogers'], space: r(1, 0), ...red });

  it('TE-209 Special Booty pays the listed Gold for the listed crates', () => {
    const { match, events } = play('bonus', deal({ hold: ['rum', 'coffee', 'gunpowder'] }), [
      { do: 'crew-bonus' },
    ]);

    expect(told(events, 'special-trade-made')).toMatchObject([
      { crates: ['gunpowder', 'rum'], gold: 8 },
    ]);
    expect(matOf({ match }, RED)).toMatchObject({ gold: 8, hold: ['coffee'] });
  });

  it('TE-013 TE-209 crates traded as Special Booty go back into the bag', () => {
    const { match } = from('bonus', deal({ hold: ['rum', 'gunpowder'] }));
    const { rum, gunpowder } = { ...match.state.bag };

    answer(match, [{ do: 'crew-bonus' }]);

    expect(match.state.bag).toMatchObject({ rum: rum + 1, gunpowder: gunpowder + 1 });
  });

  it('TE-209 Special Booty needs all of the listed crates', () => {
    const { match } = from(
      'bonus',
      deal({ hold: ['rum', 'rum'], gold: 13, crew: ['jack-fuse-rogers', 'sara-silver'] }),
    );

    expect(whyNot(table, match, { do: 'crew-bonus', card: 'jack-fuse-rogers' })).toBe('TE-209');
  });

  it('TE-210 Special Booty needs a Market that buys one of its crates', () => {
    const hold = ['rum', 'gunpowder'] as const;
    const crew = ['jack-fuse-rogers', 'sara-silver'] as const;
    const card = { do: 'crew-bonus', card: 'jack-fuse-rogers' } as const;
    const rumMarket = from('bonus', deal({ hold, crew, space: r(0, 2) }));
    const coffeeMarket = from('bonus', deal({ hold, crew, space: r(0, 1) }));
    const none = from('bonus', deal({ hold, crew, space: r(1, 1) }));

    expect(isOffered(table, rumMarket.match, card)).toBe(true);
    expect(whyNot(table, coffeeMarket.match, card)).toBe('TE-210');
    expect(whyNot(table, none.match, card)).toBe('TE-210');
  });

  it("TE-211 Special Booty takes no regard of the Market's prices, which stay as they are", () => {
    const { match, events } = play('bonus', deal({ hold: ['rum', 'gunpowder'] }), [
      { do: 'crew-bonus' },
    ]);

    expect(match.state.market).toEqual(['rum', 'coffee', 'sugarcane', 'gunpowder']);
    expect(names(events)).not.toContain('market-shifted');
  });

  it('TE-212 TE-S75 Special Booty may follow a Trade Order on the same card', () => {
    const { match } = play(
      'execute',
      deal({ hold: ['rum', 'gunpowder', 'gunpowder'], captain: 'magnus-bolt' }),
      [{ do: 'execute' }, { do: 'sell', count: 1 }, { do: 'crew-bonus' }],
    );

    expect(matOf({ match }, RED)).toMatchObject({ gold: 13, hold: [] });
  });
});

describe('Exchange', () => {
  it('TE-213 Exchange gives one crate aboard for one of any type in the bag', () => {
    const { match, events } = play(
      'bonus',
      around(
        CREW_UP,
        { crew: ['lisa-legacy'], hold: ['rum', 'coffee'] },
        { state: { bag: { rum: 2, coffee: 3, sugarcane: 3, gunpowder: 1 } } },
      ),
      [{ do: 'crew-bonus' }, { do: 'exchange', give: 'rum', take: 'gunpowder' }],
    );

    expect(match.state.bag).toEqual({ rum: 3, coffee: 3, sugarcane: 3, gunpowder: 0 });
    expect(matOf({ match }, RED).hold).toEqual(['coffee', 'gunpowder']);
    expect(told(events, 'crate-exchanged')).toEqual([
      { pirate: RED, given: 'rum', taken: 'gunpowder' },
    ]);
  });

  it('TE-213 Exchange needs a crate', () => {
    const { match } = from('bonus', around(CREW_UP, { crew: ['lisa-legacy', 'doc-blockley'] }));

    expect(whyNot(table, match, { do: 'crew-bonus', card: 'lisa-legacy' })).toBe('TE-213');
  });

  it('TE-S45 TE-S46 the same type may come back, one that is not in the bag cannot', () => {
    const { match } = play(
      'bonus',
      around(
        CREW_UP,
        { crew: ['lisa-legacy'], hold: ['rum'] },
        { state: { bag: { rum: 0, coffee: 0, sugarcane: 3, gunpowder: 3 } } },
      ),
      [{ do: 'crew-bonus' }],
    );

    expect(offersOf(table, match)).toEqual([
      { do: 'exchange', give: 'rum', take: 'sugarcane' },
      { do: 'exchange', give: 'rum', take: 'rum' },
      { do: 'exchange', give: 'rum', take: 'gunpowder' },
    ]);
  });
});

describe('Sail the Navy or a Merchant', () => {
  const flint = around(CREW_UP, { crew: ['lieutenant-flint'] }, { state: { navy: r(0, 0) } });
  const raina = around(CREW_UP, { crew: ['raina-rumor'] });

  it('TE-214 the ship sails up to the listed steps in any direction, the same card twice if the player likes', () => {
    const { match } = play('bonus', flint, [
      { do: 'crew-bonus' },
      { do: 'to', space: r(0, 1) },
      { do: 'to', space: r(0, 0) },
    ]);

    expect(match.state.navy).toBe(r(0, 0));
    expect(askedNow(match)).toEqual([BLUE, 'wheel/order']);
  });

  it('TE-S72 the ship sails one step at least', () => {
    const { match } = play('bonus', flint, [{ do: 'crew-bonus' }]);

    expect(whyNot(table, match, { do: 'stop' })).toBe('TE-S72');

    answer(match, [{ do: 'to', space: r(1, 0) }, { do: 'stop' }]);

    expect(match.state.navy).toBe(r(1, 0));
  });

  it('TE-216 the Navy neither stops for anybody nor attacks', () => {
    const { match, events } = play(
      'bonus',
      { ...flint, blue: { space: r(0, 1) }, red: { ...flint.red, space: r(0, 2) } },
      [{ do: 'crew-bonus' }, { do: 'to', space: r(0, 1) }, { do: 'to', space: r(0, 2) }],
    );

    expect(match.state.navy).toBe(r(0, 2));
    expect(names(events)).not.toContain('navy-attacked');
    expect(matOf({ match }, BLUE).deckhands.repair).toBe(0);
  });

  it('TE-S74 the player sails Orange or Green', () => {
    const { match } = play('bonus', raina, [{ do: 'crew-bonus' }]);

    expect(offersOf(table, match)).toEqual([
      { do: 'sail-merchant', merchant: 'orange' },
      { do: 'sail-merchant', merchant: 'green' },
    ]);

    answer(match, [
      { do: 'sail-merchant', merchant: 'green' },
      { do: 'to', space: r(2, 3) },
      { do: 'stop' },
    ]);

    expect(match.state.merchants.map(({ space }) => space)).toEqual([r(0, 0), r(2, 3)]);
  });

  it('TE-215 a Merchant keeps its target', () => {
    const { match } = play('bonus', raina, [
      { do: 'crew-bonus' },
      { do: 'sail-merchant', merchant: 'green' },
      { do: 'to', space: r(3, 2) },
      { do: 'to', space: r(3, 3) },
    ]);

    expect(match.state.merchants[1]).toMatchObject({ space: r(3, 3), target: 'port-a' });
  });

  it('TE-S73 one that ends on its target arrives, one that passes does not', () => {
    const beside = {
      ...raina,
      state: { merchants: { 0: { space: r(3, 2), target: 'port-b', crate: 'rum' } } },
    } as const;
    const arrived = play('bonus', beside, [
      { do: 'crew-bonus' },
      { do: 'sail-merchant', merchant: 'orange' },
      { do: 'to', space: r(3, 3) },
      { do: 'stop' },
    ]);
    const passed = play('bonus', beside, [
      { do: 'crew-bonus' },
      { do: 'sail-merchant', merchant: 'orange' },
      { do: 'to', space: r(3, 3) },
      { do: 'to', space: r(2, 3) },
    ]);

    const farther = {
      ...raina,
      state: { merchants: { 0: { space: r(3, 1), target: 'port-b', crate: 'rum' } } },
    } as const;
    const byLastStep = play('bonus', farther, [
      { do: 'crew-bonus' },
      { do: 'sail-merchant', merchant: 'orange' },
      { do: 'to', space: r(3, 2) },
      { do: 'to', space: r(3, 3) },
    ]);

    for (const { events } of [arrived, byLastStep])
      expect(told(events, 'merchant-arrived')).toMatchObject([
        { merchant: 'orange', delivered: 'rum', target: 'port-a' },
      ]);
    expect(names(passed.events)).not.toContain('merchant-arrived');
    expect(passed.match.state.merchants[0]).toMatchObject({ target: 'port-b', crate: 'rum' });
  });
});

describe('Gain Gold, Reassign and Sail', () => {
  it('TE-217 Gain Gold gives the listed Gold at once', () => {
    const { match } = play(
      'bonus',
      around(TRADE, { crew: ['sara-silver'], captain: 'magnus-bolt' }),
      [{ do: 'crew-bonus' }],
    );

    expect(matOf({ match }, RED).gold).toBe(2);
  });

  it('TE-221 Deckhands of the Assignments move, Repair included; those on the Wheel stay', () => {
    const { match } = play(
      'bonus',
      around(CREW_UP, {
        crew: ['doc-blockley'],
        deckhands: { rigging: 0, cannons: 0, extort: 0, repair: 2 },
        wheel: [false, true, false, false, false, false],
      }),
      [{ do: 'crew-bonus' }],
    );

    expect(offersOf(table, match)).toEqual([
      { do: 'move', from: 'repair', space: null, to: 'rigging' },
      { do: 'move', from: 'repair', space: null, to: 'cannons' },
      { do: 'move', from: 'repair', space: null, to: 'extort' },
      { do: 'done' },
    ]);
  });

  it('TE-221 Reassign needs a Deckhand on an Assignment', () => {
    const { match } = from(
      'bonus',
      around(CREW_UP, {
        crew: ['doc-blockley', 'raina-rumor'],
        deckhands: { rigging: 0, cannons: 0, extort: 0, repair: 0 },
        wheel: [false, true, true, false, false, true],
      }),
    );

    expect(whyNot(table, match, { do: 'crew-bonus', card: 'doc-blockley' })).toBe('TE-221');
  });

  it('TE-222 TE-S68 what is reassigned counts for Extort in step 5', () => {
    const { events } = play(
      'bonus',
      around(CREW_UP, { crew: ['doc-blockley'] }, { inTurn: { crossed: true } }),
      [
        { do: 'crew-bonus' },
        { do: 'move', from: 'rigging', to: 'extort' },
        { do: 'move', from: 'cannons', to: 'extort' },
        { do: 'done' },
      ],
    );

    expect(told(events, 'extorted')).toEqual([{ pirate: RED, deckhands: 3 }]);
  });

  it('TE-222 what is reassigned to Cannons counts for an Attack that follows', () => {
    const { events } = play(
      'bonus',
      around(PLUNDER, { crew: ['quigley', 'buck-cannon'], space: r(0, 0) }),
      [
        { do: 'crew-bonus', card: 'quigley' },
        { do: 'move', from: 'rigging', to: 'cannons' },
        { do: 'move', from: 'extort', to: 'cannons' },
        { do: 'done' },
        { do: 'crew-bonus', card: 'buck-cannon' },
      ],
    );

    expect(told(events, 'damage-dealt')).toMatchObject([{ pirate: RED, cannons: 3 }]);
  });

  it('TE-221 the log names Reassign as the rule, not Hide Out', () => {
    const { events } = play('bonus', around(PLUNDER, { crew: ['quigley'] }), [
      { do: 'crew-bonus' },
      { do: 'move', from: 'rigging', to: 'cannons' },
      { do: 'done' },
    ]);

    expect(events.find(({ event }) => event === 'deckhand-moved')?.clause).toBe('TE-221');
  });

  it('TE-223 a Sail has the full movement of the Deckhands as they stand', () => {
    const { match } = play(
      'bonus',
      around(4, {
        crew: ['sally-suresight'],
        deckhands: { rigging: 3, cannons: 0, extort: 0, repair: 0 },
      }),
      [
        { do: 'crew-bonus' },
        { do: 'to', space: r(1, 0) },
        { do: 'to', space: r(0, 0) },
        { do: 'to', space: r(0, 1) },
        { do: 'to', space: r(0, 2) },
      ],
    );

    expect(matOf({ match }, RED).space).toBe(r(0, 2));
    expect(askedNow(match)).toEqual([BLUE, 'wheel/order']);
  });

  it('TE-223 Storms Jostle as in step 2', () => {
    const { events } = play('bonus', around(4, { crew: ['sally-suresight'] }), [
      { do: 'crew-bonus' },
      { do: 'to', space: r(2, 1) },
      { do: 'jostle', from: 'extort' },
    ]);

    expect(told(events, 'jostled')).toMatchObject([{ pirate: RED, from: 'extort' }]);
  });

  /** Storms on all sides, and nobody who could be Jostled. */
  const hemmedIn: Mat = {
    space: r(3, 2),
    deckhands: { rigging: 0, cannons: 0, extort: 0, repair: 3 },
  };

  it('TE-376 TE-S121 a Sail without a step to take is no Bonus Action that can be used', () => {
    const alone = from('bonus', around(4, { crew: ['sally-suresight'], ...hemmedIn }));
    const crew = ['sally-suresight', 'eliza-lucky'] as const;
    const { match } = from('bonus', around(4, { crew, gold: 9, ...hemmedIn }));

    expect(askedNow(alone.match)).toEqual([BLUE, 'wheel/order']);
    expect(whyNot(table, match, { do: 'crew-bonus', card: 'sally-suresight' })).toBe('TE-095');
  });

  it('TE-223 a token that is kept makes a Sail of it', () => {
    const tokens = ['calm'] as const;
    const { match } = from('bonus', around(4, { crew: ['sally-suresight'], ...hemmedIn, tokens }));

    expect(isOffered(table, match, { do: 'crew-bonus', card: 'sally-suresight' })).toBe(true);
  });

  it('TE-376 in a match stored before this was decided such a Sail is asked for', () => {
    const older = table.packFor({ hash: EDITIONS[0]?.hash ?? '' });
    const { match } = from('bonus', around(4, { crew: ['sally-suresight'] }));
    Object.assign(match.state, { printed: older.printed });
    Object.assign(matOf({ match }, RED), hemmedIn);

    expect(isOffered(table, match, { do: 'crew-bonus', card: 'sally-suresight' })).toBe(true);
  });
});
