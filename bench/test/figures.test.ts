import { describe, expect, it } from 'vitest';
import { inWords, measureAll } from '../src/figures.ts';

const told: string[] = [];
const figures = await measureAll({ rounds: 5, millis: 30 }, (what) => told.push(what));
const games = Object.entries(figures.games);

describe('The figures', () => {
  it('are of the peer, the sample and every game that can be played', () => {
    expect(Object.keys(figures)).toEqual(['peer', 'games']);
    expect(Object.keys(figures.games)).toEqual(['reef', 'seawolf']);
    expect(told).toEqual(['tic-tac-toe against the peer', 'reef', 'seawolf']);
  });

  it.each(games)('of %s have every field that is promised', (_, game) => {
    expect(game.decisionsPerSecond).toBeGreaterThan(game.gamesPerSecond);
    expect(game.gamesPerSecond).toBeGreaterThan(0);
    expect(game.viewMicros).toBeGreaterThan(0);
  });

  it('hold what we promise against the peer', () => {
    expect(figures.peer.ticTacToeRatio).toBeGreaterThanOrEqual(200);
    expect(figures.peer.ticTacToeCheckedRatio).toBeGreaterThanOrEqual(120);
  });

  it.each(games)('hold that a clone of %s takes at most a fifth of structuredClone', (_, game) => {
    expect(game.cloneRatio).toBeLessThanOrEqual(1 / 5);
  });

  it('are told in words, too', () => {
    expect(inWords(figures)).toMatch(/^tic-tac-toe: [\d,]+ times boardgame\.io/);
  });
});
