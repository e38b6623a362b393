import { dice, isOffered, offersOf, refuses, script, whyNot } from '@quarterdeck/kernel/test-kit';
import { describe, expect, it } from 'vitest';
import {
  at,
  figure,
  kindsOf,
  SMUGGLER,
  SQUADRON,
  sea,
  slot,
  told,
  turnOf,
} from '../../positions.ts';
import { askedOf, CANNONS, placeOf, SHIP, to, underSail } from '../../voyage.ts';

const SAIL = slot('smuggler-1', 'sail');
const PATROL = figure('patrol');
/** Loaded, with nothing left to lower. */
const LOADED = { [SMUGGLER]: { placed: { [CANNONS]: 1 } } };

describe('Moving', () => {
  it('AH-068 a step leads to one of the four neighbouring spaces, never diagonally', () => {
    const match = underSail(1, { fleet: { smuggler: at(1, 2) } });

    expect(offersOf(sea, match)).toEqual([to(1, 1), to(2, 2), to(1, 3), to(0, 2)]);

    expect(refuses(sea, match, SMUGGLER, to(2, 1)).code).toBe('not-offered');
    const events = script(sea, match, [to(1, 3)]);
    expect(told(events, 'moved')).toEqual([{ figure: SHIP, from: at(1, 2), to: at(1, 3) }]);
  });

  it('AH-069 a step may not cross a Sandbar', () => {
    const match = underSail(1, { fleet: { smuggler: at(2, 3) } });

    expect(refuses(sea, match, SMUGGLER, to(3, 3))).toMatchObject({
      code: 'denied',
      clause: 'AH-069',
    });

    const fromTheOtherSide = underSail(1, { fleet: { smuggler: at(3, 3) } });
    expect(whyNot(sea, fromTheOtherSide, to(2, 3))).toBe('AH-069');
    expect(isOffered(sea, fromTheOtherSide, to(3, 2))).toBe(true);
  });

  it('AH-070 from the edge of the map a step may lead off it, from within it may not', () => {
    const atTheEdge = underSail(1, { fleet: { smuggler: at(0, 2) } });
    const within = underSail(1, { fleet: { smuggler: at(1, 2) } });

    expect(offersOf(sea, atTheEdge)).toContainEqual({ do: 'explore', x: -1, y: 2 });
    expect(isOffered(sea, within, { do: 'explore' })).toBe(false);

    const events = script(sea, atTheEdge, [{ do: 'explore', x: -1, y: 2 }]);
    expect(kindsOf(events)).toEqual(['tile-drawn']);
  });

  it('AH-071 what a space holds is settled in order: exploring, battle, then its terrain', () => {
    const match = underSail(1, {
      mats: LOADED,
      fleet: { smuggler: at(2, 0), patrols: [at(3, 0)] },
      rig: dice(6, [6, 1]),
    });

    const events = script(sea, match, [to(3, 0), { do: 'decline' }, { do: 'damage', slot: SAIL }]);

    expect(kindsOf(events)).toEqual([
      'moved',
      'battle-begun',
      'battle-rolled',
      'battle-rolled',
      'battle-won',
      'victory-chosen',
      'slot-damaged',
      'anchored',
    ]);
  });

  it('AH-071 the tile lies on the map before its own terrain does anything', () => {
    const match = underSail(1, { fleet: { smuggler: at(0, 2) }, stack: ['compass-a'] });

    // Its Wreckage is printed in the north-east.
    const events = script(sea, match, [
      { do: 'explore', x: -1, y: 2 },
      { do: 'lay', x: -2, y: 2, turn: 0 },
      { do: 'damage', slot: SAIL },
    ]);

    expect(kindsOf(events)).toEqual([
      'tile-drawn',
      'region-added',
      'moved',
      'slot-damaged',
      'anchored',
    ]);
  });

  it('AH-072 a Flagship that does not move on anchors, and only then Harbor and Treasure apply', () => {
    const match = underSail(3, {
      mats: { [SMUGGLER]: { gold: 0, damaged: [SAIL] } },
      fleet: { smuggler: at(3, 1) },
    });

    const passing = script(sea, match, [to(3, 2)]);
    expect(kindsOf(passing)).toEqual(['moved']);
    expect(askedOf(match)).toEqual([[SMUGGLER, 'moving/step']]);

    const stopping = script(sea, match, [{ do: 'stop' }]);
    expect(told(stopping, 'anchored')).toEqual([{ figure: SHIP, space: at(3, 2) }]);
    expect(isOffered(sea, match, { do: 'take-treasure' })).toBe(true);
    expect(isOffered(sea, match, { do: 'harbor-repair' })).toBe(true);
  });

  it('AH-072 a Flagship that has no movement left anchors without being asked', () => {
    const match = underSail(1, { fleet: { smuggler: at(3, 1) } });

    const events = script(sea, match, [to(3, 2)]);

    expect(kindsOf(events)).toEqual(['moved', 'anchored']);
    expect(askedOf(match)).toEqual([[SMUGGLER, 'anchoring/choose']]);
  });

  it('AH-073 a battle ends the movement of the action, whatever was left of it', () => {
    const match = underSail(4, {
      mats: LOADED,
      fleet: { smuggler: at(1, 2), squadron: at(4, 0), patrols: [at(2, 2)] },
      rig: dice(6, [6, 1]),
    });

    const events = script(sea, match, [to(2, 2), { do: 'decline' }]);

    expect(kindsOf(events).slice(-2)).toEqual(['victory-chosen', 'anchored']);
    expect(askedOf(match)).toEqual([[SMUGGLER, 'turn/act']]);
  });

  it('AH-073 enemies that need not be fought end nothing', () => {
    const match = underSail(4, {
      fleet: { smuggler: at(1, 2), squadron: at(4, 0), patrols: [at(2, 2)] },
    });

    script(sea, match, [to(2, 2)]);

    expect(askedOf(match)).toEqual([[SMUGGLER, 'moving/step']]);
  });

  it('AH-074 Sail for 2 spaces whose first step explores: the second space is lost', () => {
    const match = turnOf(SMUGGLER, { fleet: { smuggler: at(0, 2) }, stack: ['skull-b'] });

    const events = script(sea, match, [
      { do: 'place', die: 3, slot: SAIL },
      { do: 'explore', x: -1, y: 2 },
      { do: 'lay', x: -2, y: 1, turn: 0 },
    ]);

    expect(told(events, 'moved')).toHaveLength(1);
    expect(kindsOf(events).slice(-2)).toEqual(['moved', 'anchored']);
    expect(askedOf(match)).toEqual([[SMUGGLER, 'turn/act']]);
  });

  it('AH-075 a move of 1 to n spaces is at least one space, and at most n', () => {
    const match = underSail(3, { fleet: { smuggler: at(1, 2) } });

    expect(refuses(sea, match, SMUGGLER, { do: 'stop' })).toMatchObject({
      code: 'denied',
      clause: 'AH-075',
    });

    script(sea, match, [to(1, 1)]);
    expect(isOffered(sea, match, { do: 'stop' })).toBe(true);
    const events = script(sea, match, [to(2, 1), to(2, 2)]);
    expect(kindsOf(events)).toEqual(['moved', 'moved', 'anchored']);
  });

  it('AH-075 where no step is possible the move is none at all', () => {
    const content = structuredClone(sea.pack.content);
    const walled = content.regionTiles.map((each) =>
      each.id === 'compass-b'
        ? {
            ...each,
            sandbars: [
              ['NW', 'NE'],
              ['NE', 'SE'],
            ],
          }
        : each,
    );
    const match = turnOf(SMUGGLER, {
      pack: sea.readPack({ ...content, regionTiles: walled }),
      fleet: { smuggler: at(5, 0) },
      stack: [],
    });

    const events = script(sea, match, [{ do: 'place', die: 3, slot: SAIL }]);

    expect(kindsOf(events)).toEqual(['die-placed', 'could-not-move']);
    expect(askedOf(match)).toEqual([[SMUGGLER, 'turn/act']]);
  });

  it('AH-077 a figure that is placed starts no battle and stirs no terrain', () => {
    const match = turnOf(SQUADRON, {
      mats: { [SQUADRON]: { dice: [1, 1], placed: { [slot('bluefin', 'cannons')]: 5 } } },
      fleet: { squadron: at(0, 1), smuggler: at(0, 2) },
    });

    const events = script(sea, match, [
      { do: 'place', die: 1, slot: slot('bluefin', 'deploy'), value: 1 },
      { do: 'deploy', space: at(0, 2) },
    ]);

    expect(kindsOf(events)).toEqual(['die-placed', 'figure-placed']);
    expect(placeOf(match, PATROL)).toBe(at(0, 2));
    expect(askedOf(match)).toEqual([[SQUADRON, 'turn/act']]);
  });

  it('AH-077 a placed figure is not carried by a Strong Current', () => {
    const match = turnOf(SQUADRON, {
      mats: { [SQUADRON]: { dice: [1, 1] } },
      fleet: { squadron: at(0, 1) },
    });

    script(sea, match, [
      { do: 'place', die: 1, slot: slot('bluefin', 'deploy'), value: 1 },
      { do: 'deploy', space: at(0, 0) },
    ]);

    expect(placeOf(match, PATROL)).toBe(at(0, 0));
  });

  it('AH-078 any number of figures of any owners share a space', () => {
    const match = underSail(1, {
      fleet: {
        smuggler: at(1, 2),
        squadron: at(2, 2),
        union: at(2, 2),
        second: at(2, 2),
        cutter: at(2, 2),
        patrols: [at(2, 2), at(2, 2), at(2, 2)],
      },
    });

    const events = script(sea, match, [to(2, 2)]);

    expect(kindsOf(events)).toEqual(['moved', 'anchored']);
    const together = match.state.figures.filter(({ space }) => space === at(2, 2));
    expect(together).toHaveLength(8);
  });

  it('AH-079 loading Cannons beside an enemy starts nothing: one must move out and back in', () => {
    const match = turnOf(SMUGGLER, {
      mats: { [SMUGGLER]: { dice: [1, 3] } },
      fleet: { smuggler: at(2, 2), squadron: at(4, 0), patrols: [at(2, 2)] },
    });

    const loading = script(sea, match, [{ do: 'place', die: 1, slot: CANNONS, value: 1 }]);
    expect(kindsOf(loading)).toEqual(['die-placed']);

    const sailing = script(sea, match, [{ do: 'place', die: 3, slot: SAIL }, to(1, 2), to(2, 2)]);
    expect(told(sailing, 'battle-begun')).toEqual([
      { attacker: SHIP, defender: PATROL, space: at(2, 2) },
    ]);
  });
});
