import { wilson } from '@quarterdeck/bots/lab';
import { describe, expect, it } from 'vitest';
import { seating } from '../src/sim/plan.ts';
import { inProcess, quarterdeck } from './program.ts';

type Report = {
  readonly [field: string]: unknown;
  readonly games: number;
  readonly decisions: number;
  readonly winsBySeat: readonly { share: number; low: number; high: number }[];
  readonly winsByBot: { readonly [bot: string]: { share: number; low: number; high: number } };
};

async function report(...args: readonly string[]): Promise<Report> {
  const { out, err } = await inProcess(['sim', 'reef', '--json', ...args]);
  expect(err).toBe('');
  return JSON.parse(out);
}
const TIMES = { seconds: 0, decisionsPerSecond: 0, gamesPerSecond: 0 };

describe('A simulation', () => {
  it('prints one object with every documented field', async () => {
    const found = await report('--seats', '3', '--games', '30', '--bot', 'mate,random,random');

    expect(found).toEqual({
      game: 'reef',
      seats: 3,
      bots: ['mate', 'random', 'random'],
      seed: 1,
      games: 30,
      decisions: expect.any(Number),
      seconds: expect.any(Number),
      decisionsPerSecond: expect.any(Number),
      gamesPerSecond: expect.any(Number),
      meanDecisions: expect.closeTo(found.decisions / 30, 1),
      winsBySeat: Array(3).fill({
        share: expect.any(Number),
        low: expect.any(Number),
        high: expect.any(Number),
      }),
      winsByBot: { mate: expect.any(Object), random: expect.any(Object) },
      meanScores: Array(3).fill(expect.any(Number)),
      errors: [],
    });
    const sum = (shares: readonly { share: number }[]): number =>
      shares.reduce((all, { share }) => all + share, 0);
    expect(sum(found.winsBySeat)).toBeCloseTo(1, 2);
    expect(sum(Object.values(found.winsByBot))).toBeCloseTo(1, 2);
  });

  it('comes to the same with any number of threads', async () => {
    const args = ['--games', '20', '--bot', 'mate,random', '--seed', 'storm'];

    const alone = await report(...args, '--threads', '1');
    const shared = await report(...args, '--threads', '2');
    const asItPays = await report(...args);

    expect({ ...shared, ...TIMES }).toEqual({ ...alone, ...TIMES });
    expect({ ...asItPays, ...TIMES }).toEqual({ ...alone, ...TIMES });
  });

  it('comes to something else with another seed', async () => {
    const one = await report('--games', '20', '--seed', '1');
    const two = await report('--games', '20', '--seed', '2');

    expect(two.decisions).not.toBe(one.decisions);
  });

  it('shows that mate beats random, in words', async () => {
    const args = ['sim', 'reef', '--games', '30', '--bot', 'mate,random'];

    const { code, out } = await quarterdeck(args);

    const share = /mate +(\d+\.\d)%/.exec(out)?.[1];

    expect(code).toBe(0);
    expect(Number(share)).toBeGreaterThan(70);
    expect(out).toContain('30 games of reef with 2 seats');
  });
});

describe('Bots that think for different times', () => {
  const results = async (iterations: string): Promise<Report> => ({
    ...(await report('--games', '6', '--bot', 'captain,mate', '--iterations', iterations)),
    ...TIMES,
  });

  it('are told so by one number for each, in their order', async () => {
    const equal = await results('3');

    expect(await results('3,3')).toEqual(equal);
    expect(await results('9,3')).not.toEqual(equal);
    expect(await results('9,3')).not.toEqual(await results('3,9'));
  });

  it.each([
    ['captain,mate', '1,2,3', 'one for each of captain, mate; got 3'],
    ['captain,mate', '1,many', 'got "many"'],
    ['captain', '0', 'from 1 to'],
  ])('%s are not told by %s', async (bots, iterations, words) => {
    const args = ['sim', 'reef', '--bot', bots, '--iterations', iterations];

    const { code, err } = await inProcess(args);

    expect(code).toBe(2);
    expect(err).toContain(words);
  });
});

describe('Seats', () => {
  const plan = { game: 'reef', seats: 4, options: {}, pack: undefined, iterations: [1], seed: 1 };

  it.each([
    ['as many bots as seats', ['a', 'b', 'c', 'd']],
    ['fewer', ['a', 'b', 'c']],
    ['more', ['a', 'b', 'c', 'd', 'e', 'f']],
  ])('are balanced over as many matches as there are bots, with %s', (_, bots) => {
    const matches = bots.map((_bot, n) => seating({ ...plan, bots }, n));

    for (let seat = 0; seat < 4; seat++)
      expect(matches.map((sat) => sat[seat]).sort()).toEqual(bots);
  });
});

describe("Wilson's interval", () => {
  it.each([
    // Worked out by hand from the formula with z = 1.96.
    [8, 10, 0.4902, 0.9433],
    [0, 20, 0, 0.1611],
    [1000, 1000, 0.9962, 1],
    [512.5, 1000, 0.4815, 0.5434],
  ])('of %d wins in %d games', (wins, games, low, high) => {
    const interval = wilson(wins, games);

    expect(interval.share).toBe(wins / games);
    expect(interval.low).toBeCloseTo(low, 3);
    expect(interval.high).toBeCloseTo(high, 3);
  });

  it('of no game is anything', () => {
    expect(wilson(0, 0)).toEqual({ share: 0, low: 0, high: 1 });
  });
});
