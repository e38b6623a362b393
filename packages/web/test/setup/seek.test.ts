import { describe, expect, it } from 'vitest';
import { seatCounts, setupsFor } from '../../src/setup/seek.ts';
import { aboutOf } from '../our-games.ts';

const GAMES = ['seawolf', 'ahoy', 'doubloons', 'prisoners', 'tinypirates'];
const ANY = { seats: 'any', pace: 'none' } as const;

describe('Who looks for others', () => {
  it('would sit down at every game that is chosen, with every number of seats, the fullest first', () => {
    const setups = setupsFor(ANY, [aboutOf('seawolf'), aboutOf('prisoners')], 'red');

    expect(setups.map(({ game, seats }) => `${game} ${seats.length}`)).toEqual([
      'seawolf 5',
      'seawolf 4',
      'seawolf 3',
      'seawolf 2',
      'prisoners 4',
      'prisoners 3',
      'prisoners 2',
    ]);
  });

  it.each(GAMES)('has one seat of %s, free ones, and no colour twice', (game) => {
    for (const { seats, listed, options, pack } of setupsFor(ANY, [aboutOf(game)], 'purple')) {
      expect(seats.filter(({ who }) => who.kind === 'me')).toHaveLength(1);
      expect(seats.filter(({ who }) => who.kind === 'open')).toHaveLength(seats.length - 1);
      expect(new Set(seats.map(({ colour }) => colour)).size).toBe(seats.length);
      expect([listed, options, pack]).toEqual([undefined, undefined, undefined]);
    }
  });

  it('can ask for as many seats as some game has, and for company in a game that is played alone', () => {
    expect(seatCounts([aboutOf('tinypirates')])).toEqual([2, 3, 4]);
    expect(seatCounts(GAMES.map(aboutOf))).toEqual([2, 3, 4, 5, 6]);
    expect(
      setupsFor({ ...ANY, seats: 6 }, GAMES.map(aboutOf), 'red').map(({ game }) => game),
    ).toEqual(['doubloons']);
  });
});
