import { sfcRng } from '@quarterdeck/kernel/chance';
import { tellings } from '@quarterdeck/kernel/test-kit';
import { describe, expect, it } from 'vitest';
import type { Kinds } from '../../src/model/state.ts';
import { table } from '../positions.ts';

const { told, names } = tellings<Kinds>();

const deal = (seats: number, options: object = {}) =>
  table.deal({ seats, options, rng: sfcRng(seats) });

describe('The deal', () => {
  it('DD-032 DD-036 DD-037 tells the water, the fragments and who has the initiative', () => {
    for (const seats of [2, 4, 6]) {
      const { match, events } = deal(seats);
      const { regions, ships, initiative } = match.state;

      expect(told(events, 'water-laid')).toEqual([{ tiles: regions.map(({ tile }) => tile) }]);
      expect(told(events, 'fragments-dealt')).toEqual(
        ships.map(({ ship, fragments }) => ({ ship, fragments })),
      );
      expect(told(events, 'initiative-drawn')).toEqual([{ ship: initiative }]);
    }
  });

  it('DD-291 tells every fragment of the alternate island', () => {
    const { match, events } = deal(3, { alternateIsland: true });

    const dealt = events.filter(({ event }) => event === 'fragments-dealt');
    expect(dealt.map(({ clause }) => clause)).toEqual(['DD-291', 'DD-291', 'DD-291']);
    expect(told(events, 'fragments-dealt')).toMatchObject(
      match.state.ships.map(({ fragments }) => ({ fragments })),
    );
  });

  it('DD-262 DD-263 deals the legendary ghost ship nothing before it is placed', () => {
    const { events } = deal(2, { legendaryGhostShip: true });

    expect(told(events, 'fragments-dealt')).toHaveLength(2);
    expect(names(events)).not.toContain('fragment-dealt');
  });
});
