import type { OnlineTable, ServerStore } from '../store/server-store.ts';
import type { Room } from './room.ts';
import type { Rooms } from './rooms.ts';

const MOST_AT_ONCE = 200;

/** Bots whose turn it was when the last process ended think on: their tables are opened by and by. */
export function resumeBots(
  store: ServerStore,
  rooms: Rooms,
): { readonly resumed: Promise<void>; readonly stop: () => void } {
  let isStopped = false;
  let ordered: ReadonlySet<string> | null = null;
  const resume = async (after = ''): Promise<void> => {
    ordered ??= new Set(await store.orders.tables(MOST_AT_ONCE));
    const playing = await store.onlineTables.playing(after, MOST_AT_ONCE);
    for (const online of playing) {
      if (isStopped) return;
      if (waitsForBot(online) || ordered.has(online.table)) await openOrSay(rooms, online.table);
    }
    const last = playing.at(-1);
    if (last !== undefined && playing.length === MOST_AT_ONCE) await resume(last.table);
  };
  const resumed = resume().catch((problem) => {
    console.error('Tables that wait for a bot could not all be opened:', problem);
  });
  const stop = (): void => {
    isStopped = true;
  };
  return { resumed, stop };
}

/** One table that cannot be read costs the others nothing. */
async function openOrSay(rooms: Rooms, table: string): Promise<Room | undefined> {
  try {
    return await rooms.open(table);
  } catch (problem) {
    console.error(`Table ${table} cannot be opened:`, problem);
    return undefined;
  }
}

async function settleOrSay(rooms: Rooms, table: string): Promise<void> {
  try {
    await (await openOrSay(rooms, table))?.settleLate();
  } catch (problem) {
    console.error(`What is due at table ${table} could not be done:`, problem);
  }
}

const waitsForBot = ({ seats, progress }: OnlineTable): boolean =>
  progress?.asked.some((seat) => seats[seat]?.kind === 'bot') === true;

/** Looks for tables whose time has run out. Doing it twice, or on two nodes, does no harm. */
export function watchDeadlines(
  store: ServerStore,
  rooms: Rooms,
  now: () => number,
  every: number,
): () => void {
  let isLooking = false;
  const look = async (): Promise<void> => {
    if (isLooking) return;
    isLooking = true;
    try {
      for (const { table } of await store.onlineTables.due(now(), MOST_AT_ONCE))
        await settleOrSay(rooms, table);
    } catch (problem) {
      // The next look finds what this one has missed.
      console.error('Looking for tables that are due failed:', problem);
    } finally {
      isLooking = false;
    }
  };
  const timer = setInterval(() => void look(), every);
  timer.unref();
  return () => clearInterval(timer);
}
