import { afterEach, describe, expect, it, vi } from 'vitest';
import { COUNTS, type Count, commitSeed, contest, countOf, rotated } from '../src/index.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

const GAMES = ['ahoy', 'doubloons', 'prisoners', 'seawolf', 'tinypirates'];

describe('the counts of a run', () => {
  it.each(Object.keys(COUNTS) as Count[])(
    'are those of npm test unless the whole proof is asked for: %s',
    (name) => {
      vi.stubEnv('QUARTERDECK_PROOF', '');
      const part = countOf(name);
      vi.stubEnv('QUARTERDECK_PROOF', 'all');
      const all = countOf(name);

      expect(part).toBeGreaterThan(0);
      expect(all).toBeGreaterThan(part);
    },
  );

  it('are never less in the whole proof than they were in every run once', () => {
    vi.stubEnv('QUARTERDECK_PROOF', 'all');

    expect(countOf('lawMatches')).toBeGreaterThanOrEqual(1_000);
    expect(countOf('reefMatches')).toBeGreaterThanOrEqual(10_000);
    expect(countOf('kills')).toBeGreaterThanOrEqual(20);
    expect(countOf('gamesByMouse')).toBe(GAMES.length);
    expect(countOf('gamesByKeyboard')).toBe(GAMES.length);
    expect(countOf('screens')).toBe(4);
  });

  it('are refused where nobody knows which are meant', () => {
    vi.stubEnv('QUARTERDECK_PROOF', 'most');

    expect(() => countOf('kills')).toThrow('QUARTERDECK_PROOF must be "all" or nothing');
  });
});

describe('a contest', () => {
  it('is played whole in the whole proof, and else its first half, for half of the wins', () => {
    vi.stubEnv('QUARTERDECK_PROOF', 'all');
    expect(contest(12, 11)).toEqual({ matches: 12, least: 11 });
    vi.stubEnv('QUARTERDECK_PROOF', '');
    expect(contest(12, 11)).toEqual({ matches: 6, least: 5 });
  });
});

describe('the seed of a commit', () => {
  it('is 0 unless somebody says otherwise', () => {
    vi.stubEnv('QUARTERDECK_SEED', undefined);
    expect(commitSeed()).toBe(0);
    vi.stubEnv('QUARTERDECK_SEED', '4294967295');
    expect(commitSeed()).toBe(4_294_967_295);
  });

  it.each(['-1', 'abc', '1.5', '99999999999999999999'])('cannot be %s', (seed) => {
    vi.stubEnv('QUARTERDECK_SEED', seed);

    expect(() => commitSeed()).toThrow('QUARTERDECK_SEED must be a whole number');
  });
});

describe('what is played by turns', () => {
  const turnsOf = (count: number, offset = 0): readonly (readonly string[])[] =>
    GAMES.map((_, seed) => {
      vi.stubEnv('QUARTERDECK_SEED', String(seed));
      return rotated(GAMES, count, offset);
    });

  it('is everything sooner or later, and always the same for a commit', () => {
    expect(turnsOf(1).flat().sort()).toEqual(GAMES);
    expect(turnsOf(1)).toEqual(turnsOf(1));
    expect(turnsOf(2).every((games) => games.length === 2)).toBe(true);
  });

  it('is all of it, in its order, in the whole proof', () => {
    for (const games of turnsOf(GAMES.length)) expect(games).toEqual(GAMES);
  });

  it('is not the same twice in a run where two choices are set apart', () => {
    const [here, there] = [turnsOf(1), turnsOf(1, 2)];

    for (const [seed, games] of here.entries()) expect(there[seed]).not.toEqual(games);
  });
});
