import { SHELF } from '@quarterdeck/shelf';
import { describe, expect, it } from 'vitest';
import { inWords, measureAll } from '../src/figures.ts';
import { benchGame } from '../src/game-bench.ts';
import { inOwnProcess } from '../src/own-process.ts';

const BENCHED = ['reef', ...SHELF.map(({ id }) => id)];
const told: string[] = [];
const figures = await measureAll({ rounds: 2, millis: 20 }, (what) => told.push(what), benchGame);
const games = Object.entries(figures.games);

describe('The figures', () => {
  it('are of the peer, the sample and every game that can be played', () => {
    expect(Object.keys(figures)).toEqual(['peer', 'games']);
    expect(Object.keys(figures.games)).toEqual(BENCHED);
    expect(told).toEqual(['tic-tac-toe against the peer', ...BENCHED]);
  });

  it.each(games)('of %s have every field that is promised', (_, game) => {
    expect(game.decisionsPerSecond).toBeGreaterThan(game.gamesPerSecond);
    expect(game.gamesPerSecond).toBeGreaterThan(0);
    expect(game.viewMicros).toBeGreaterThan(0);
  });

  it('have a ratio to the peer, checked and unchecked, and to structuredClone', () => {
    const { ticTacToeRatio, ticTacToeCheckedRatio } = figures.peer;

    for (const ratio of [ticTacToeRatio, ticTacToeCheckedRatio]) expect(ratio).toBeGreaterThan(1);
    for (const [, { cloneRatio }] of games) expect(cloneRatio).toBeGreaterThan(0);
  });

  it('of a game can be taken in a process of its own', async () => {
    const alone = await inOwnProcess('reef', { rounds: 2, millis: 20 });

    expect(Object.keys(alone)).toEqual(Object.keys(figures.games['reef'] ?? {}));
  });

  it('are told in words, too', () => {
    expect(inWords(figures)).toMatch(/^tic-tac-toe: [\d.,]+ times boardgame\.io/);
  });
});
