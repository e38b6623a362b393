import { offersOf, refuses, script, whyNot } from '@quarterdeck/kernel/test-kit';
import { describe, expect, it } from 'vitest';
import {
  ADA,
  ADZE,
  acting,
  DISTILLERS,
  extension,
  kindsOf,
  LAGOON,
  TIMBER,
  told,
  WRECKERS,
  wolf,
} from '../positions.ts';

/** Steady trade for four: eleven markers a row; the cocoa of cotton, wine and tea comes sixth to eighth. */
const COCOA_NEXT = { taken: [4, 5, 6] };

describe('Loading on a sea tile', () => {
  it('SW-131 loading and the tile action may be used in either order', () => {
    const loadFirst = acting(WRECKERS);
    const actFirst = acting(WRECKERS);

    const first = script(wolf, loadFirst, [{ do: 'load', good: 'cotton' }, { do: 'gain-thaler' }]);
    const second = script(wolf, actFirst, [{ do: 'gain-thaler' }, { do: 'load', good: 'cotton' }]);

    expect(kindsOf(first)).toEqual(['loaded', 'thalers-gained']);
    expect(kindsOf(second)).toEqual(['thalers-gained', 'loaded']);
  });

  it('SW-131 a captain may leave out loading, the tile action, or both', () => {
    const match = acting(WRECKERS);

    expect(offersOf(wolf, match)).toContainEqual({ do: 'end' });
    script(wolf, match, [{ do: 'load', good: 'cotton' }]);
    expect(offersOf(wolf, match)).toContainEqual({ do: 'end' });
  });

  it('SW-132 one marker of a good the face shows is taken from that row', () => {
    const match = acting(DISTILLERS);

    const events = script(wolf, match, [{ do: 'load', good: 'wine' }]);

    expect(told(events, 'loaded')).toEqual([{ seat: ADA, row: 'wine', good: 'wine' }]);
    expect(match.state.taken).toEqual([0, 1, 0]);
    expect(match.state.ships[ADA]?.wine).toBe(1);
  });

  it('SW-133 markers leave a row in its own order, and nobody chooses within it', () => {
    const match = acting(WRECKERS, {}, { state: { taken: [4, 0, 0] } });

    const offered = offersOf(wolf, match).filter((choice) => choice.do === 'load');
    const events = script(wolf, match, [{ do: 'load', good: 'cotton' }]);

    expect(offered).toEqual([{ do: 'load', good: 'cotton' }]);
    expect(told(events, 'loaded')[0]?.good).toBe('cocoa');
    expect(match.state.taken[0]).toBe(5);
  });

  it('SW-134 where the next marker is cocoa, cocoa is taken', () => {
    const match = acting(LAGOON, {}, { state: COCOA_NEXT });

    const events = script(wolf, match, [{ do: 'load', good: 'tea' }]);

    expect(told(events, 'loaded')).toEqual([{ seat: ADA, row: 'tea', good: 'cocoa' }]);
    expect(match.state.ships[ADA]).toMatchObject({ tea: 0, cocoa: 1 });
  });

  it('SW-S54 cocoa cannot be refused for the good behind it; another good may be chosen', () => {
    const match = acting(LAGOON, {}, { state: { taken: [4, 0, 0] } });

    expect(refuses(wolf, match, ADA, { do: 'load', good: 'cocoa' }).code).toBe('not-offered');
    expect(offersOf(wolf, match)).toContainEqual({ do: 'load', good: 'wine' });
    const events = script(wolf, match, [{ do: 'load', good: 'cotton' }]);
    expect(told(events, 'loaded')[0]?.good).toBe('cocoa');
  });

  it('SW-135 a good that the tile does not show cannot be loaded here', () => {
    const match = acting(WRECKERS);

    expect(refuses(wolf, match, ADA, { do: 'load', good: 'tea' }).clause).toBe('SW-135');
  });

  it('SW-136 an empty row gives nothing', () => {
    const match = acting(LAGOON, {}, { state: { taken: [11, 0, 0] } });

    expect(refuses(wolf, match, ADA, { do: 'load', good: 'cotton' }).clause).toBe('SW-136');
    expect(offersOf(wolf, match)).toContainEqual({ do: 'load', good: 'wine' });
  });

  it('SW-137 SW-S49 with a full hold something is discarded first', () => {
    const match = acting(WRECKERS, { rum: 3, tea: 3 });

    const asked = script(wolf, match, [{ do: 'load', good: 'cotton' }]);
    const offered = offersOf(wolf, match);
    const events = script(wolf, match, [{ do: 'discard', cargo: 'rum' }]);

    expect(asked).toEqual([]);
    expect(offered).toEqual([
      { do: 'discard', cargo: 'tea' },
      { do: 'discard', cargo: 'rum' },
    ]);
    expect(kindsOf(events)).toEqual(['discarded', 'loaded']);
    expect(match.state.ships[ADA]).toMatchObject({ rum: 2, tea: 3, cotton: 1 });
  });

  it('SW-S75 a good may be discarded to make room for the same good', () => {
    const match = acting(WRECKERS, { rum: 0, cotton: 6 });

    const events = script(wolf, match, [
      { do: 'load', good: 'cotton' },
      { do: 'discard', cargo: 'cotton' },
    ]);

    expect(kindsOf(events)).toEqual(['discarded', 'loaded']);
    expect(match.state.ships[ADA]?.cotton).toBe(6);
    expect(match.state.taken[0]).toBe(1);
  });

  it('SW-138 where the face shows one, a cannon may be taken instead, on a free base', () => {
    const match = acting(TIMBER);

    const events = script(wolf, match, [{ do: 'take-cannon' }]);

    expect(told(events, 'cannon-taken')).toEqual([{ seat: ADA }]);
    expect(match.state.cannons).toBe(11);
    expect(match.state.ships[ADA]?.cannons).toBe(1);
  });

  it('SW-138 a face without a cannon gives none', () => {
    const match = acting(WRECKERS);

    expect(refuses(wolf, match, ADA, { do: 'take-cannon' }).clause).toBe('SW-138');
  });

  it('SW-139 without a free cannon base no cannon can be taken', () => {
    const full = acting(TIMBER, { cannons: 1 });
    const extended = acting(TIMBER, { cannons: 1, extensions: [extension('cannonBase', 4)] });

    expect(refuses(wolf, full, ADA, { do: 'take-cannon' }).clause).toBe('SW-139');
    expect(offersOf(wolf, extended)).toContainEqual({ do: 'take-cannon' });
  });

  it('SW-140 with the cannon supply empty no cannon can be taken', () => {
    const match = acting(TIMBER, {}, { state: { cannons: 0 } });

    expect(refuses(wolf, match, ADA, { do: 'take-cannon' }).clause).toBe('SW-140');
  });

  it('SW-141 a good and a cannon are never taken in the same turn', () => {
    const good = acting(ADZE);
    const cannon = acting(ADZE);

    script(wolf, good, [{ do: 'load', good: 'wine' }]);
    script(wolf, cannon, [{ do: 'take-cannon' }]);

    expect(refuses(wolf, good, ADA, { do: 'take-cannon' }).clause).toBe('SW-141');
    expect(refuses(wolf, cannon, ADA, { do: 'load', good: 'wine' }).clause).toBe('SW-141');
  });

  it('SW-129 a second good is loaded in no turn', () => {
    const match = acting(ADZE);

    script(wolf, match, [{ do: 'load', good: 'wine' }]);

    expect(whyNot(wolf, match, { do: 'load' })).toBe('SW-129');
  });
});
