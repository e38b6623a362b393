import type { Host, TableKind, TableOfGuests } from './host.ts';
import { killAmidAnswers, type Loss, lossOf } from './loss.ts';
import { OURS } from './ours.ts';
import { inFolder, type ServerProcess, startServer } from './server-process.ts';

export type Load = Loss & {
  readonly game: string;
  readonly seats: number;
  readonly tables: number;
  readonly answers: number;
  readonly answersPerSecond: number;
  /** What one core of the server could do alone: answers by its processor time. */
  readonly answersPerProcessorSecond: number;
  /** Milliseconds from sending an answer to the last seat's receipt. */
  readonly median: number;
  readonly p99: number;
  /** To all seats together. */
  readonly bytesPerAnswer: number;
};

export type LoadPlan = {
  readonly kind: TableKind;
  readonly tables: number;
  readonly seconds: number;
  /** Of play before, as fast as everybody can: a server that people play on has compiled its code long since. */
  readonly warmSeconds: number;
  /** Answers a second at each table; null: the next as soon as the last was acknowledged. */
  readonly pace: number | null;
};

const SIT_DOWN_AT_ONCE = 25;
/** At the pace of the measure, before it. */
const SETTLE_SECONDS = 3;

/** Afterwards the server is killed and started again over the same folder, and asked for what it acknowledged. */
export const measureLoad = (plan: LoadPlan, host: Host = OURS): Promise<Load> =>
  inFolder(async (folder) => {
    let server = await startServer(host.script, folder);
    try {
      const { port } = server;
      const guests = await seated(plan.tables, () => host.sitDown(port, plan.kind));
      await run(guests, plan.warmSeconds, null);
      if (plan.pace !== null) await run(guests, SETTLE_SECONDS, plan.pace);
      const load = await timed(server, guests, plan);
      await killAmidAnswers(server, guests);
      server = await startServer(host.script, folder);
      return { ...load, ...(await lossOf(guests, (tables) => host.held(server, tables))) };
    } finally {
      await server.kill();
    }
  });

export async function seated<T>(
  tables: number,
  sitDown: (table: number) => Promise<T>,
): Promise<readonly T[]> {
  const guests: T[] = [];
  while (guests.length < tables) {
    const some = Math.min(SIT_DOWN_AT_ONCE, tables - guests.length);
    const sitting = Array.from({ length: some }, (_, nth) => sitDown(guests.length + nth));
    guests.push(...(await Promise.all(sitting)));
  }
  return guests;
}

export async function timed(
  server: ServerProcess,
  guests: readonly TableOfGuests[],
  { kind, tables, seconds, pace }: LoadPlan,
): Promise<Omit<Load, keyof Loss>> {
  const before = await server.processorSeconds();
  const heardBefore = heardBy(guests);
  const began = performance.now();
  const latencies = await run(guests, seconds, pace);
  const took = (performance.now() - began) / 1_000;
  const processor = (await server.processorSeconds()) - before;
  latencies.sort((a, b) => a - b);
  const at = (share: number): number =>
    latencies[Math.min(latencies.length - 1, Math.floor(latencies.length * share))] ?? Number.NaN;
  return {
    game: kind.game,
    seats: kind.seats,
    tables,
    answers: latencies.length,
    answersPerSecond: latencies.length / took,
    answersPerProcessorSecond: latencies.length / processor,
    median: at(0.5),
    p99: at(0.99),
    bytesPerAnswer: (heardBy(guests) - heardBefore) / latencies.length,
  };
}

const heardBy = (guests: readonly TableOfGuests[]): number =>
  guests.reduce((sum, { heard }) => sum + heard, 0);

/** Gives the latency of every answer. */
export async function run(
  guests: readonly TableOfGuests[],
  seconds: number,
  pace: number | null,
): Promise<number[]> {
  const latencies: number[] = [];
  const end = performance.now() + seconds * 1_000;
  await Promise.all(
    guests.map(async (table, index) => {
      const gap = pace === null ? 0 : 1_000 / pace;
      // Spread over the second: people do not answer in step.
      let due = performance.now() + (gap * index) / guests.length;
      while (performance.now() < end) {
        await until(due);
        due += gap;
        const sent = await table.answer();
        // An update may follow the acknowledgement: what has come by the next turn counts.
        await until(pace === null ? 0 : due);
        if (sent !== null) latencies.push(table.latencyOf(sent));
      }
    }),
  );
  return latencies;
}

const until = (moment: number): Promise<void> =>
  new Promise((resolve) => {
    const wait = moment - performance.now();
    if (wait <= 0) setImmediate(resolve);
    else setTimeout(resolve, wait);
  });
