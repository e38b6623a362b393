import type { TableOfGuests } from './host.ts';
import type { ServerProcess } from './server-process.ts';

/** What a server still has after `kill -9`, of what it had acknowledged. */
export type Loss = {
  /** Answers, from the first one on. */
  readonly acknowledged: number;
  /** Those of them that are not there when it has started again. */
  readonly lostAtKill: number;
};

/** Milliseconds of play until the kill, which has to come while answers are under way. */
const PLAY_MS = 300;

/** Kills the server while everybody answers at once; afterwards nobody hears any more from it. */
export async function killAmidAnswers(
  server: ServerProcess,
  guests: readonly TableOfGuests[],
): Promise<void> {
  let isKilled = false;
  const playing = guests.map(async (table) => {
    try {
      for (;;) await table.answer();
    } catch (fault) {
      if (!isKilled) throw fault;
    }
  });
  const played = new Promise((resolve) => {
    setTimeout(resolve, PLAY_MS);
  });
  // Nobody stops before the kill, but for a fault.
  await Promise.race([played, Promise.all(playing)]);
  isKilled = true;
  await server.kill();
  await Promise.all(guests.map(({ closed }) => closed));
  await Promise.all(playing);
}

/** Asks for every table, also for those that were over before the kill. */
export async function lossOf(
  guests: readonly Pick<TableOfGuests, 'acknowledged'>[],
  held: (tables: readonly string[]) => Promise<readonly number[]>,
): Promise<Loss> {
  const promised = guests.flatMap(({ acknowledged }) => [...acknowledged]);
  const kept = await held(promised.map(([table]) => table));
  return {
    acknowledged: promised.reduce((sum, [, answers]) => sum + answers, 0),
    // A table may have more than was acknowledged: the kill came before the acknowledgement.
    lostAtKill: promised.reduce(
      (sum, [, answers], index) => sum + Math.max(0, answers - (kept[index] ?? 0)),
      0,
    ),
  };
}
