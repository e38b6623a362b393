import { describe, expect, it } from 'vitest';
import { semaphore } from '../../src/hosts/local/semaphore.ts';

const { signal } = new AbortController();

/** Whether it has come by now. */
const isIn = async (place: Promise<unknown>): Promise<boolean> => {
  const later = new Promise((resolve) => setTimeout(resolve, 0, 'later'));
  return (await Promise.race([place, later])) !== 'later';
};

describe('A semaphore', () => {
  it('let so many think at once, and the next when one leaves', async () => {
    const slots = semaphore(2);
    const leave = await slots.acquire(signal);
    await slots.acquire(signal);
    const third = slots.acquire(signal);
    const fourth = slots.acquire(signal);

    expect(await isIn(third)).toBe(false);
    leave();

    expect(await isIn(third)).toBe(true);
    expect(await isIn(fourth)).toBe(false);
  });

  it('are free again when all have left', async () => {
    const slots = semaphore(1);
    for (let i = 0; i < 3; i++) (await slots.acquire(signal))();

    expect(await isIn(slots.acquire(signal))).toBe(true);
  });

  it('are not kept for one who no longer waits', async () => {
    const slots = semaphore(1);
    const leave = await slots.acquire(signal);
    const given = new AbortController();
    const second = slots.acquire(given.signal);
    const third = slots.acquire(signal);
    given.abort(new Error('the question is gone'));
    leave();

    await expect(second).rejects.toThrow('the question is gone');
    expect(await isIn(third)).toBe(true);
  });

  it('refuse one who comes too late', async () => {
    await expect(semaphore(1).acquire(AbortSignal.abort(new Error('gone')))).rejects.toThrow(
      'gone',
    );
  });
});
