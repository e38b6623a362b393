import type { BotClient } from '@quarterdeck/bots';
import type { Berths } from './berths.ts';
import type { Bot } from './crew.ts';

/** People wait for it: a second and a half is thought, more is a pause. */
const BUDGET = { millis: 1500 } as const;
/** Loading a game takes its time too; a bot silent for longer has hung. */
const PATIENCE = 15_000;

/** A bot in a worker of its own, as a crew knows it: it thinks as soon as there is a berth. */
export const hiredBot = (client: BotClient, berths: Berths): Bot => ({
  decide: async (question, signal) => {
    const leave = await berths.take(signal);
    const late = AbortSignal.any([signal, AbortSignal.timeout(PATIENCE)]);
    const asked = client.decide({ ...question, budget: BUDGET }, { signal: late });
    // A worker caught in a loop does not hear that it was cancelled.
    const hung = new Promise<never>((_, reject) => {
      late.addEventListener('abort', () => reject(late.reason), { once: true });
    });
    try {
      const { choice } = await Promise.race([asked, hung]);
      return choice;
    } finally {
      leave();
    }
  },
  close: () => client.close(),
});
