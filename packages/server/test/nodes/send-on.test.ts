import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Leaver, sendOn } from '../../src/nodes/send-on.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Somebody who goes by themselves this long after they were told, in milliseconds; null: never. */
function leaver(takes: number | null, knows = true) {
  const at = { toldAt: Number.NaN, isGone: false, wasCut: false };
  const go = (): void => {
    at.isGone = true;
  };
  const tell = (): void => {
    at.toldAt = Date.now();
    if (takes !== null) setTimeout(go, takes);
  };
  const one: Leaver = {
    tell: knows ? tell : null,
    cut: () => {
      at.wasCut = true;
      at.isGone = true;
    },
    isGone: () => at.isGone,
  };
  return { at, one };
}

const send = async (people: readonly ReturnType<typeof leaver>[]) => {
  const began = Date.now();
  const sending = sendOn(
    people.map(({ one }) => one),
    Date.now,
  );
  await vi.advanceTimersByTimeAsync(60_000);
  return { sent: await sending, began };
};

describe('Those who are connected to a node that ends', () => {
  it('are told a few at a time, the next when somebody has gone, and nobody is cut off', async () => {
    const people = Array.from({ length: 30 }, () => leaver(100));
    const { sent, began } = await send(people);
    const toldAt = people.map(({ at }) => at.toldAt - began);

    expect(sent).toEqual({ moved: 30, cut: 0 });
    expect(toldAt.filter((at) => at < 100)).toHaveLength(6);
    expect(toldAt.at(-1)).toBeGreaterThanOrEqual(400);
  });

  it('are all told in time, also where they are many and slow', async () => {
    const people = Array.from({ length: 3_000 }, () => leaver(1_000));
    const { sent, began } = await send(people);

    expect(sent).toEqual({ moved: 3_000, cut: 0 });
    expect(Math.max(...people.map(({ at }) => at.toldAt - began))).toBeLessThanOrEqual(15_000);
  });

  it('are cut off where they do not go, in the end, and at once where they know no such word', async () => {
    const [stuck, quick, old] = [leaver(null), leaver(50), leaver(null, false)];
    const sending = sendOn([stuck.one, quick.one, old.one], Date.now);
    await vi.advanceTimersByTimeAsync(1_000);
    const early = [stuck.at.wasCut, quick.at.wasCut, old.at.wasCut];
    await vi.advanceTimersByTimeAsync(21_500);

    expect(early).toEqual([false, false, true]);
    expect(stuck.at.wasCut).toBe(true);
    expect(await sending).toEqual({ moved: 1, cut: 2 });
  });
});
