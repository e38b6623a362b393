import { isOffered, offersOf, script, whyNot } from '@quarterdeck/kernel/test-kit';
import { describe, expect, it } from 'vitest';
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
} from '../../positions.ts';
import { askedOf, CANNONS, placeOf, SHIP, to, withCrew } from '../../voyage.ts';

describe('Sea Witch', () => {
  it('AH-271 the Flagship may go off the map to the opposite edge instead of exploring', () => {
    const match = withCrew(['sea-witch'], 1, { fleet: { smuggler: at(0, 2) } });

    expect(isOffered(sea, match, { do: 'explore', x: -1, y: 2 })).toBe(true);
    const events = script(sea, match, [{ do: 'sea-witch', direction: 'west' }]);

    expect(told(events, 'moved')).toEqual([{ figure: SHIP, from: at(0, 2), to: at(5, 2) }]);
    expect(told(events, 'tile-drawn')).toEqual([]);
  });

  it('AH-271 the Sea Witch works where exploring is impossible, but only for its owner and the Flagship', () => {
    const match = withCrew(['sea-witch'], 1, { fleet: { smuggler: at(0, 2) }, stack: [] });
    const without = withCrew(['sea-dog'], 1, { fleet: { smuggler: at(0, 2) } });
    const patrol = turnOf(SQUADRON, {
      mats: { [SQUADRON]: { dice: [3, 1], crew: ['sea-witch'] } },
      fleet: { patrols: [at(0, 2)] },
    });
    script(sea, patrol, [
      { do: 'place', die: 3, slot: slot('bluefin', 'order') },
      { do: 'order', figure: figure('patrol') },
    ]);

    expect(whyNot(sea, match, { do: 'explore' })).toBe('AH-086');
    expect(isOffered(sea, match, { do: 'sea-witch', space: at(5, 2) })).toBe(true);
    expect(isOffered(sea, without, { do: 'sea-witch' })).toBe(false);
    expect(isOffered(sea, patrol, { do: 'sea-witch' })).toBe(false);
  });

  it('AH-272 the trace goes back to the nearest edge, not over a gap to the furthest', () => {
    // Beyond the gap at x = 6 and 7 lies another tile of the same rows.
    const match = withCrew(['sea-witch'], 1, {
      fleet: { smuggler: at(0, 2) },
      stack: [],
      state: {
        regions: {
          6: { tile: tile('skull-b'), x: 8, y: 2, turn: 0, wealth: 1, comrades: 0 },
        },
      },
    });

    const offered = offersOf(sea, match).filter((choice) => choice.do === 'sea-witch');
    expect(offered).toEqual([{ do: 'sea-witch', direction: 'west', space: at(5, 2) }]);
  });

  it('AH-S39 leaving the map costs one space, Sandbars do not matter, and the movement goes on', () => {
    const match = withCrew(['sea-witch'], 2, { fleet: { smuggler: at(0, 3) } });

    // A Sandbar crosses this row.
    script(sea, match, [{ do: 'sea-witch', direction: 'west', space: at(5, 3) }]);
    expect(askedOf(match)).toEqual([[SMUGGLER, 'moving/step']]);

    const events = script(sea, match, [to(5, 2)]);
    expect(kindsOf(events)).toEqual(['moved', 'anchored']);
  });

  it('AH-S39 arriving counts as moving in: the enemy there is fought', () => {
    const match = withCrew(['sea-witch'], 2, {
      mats: { [SMUGGLER]: { placed: { [CANNONS]: 1 } } },
      fleet: { smuggler: at(0, 3), patrols: [at(5, 3)] },
    });

    const events = script(sea, match, [{ do: 'sea-witch', direction: 'west' }]);

    expect(told(events, 'battle-begun')[0]?.space).toBe(at(5, 3));
  });

  it('AH-S39 the Sea Witch works when a current carries the Flagship off the map', () => {
    const carried = (stack: readonly string[]) => {
      const match = withCrew(['sea-witch'], 1, {
        fleet: { smuggler: at(0, 2) },
        stack,
        state: { regions: { [TREE]: { tile: tile('fish-b') }, [SKULL]: { turn: 2 } } },
      });
      script(sea, match, [to(0, 3)]);
      return match;
    };
    const open = carried(['skull-b']);
    const closed = carried([]);

    expect(offersOf(sea, open)).toEqual([
      { do: 'explore', x: 0, y: 4 },
      { do: 'sea-witch', direction: 'south', space: 3 },
    ]);
    expect(whyNot(sea, open, { do: 'stay' })).toBe('AH-092');
    expect(offersOf(sea, closed)).toEqual([
      { do: 'sea-witch', direction: 'south', space: 3 },
      { do: 'stay' },
    ]);
    script(sea, closed, [{ do: 'sea-witch' }]);
    expect(placeOf(closed, SHIP)).toBe(3);
  });
});
