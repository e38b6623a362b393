import { at } from '@quarterdeck/kernel';
import { below, sfcRng } from '@quarterdeck/kernel/chance';
import { describe, expect, it } from 'vitest';
import { Search } from '../src/search.ts';
import { signsOf } from '../src/weighing.ts';

/** Where the best weights of a made-up game lie, as logarithms. */
const BEST = [0.5, -0.4, 0];
const SPREAD = 0.2;
const PAIRS = 6_000;

/** How far from the best: the smaller, the more often it wins. */
const missBy = (logs: readonly number[]): number =>
  logs.reduce((sum, log, i) => sum + (log - at(BEST, i)) ** 2, 0);

/** A pair of matches of that game: the nearer set of weights wins, most of the time. */
function leadOf(n: number, logs: readonly number[]): number {
  const signs = signsOf(n, logs.length);
  const [one, other] = [1, -1].map((side) =>
    missBy(logs.map((log, i) => log + side * SPREAD * at(signs, i))),
  ) as [number, number];
  const chance = 1 / (1 + Math.exp(2 * (one - other)));
  return below(sfcRng(n + 1), 1_000_000) < 1_000_000 * chance ? 1 : -1;
}

/** Pairs under way at once, of which the last begun is done first. */
async function searched(atOnce: number): Promise<readonly number[]> {
  const search = new Search(
    BEST.map(() => 0),
    PAIRS,
  );
  for (let from = 0; from < PAIRS; from += atOnce) {
    const pairs = Array.from({ length: Math.min(atOnce, PAIRS - from) }, (_, i) => from + i);
    const logs = await Promise.all(pairs.map((n) => search.logsFor(n)));
    for (const [i, n] of [...pairs.entries()].reverse()) search.took(n, leadOf(n, at(logs, i)));
  }
  return search.mean();
}

describe('A search for weights', () => {
  it('comes near the weights that win most', async () => {
    const found = await searched(1);

    expect(missBy(found)).toBeLessThan(missBy([0, 0, 0]) / 4);
  });

  it('finds the same weights however many pairs are played at once', async () => {
    expect(await searched(7)).toEqual(await searched(1));
  });

  it('lets nobody begin a pair long before an earlier one is done', async () => {
    const search = new Search([0], 200);
    let isLent = false;
    const lent = search.logsFor(64 + 1).then(() => {
      isLent = true;
    });
    await Promise.resolve();

    expect(isLent).toBe(false);

    search.took(0, 1);
    await lent;
    expect(isLent).toBe(true);
  });
});
