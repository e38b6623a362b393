import { dice, isOffered, offersOf, refuses, script, whyNot } from '@quarterdeck/kernel/test-kit';
import { describe, expect, it } from 'vitest';
import { EDITIONS } from '../../../src/pack/editions.gen.ts';
import {
  at,
  figure,
  kindsOf,
  SKULL,
  SMUGGLER,
  SQUADRON,
  sea,
  slot,
  TREE,
  tile,
  told,
  turnOf,
  UNION,
} from '../../positions.ts';
import { askedOf, CANNONS, placeOf, SHIP, to, underSail } from '../../voyage.ts';

const SAIL = slot('smuggler-1', 'sail');
const PATROL = figure('patrol');
const LOADED = { [SMUGGLER]: { placed: { [CANNONS]: 1 } } };
/** Its current lies in the south-west and runs south, out of the tile. */
const FISH_B = { tile: tile('fish-b') };

describe('Strong Currents', () => {
  it('AH-092 whoever moves in is carried one space at once, and it costs no movement', () => {
    const match = underSail(2, { fleet: { smuggler: at(1, 0) } });

    const events = script(sea, match, [to(0, 0)]);

    expect(kindsOf(events)).toEqual(['moved', 'carried', 'moved']);
    expect(told(events, 'carried')).toEqual([{ figure: SHIP, direction: 'south', to: at(0, 1) }]);
    expect(askedOf(match)).toEqual([[SMUGGLER, 'moving/step']]);
  });

  it('AH-092 being carried is a move, which may start a battle', () => {
    const match = underSail(1, {
      mats: LOADED,
      fleet: { smuggler: at(1, 0), patrols: [at(0, 1)] },
    });

    const events = script(sea, match, [to(0, 0)]);

    expect(told(events, 'battle-begun')).toEqual([
      { attacker: SHIP, defender: PATROL, space: at(0, 1) },
    ]);
  });

  it('AH-092 being carried off the map explores', () => {
    const match = underSail(1, {
      fleet: { smuggler: at(0, 2) },
      stack: ['skull-b'],
      state: { regions: { [TREE]: FISH_B } },
    });

    const events = script(sea, match, [to(0, 3), { do: 'lay', x: 0, y: 4, turn: 0 }]);

    expect(kindsOf(events)).toEqual([
      'moved',
      'carried',
      'tile-drawn',
      'region-added',
      'moved',
      'anchored',
    ]);
  });

  it('AH-092 a Patrol is carried like a Flagship', () => {
    const match = turnOf(SQUADRON, {
      mats: { [SQUADRON]: { dice: [3, 1] } },
      fleet: { patrols: [at(1, 0)] },
    });

    script(sea, match, [
      { do: 'place', die: 3, slot: slot('bluefin', 'order') },
      { do: 'order', figure: PATROL },
      to(0, 0),
    ]);

    expect(placeOf(match, PATROL)).toBe(at(0, 1));
  });

  it('AH-093 the printed direction turns with the tile', () => {
    // Once turned, the current of the tile lies in its north-eastern corner and runs west.
    const match = underSail(1, {
      fleet: { smuggler: at(2, 0) },
      state: { regions: { [SKULL]: { turn: 1 } } },
    });

    const events = script(sea, match, [{ do: 'move', space: 0 }]);

    expect(told(events, 'carried')).toEqual([{ figure: SHIP, direction: 'west', to: 2 }]);
  });

  it('AH-094 movement that is left may be used after being carried', () => {
    const match = underSail(2, { fleet: { smuggler: at(1, 0) } });

    const events = script(sea, match, [to(0, 0), to(0, 2), { do: 'damage', slot: SAIL }]);

    expect(told(events, 'moved').map((move) => move.to)).toEqual([at(0, 0), at(0, 1), at(0, 2)]);
    expect(told(events, 'anchored')).toHaveLength(1);
  });

  it('AH-095 Wreckage into which a current carries a figure damages it', () => {
    const match = underSail(1, {
      fleet: { smuggler: at(1, 1) },
      state: { regions: { [SKULL]: FISH_B } },
    });

    const events = script(sea, match, [to(0, 1), { do: 'damage', slot: SAIL }]);

    expect(kindsOf(events)).toEqual(['moved', 'carried', 'moved', 'slot-damaged', 'anchored']);
  });

  it('AH-095 a current into which a current carries a figure carries it on', () => {
    const match = underSail(1, {
      fleet: { smuggler: at(1, 1) },
      state: { regions: { [SKULL]: FISH_B, [TREE]: { tile: tile('parrot-a') } } },
    });

    const events = script(sea, match, [to(0, 1)]);

    expect(told(events, 'carried').map((c) => c.to)).toEqual([at(0, 2), at(0, 3)]);
    expect(told(events, 'anchored')).toEqual([{ figure: SHIP, space: at(0, 3) }]);
  });

  it('AH-096 enemies in the current itself are fought before it carries the mover on', () => {
    const match = underSail(1, {
      mats: LOADED,
      fleet: { smuggler: at(1, 0), patrols: [at(0, 0)] },
      rig: dice(6, [6, 1]),
    });

    const events = script(sea, match, [to(0, 0), { do: 'decline' }]);

    expect(kindsOf(events)).toEqual([
      'moved',
      'battle-begun',
      'battle-rolled',
      'battle-rolled',
      'battle-won',
      'victory-chosen',
      'carried',
      'moved',
      'anchored',
    ]);
  });

  it('AH-S36 a current that would carry off the map has no effect where nobody can explore', () => {
    const match = underSail(1, {
      fleet: { smuggler: at(0, 2) },
      stack: [],
      state: { regions: { [TREE]: FISH_B } },
    });

    const events = script(sea, match, [to(0, 3)]);

    expect(told(events, 'carried')).toEqual([{ figure: SHIP, direction: 'south', to: null }]);
    expect(told(events, 'anchored')).toEqual([{ figure: SHIP, space: at(0, 3) }]);
  });

  it('AH-S36 a current across a Sandbar has no effect', () => {
    const content = structuredClone(sea.pack.content);
    const regionTiles = content.regionTiles.map((each) =>
      each.id === 'skull-a' ? { ...each, sandbars: [['NW', 'SW']] } : each,
    );
    const match = underSail(1, {
      pack: sea.readPack({ ...content, regionTiles }),
      fleet: { smuggler: at(1, 0) },
    });

    script(sea, match, [to(0, 0)]);

    expect(placeOf(match, SHIP)).toBe(at(0, 0));
    expect(askedOf(match)).toEqual([[SMUGGLER, 'turn/act']]);
  });

  it('AH-092 AH-S37 a current carries a figure as often as it moves in by a step of its own', () => {
    const match = underSail(3, { fleet: { smuggler: at(1, 0) } });

    const events = script(sea, match, [to(0, 0), to(0, 0), { do: 'stop' }]);

    expect(told(events, 'carried')).toHaveLength(2);
    expect(placeOf(match, SHIP)).toBe(at(0, 1));
  });

  it('AH-S37 in a match stored before this was decided a space carries a figure once in a move', () => {
    const pack = sea.packFor({ hash: EDITIONS[0]?.hash ?? '' });
    const match = underSail(3, { pack, fleet: { smuggler: at(1, 0) } });

    const events = script(sea, match, [to(0, 0), to(0, 0), { do: 'stop' }]);
    expect(told(events, 'carried')).toHaveLength(1);
    expect(placeOf(match, SHIP)).toBe(at(0, 0));

    const next = script(sea, match, [{ do: 'place', die: 1, slot: SAIL }, to(0, 1), to(0, 0)]);
    expect(told(next, 'carried')).toHaveLength(1);
  });

  it('AH-S38 a current carries a figure also after a battle has ended its movement', () => {
    const match = underSail(4, {
      mats: LOADED,
      fleet: { smuggler: at(1, 0), patrols: [at(0, 0)] },
      rig: dice(6, [6, 1]),
    });

    const events = script(sea, match, [to(0, 0), { do: 'decline' }]);

    expect(told(events, 'anchored')).toEqual([{ figure: SHIP, space: at(0, 1) }]);
    expect(askedOf(match)).toEqual([[SMUGGLER, 'turn/act']]);
  });

  it('AH-S38 a figure that the battle has removed is not carried', () => {
    const match = turnOf(SQUADRON, {
      mats: {
        [SQUADRON]: { dice: [3, 1] },
        [UNION]: { placed: { [slot('mollusk', 'cannons')]: 1 } },
      },
      fleet: { patrols: [at(1, 0)], union: at(0, 0) },
      rig: dice(6, [1, 6]),
    });

    const events = script(sea, match, [
      { do: 'place', die: 3, slot: slot('bluefin', 'order') },
      { do: 'order', figure: PATROL },
      to(0, 0),
      { do: 'victory', victory: 'steal-gold' },
    ]);

    expect(told(events, 'figure-removed')).toEqual([{ figure: PATROL, space: at(0, 0) }]);
    expect(told(events, 'carried')).toEqual([]);
  });
});

describe('Terrain', () => {
  it('AH-101 in Fog nobody fights, whatever is loaded', () => {
    const everybody = {
      mats: {
        [SMUGGLER]: { placed: { [CANNONS]: 6 } },
        [SQUADRON]: { placed: { [slot('bluefin', 'cannons')]: 5 } },
      },
      patrols: [at(2, 0), at(2, 1)],
    };
    const fog = underSail(2, {
      mats: everybody.mats,
      fleet: { smuggler: at(1, 0), patrols: everybody.patrols, gunship: at(2, 0) },
    });

    const inFog = script(sea, fog, [to(2, 0)]);
    expect(kindsOf(inFog)).toEqual(['moved']);

    const beside = script(sea, fog, [to(2, 1)]);
    expect(told(beside, 'battle-begun')).toHaveLength(1);
  });

  it('AH-102 a Tailwind matters only to a move that names it', () => {
    const match = turnOf(SMUGGLER, {
      mats: { [SMUGGLER]: { dice: [6, 4] } },
      fleet: { smuggler: at(1, 2) },
    });

    script(sea, match, [{ do: 'place', die: 6, slot: slot('smuggler-1', 'tailwind'), value: 6 }]);
    expect(offersOf(sea, match)).toEqual([{ do: 'decline' }, to(2, 1), to(5, 2)]);

    const sailing = underSail(1, { fleet: { smuggler: at(1, 1) } });
    expect(kindsOf(script(sea, sailing, [to(2, 1)]))).toEqual(['moved', 'anchored']);
  });

  it('AH-102 some Fog carries a Tailwind, no Island does', () => {
    const spaces = sea.pack.printed.tiles.flatMap((each) => each.spaces);

    const windy = spaces.filter(({ tailwind }) => tailwind !== null);

    expect(windy.filter(({ terrain }) => terrain === 'fog')).toHaveLength(2);
    expect(windy.filter(({ terrain }) => terrain === 'island')).toEqual([]);
  });

  it('AH-103 a Sandbar stops a step; a Tailwind and a Patrol deployed pass it', () => {
    const stepping = underSail(1, { fleet: { smuggler: at(3, 3) } });
    const jumping = turnOf(SMUGGLER, { fleet: { smuggler: at(3, 3) } });
    const deploying = turnOf(SQUADRON, { fleet: { squadron: at(3, 3) } });

    script(sea, jumping, [{ do: 'place', die: 4, slot: slot('smuggler-1', 'tailwind'), value: 4 }]);
    script(sea, deploying, [{ do: 'place', die: 4, slot: slot('bluefin', 'deploy'), value: 4 }]);

    expect(whyNot(sea, stepping, to(2, 3))).toBe('AH-069');
    expect(isOffered(sea, jumping, to(2, 3))).toBe(true);
    expect(isOffered(sea, deploying, { do: 'deploy', space: at(2, 3) })).toBe(true);
  });

  it('AH-104 a Flagship that moves into Wreckage must take 1 damage', () => {
    const match = underSail(1, { fleet: { smuggler: at(0, 1) } });

    script(sea, match, [to(0, 2)]);

    expect(askedOf(match)).toEqual([[SMUGGLER, 'damage/slot']]);
    expect(new Set(offersOf(sea, match).map((choice) => choice.do))).toEqual(new Set(['damage']));
    expect(refuses(sea, match, SMUGGLER, { do: 'decline' }).code).toBe('not-offered');
    const events = script(sea, match, [{ do: 'damage', slot: SAIL }]);
    expect(told(events, 'slot-damaged')).toEqual([
      { seat: SMUGGLER, by: SMUGGLER, figure: SHIP, slot: SAIL },
    ]);
  });

  it('AH-104 any figure takes it: a Patrol that moves into Wreckage is removed', () => {
    const match = turnOf(SQUADRON, {
      mats: { [SQUADRON]: { dice: [3, 1] } },
      fleet: { patrols: [at(0, 1)] },
    });

    const events = script(sea, match, [
      { do: 'place', die: 3, slot: slot('bluefin', 'order') },
      { do: 'order', figure: PATROL },
      to(0, 2),
    ]);

    expect(told(events, 'figure-removed')).toEqual([{ figure: PATROL, space: at(0, 2) }]);
  });

  it('AH-303 open water does nothing by itself, yet it may carry Treasure', () => {
    const open = underSail(1, { fleet: { smuggler: at(1, 1) } });
    const withTreasure = underSail(1, {
      fleet: { smuggler: at(1, 1) },
      state: { regions: { [TREE]: { tile: tile('skull-b') } } },
    });

    expect(kindsOf(script(sea, open, [to(1, 2)]))).toEqual(['moved', 'anchored']);
    expect(askedOf(open)).toEqual([[SMUGGLER, 'turn/act']]);
    script(sea, withTreasure, [to(1, 2)]);
    expect(offersOf(sea, withTreasure)).toEqual([{ do: 'take-treasure' }, { do: 'done' }]);
  });
});
