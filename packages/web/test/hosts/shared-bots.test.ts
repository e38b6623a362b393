import type { BotClient } from '@quarterdeck/bots';
import { describe, expect, it } from 'vitest';
import { sharedBots } from '../../src/hosts/local/shared-bots.ts';

/** Bots that write down what becomes of them. */
function countedBots() {
  const counts = { started: 0, ended: 0, asked: 0 };
  const shared = sharedBots((): BotClient => {
    counts.started++;
    return {
      decide: () => {
        counts.asked++;
        return Promise.resolve({ choice: { do: 'pass' }, iterations: 1 });
      },
      hint: () => Promise.resolve([]),
      waiting: 0,
      alive: true,
      close: () => {
        counts.ended++;
      },
    };
  });
  return { shared, counts };
}

const TASK = { game: 'reef', bot: 'mate', seat: 0, seed: 1, view: {} as never };

describe('Bots that several use together', () => {
  it('are started for the first, and end with the last', () => {
    const { shared, counts } = countedBots();
    const one = shared.join();
    const other = shared.join();

    one.close();
    one.close();

    expect(counts).toMatchObject({ started: 1, ended: 0 });
    other.close();
    expect(counts).toMatchObject({ started: 1, ended: 1 });
    shared.join();
    expect(counts).toMatchObject({ started: 2, ended: 1 });
  });

  it('answer whoever has not closed them', async () => {
    const { shared, counts } = countedBots();
    const one = shared.join();
    const other = shared.join();
    one.close();

    await expect(one.decide(TASK)).rejects.toMatchObject({ code: 'closed' });
    await expect(one.hint(TASK)).rejects.toMatchObject({ code: 'closed' });
    await other.decide(TASK);

    expect(counts.asked).toBe(1);
    expect([one.alive, other.alive]).toEqual([false, true]);
  });
});
