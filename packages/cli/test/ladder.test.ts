import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ladderPlot } from '../src/ladder/plot.ts';
import { ratingsOf } from '../src/ladder/ratings.ts';
import { contestantFrom } from '../src/sim/contestant.ts';
import { inProcess, temporaryFolder } from './program.ts';

const folder = temporaryFolder();

type Report = {
  readonly pairs: readonly {
    readonly a: string;
    readonly b: string;
    readonly games: number;
    readonly share: number;
    readonly low: number;
    readonly high: number;
  }[];
  readonly ratings: readonly {
    readonly bot: string;
    readonly rating: number;
    readonly millisPerDecision: number | null;
  }[];
};

async function ladder(...args: readonly string[]): Promise<Report> {
  const { code, out, err } = await inProcess(['ladder', 'reef', '--json', ...args]);
  expect(err).toBe('');
  expect(code).toBe(0);
  return JSON.parse(out);
}

describe('A ladder', () => {
  it('lets every bot meet every other, and rates the stronger one higher', async () => {
    const args = ['--bots', 'random,mate,mate:1', '--games', '12', '--seats', '3'];

    const { pairs, ratings } = await ladder(...args, '--threads', '2');

    expect(pairs.map(({ a, b, games }) => [a, b, games])).toEqual([
      ['random', 'mate', 12],
      ['random', 'mate:1', 12],
      ['mate', 'mate:1', 12],
    ]);
    for (const { share, low, high } of pairs) expect(low <= share && share <= high).toBe(true);
    expect(ratings.map(({ rating }) => rating)).toEqual(
      ratings.map(({ rating }) => rating).sort((a, b) => b - a),
    );
    expect(ratings.at(-1)).toEqual({
      bot: 'random',
      rating: expect.any(Number),
      millisPerDecision: null,
    });
    expect(ratings[0]?.millisPerDecision).toBeGreaterThan(0);
  });

  it('comes to the same with any number of threads', async () => {
    const args = ['--bots', 'mate:2,random', '--games', '8', '--seed', 'storm'];

    const alone = await ladder(...args, '--threads', '1');
    const shared = await ladder(...args, '--threads', '3');

    expect(shared.pairs).toEqual(alone.pairs);
  });

  it('goes on where it was broken off, and comes to the same as at one go', async () => {
    const file = join(folder, 'standing.json');
    const args = ['--bots', 'mate:2,random', '--threads', '1', '--seed', '5'];

    const whole = await ladder(...args, '--games', '10');
    const first = await ladder(...args, '--games', '4', '--resume', file);
    const rest = await ladder(...args, '--games', '10', '--resume', file);

    expect(first.pairs[0]?.games).toBe(4);
    expect(rest.pairs).toEqual(whole.pairs);
    expect(existsSync(`${file}.next`)).toBe(false);
  });

  it('refuses the standing of another ladder, and leaves it alone', async () => {
    const file = join(folder, 'other.json');
    writeFileSync(file, '{"format":1,"key":"another","pairs":[]}');

    const { code, err } = await inProcess([
      'ladder',
      'reef',
      '--bots',
      'mate,random',
      '--games',
      '2',
      '--resume',
      file,
    ]);

    expect(code).toBe(2);
    expect(err).toContain('of another one');
    expect(readFileSync(file, 'utf8')).toContain('another');
  });

  it('draws its shares as a picture that says the same to who cannot see it', async () => {
    const file = join(folder, 'ladder.svg');

    const { pairs } = await ladder('--bots', 'mate,random', '--games', '4', '--plot', file);

    const drawn = readFileSync(file, 'utf8');
    const share = Math.round((pairs[0]?.share ?? 0) * 100);
    expect(drawn).toContain(`mate against random with 2 seats: ${share} %`);
    expect(drawn.match(/<circle /g)).toHaveLength(1);
  });

  it('draws several ladders of a game below each other, and escapes the names of programs', () => {
    const pair = { a: 'cmd:<bot>', b: 'mate', games: 10, share: 0.5, low: 0.2, high: 0.8 };

    const drawn = ladderPlot('Reef', [
      { game: 'reef', seats: 2, pairs: [pair] },
      { game: 'reef', seats: 3, pairs: [pair] },
    ]);

    expect(drawn.match(/<circle /g)).toHaveLength(2);
    expect(drawn).toContain('cmd:&lt;bot&gt; – mate, 3 seats');
  });

  it('tells shares with their intervals, ratings and times in words', async () => {
    const { out } = await inProcess([
      'ladder',
      'reef',
      '--bots',
      'mate,random',
      '--games',
      '4',
      '--threads',
      '1',
    ]);

    expect(out).toMatch(/mate +against random +\d+\.\d% +\(95%: .* n = 4\)/);
    expect(out).toMatch(/mate +1\d{3} +[\d.]+ ms a decision/);
  });

  it.each([
    [['--bots', 'mate']],
    [['--bots', 'mate,mate']],
    [['--bots', 'mate,captain:fast']],
    [['--bots', 'mate,parrot']],
    [['--bots', 'mate,admiral']],
    [['--games', '3']],
  ])('refuses %j', async (args) => {
    const { code } = await inProcess(['ladder', 'reef', ...args]);

    expect(code).toBe(2);
  });
});

describe('A contestant', () => {
  it('has the budget that its name says', () => {
    expect(contestantFrom('captain').budget).toEqual({});
    expect(contestantFrom('captain:64').budget).toEqual({ iterations: 64 });
    expect(contestantFrom('captain:300ms').budget).toMatchObject({ millis: 300 });
    expect(contestantFrom('captain:300ms').spec.id).toBe('captain');
    expect(contestantFrom('mate+1:64')).toMatchObject({
      spec: { id: 'mate+1' },
      budget: { iterations: 64 },
    });
  });

  it('has the character that its name says, before its budget', () => {
    const { spec, budget } = contestantFrom('captain@greedy:64');

    expect([spec.id, spec.character, budget.iterations]).toEqual(['captain@greedy', 'greedy', 64]);
    expect(() => contestantFrom('captain:64@greedy')).toThrow('captain@greedy:64');
    expect(() => contestantFrom('mate+9')).toThrow('Did you mean "mate+1"?');
  });

  it('is refused a character that the game does not have, by a sentence that names the mistake', async () => {
    const { code, err } = await inProcess(['ladder', 'reef', '--bots', 'mate,mate@greedy']);

    expect(code).not.toBe(0);
    expect(err).toContain('has no characters for its bots, got "greedy"');
  });

  it('meets others in character, and on the steps of the dial', async () => {
    const args = ['--bots', 'random+1,mate@warlike:1', '--games', '2', '--threads', '1', '--json'];
    const { code, out } = await inProcess(['ladder', 'tinypirates', ...args]);

    expect(code).toBe(0);
    expect(JSON.parse(out).pairs[0]).toMatchObject({
      a: 'random+1',
      b: 'mate@warlike:1',
      games: 2,
    });
  });
});

describe('Ratings', () => {
  it('lie 191 points apart where one wins three of four', () => {
    const [strong = 0, weak = 0] = ratingsOf(2, [{ a: 0, b: 1, won: 75_000, games: 100_000 }]);

    expect(strong - weak).toBeCloseTo(190.8, 0);
    expect(strong + weak).toBeCloseTo(3_000, 6);
  });

  it('follow from those that both have met, where two never met', () => {
    const meetings = [
      { a: 0, b: 1, won: 7_500, games: 10_000 },
      { a: 1, b: 2, won: 7_500, games: 10_000 },
    ];

    const [first = 0, , third = 0] = ratingsOf(3, meetings);

    expect(first - third).toBeCloseTo(381.7, 0);
  });

  it('stay finite for one that has won everything', () => {
    const ratings = ratingsOf(2, [{ a: 0, b: 1, won: 20, games: 20 }]);

    expect(ratings.every(Number.isFinite)).toBe(true);
  });
});
