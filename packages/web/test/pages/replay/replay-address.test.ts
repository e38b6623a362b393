import type { Seat } from '@quarterdeck/kernel';
import { describe, expect, it } from 'vitest';
import type { OpenReplay } from '../../../src/hosts/replay/open-replay.ts';
import { addressIn, hashOf, type ReplayAddress } from '../../../src/pages/replay/replay-address.ts';

const replayOf = (isOver: boolean): OpenReplay =>
  ({
    info: { answers: Array.from({ length: 40 }), outcome: isOver ? { ranks: [1, 2] } : null },
    seats: [{ name: 'Ada' }, { name: 'Bo' }],
  }) as unknown as OpenReplay;
const OVER = replayOf(true);
const seat = (n: number): Seat => n as Seat;

describe('A place in a replay', () => {
  it.each<ReplayAddress>([
    { position: 12, perspective: 'everybody' },
    { position: 12, perspective: 'spectator' },
    { position: 0, perspective: 'spectator' },
    { position: 40, perspective: seat(0) },
    { position: 1, perspective: seat(1) },
    { position: 0, perspective: 'everybody', isReview: true },
    { position: 12, perspective: seat(1), isReview: true },
  ])('has an address that leads back to it: %o', (place) => {
    expect(addressIn(OVER, hashOf(OVER, place))).toEqual(place);
  });

  it('of a spectator is found by the address of before, too', () => {
    expect(addressIn(OVER, '#answer-12-table')).toEqual({
      position: 12,
      perspective: 'spectator',
    });
  });

  it('at the very beginning needs none', () => {
    expect(hashOf(OVER, { position: 0, perspective: 'everybody' })).toBe('');
  });

  it('says when the review stands beside it', () => {
    expect(hashOf(OVER, { position: 0, perspective: 'everybody', isReview: true })).toBe('#review');
    expect(hashOf(OVER, { position: 3, perspective: seat(0), isReview: true })).toBe(
      '#review-answer-3-seat-1',
    );
  });

  it('has no review of a match that goes on', () => {
    expect(addressIn(replayOf(false), '#review')).toEqual({
      position: 0,
      perspective: 'spectator',
    });
  });

  it('counts seats as people do', () => {
    expect(hashOf(OVER, { position: 3, perspective: seat(0) })).toBe('#answer-3-seat-1');
  });

  it.each([
    '',
    '#',
    '#answer-',
    '#answer-x',
    '#answer-3-seat-',
    '#SW-106',
    '#answer-9999999',
    '#review-',
    '#reviewanswer-3',
  ])('is none in %s', (hash) => {
    expect(addressIn(OVER, hash)).toBeUndefined();
  });

  it('beyond the end is the end, and eyes nobody has are everybody’s', () => {
    expect(addressIn(OVER, '#answer-99-seat-7')).toEqual({
      position: 40,
      perspective: 'everybody',
    });
  });

  it('opens no hand of a match that goes on', () => {
    expect(addressIn(replayOf(false), '#answer-3-seat-1')).toEqual({
      position: 3,
      perspective: 'spectator',
    });
  });
});
