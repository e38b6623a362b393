import { describe, expect, it } from 'vitest';
import { batched } from '../src/store/batching.ts';

describe('Gathering small jobs', () => {
  it('does those of one moment together, and those that come meanwhile next', async () => {
    const batches: number[][] = [];
    const work = batched((jobs: readonly number[]) => {
      batches.push([...jobs]);
      if (batches.length === 1) late.push(work(4), work(5));
      return Promise.resolve(jobs.map((job) => job * 10));
    }, 3);
    const late: Promise<number>[] = [];

    const done = await Promise.all([work(0), work(1), work(2), work(3)]);

    expect(done).toEqual([0, 10, 20, 30]);
    expect(await Promise.all(late)).toEqual([40, 50]);
    expect(batches).toEqual([
      [0, 1, 2],
      [3, 4, 5],
    ]);
  });

  it('tries a batch that fails job by job, so that one fault is one job’s', async () => {
    const work = batched(
      (jobs: readonly number[]) =>
        jobs.includes(1) ? Promise.reject(new Error('one is bad')) : Promise.resolve(jobs),
      10,
    );

    const settled = await Promise.allSettled([work(0), work(1), work(2)]);

    expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(await work(3)).toBe(3);
  });
});
