import type { Seat } from '@quarterdeck/kernel';
import { QuarterdeckError } from '@quarterdeck/kernel/engine';
import {
  type Ended,
  type HostEnv,
  LiveTable,
  ORDER,
  type Outage,
  obey,
  openTable,
  type RefusalCode,
  refused,
  StandingOrders,
  type StoredTable,
  TableBots,
  type TableOpening,
  type TableStore,
} from '@quarterdeck/tables';
import { log } from '../logging/log.ts';
import type { Bus } from '../nodes/bus.ts';
import type { Work } from '../nodes/work.ts';
import type { OnlineTable, ServerStore } from '../store/server-store.ts';
import type { BotQueue } from './bot-queue.ts';
import type { LoadedGame, LoadedGames } from './loaded-games.ts';
import { othersFirst, type Room, type Running } from './room.ts';
import { RoomAffairs } from './room-affairs.ts';
import { RoomTime, type RoomTimeParts } from './room-time.ts';
import { vacationsAt } from './vacations.ts';

/** People wait for it. */
const BUDGET = { millis: 1500 } as const;
/** A store that failed may work again after this. */
const RETRY_AFTER_MS = 2_000;
/** Milliseconds before its time runs out that an order answers at the latest. */
const ORDER_MARGIN = 1_000;

export type RunningParts = {
  readonly store: ServerStore;
  readonly games: LoadedGames;
  readonly bots: BotQueue;
  readonly bus: Bus;
  readonly work: Work;
  readonly env: HostEnv;
  /** Milliseconds between a bot's answers where people watch. */
  readonly botPause: number;
  /** Milliseconds that a standing order waits before it answers: at least, and up to how many more. */
  readonly orderPause: { readonly least: number; readonly spread: number };
  /** When there was no server: nobody's time ran then, nor until people could be back. */
  readonly outages: readonly Outage[];
};

/** What a room that runs tells. */
export type RunningEvents = {
  /** Something was noted; `ended`: the match is over with it. */
  readonly onNoted: (ended: Ended | null) => void;
  /** No bot thinks there any longer. */
  readonly onIdle: () => void;
};

/**
 * Reads a dealt table and plays it on from where it stands; null where there is none. `dealt`: as it was stored here in
 * this moment, where it was.
 */
export async function openRunning(
  parts: RunningParts,
  room: Room,
  online: OnlineTable,
  dealt: StoredTable | null,
  events: RunningEvents,
): Promise<Running | null> {
  const { store, games, bus, env } = parts;
  const { table } = room;
  const { isShared } = store.nodes;
  // Other nodes may have it open already, and play on.
  const fresh = isShared ? null : dealt;
  // Asked for first: neither the log nor the journal is older than it says.
  const era = fresh === null ? await store.time.era(table) : NEW_ERA;
  const game = await games.of(online.game);
  const { box, engine } = game;
  const tables = fresh === null ? store.tables : asStored(store.tables, fresh);
  const opened = await orDamaged(
    table,
    openTable(engine, tables, table, openingOf(table, game, env)),
  );
  if (opened === undefined) return null;
  const { record, log } = opened;
  const journal = fresh === null ? await store.time.journal(table) : [];
  const time = await timeOf(parts, online, { record, era, journal });
  const readAffairs = async (): Promise<void> => {
    if (!(await readJournal(parts, room, game, time))) return;
    bots.look();
    room.pushAll();
  };
  const live = new LiveTable({
    box,
    record,
    log,
    store: naming(store.tables, () => time.era, readAffairs),
    onStored: (length) => bus.publish({ kind: 'moved', table, length }),
    now: env.now,
    dueAt: (next) => time.lookAt(next),
    keepsCheckpoints: true,
  });
  const orders = ordersOf(parts, room, live, fresh === null ? await store.orders.at(table) : []);
  const bots = botsOf(parts, { room, live, time, orders }, events.onIdle);
  const affairs = new RoomAffairs({
    store: store.time,
    live,
    bots,
    time,
    now: env.now,
    readAffairs,
    onNoted: events.onNoted,
  });
  const readOn = async (): Promise<void> => {
    if (!isShared) return;
    await live.catchUp();
    await readAffairs();
    orders.stored(await store.orders.at(table));
    time.setVacations(await vacationsAt(store.time, online));
  };
  live.onChange(() => orders.look());
  return { live, bots, time, affairs, orders, readOn };
}

const openingOf = (table: string, { engine }: LoadedGame, { now }: HostEnv): TableOpening => ({
  now,
  pause: othersFirst,
  check: ({ origin }) => {
    if (origin.rules > engine.game.version) throw new CannotOpen('newer-rules');
  },
  onUnfit: ({ message }) => log.warn(`All of a log is played again. ${message}`, { table }),
});

/** Of a table beside whose log nothing has happened. */
const NEW_ERA = 0;

/** The tables, one of which need not be read: nobody but this process can have changed it since it was stored. */
const asStored = (store: TableStore, dealt: StoredTable): TableStore => ({
  ...store,
  readResumable: () => Promise.resolve({ ...dealt, checkpoint: null }),
});

/** What is appended names the era, too; where that was another one, it is read before anybody tries again. */
const naming = (
  store: TableStore,
  era: () => number,
  readAffairs: () => Promise<void>,
): TableStore => ({
  ...store,
  append: async (table, length, entries, headline) => {
    const written = await store.append(table, length, entries, { ...headline, era: era() });
    if (written === 'conflict') await readAffairs();
    return written;
  },
});

/** False where nothing has happened beside the log. */
async function readJournal(
  { store }: RunningParts,
  room: Room,
  { engine }: LoadedGame,
  time: RoomTime,
): Promise<boolean> {
  const era = await store.time.era(room.table);
  if (era === time.era) return false;
  const rules = await store.nodes.rules(room.table);
  if (rules !== undefined && rules > engine.game.version) room.outdate();
  time.noted(await store.time.journal(room.table), era);
  return true;
}

async function timeOf(
  { store, outages }: RunningParts,
  online: OnlineTable,
  at: Pick<RoomTimeParts, 'record' | 'era' | 'journal'>,
): Promise<RoomTime> {
  const { answerTime, clock, whenLate = 'answer' } = online;
  return new RoomTime({
    ...at,
    timed: { answerTime, clock },
    whenLate,
    outages,
    vacations: await vacationsAt(store.time, online),
  });
}

function ordersOf(
  { store, env, bus }: RunningParts,
  room: Room,
  live: LiveTable,
  given: readonly Seat[],
): StandingOrders {
  const { table } = room;
  return new StandingOrders({
    live,
    given,
    keep: async (seat, isGiven) => {
      await store.orders.keep(table, seat, isGiven, env.now());
      bus.publish({ kind: 'orders', table });
    },
    onChange: () => {
      room.running?.bots.look();
      room.pushAll();
    },
    // It is looked at again with the next answer.
    report: (problem) => log.fault('A standing order could not be ended.', problem),
  });
}

type BotsAt = {
  readonly room: Room;
  readonly live: LiveTable;
  readonly time: RoomTime;
  readonly orders: StandingOrders;
};

function botsOf(
  { bots, env, work, botPause, orderPause }: RunningParts,
  { room, live, time, orders }: BotsAt,
  onIdle: () => void,
): TableBots {
  const standIn = (seat: Seat): string | null =>
    time.standIn(live.log, seat) ?? orders.standIn(seat);
  /** Milliseconds: an order costs nobody their last second. */
  const inTime = (): number => {
    const due = time.dueAt(live.log);
    return due === null ? Number.POSITIVE_INFINITY : Math.max(0, due - env.now() - ORDER_MARGIN);
  };
  return new TableBots({
    live,
    randomInt: env.randomInt,
    decide: (question) => {
      if (question.bot === ORDER) return obey();
      const given = new AbortController();
      const { signal } = given;
      const decided = bots.decide({
        task: { ...question, budget: BUDGET },
        host: room.online.host,
        isAwaited: room.isAwaited,
        signal,
      });
      return { choice: decided.then(({ choice }) => choice), cancel: () => given.abort() };
    },
    standIn,
    isHeld: () => time.isHeld,
    // Several nodes may have the table open: one of them thinks.
    whenIdle: (seat) => {
      const since = live.askedSince(seat);
      const isWanted = () => room.running?.live === live && live.askedSince(seat) === since;
      return work.whenTableIsMine(room.table, isWanted);
    },
    // So that people can follow; an order takes as long as somebody who looks and passes would.
    pace: (seat) =>
      standIn(seat) === ORDER
        ? waited(Math.min(inTime(), orderPause.least + (env.randomInt() % orderPause.spread)))
        : waited(room.isWatched ? botPause : 0),
    whenStorable: () => waited(RETRY_AFTER_MS),
    onIdle,
    // The table stands as it is stored, and is looked at again with its next answer.
    report: (problem) => log.fault('A bot could not answer.', problem),
  });
}

/** A table is stored, and cannot be played on here. */
class CannotOpen extends QuarterdeckError {
  constructor(code: RefusalCode, cause?: unknown) {
    super(code, refused(code).refusal.sentence);
    this.cause = cause;
  }
}

/** The kernel's own words name what was possible then: they are for whoever runs the server alone. */
async function orDamaged<T>(table: string, opening: Promise<T>): Promise<T> {
  try {
    return await opening;
  } catch (problem) {
    if (!(problem instanceof QuarterdeckError) || problem instanceof CannotOpen) throw problem;
    log.fault('A table is damaged.', problem, { table });
    throw new CannotOpen('damaged', problem);
  }
}

const waited = (millis: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, millis);
  });
