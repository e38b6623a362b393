import { affairsOf, paceOf, readSetup, StorageFault } from '@quarterdeck/tables';
import { log } from '../logging/log.ts';
import type { FinishedMatch, MatchCount } from '../store/people/people-store.ts';
import type { ServerStore } from '../store/server-store.ts';
import { after, ratedPlaces, type Skill } from './rating.ts';

const MOST_AT_ONCE = 50;

/**
 * Counts every match that is over and not counted yet: into people's histories, and what they are
 * rated at. What is stored says what is left to do, so a process that ends in between loses nothing,
 * and doing it twice, or on two nodes, does no harm.
 */
export async function countFinished(store: ServerStore, newHandle: () => string): Promise<void> {
  for (const table of await store.people.toCount(MOST_AT_ONCE))
    try {
      await countOne(store, table, newHandle);
    } catch (problem) {
      if (problem instanceof StorageFault) throw problem;
      // One that cannot be read costs the others nothing, and is not tried for ever.
      log.fault('The result of a table cannot be counted.', problem, { table });
      await store.people.skip(table);
    }
}

async function countOne(store: ServerStore, table: string, newHandle: () => string): Promise<void> {
  const match = await store.people.finished(table);
  if (match === undefined || match.places === null || match.ended !== null)
    return await store.people.skip(table);
  const left = affairsOf(await store.time.journal(table)).handed;
  await store.people.count({ ...countOf(match, match.places, left), newHandle });
}

/** What a match comes to. `left`: seats that a bot played at the end, though they are a person's. */
export function countOf(
  match: FinishedMatch,
  places: readonly number[],
  left: readonly number[],
): Omit<MatchCount, 'newHandle'> {
  const isRated = rates(match);
  const pace = paceOf(match.timed)?.kind ?? null;
  const counts = match.seats.length > 1 && (isRated || left.length === 0);
  return {
    match,
    places,
    pace,
    isRated,
    after: (before: readonly Skill[]) =>
      counts ? after(before, ratedPlaces(places, left)) : before,
  };
}

/** Among people alone, with a clock, and the game as it is in its box. */
function rates({ seats, timed, setup }: FinishedMatch): boolean {
  const people = new Set(seats.map(({ person }) => person));
  return (
    seats.length > 1 &&
    !people.has(null) &&
    seats.every(({ bot }) => bot === null) &&
    people.size === seats.length &&
    paceOf(timed) !== null &&
    readSetup(setup).pack === undefined
  );
}
