import { describe, expect, it } from 'vitest';
import { createBerths } from '../../src/host/local/berths.ts';

const { signal } = new AbortController();

/** Whether it has come by now. */
const isIn = async (place: Promise<unknown>): Promise<boolean> => {
  const later = new Promise((resolve) => setTimeout(resolve, 0, 'later'));
  return (await Promise.race([place, later])) !== 'later';
};

describe('Berths', () => {
  it('let so many think at once, and the next when one leaves', async () => {
    const berths = createBerths(2);
    const leave = await berths.take(signal);
    await berths.take(signal);
    const third = berths.take(signal);
    const fourth = berths.take(signal);

    expect(await isIn(third)).toBe(false);
    leave();

    expect(await isIn(third)).toBe(true);
    expect(await isIn(fourth)).toBe(false);
  });

  it('are free again when all have left', async () => {
    const berths = createBerths(1);
    for (let i = 0; i < 3; i++) (await berths.take(signal))();

    expect(await isIn(berths.take(signal))).toBe(true);
  });

  it('are not kept for one who no longer waits', async () => {
    const berths = createBerths(1);
    const leave = await berths.take(signal);
    const given = new AbortController();
    const second = berths.take(given.signal);
    const third = berths.take(signal);
    given.abort(new Error('the question is gone'));
    leave();

    await expect(second).rejects.toThrow('the question is gone');
    expect(await isIn(third)).toBe(true);
  });

  it('refuse one who comes too late', async () => {
    await expect(createBerths(1).take(AbortSignal.abort(new Error('gone')))).rejects.toThrow(
      'gone',
    );
  });
});
