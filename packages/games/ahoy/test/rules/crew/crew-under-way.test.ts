import { dice, isOffered, offersOf, refuses, script } from '@quarterdeck/kernel/test-kit';
import { describe, expect, it } from 'vitest';
import {
  at,
  card,
  figure,
  kindsOf,
  SMUGGLER,
  SQUADRON,
  sea,
  slot,
  told,
  turnOf,
} from '../../positions.ts';
import { askedOf, CANNONS, placeOf, SHIP, to, withCrew } from '../../voyage.ts';

const SAIL = slot('smuggler-1', 'sail');

const ride = (direction: 'north' | 'east' | 'south' | 'west') =>
  ({ do: 'ride', direction }) as const;

describe('Barrelman and Sea Dog', () => {
  it("AH-247 Fog that the owner's Flagship enters may be ridden in any direction", () => {
    const match = withCrew(['barrelman'], 1, { fleet: { smuggler: at(1, 0) } });

    script(sea, match, [to(2, 0)]);
    expect(offersOf(sea, match)).toEqual([
      { do: 'stay' },
      ride('north'),
      ride('east'),
      ride('south'),
      ride('west'),
    ]);

    const events = script(sea, match, [ride('south')]);
    expect(told(events, 'carried')).toEqual([{ figure: SHIP, direction: 'south', to: at(2, 1) }]);
    expect(told(events, 'anchored')).toEqual([{ figure: SHIP, space: at(2, 1) }]);
  });

  it("AH-247 the Barrelman's Fog may be left, and without a Barrelman Fog carries nobody", () => {
    const staying = withCrew(['barrelman'], 1, { fleet: { smuggler: at(1, 0) } });
    const without = withCrew(['sea-dog'], 1, { fleet: { smuggler: at(1, 0) } });

    const stayed = script(sea, staying, [to(2, 0), { do: 'stay' }]);
    const plain = script(sea, without, [to(2, 0)]);

    expect(kindsOf(stayed)).toEqual(['moved', 'anchored']);
    expect(kindsOf(plain)).toEqual(['moved', 'anchored']);
  });

  it('AH-247 a Patrol of the owner finds plain Fog', () => {
    const match = turnOf(SQUADRON, {
      mats: { [SQUADRON]: { dice: [3, 1], crew: ['barrelman'] } },
      fleet: { patrols: [at(1, 0)] },
    });

    script(sea, match, [
      { do: 'place', die: 3, slot: slot('bluefin', 'order') },
      { do: 'order', figure: figure('patrol') },
      to(2, 0),
    ]);

    expect(placeOf(match, figure('patrol'))).toBe(at(2, 0));
    expect(askedOf(match)).toEqual([[SQUADRON, 'turn/act']]);
  });

  it('AH-270 a Strong Current may be ignored or ridden in another direction', () => {
    const ignoring = withCrew(['sea-dog'], 1, { fleet: { smuggler: at(1, 0) } });
    const turning = withCrew(['sea-dog'], 1, { fleet: { smuggler: at(0, 1) } });

    const ignored = script(sea, ignoring, [to(0, 0), { do: 'stay' }]);
    const turned = script(sea, turning, [to(0, 0), ride('east')]);

    expect(told(ignored, 'anchored')).toEqual([{ figure: SHIP, space: at(0, 0) }]);
    expect(told(turned, 'carried')).toEqual([{ figure: SHIP, direction: 'east', to: at(1, 0) }]);
  });

  it('AH-270 a Patrol of the owner is carried as printed', () => {
    const match = turnOf(SQUADRON, {
      mats: { [SQUADRON]: { dice: [3, 1], crew: ['sea-dog'] } },
      fleet: { patrols: [at(1, 0)] },
    });

    script(sea, match, [
      { do: 'place', die: 3, slot: slot('bluefin', 'order') },
      { do: 'order', figure: figure('patrol') },
      to(0, 0),
    ]);

    expect(placeOf(match, figure('patrol'))).toBe(at(0, 1));
  });

  it('AH-S42 the choice is made on entering, after any battle there', () => {
    const match = withCrew(['sea-dog'], 2, {
      mats: { [SMUGGLER]: { placed: { [CANNONS]: 1 } } },
      fleet: { smuggler: at(1, 0), patrols: [at(0, 0)] },
      rig: dice(6, [6, 1]),
    });

    const events = script(sea, match, [to(0, 0), { do: 'decline' }, ride('east')]);

    expect(kindsOf(events).slice(-4)).toEqual(['victory-chosen', 'carried', 'moved', 'anchored']);
  });

  it('AH-S42 the printed direction is offered, one off the map explores, a blocked one is refused', () => {
    const open = withCrew(['sea-dog'], 1, { fleet: { smuggler: at(1, 0) }, stack: ['skull-b'] });
    const closed = withCrew(['sea-dog'], 1, { fleet: { smuggler: at(1, 0) }, stack: [] });
    script(sea, open, [to(0, 0)]);
    script(sea, closed, [to(0, 0)]);

    expect(offersOf(sea, closed)).toEqual([{ do: 'stay' }, ride('east'), ride('south')]);
    expect(refuses(sea, closed, SMUGGLER, ride('north'))).toMatchObject({
      code: 'denied',
      clause: 'AH-S42',
    });

    const events = script(sea, open, [ride('north')]);
    expect(told(events, 'tile-drawn')).toHaveLength(1);
  });

  it('AH-S42 with the Sea Witch a direction off the map is open without a tile', () => {
    const match = withCrew(['sea-dog', 'sea-witch'], 1, {
      fleet: { smuggler: at(1, 0) },
      stack: [],
    });

    script(sea, match, [
      to(0, 0),
      ride('west'),
      { do: 'sea-witch', direction: 'west', space: at(5, 0) },
    ]);

    expect(placeOf(match, SHIP)).toBe(at(5, 0));
  });

  it('AH-S42 Fog that is ridden still forbids battles', () => {
    const match = withCrew(['barrelman'], 1, {
      mats: { [SMUGGLER]: { placed: { [CANNONS]: 1 } } },
      fleet: { smuggler: at(1, 0), patrols: [at(2, 0)] },
    });

    const events = script(sea, match, [to(2, 0), ride('south')]);

    expect(told(events, 'battle-begun')).toEqual([]);
  });
});

describe('Wreckage, Treasure and Harbors with Crew', () => {
  it('AH-254 Wreckage where the Diver anchors yields 1 gold more', () => {
    const market = ['gunner', 'shipwright', 'elder'];
    const wreckage = withCrew(['diver'], 1, { market, fleet: { smuggler: at(2, 0) } });
    const harbor = withCrew(['diver'], 1, { market, fleet: { smuggler: at(3, 1) } });

    const wrecked = script(sea, wreckage, [
      to(3, 0),
      { do: 'damage', slot: SAIL },
      { do: 'take-treasure' },
    ]);
    const anchored = script(sea, harbor, [to(3, 2), { do: 'take-treasure' }]);

    expect(told(wrecked, 'gold-gained')).toEqual([{ seat: SMUGGLER, count: 3 }]);
    expect(told(anchored, 'gold-gained')).toEqual([{ seat: SMUGGLER, count: 1 }]);
  });

  it('AH-263 the Merchant gains 1 gold for anchoring at a Harbor', () => {
    const match = withCrew(['merchant'], 1, { fleet: { smuggler: at(1, 1) } });

    const events = script(sea, match, [to(1, 0)]);

    expect(told(events, 'gold-gained')).toEqual([{ seat: SMUGGLER, count: 1 }]);
  });

  it('AH-263 an Island or Harbor that is passed does not pay the Merchant', () => {
    const island = withCrew(['merchant'], 1, { fleet: { smuggler: at(1, 0) } });
    const passing = withCrew(['merchant'], 2, { fleet: { smuggler: at(1, 1) } });

    const landed = script(sea, island, [to(1, 1)]);
    const passed = script(sea, passing, [to(1, 0), to(1, 1)]);

    expect(told(landed, 'gold-gained')).toEqual([]);
    expect(told(passed, 'gold-gained')).toEqual([]);
  });

  it('AH-267 with the Pilot the Flagship need not take the damage of Wreckage, but may', () => {
    const avoiding = withCrew(['pilot'], 1, { fleet: { smuggler: at(0, 1) } });
    const taking = withCrew(['pilot'], 1, { fleet: { smuggler: at(0, 1) } });

    const avoided = script(sea, avoiding, [to(0, 2), { do: 'avoid', card: card('pilot') }]);
    const taken = script(sea, taking, [
      to(0, 2),
      { do: 'take-damage' },
      { do: 'damage', slot: SAIL },
    ]);

    expect(kindsOf(avoided)).toEqual(['moved', 'wreckage-avoided', 'anchored']);
    expect(isOffered(sea, avoiding, { do: 'take-treasure' })).toBe(true);
    expect(told(taken, 'slot-damaged')).toHaveLength(1);
  });

  it('AH-267 the Pilot saves no Patrol', () => {
    const match = turnOf(SQUADRON, {
      mats: { [SQUADRON]: { dice: [3, 1], crew: ['pilot'] } },
      fleet: { patrols: [at(0, 1)] },
    });

    const events = script(sea, match, [
      { do: 'place', die: 3, slot: slot('bluefin', 'order') },
      { do: 'order', figure: figure('patrol') },
      to(0, 2),
    ]);

    expect(told(events, 'figure-removed')).toHaveLength(1);
  });
});
