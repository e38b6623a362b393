import { dice, isOffered, offersOf, whyNot } from '@quarterdeck/kernel/test-kit';
import { describe, expect, it } from 'vitest';
import { BLUE, executing, from, matOf, names, play, RED, r, table, told } from '../positions.ts';

describe('Gold', () => {
  it('TE-006 Gold never exceeds 13; what is beyond is lost', () => {
    const { match, events } = executing('trade', {
      red: { gold: 10, hold: ['gunpowder'], space: r(1, 0), captain: 'magnus-bolt' },
    });

    expect(told(events, 'gold-gained')).toEqual([{ pirate: RED, gold: 3, lost: 2 }]);
    expect(matOf({ match }, RED).gold).toBe(13);
  });

  it('TE-007 a cost larger than the Gold cannot be paid', () => {
    const { match } = executing('crewUp', { red: { gold: 0 } });

    expect(whyNot(table, match, { do: 'new-row' })).toBe('TE-007');
  });

  it('TE-007 the last Gold can be', () => {
    const { match } = executing('crewUp', { red: { gold: 1 } }, [{ do: 'new-row' }]);

    expect(matOf({ match }, RED).gold).toBe(0);
  });

  it('TE-008 Gold comes from sinking Merchants', () => {
    const { events } = executing('attack', {
      red: {
        space: r(0, 0),
        captain: 'isolde-marrow',
        deckhands: { rigging: 0, cannons: 3, extort: 0, repair: 0 },
      },
      rig: dice(6, [6, 6]),
    });

    expect(told(events, 'gold-gained')).toEqual([{ pirate: RED, gold: 3, lost: 0 }]);
  });

  it('TE-008 Gold comes from Search Tokens', () => {
    const { events } = executing('search', { tokens: { [r(1, 1)]: 'gold2' } });

    expect(told(events, 'gold-gained')).toEqual([{ pirate: RED, gold: 2, lost: 0 }]);
  });

  it('TE-009 Gold is paid for a Crew row and for burying, and for nothing else', () => {
    const row = executing('crewUp', { red: { gold: 5 } }, [{ do: 'new-row' }]);
    const hired = executing('crewUp', { red: { gold: 5 } }, [{ do: 'hire', crew: 'quigley' }]);
    const buried = play('bonus', { red: { gold: 13, captainAt: 2 } }, [
      { do: 'captain-bonus', place: 0 },
    ]);

    expect(told(row.events, 'gold-paid')).toEqual([{ pirate: RED, gold: 1 }]);
    expect(told(hired.events, 'gold-paid')).toEqual([]);
    expect(told(buried.events, 'gold-paid')).toEqual([{ pirate: RED, gold: 12 }]);
  });
});

describe('Crates', () => {
  it('TE-010 a ship holds three at most', () => {
    const { match } = executing('plunder', {
      red: { hold: ['rum', 'rum'] },
      state: { bag: { rum: 0, coffee: 9, sugarcane: 0, gunpowder: 0 } },
    });

    expect(matOf({ match }, RED).hold).toEqual(['rum', 'rum', 'coffee']);
    expect(offersOf(table, match)).toEqual([{ do: 'replace', crate: 'rum' }, { do: 'throw-away' }]);
  });

  it('TE-011 a Merchant holds one: what it delivers makes room for what it loads', () => {
    const { match, events } = from('shipLine', {
      inTurn: { crossed: true },
      state: {
        merchants: {
          0: { space: r(3, 2), target: 'port-b', crate: 'rum' },
          1: { space: r(0, 3), target: 'port-a' },
        },
      },
    });

    expect(told(events, 'merchant-arrived')).toHaveLength(1);
    expect(match.state.merchants[0]?.crate).toBe(told(events, 'merchant-arrived')[0]?.crate);
  });

  it('TE-012 a hold carries any mix of types, repeats included', () => {
    const { match } = executing('plunder', {
      red: { hold: ['rum'] },
      state: { bag: { rum: 9, coffee: 0, sugarcane: 0, gunpowder: 0 } },
    });

    expect(matOf({ match }, RED).hold).toEqual(['rum', 'rum', 'rum']);
  });

  it('TE-013 what is sold, thrown away or replaced goes back into the bag', () => {
    const bag = { rum: 0, coffee: 2, sugarcane: 0, gunpowder: 0 } as const;
    const sold = executing('trade', {
      red: { hold: ['gunpowder'], space: r(1, 0), captain: 'magnus-bolt' },
      state: { bag },
    });
    const full = { hold: ['rum', 'rum', 'rum'] } as const;
    const thrown = executing('plunder', { red: full, state: { bag } }, [
      { do: 'throw-away' },
      { do: 'throw-away' },
    ]);
    const replaced = executing('plunder', { red: full, state: { bag } }, [
      { do: 'replace', crate: 'rum' },
      { do: 'throw-away' },
    ]);

    expect(sold.match.state.bag).toMatchObject({ gunpowder: 1 });
    expect(thrown.match.state.bag).toEqual(bag);
    expect(replaced.match.state.bag).toMatchObject({ rum: 1, coffee: 1 });
  });
});

describe('Sure-fires and Crew', () => {
  it('TE-014 a pirate holds three Sure-fires at most', () => {
    const third = executing('search', { red: { sureFire: 2 }, tokens: { [r(1, 1)]: 'surefire' } });
    const fourth = executing('search', { red: { sureFire: 3 }, tokens: { [r(1, 1)]: 'surefire' } });

    expect(matOf(third, RED).sureFire).toBe(3);
    expect(matOf(fourth, RED).sureFire).toBe(3);
    expect(told(fourth.events, 'sure-fire-gained')).toEqual([{ pirate: RED, lost: true }]);
  });

  it('TE-015 a crew has four Crew Cards at most, the Captain Card not counted', () => {
    const three = executing('crewUp', {
      red: { crew: ['pale-pim', 'cutter-fang', 'sara-silver'] },
    });
    const four = executing('crewUp', {
      red: { crew: ['pale-pim', 'cutter-fang', 'sara-silver', 'doc-blockley'] },
    });

    expect(isOffered(table, three.match, { do: 'hire', crew: 'quigley' })).toBe(true);
    expect(whyNot(table, four.match, { do: 'hire', crew: 'quigley' })).toBe('TE-127');
  });

  it('TE-207 a buried Treasure stays, whatever is fought over it', () => {
    const { match } = executing('attack', {
      red: { space: r(0, 3), deckhands: { rigging: 0, cannons: 3, extort: 0, repair: 0 } },
      blue: { deckhands: { rigging: 1, cannons: 0, extort: 0, repair: 0 } },
      treasures: { [r(0, 3)]: BLUE },
      rig: dice(6, [2, 2, 1, 1]),
    });

    expect(match.state.sea[r(0, 3)]?.treasure).toBe(BLUE);
    expect(matOf({ match }, RED).legend).toBe(2);
  });
});

describe('Reroll', () => {
  const tina = {
    red: {
      space: r(0, 0),
      crew: ['tina-trickshot'],
      deckhands: { rigging: 1, cannons: 0, extort: 0, repair: 0 },
    },
  } as const;

  it('TE-218 each die with a listed face may be rolled again, in an Attack Order', () => {
    const { match } = executing('attack', { ...tina, rig: dice(6, [5, 2]) });

    expect(offersOf(table, match)).toEqual([
      { do: 'reroll', card: 'tina-trickshot', dice: [0] },
      { do: 'keep' },
    ]);
  });

  it('TE-218 Reroll works once for that card', () => {
    const { events } = executing('attack', { ...tina, rig: dice(6, [5, 2, 5]) }, [
      { do: 'reroll', dice: [0] },
    ]);

    expect(told(events, 'dice-rerolled')).toMatchObject([{ places: [0], dice: [5, 2] }]);
    expect(told(events, 'damage-dealt')).toMatchObject([{ matched: 1 }]);
  });

  it('TE-219 two Reroll cards work one after the other, a die by each of them', () => {
    const both = {
      ...tina,
      red: { ...tina.red, crew: ['tina-trickshot', 'ursula-bane'] },
    } as const;
    const { events } = executing('attack', { ...both, rig: dice(6, [5, 1, 3, 6]) }, [
      { do: 'reroll', card: 'tina-trickshot', dice: [0] },
      { do: 'reroll', card: 'ursula-bane', dice: [0] },
    ]);

    expect(told(events, 'dice-rerolled').map(({ dice: shown }) => shown)).toEqual([
      [3, 1],
      [6, 1],
    ]);
  });

  it('TE-220 Reroll does not work in an Attack Bonus Action', () => {
    const { events } = play(
      'bonus',
      {
        red: { ...tina.red, captainAt: 4, crew: ['black-eyed-brutus', 'tina-trickshot'] },
        rig: dice(6, [5, 6]),
      },
      [{ do: 'crew-bonus', card: 'black-eyed-brutus' }],
    );

    expect(names(events)).toContain('damage-dealt');
    expect(names(events)).not.toContain('dice-rerolled');
  });

  it('TE-220 Reroll does not work in defence', () => {
    const { events } = executing('attack', {
      red: { space: r(0, 3) },
      blue: { crew: ['tina-trickshot'] },
      rig: dice(6, [1, 1, 5, 6]),
    });

    expect(told(events, 'damage-dealt').map(({ side }) => side)).toEqual(['attack', 'defence']);
  });
});
