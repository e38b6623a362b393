import { log } from '../logging/log.ts';
import type { Work } from '../nodes/work.ts';
import type { OnlineTable, ServerStore } from '../store/server-store.ts';
import type { Room } from './room.ts';
import type { Rooms } from './rooms.ts';

const MOST_AT_ONCE = 200;
/** A table that cannot be opened here is left to others for this many milliseconds. */
const LEFT_ALONE_MS = 30_000;
/** How long before its end a process may have left a bot's turn to nobody. */
const LEFT_TURN_MS = 10_000;

/**
 * Bots whose turn it was when the last process ended think on: their tables are opened by and by, unless
 * another node looks after them.
 */
export function resumeBots(
  store: ServerStore,
  rooms: Rooms,
  work: Pick<Work, 'takeTable' | 'releaseTable'>,
): { readonly resumed: Promise<void>; readonly stop: () => void } {
  let isStopped = false;
  let ordered: ReadonlySet<string> | null = null;
  const resume = async (after = ''): Promise<void> => {
    ordered ??= new Set(await store.orders.tables(MOST_AT_ONCE));
    const playing = await store.onlineTables.playing(after, MOST_AT_ONCE);
    for (const online of playing) {
      if (isStopped) return;
      const isOwed = waitsForBot(online) || ordered.has(online.table);
      if (isOwed && (await work.takeTable(online.table)))
        await openOrSay(rooms, work, online.table);
    }
    const last = playing.at(-1);
    if (last !== undefined && playing.length === MOST_AT_ONCE) await resume(last.table);
  };
  const resumed = resume().catch((problem) => {
    log.fault('Tables that wait for a bot could not all be opened.', problem);
  });
  const stop = (): void => {
    isStopped = true;
  };
  return { resumed, stop };
}

/** What a node that has died did: its bots think on here. `until`: until then it was known to live. */
export async function takeOver(
  store: ServerStore,
  rooms: Rooms,
  work: Pick<Work, 'takeTable' | 'releaseTable' | 'takeOverTables'>,
  until: number | null,
): Promise<void> {
  for (const table of await work.takeOverTables()) await openOrSay(rooms, work, table);
  if (until === null) return;
  // Where it died between an answer and the bot's turn that came of it, it had taken nothing yet.
  for (const table of await store.notices.movedSince(until - LEFT_TURN_MS, MOST_AT_ONCE)) {
    const online = await store.onlineTables.read(table);
    if (online !== undefined && waitsForBot(online) && (await work.takeTable(table)))
      await openOrSay(rooms, work, table);
  }
}

/** One table that cannot be read costs the others nothing; another node may know its rules. */
async function openOrSay(
  rooms: Rooms,
  work: Pick<Work, 'releaseTable'>,
  table: string,
): Promise<Room | undefined> {
  try {
    return await rooms.open(table);
  } catch (problem) {
    log.fault('A table cannot be opened.', problem, { table });
    await work.releaseTable(table);
    return undefined;
  }
}

/** False where it cannot be done here. */
async function settleOrSay(
  rooms: Rooms,
  work: Pick<Work, 'releaseTable'>,
  table: string,
): Promise<boolean> {
  try {
    const room = await openOrSay(rooms, work, table);
    await room?.settleLate();
    return room !== undefined;
  } catch (problem) {
    log.fault('What is due at a table could not be done.', problem, { table });
    return false;
  }
}

const waitsForBot = ({ seats, progress }: OnlineTable): boolean =>
  progress?.asked.some((seat) => seats[seat]?.kind === 'bot') === true;

/** Looks for tables whose time has run out, and sees to those that no other node looks after. */
export function watchDeadlines(
  store: ServerStore,
  rooms: Rooms,
  work: Pick<Work, 'takeTable' | 'releaseTable'>,
  now: () => number,
  every: number,
): () => Promise<void> {
  let looking: Promise<void> | null = null;
  const leftAlone = new Map<string, number>();
  const look = async (): Promise<void> => {
    try {
      for (const [table, until] of leftAlone) if (until < now()) leftAlone.delete(table);
      for (const { table } of await store.onlineTables.due(now(), MOST_AT_ONCE)) {
        if (leftAlone.has(table) || !(await work.takeTable(table))) continue;
        if (!(await settleOrSay(rooms, work, table)) && store.nodes.isShared)
          leftAlone.set(table, now() + LEFT_ALONE_MS);
      }
    } catch (problem) {
      // The next look finds what this one has missed.
      log.fault('Looking for tables that are due failed.', problem);
    }
    looking = null;
  };
  const timer = setInterval(() => {
    looking ??= look();
  }, every);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await looking;
  };
}
