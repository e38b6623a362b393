import { isOffered, offersOf, script } from '@quarterdeck/kernel/test-kit';
import { describe, expect, it } from 'vitest';
import { WATER_TILES } from '../../../src/pack/ids.gen.ts';
import {
  ADA,
  actionOf,
  BO,
  type Circumstances,
  CY,
  DEE,
  dieRolls,
  names,
  type Played,
  play,
  sail,
  table,
  told,
  turnOf,
  W1,
  W2,
  W3,
  W4,
} from '../../positions.ts';

/** The Round Start of one ship. */
const roundStart = (ship: number, around: Circumstances): Played =>
  sail({ ...around, step: 'round/water', data: { ship } });

/** Ada makes a Forward Attack, from the first region into the second. */
const FORWARD = { do: 'perform', action: 'attackForward' } as const;
const BROADSIDES = { do: 'perform', action: 'attackBroadsides' } as const;
const REPAIR = { do: 'perform', action: 'repair' } as const;

describe('Timing', () => {
  it('DD-142 DD-145 Coral Reef gives a pillage token to a ship that starts the round there', () => {
    const { match, events } = roundStart(ADA, {
      water: { [W1]: 'coralReef' },
      state: { pillagePile: 3 },
    });

    expect(told(events, 'pillage-gained')).toEqual([{ ship: ADA, count: 1 }]);
    expect(match.state.pillagePile).toBe(2);
  });

  it('DD-142 a ship that comes to a Round Start tile later has nothing of it', () => {
    const { events } = play(turnOf(ADA, ['N01'], { water: { [W2]: 'coralReef' } }), []);

    expect(told(events, 'sailed')).toEqual([{ ship: ADA, from: W1, to: W2 }]);
    expect(names(events)).not.toContain('pillage-gained');
  });

  it('DD-142 a ship that starts the round elsewhere has nothing of it', () => {
    const { events } = roundStart(ADA, { water: { [W2]: 'coralReef' } });

    expect(events).toEqual([]);
  });

  it('DD-143 an Upon Entry tile acts on a ship that an enemy moves', () => {
    const { match } = play(
      {
        step: 'landmark/victim',
        data: { ship: ADA, damage: 1 },
        water: { [W3]: 'ripCurrent' },
        state: { turn: ADA },
      },
      [{ do: 'bewitch', ship: BO }, { do: 'move', icon: 'sail' }, { do: 'stop' }],
    );

    expect(match.state.ships[BO]?.region).toBe(W4);
  });

  it('DD-144 a tile without a label acts as long as the ship is there, and no longer', () => {
    const at = actionOf(ADA, ['N14'], { ships: { [ADA]: { hull: 3 } } });
    const there = play({ ...at, water: { [W1]: 'mermaidPack' } }, [REPAIR]);
    const elsewhere = play({ ...at, water: { [W1]: 'fog', [W2]: 'mermaidPack' } }, [REPAIR]);

    expect(told(there.events, 'hull-gained')).toEqual([{ ship: ADA, count: 3 }]);
    expect(told(elsewhere.events, 'hull-gained')).toEqual([{ ship: ADA, count: 2 }]);
  });
});

describe('Fog', () => {
  it('DD-146 DD-S68 Fog takes an Attack with all its bonuses down to 1 damage', () => {
    const { events } = play(
      {
        ...actionOf(ADA, ['N13'], { ships: { [ADA]: { captain: 'voet' } } }),
        water: { [W2]: 'fog' },
        rig: dieRolls('voodoo'),
      },
      [FORWARD],
    );

    expect(told(events, 'damaged')).toEqual([{ ship: BO, by: ADA, count: 1 }]);
  });

  it('DD-146 Fog does so for a Broadsides Attack in the Fog itself, and not for one outside', () => {
    const ships = { [BO]: { region: W1 } };
    const inFog = { ...actionOf(ADA, ['N09'], { ships, water: { [W1]: 'fog' } }) };
    const outside = { ...actionOf(ADA, ['N09'], { ships, water: { [W2]: 'fog' } }) };

    const fogged = play({ ...inFog, rig: dieRolls('voodoo') }, [BROADSIDES]);
    const clear = play({ ...outside, rig: dieRolls('voodoo') }, [BROADSIDES]);

    expect(told(fogged.events, 'damaged')).toEqual([{ ship: BO, by: ADA, count: 1 }]);
    expect(told(clear.events, 'damaged')).toEqual([{ ship: BO, by: ADA, count: 3 }]);
  });

  it("DD-147 Fog does not reduce the extra damage of a ghost's voodoo", () => {
    const { events } = play(
      {
        ...actionOf(ADA, ['N13'], { ships: { [ADA]: { hull: 0 } } }),
        water: { [W2]: 'fog' },
        rig: dieRolls('voodoo'),
      },
      [FORWARD],
    );

    expect(told(events, 'damaged')).toEqual([
      { ship: BO, by: ADA, count: 1 },
      { ship: BO, by: ADA, count: 1 },
    ]);
  });

  it('DD-147 Fog does not reduce what else the die does', () => {
    const { events } = play(
      { ...actionOf(ADA, ['N13']), water: { [W2]: 'fog' }, rig: dieRolls('crew') },
      [FORWARD],
    );

    expect(told(events, 'crew-lost')).toEqual([{ ship: BO, count: 1 }]);
  });
});

describe('High Water', () => {
  const high = {
    ...actionOf(ADA, ['N10'], { seats: 4, ships: { [DEE]: { region: W3 } } }),
    water: { [W1]: 'highWater' } as const,
  };

  it('DD-148 DD-S69 High Water lets the attacker pick one of two regions and hit all ships in it', () => {
    const { match } = play({ ...high, rig: dieRolls('voodoo') }, [FORWARD]);

    expect(offersOf(table, match)).toEqual([
      { do: 'aim', region: W2 },
      { do: 'aim', region: W3 },
    ]);
    const events = script(table, match, [{ do: 'aim', region: W3 }]);

    expect(told(events, 'damaged').map(({ ship }) => ship)).toEqual([CY, DEE]);
  });

  it('DD-148 High Water is of no use elsewhere: the faced region is struck without a question', () => {
    const { events } = play(
      { ...actionOf(ADA, ['N10']), water: { [W2]: 'highWater' }, rig: dieRolls('voodoo') },
      [FORWARD],
    );

    expect(told(events, 'attacked').map(({ region }) => region)).toEqual([W2]);
  });
});

describe('Merfolk Seer and Mermaid Pack', () => {
  const battered = { [BO]: { region: W1, hull: 2, crew: 0 }, [ADA]: { region: W2 } };

  it('DD-149 Merfolk Seer gives a ship its ability whatever crew it has lost', () => {
    const at = actionOf(BO, ['N14'], { ships: battered });
    const seen = play({ ...at, water: { [W1]: 'merfolkSeer' } }, [REPAIR]);
    const unseen = play({ ...at, water: { [W1]: 'fog' } }, [REPAIR]);

    expect(told(seen.events, 'hull-gained')).toEqual([{ ship: BO, count: 3 }]);
    expect(told(unseen.events, 'hull-gained')).toEqual([{ ship: BO, count: 2 }]);
  });

  it('DD-S31 Merfolk Seer helps Calico Jack draw if his ship is there at the draw step', () => {
    const drawn = (tile: 'merfolkSeer' | 'fog') =>
      told(
        sail({
          ships: { [CY]: { crew: 1 } },
          water: { [W3]: tile },
          step: 'round/draw',
          data: {},
          under: [{ step: 'round/program', data: {} }],
        }).events,
        'cards-drawn',
      ).find(({ ship }) => ship === CY)?.count;

    expect([drawn('merfolkSeer'), drawn('fog')]).toEqual([4, 3]);
  });

  it('DD-150 Mermaid Pack restores 1 more hull in a Repair action', () => {
    const { events } = play(
      {
        ...actionOf(ADA, ['N14'], { ships: { [ADA]: { hull: 3 } } }),
        water: { [W1]: 'mermaidPack' },
      },
      [REPAIR],
    );

    expect(told(events, 'hull-gained')).toEqual([{ ship: ADA, count: 3 }]);
  });
});

describe('Mists of Morgana', () => {
  const board = { do: 'perform', action: 'board' } as const;
  const at = actionOf(ADA, ['N31'], {
    seats: 4,
    ships: {
      [BO]: { hull: 9, fragments: ['x'] },
      [CY]: { hull: 9, fragments: ['x'] },
      [DEE]: { region: W1, hull: 9, fragments: ['x'] },
    },
  });

  it("DD-151 Mists of Morgana let a Board reach the faced region as well as the ship's own", () => {
    const { match } = play({ ...at, water: { [W1]: 'mistsOfMorgana' } }, [board]);

    expect(offersOf(table, match)).toEqual([
      { do: 'board', ship: BO },
      { do: 'board', ship: DEE },
    ]);
  });

  it("DD-151 a Board outside the Mists of Morgana reaches the ship's own region only", () => {
    const { events } = play({ ...at, water: { [W2]: 'mistsOfMorgana' } }, [board]);

    expect(told(events, 'boarded').map(({ target }) => target)).toEqual([DEE]);
  });
});

describe('Rip Current', () => {
  it('DD-152 DD-154 Rip Current carries a ship on at once, into a region that it enters as any other', () => {
    const { match, events } = play(
      turnOf(ADA, ['N01'], { water: { [W2]: 'ripCurrent', [W3]: 'ripCurrent' } }),
      [],
    );

    expect(told(events, 'sailed').map(({ to }) => to)).toEqual([W2, W3, W4]);
    expect(match.state.ships[ADA]?.region).toBe(W4);
    expect(isOffered(table, match, { do: 'perform', action: 'hunt' })).toBe(true);
  });

  it('DD-152 Rip Current comes before the rest of the movement', () => {
    const { match, events } = play(turnOf(ADA, ['N26'], { water: { [W2]: 'ripCurrent' } }), [
      { do: 'move', icon: 'sail' },
    ]);

    expect(told(events, 'sailed').map(({ to }) => to)).toEqual([W2, W3]);
    expect(offersOf(table, match)).toEqual([{ do: 'move', icon: 'sail' }, { do: 'stop' }]);
  });

  it('DD-153 no ship is placed there at setup', () => {
    const { match } = sail({
      ships: { [ADA]: { captain: null, region: null, location: null } },
      water: { [W3]: 'ripCurrent' },
      step: 'setup/captain',
      data: { ship: ADA },
    });

    const regions = new Set(
      offersOf(table, match).map((choice) => 'region' in choice && choice.region),
    );
    expect([...regions]).toEqual([W1, W2, W4]);
  });

  it('DD-153 no ship ends a movement there, whichever tile comes next', () => {
    for (const tile of WATER_TILES) {
      if (tile === 'ripCurrent') continue;
      const { match } = play(
        turnOf(ADA, ['N01'], { water: { [W2]: 'ripCurrent', [W3]: tile } }),
        [],
      );

      expect(match.state.ships[ADA]?.region).toBe(W3);
    }
  });
});

describe('River Merfolk', () => {
  const at = {
    ...actionOf(ADA, ['N10'], { ships: { [BO]: { doubloons: 3 } } }),
    water: { [W1]: 'riverMerfolk' } as const,
  };

  it('DD-155 River Merfolk let the die be rolled once more, and the second result binds', () => {
    const { match, events } = play({ ...at, rig: dieRolls('voodoo', 'doubloon') }, [
      FORWARD,
      { do: 'reroll' },
    ]);

    expect(told(events, 'die-rolled')).toEqual([
      { ship: ADA, face: 'voodoo', again: false },
      { ship: ADA, face: 'doubloon', again: true },
    ]);
    expect(told(events, 'doubloons-passed')).toEqual([{ from: BO, to: ADA, count: 1 }]);
    expect(table.asked(match)).toEqual([]);
  });

  it('DD-155 River Merfolk let the first result stand', () => {
    const { events } = play({ ...at, rig: dieRolls('crew') }, [FORWARD, { do: 'keep' }]);

    expect(told(events, 'die-rolled')).toHaveLength(1);
    expect(told(events, 'crew-lost')).toEqual([{ ship: BO, count: 1 }]);
  });

  it('DD-155 River Merfolk ask nobody whose ship is elsewhere', () => {
    const { events } = play(
      { ...actionOf(ADA, ['N10']), water: { [W2]: 'riverMerfolk' }, rig: dieRolls('crew') },
      [FORWARD],
    );

    expect(told(events, 'crew-lost')).toEqual([{ ship: BO, count: 1 }]);
  });
});

describe('Shipwreck', () => {
  it('DD-156 a Repair there also gains 1 crew, and no other action does', () => {
    const at = {
      ...actionOf(ADA, ['N14'], { ships: { [ADA]: { hull: 9, crew: 2 } } }),
      water: { [W1]: 'shipwreck' } as const,
    };
    const repaired = play(at, [REPAIR]);
    const hunted = play(at, [{ do: 'perform', action: 'hunt' }]);

    expect(told(repaired.events, 'crew-gained')).toEqual([{ ship: ADA, count: 1 }]);
    expect(names(hunted.events)).not.toContain('crew-gained');
  });
});
