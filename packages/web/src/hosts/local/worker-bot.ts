import type { BotClient } from '@quarterdeck/bots';
import type { Bot } from './seat-bots.ts';
import type { Semaphore } from './semaphore.ts';

/** People wait for it: a second and a half is thought, more is a pause. */
const BUDGET = { millis: 1500 } as const;
/** Worlds in which the best few choices are played on, as many as fit into that time. */
const HINT_BUDGET = { ...BUDGET, iterations: 600 } as const;
/** Loading a game takes its time too; a bot silent for longer has hung. */
const TIMEOUT_MS = 15_000;

/** A bot as a table knows it: it thinks in a worker, as soon as there is a core to think on. */
export const workerBot = (client: BotClient, slots: Semaphore): Bot => {
  const inTime = async <T>(
    signal: AbortSignal,
    ask: (how: { readonly signal: AbortSignal }) => Promise<T>,
  ): Promise<T> => {
    const release = await slots.acquire(signal);
    const late = AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]);
    const asked = ask({ signal: late });
    // A worker caught in a loop does not hear that it was cancelled.
    const hung = new Promise<never>((_, reject) => {
      late.addEventListener('abort', () => reject(late.reason), { once: true });
    });
    try {
      return await Promise.race([asked, hung]);
    } finally {
      release();
    }
  };
  return {
    decide: async (question, signal) => {
      const task = { ...question, budget: BUDGET };
      const { choice } = await inTime(signal, (how) => client.decide(task, how));
      return choice;
    },
    hint: (question, signal) => {
      const task = { ...question, budget: HINT_BUDGET };
      return inTime(signal, (how) => client.hint(task, how));
    },
    close: () => client.close(),
  };
};
