import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { Guests } from '../online/guests.ts';
import { type LoadPlan, run, seated, timed } from '../online/load.ts';
import { OURS } from '../online/ours.ts';
import {
  inFolder,
  LOADER,
  nextMessage,
  type ServerProcess,
  startServer,
} from '../online/server-process.ts';
import type { Attacked } from './hostile.ts';

const HOSTILE = fileURLToPath(new URL('./hostile-process.ts', import.meta.url));

export type FloodPlan = Pick<LoadPlan, 'kind' | 'tables' | 'seconds' | 'warmSeconds'> & {
  /** Answers a second at each honest table. */
  readonly pace: number;
  readonly rounds: number;
  readonly attacks: readonly {
    readonly guests: number;
    readonly framesPerSecond: number;
  }[];
};

/** Milliseconds from an honest answer to the last seat's receipt. */
type Latency = { readonly median: number; readonly p99: number };

export type Flood = {
  readonly hostileGuests: number;
  readonly quiet: Latency;
  readonly flooded: Latency;
  /** The honest p99 beside the flood over that before it. */
  readonly p99Ratio: number;
  /** Honest answers that were given beside the flood; each of them was acknowledged. */
  readonly answers: number;
  readonly attacked: Attacked;
};

/**
 * Honest people at tables of a server with the limits that every server has, first alone and then beside
 * people who mean harm. All of it on this machine.
 */
export const measureFlood = (plan: FloodPlan): Promise<readonly Flood[]> =>
  inFolder(async (folder) => {
    const server = await startServer(OURS.script, folder, 'limited');
    try {
      // Each table from an address of its own, as people are.
      const guests = await seated(plan.tables, (nth) =>
        Guests.sitDown(server.port, plan.kind, `198.51.100.${nth % 250}`),
      );
      await run(guests, plan.warmSeconds, plan.pace);
      const floods: Flood[] = [];
      for (const attack of plan.attacks) floods.push(await oneFlood(server, guests, plan, attack));
      return floods;
    } finally {
      await server.kill();
    }
  });

async function oneFlood(
  server: ServerProcess,
  guests: readonly Guests[],
  plan: FloodPlan,
  { guests: hostileGuests, framesPerSecond }: FloodPlan['attacks'][number],
): Promise<Flood> {
  const measured = { quiet: [] as Latency[], flooded: [] as Latency[] };
  const attacked = { sent: 0, answered: 0, refused: 0, shut: 0 };
  let answers = 0;
  // In turn, so that what else the machine does meets both alike.
  for (let round = 0; round < plan.rounds; round++) {
    measured.quiet.push(await timed(server, guests, plan));
    // Each time from another one: what an address may do, the last flood has used up.
    const from = `203.0.113.${(hostileGuests + 101 * round) % 250}`;
    const wanted = [server.port, from, hostileGuests, framesPerSecond].map(String);
    const child = fork(HOSTILE, wanted, { execArgv: ['--import', LOADER] });
    await nextMessage(child);
    const load = await timed(server, guests, plan);
    measured.flooded.push(load);
    answers += load.answers;
    const told = nextMessage<Attacked>(child);
    child.send('stop');
    const done = await told;
    for (const field of ['sent', 'answered', 'refused', 'shut'] as const)
      attacked[field] += done[field];
  }
  const [quiet, flooded] = [middle(measured.quiet), middle(measured.flooded)];
  return { hostileGuests, quiet, flooded, p99Ratio: flooded.p99 / quiet.p99, answers, attacked };
}

/** Of the rounds, the middle one: one hiccup of the machine is nobody's flood. */
const middle = (rounds: readonly Latency[]): Latency => {
  const at = (of: (one: Latency) => number): number =>
    rounds.map(of).toSorted((a, b) => a - b)[Math.floor(rounds.length / 2)] ?? Number.NaN;
  return { median: at(({ median }) => median), p99: at(({ p99 }) => p99) };
};
