import { isOffered, offersOf } from '@quarterdeck/kernel/test-kit';
import { describe, expect, it } from 'vitest';
import { cratesInBag } from '../../src/rules/bag.ts';
import { marketValue } from '../../src/rules/trading.ts';
import {
  answer,
  askedNow,
  BLUE,
  executing,
  from,
  matOf,
  names,
  play,
  RED,
  r,
  table,
  told,
} from '../positions.ts';

const BAG = { sugarcane: 0, rum: 0, coffee: 0, gunpowder: 0 };
/** Nothing but coffee can be drawn. */
const COFFEE = { ...BAG, coffee: 6 };

describe('Plunder', () => {
  it('TE-106 without a Settlement there is nothing to plunder', () => {
    const { events, match } = from('execute', { red: { space: r(0, 3), captainAt: 1 } });

    expect(told(events, 'order-left')).toMatchObject([{ order: 'plunder', possible: false }]);
    expect(askedNow(match)).toEqual([BLUE, 'wheel/order']);
  });

  it.each([
    [r(0, 0), 1],
    [r(1, 1), 2],
  ])('TE-107 TE-108 the Settlement on space %i gives %i crates from the bag', (space, count) => {
    const { match, events } = executing('plunder', { red: { space }, state: { bag: COFFEE } });

    expect(told(events, 'crates-drawn')).toEqual([
      { pirate: RED, crates: new Array(count).fill('coffee') },
    ]);
    expect(matOf({ match }, RED).hold).toHaveLength(count);
    expect(match.state.bag.coffee).toBe(6 - count);
  });

  it('TE-107 any crate of the bag can be drawn', () => {
    const drawn = [0, 1, 2, 3].map((place) => {
      const bag = { sugarcane: 1, rum: 1, coffee: 1, gunpowder: 1 };
      const { events } = executing('plunder', {
        red: { space: r(0, 0) },
        state: { bag },
        rig: [place],
      });
      return told(events, 'crates-drawn')[0]?.crates[0];
    });

    expect(drawn).toEqual(['sugarcane', 'rum', 'coffee', 'gunpowder']);
  });

  it('TE-109 TE-S44 a crate without room goes back, or one aboard does; with room none goes', () => {
    const red = { space: r(0, 0), hold: ['rum', 'rum', 'gunpowder'] } as const;
    const { match } = executing('plunder', { red, state: { bag: COFFEE } });

    expect(offersOf(table, match)).toEqual([
      { do: 'replace', crate: 'rum' },
      { do: 'replace', crate: 'gunpowder' },
      { do: 'throw-away' },
    ]);
    const events = answer(match, [{ do: 'replace', crate: 'rum' }]);
    expect(told(events, 'crate-replaced')).toEqual([{ pirate: RED, crate: 'coffee', out: 'rum' }]);
    expect(matOf({ match }, RED).hold).toEqual(['rum', 'gunpowder', 'coffee']);
    expect(match.state.bag).toEqual({ ...COFFEE, rum: 1, coffee: 5 });

    const room = executing('plunder', {
      red: { ...red, hold: ['rum', 'rum'] },
      state: { bag: COFFEE },
    });
    expect(askedNow(room.match)).toEqual([BLUE, 'wheel/order']);
  });

  it('TE-109 the new crate may be thrown away', () => {
    const red = { space: r(0, 0), hold: ['rum', 'rum', 'gunpowder'] } as const;
    const { match, events } = executing('plunder', { red, state: { bag: COFFEE } }, [
      { do: 'throw-away' },
    ]);

    expect(told(events, 'crate-thrown-away')).toEqual([{ pirate: RED, crate: 'coffee' }]);
    expect(matOf({ match }, RED).hold).toEqual(['rum', 'rum', 'gunpowder']);
    expect(match.state.bag).toEqual(COFFEE);
  });

  it('TE-110 a Settlement can be plundered again by anyone, also in the same turn', () => {
    const red = {
      space: r(0, 0),
      captainAt: 4,
      captain: 'morgan-whitecloud',
      crew: ['chopper-donovan'],
    } as const;
    const blue = { space: r(0, 0), captainAt: 0 } as const;
    const { match, events } = play('execute', { red, blue, state: { bag: COFFEE } }, [
      { do: 'captain-bonus', place: 1 },
      { do: 'crew-bonus', card: 'chopper-donovan' },
      { do: 'order', stop: 1, by: BLUE },
      { do: 'stop' },
      { do: 'execute' },
    ]);

    expect(told(events, 'crates-drawn').map(({ pirate }) => pirate)).toEqual([RED, RED, BLUE]);
    expect(matOf({ match }, RED).hold).toEqual(['coffee', 'coffee']);
  });

  it('TE-S43 both crates are drawn and shown before the first is loaded', () => {
    const { match, events } = executing('plunder', {
      red: { space: r(1, 1), hold: ['rum', 'rum'] },
      state: { bag: { ...BAG, sugarcane: 1, gunpowder: 1 } },
      rig: [1, 0],
    });

    expect(told(events, 'crates-drawn')).toEqual([
      { pirate: RED, crates: ['gunpowder', 'sugarcane'] },
    ]);
    expect(told(events, 'crate-loaded')).toEqual([{ pirate: RED, crate: 'gunpowder' }]);
    expect(match.state.loading).toEqual(['sugarcane']);
    expect(isOffered(table, match, { do: 'replace', crate: 'gunpowder' })).toBe(true);
  });

  it('TE-S45 the bag never runs out: 14 crates at most are afloat', () => {
    const { match } = executing('plunder', {
      seats: 4,
      red: { space: r(0, 0), hold: ['rum', 'rum', 'rum'] },
      state: { bag: { ...BAG, coffee: 22 } },
    });

    expect(cratesInBag(match.state)).toBe(21);
    expect(mostAfloat()).toBe(14);
  });
});

/** Four full holds and two Merchants. */
const mostAfloat = (): number => {
  const { limits, content } = table.pack.printed;
  return 4 * limits.crates + 2 * content.ships.merchantHold;
};

describe('Trade', () => {
  const SUGAR = { space: r(0, 0), hold: ['sugarcane', 'sugarcane', 'rum'] } as const;

  it('TE-111 a Market buys its own type alone, and only from a ship that has it', () => {
    const none = from('execute', { red: { space: r(0, 0), hold: ['rum'], captainAt: 2 } });
    const nowhere = from('execute', { red: { space: r(1, 1), hold: ['rum'], captainAt: 2 } });
    const { events } = executing('trade', { red: SUGAR }, [{ do: 'sell', count: 2 }]);

    expect(told(none.events, 'order-left')).toMatchObject([{ possible: false }]);
    expect(told(nowhere.events, 'order-left')).toMatchObject([{ possible: false }]);
    expect(told(events, 'crates-sold')).toMatchObject([{ booty: 'sugarcane', count: 2 }]);
  });

  it('TE-112 one, two or three crates are sold in one trade', () => {
    const hold = ['sugarcane', 'sugarcane', 'sugarcane'] as const;
    const { match } = executing('trade', { red: { space: r(0, 0), hold } });

    expect(offersOf(table, match)).toEqual([1, 2, 3].map((count) => ({ do: 'sell', count })));
    answer(match, [{ do: 'sell', count: 1 }]);
    expect(matOf({ match }, RED).hold).toHaveLength(2);
    expect(offersOf(table, executing('trade', { red: SUGAR }).match)).toHaveLength(2);
  });

  it('TE-113 TE-115 Trade pays the number times the value, and the crates go into the bag', () => {
    const { match, events } = executing('trade', { red: SUGAR, state: { bag: COFFEE } }, [
      { do: 'sell', count: 2 },
    ]);

    expect(told(events, 'gold-gained')).toEqual([{ pirate: RED, gold: 8, lost: 0 }]);
    expect(match.state.bag).toEqual({ ...COFFEE, sugarcane: 2 });
    expect(matOf({ match }, RED).hold).toEqual(['rum']);
  });

  it('TE-114 three Sugarcane at 4 pay 12 Gold', () => {
    const hold = ['sugarcane', 'sugarcane', 'sugarcane'] as const;
    const { events } = executing('trade', { red: { space: r(0, 0), hold } }, [
      { do: 'sell', count: 3 },
    ]);

    expect(told(events, 'gold-gained')).toEqual([{ pirate: RED, gold: 12, lost: 0 }]);
  });

  it('TE-116 TE-120 the sold type drops to 2 Gold and those below it rise', () => {
    const { match, events } = executing('trade', { red: SUGAR }, [{ do: 'sell', count: 1 }]);

    expect(match.state.market).toEqual(['sugarcane', 'rum', 'coffee', 'gunpowder']);
    expect(told(events, 'market-shifted')).toHaveLength(1);
    expect(
      (['sugarcane', 'rum', 'coffee', 'gunpowder'] as const).map((booty) =>
        marketValue(match.state, booty),
      ),
    ).toEqual([2, 3, 4, 5]);
  });

  it('TE-117 a type that stands at 2 Gold moves nothing', () => {
    const { match, events } = executing('trade', { red: { space: r(0, 2), hold: ['rum'] } });

    expect(names(events)).not.toContain('market-shifted');
    expect(match.state.market).toEqual(['rum', 'coffee', 'sugarcane', 'gunpowder']);
  });

  it('TE-118 no type is worth less than 2 or more than 5 Gold', () => {
    let { match } = executing('trade', { red: { space: r(1, 0), hold: ['gunpowder'] } });
    const values = () => match.state.market.map((booty) => marketValue(match.state, booty));

    expect(values()).toEqual([2, 3, 4, 5]);
    match = executing('trade', {
      red: { space: r(1, 0), hold: ['gunpowder'] },
      state: { market: ['gunpowder', 'rum', 'coffee', 'sugarcane'] },
    }).match;
    expect(values()).toEqual([2, 3, 4, 5]);
  });

  it('TE-119 three crates shift the Market once', () => {
    const hold = ['coffee', 'coffee', 'coffee'] as const;
    const { match, events } = executing('trade', { red: { space: r(0, 1), hold } }, [
      { do: 'sell', count: 3 },
    ]);

    expect(told(events, 'market-shifted')).toHaveLength(1);
    expect(match.state.market).toEqual(['coffee', 'rum', 'sugarcane', 'gunpowder']);
  });
});
