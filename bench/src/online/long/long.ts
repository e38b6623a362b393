import type { TableOfGuests } from '../host.ts';
import { seated } from '../load.ts';
import { OURS } from '../ours.ts';
import { inFolder, type ServerProcess, startServer } from '../server-process.ts';

/** What answers cost that come about at this place of a log. */
export type Place = {
  readonly answer: number;
  /** Of the server's processor. */
  readonly microseconds: number;
  readonly bytes: number;
};

export type LongLogs = {
  readonly tables: number;
  readonly early: Place;
  readonly late: Place;
  /** What the late ones cost of the processor, in early ones. */
  readonly ratio: number;
};

export type LongPlan = {
  readonly tables: number;
  /** The places that are compared, and how many answers round each are measured. */
  readonly early: number;
  readonly late: number;
  readonly window: number;
  /** Half a second is soon spoilt by something else on the machine: the median of this many counts. */
  readonly rounds: number;
};

const KIND = { game: 'endless', seats: 2 };

/** Tables of the same age: what they cost at the beginning, and what with a long log. */
export const measureLongLogs = (plan: LongPlan): Promise<LongLogs> =>
  inFolder(async (folder) => {
    const server = await startServer(OURS.script, folder);
    try {
      const sitDown = () => OURS.sitDown(server.port, KIND);
      // Code that runs for the first time is slow: others have played as long before.
      await answers(await seated(plan.tables, sitDown), plan.late / 2);
      const [earlies, lates]: [Place[], Place[]] = [[], []];
      for (let round = 0; round < plan.rounds; round++) {
        const guests = await seated(plan.tables, sitDown);
        await answers(guests, plan.early - plan.window / 2);
        earlies.push(await placeAt(plan.early, server, guests, plan.window));
        await answers(guests, plan.late - plan.early - plan.window);
        lates.push(await placeAt(plan.late, server, guests, plan.window));
      }
      const [early, late] = [middle(earlies), middle(lates)];
      const ratio = late.microseconds / early.microseconds;
      return { tables: plan.tables, early, late, ratio };
    } finally {
      await server.kill();
    }
  });

const middle = (places: readonly Place[]): Place => {
  const sorted = places.toSorted((a, b) => a.microseconds - b.microseconds);
  const place = sorted[Math.floor(sorted.length / 2)];
  if (place === undefined) throw new Error('Expected at least one round.');
  return place;
};

/** Each table gives this many, all of them at the same time. */
const answers = async (guests: readonly TableOfGuests[], count: number): Promise<void> => {
  await Promise.all(
    guests.map(async (table) => {
      for (let given = 0; given < count; given++) await table.answer();
    }),
  );
};

async function placeAt(
  answer: number,
  server: ServerProcess,
  guests: readonly TableOfGuests[],
  window: number,
): Promise<Place> {
  const heard = (): number => guests.reduce((sum, table) => sum + table.heard, 0);
  const [processor, told] = [await server.processorSeconds(), heard()];
  await answers(guests, window);
  const given = guests.length * window;
  return {
    answer,
    microseconds: ((await server.processorSeconds()) - processor) * (1e6 / given),
    bytes: (heard() - told) / given,
  };
}
