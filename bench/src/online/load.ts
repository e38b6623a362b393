import { Guests, type TableKind } from './guests.ts';
import { type ServerProcess, startServer } from './server-process.ts';

export type Load = {
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
  readonly warmSeconds: number;
  /** Answers a second at each table; null: the next as soon as the last was acknowledged. */
  readonly pace: number | null;
};

const SIT_DOWN_AT_ONCE = 25;

/** Every answer is durable before it is acknowledged: the server's ordinary store on a real disk. */
export async function measureLoad(plan: LoadPlan): Promise<Load> {
  const server = await startServer();
  try {
    const guests = await seated(server.port, plan);
    await run(guests, plan.warmSeconds, plan.pace);
    const load = await timed(server, guests, plan);
    for (const table of guests) table.disconnect();
    return load;
  } finally {
    await server.stop();
  }
}

/** `addressOf`: where the people of each table come from; left out, all from this machine. */
export async function seated(
  port: number,
  { tables, kind }: Pick<LoadPlan, 'tables' | 'kind'>,
  addressOf: (table: number) => string | undefined = () => undefined,
): Promise<readonly Guests[]> {
  const guests: Guests[] = [];
  while (guests.length < tables) {
    const some = Math.min(SIT_DOWN_AT_ONCE, tables - guests.length);
    guests.push(
      ...(await Promise.all(
        Array.from({ length: some }, (_, nth) =>
          Guests.sitDown(port, kind, addressOf(guests.length + nth)),
        ),
      )),
    );
  }
  return guests;
}

export async function timed(
  server: ServerProcess,
  guests: readonly Guests[],
  { kind, tables, seconds, pace }: LoadPlan,
): Promise<Load> {
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

const heardBy = (guests: readonly Guests[]): number =>
  guests.reduce((sum, { heard }) => sum + heard, 0);

/** Gives the latency of every answer. */
export async function run(
  guests: readonly Guests[],
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
