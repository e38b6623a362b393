import type { Seat } from '@quarterdeck/kernel';
import { describe, expect, it } from 'vitest';
import { hashOf, type Place, placeIn } from '../../src/replay/place.ts';
import type { Projection } from '../../src/replay/projection.ts';

const film = (isOver: boolean): Projection =>
  ({
    film: { answers: Array.from({ length: 40 }), outcome: isOver ? { ranks: [1, 2] } : null },
    seats: [{ name: 'Ada' }, { name: 'Bo' }],
  }) as unknown as Projection;
const OVER = film(true);
const seat = (n: number): Seat => n as Seat;

describe('A place in a replay', () => {
  it.each<Place>([
    { position: 12, eyes: 'everybody' },
    { position: 12, eyes: 'table' },
    { position: 0, eyes: 'table' },
    { position: 40, eyes: seat(0) },
    { position: 1, eyes: seat(1) },
  ])('has an address that leads back to it: %o', (place) => {
    expect(placeIn(OVER, hashOf(OVER, place))).toEqual(place);
  });

  it('at the very beginning needs none', () => {
    expect(hashOf(OVER, { position: 0, eyes: 'everybody' })).toBe('');
  });

  it('counts seats as people do', () => {
    expect(hashOf(OVER, { position: 3, eyes: seat(0) })).toBe('#answer-3-seat-1');
  });

  it.each(['', '#', '#answer-', '#answer-x', '#answer-3-seat-', '#SW-106', '#answer-9999999'])(
    'is none in %s',
    (hash) => {
      expect(placeIn(OVER, hash)).toBeUndefined();
    },
  );

  it('beyond the end is the end, and eyes nobody has are everybody’s', () => {
    expect(placeIn(OVER, '#answer-99-seat-7')).toEqual({ position: 40, eyes: 'everybody' });
  });

  it('opens no hand of a match that goes on', () => {
    expect(placeIn(film(false), '#answer-3-seat-1')).toEqual({ position: 3, eyes: 'table' });
  });
});
