import { sfcRng } from '@quarterdeck/kernel/chance';
import { tellings } from '@quarterdeck/kernel/test-kit';
import { describe, expect, it } from 'vitest';
import type { Kinds } from '../../src/model/state.ts';
import { wolf } from '../positions.ts';

const { told, names } = tellings<Kinds>();

const deal = (seats: number, seed: number, firstSeatBegins = false) =>
  wolf.deal({ seats, rng: sfcRng(seed), options: { firstSeatBegins } });

describe('The deal', () => {
  it('SW-042 SW-049 SW-054 tells who begins, the missions and every stern tile', () => {
    for (const seats of [2, 3, 4, 5]) {
      const { match, events } = deal(seats, seats);
      const { first, missions, ships } = match.state;

      expect(told(events, 'first-captain-drawn')).toEqual([{ seat: first }]);
      expect(told(events, 'missions-drawn')).toEqual([
        { missions: missions.map(({ mission }) => mission) },
      ]);
      expect(told(events, 'stern-dealt')).toEqual(
        ships.map(({ seat, stern }) => ({ seat, stern })),
      );
    }
  });

  it('SW-S21 draws no lot where the first seat begins', () => {
    expect(names(deal(4, 1, true).events)).not.toContain('first-captain-drawn');
  });

  it('SW-250 SW-S25 tells that the Canister master takes a cannon and loses the marker', () => {
    const { match, events } = deal(4, 19, true);
    const master = match.state.ships.find(({ stern }) => stern === 'canisterMaster');

    expect(told(events, 'cannon-taken')).toEqual([{ seat: master?.seat }]);
    expect(told(events, 'mission-lost')).toMatchObject([{ seat: master?.seat }]);
  });
});
