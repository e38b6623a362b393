import { isOffered, script } from '@quarterdeck/kernel/test-kit';
import { describe, expect, it } from 'vitest';
import { neighbourOf, neighboursOf } from '../../src/index.ts';
import {
  ADA,
  ADZE,
  AMBER,
  acting,
  BO,
  DISTILLERS,
  GENOA,
  GUNNERS,
  KEELSON,
  LAGOON,
  LISBON,
  position,
  SLIPWAY,
  SMALL,
  sail,
  told,
  WRECKERS,
  wolf,
} from '../positions.ts';

const large = position({ step: 'round/begin', data: {} });
const small = position({ seats: 3, step: 'round/begin', data: {} });
const near = (match: typeof large, tile: number) => neighboursOf(match.state, tile as never);

describe('The map', () => {
  it('SW-025 the map has no edges: each end leads on at the opposite one', () => {
    const from = (tile: number, way: 'north' | 'east' | 'south' | 'west') =>
      neighbourOf(large.state, tile as never, way);

    expect(from(WRECKERS, 'north')).toBe(SLIPWAY);
    expect(from(WRECKERS, 'west')).toBe(KEELSON);
    expect(from(GENOA, 'south')).toBe(KEELSON);
    expect(from(GENOA, 'east')).toBe(SLIPWAY);
  });

  it('SW-026 every tile has four neighbours, across the ends too, and no diagonal one', () => {
    expect(near(large, WRECKERS).toSorted((a, b) => a - b)).toEqual([
      LISBON,
      KEELSON,
      GUNNERS,
      SLIPWAY,
    ]);
    expect(near(large, WRECKERS)).not.toContain(LAGOON);
    for (let tile = 0; tile < 9; tile++) expect(new Set(near(small, tile)).size).toBe(4);
  });

  it('SW-026 neighbours across an end count for battle as well', () => {
    const { events } = sail({
      ships: { [ADA]: { tile: SLIPWAY } },
      state: { pirate: WRECKERS },
      step: 'battle/begin',
      data: {},
    });

    expect(told(events, 'pirate-fired').map(({ against }) => against)).toContain(ADA);
  });

  it('SW-027 a direction means the same on every tile', () => {
    for (let tile = 0; tile < 16; tile++)
      expect(
        neighbourOf(large.state, neighbourOf(large.state, tile as never, 'north'), 'south'),
      ).toBe(tile);
    expect(neighbourOf(large.state, LAGOON as never, 'north')).toBe(LISBON);
    expect(neighbourOf(large.state, AMBER as never, 'north')).toBe(KEELSON);
  });

  it('SW-028 any number of ships may share a tile, with the pirate too', () => {
    const { match } = sail({
      ships: {
        [ADA]: { tile: GUNNERS, orders: ['north'] },
        [BO]: { tile: WRECKERS },
      },
      state: { pirate: WRECKERS },
      step: 'turn/begin',
      data: { seat: ADA },
    });

    expect(match.state.ships.map(({ tile }) => tile)).toEqual(new Array(4).fill(WRECKERS));
    expect(match.state.pirate).toBe(WRECKERS);
  });

  it('SW-029 only the face that is up has any effect', () => {
    const up = acting(WRECKERS);
    const turned = acting(WRECKERS, {}, { state: { faces: { [WRECKERS]: 1 } } });

    // Wreckers Point: a thaler on one face, goods against rum on the other.
    expect(isOffered(wolf, up, { do: 'gain-thaler' })).toBe(true);
    expect(isOffered(wolf, turned, { do: 'gain-thaler' })).toBe(false);
    expect(isOffered(wolf, turned, { do: 'give-rum', good: 'tea' })).toBe(true);
  });

  it('SW-077 SW-S16 both faces of a tile in the map and the used ports are public', () => {
    const seen = wolf.view(large, 'spectator').state;

    expect(seen.pieces).toEqual(large.state.pieces);
    expect(seen.faces).toEqual(large.state.faces);
    expect(seen.usedPorts).toEqual(large.state.usedPorts);
    expect(seen.portPile).toEqual(large.state.portPile.map(() => -1));
  });

  it('SW-S13 a row is emptied from the first of its filled fields', () => {
    const match = acting(DISTILLERS, {}, { state: { taken: [0, 5, 0] } });

    const events = script(wolf, match, [{ do: 'load', good: 'wine' }]);

    // Steady trade's wine for four: the cocoa is the sixth.
    expect(told(events, 'loaded')).toEqual([{ seat: ADA, row: 'wine', good: 'cocoa' }]);
  });

  it('SW-067 the small map wraps round as well', () => {
    expect(neighbourOf(small.state, SMALL.WRECKERS as never, 'north')).toBe(SMALL.SEVILLE);
    expect(neighbourOf(small.state, SMALL.WRECKERS as never, 'west')).toBe(SMALL.DISTILLERS);
    const { events } = sail({
      seats: 2,
      ships: { [ADA]: { tile: SMALL.WRECKERS }, [BO]: { tile: SMALL.BAZAAR } },
      // Wind north: the pirate attacks east and west, round the end too.
      state: { pirate: SMALL.DISTILLERS, wind: 'north' },
      step: 'battle/begin',
      data: {},
    });
    expect(told(events, 'pirate-fired').map(({ against }) => against)).toEqual([ADA]);
  });

  it('SW-S116 a ship at peace keeps a tile from turning like any other', () => {
    const { events } = sail({
      ships: {
        [ADA]: { tile: ADZE, orders: ['north'] },
        [BO]: { tile: ADZE, peaceful: true },
      },
      step: 'turn/begin',
      data: { seat: ADA },
    });

    expect(told(events, 'tile-turned')).toEqual([]);
  });
});
