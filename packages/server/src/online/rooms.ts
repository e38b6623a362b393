import type { Seat } from '@quarterdeck/kernel';
import { QuarterdeckError } from '@quarterdeck/kernel/engine';
import {
  bringToCurrentRules,
  deal,
  type Ended,
  type HostEnv,
  LiveTable,
  ORDER,
  type Outage,
  obey,
  openLogInSlices,
  readSetup,
  refused,
  StandingOrders,
  TableBots,
  type TableRecord,
} from '@quarterdeck/tables';
import type { OnlineTable, ServerStore } from '../store/server-store.ts';
import type { BotQueue } from './bot-queue.ts';
import type { Bus, TableNews } from './bus.ts';
import { isFull, setupOf } from './card.ts';
import type { LoadedGames } from './loaded-games.ts';
import { othersFirst, Room } from './room.ts';
import { RoomAffairs } from './room-affairs.ts';
import { RoomTime } from './room-time.ts';
import { vacationsAt } from './vacations.ts';

/** People wait for it. */
const BUDGET = { millis: 1500 } as const;
/** A store that failed may work again after this. */
/** Milliseconds before its time runs out that an order answers at the latest. */
const ORDER_MARGIN = 1_000;
const RETRY_AFTER_MS = 2_000;

export type RoomsParts = {
  readonly store: ServerStore;
  readonly games: LoadedGames;
  readonly bots: BotQueue;
  readonly bus: Bus;
  readonly env: HostEnv;
  /** Milliseconds between a bot's answers where people watch. */
  readonly botPause: number;
  /** Milliseconds that a standing order waits before it answers: at least, and up to how many more. */
  readonly orderPause: { readonly least: number; readonly spread: number };
  /** Milliseconds a room that nobody looks at stays open. */
  readonly idleTimeout: number;
  /** When there was no server: nobody's time ran then, nor until people could be back. */
  readonly outages: readonly Outage[];
};

type BotsAt = {
  readonly room: Room;
  readonly live: LiveTable;
  readonly time: RoomTime;
  readonly orders: StandingOrders;
};

/** The tables that are open in this process. Everything in them can be read from the store again. */
export class Rooms {
  readonly #parts: RoomsParts;
  readonly #node: string;
  readonly #rooms = new Map<string, Promise<Room | undefined>>();
  readonly #stopHearing: () => void;

  constructor(parts: RoomsParts) {
    this.#parts = parts;
    this.#node = parts.env.newId();
    this.#stopHearing = parts.bus.subscribe((news) => {
      this.#hear(news).catch((problem) => console.error('Bad news of a table:', problem));
    });
  }

  get size(): number {
    return this.#rooms.size;
  }

  /** Undefined if there is no such table. A table without an open seat is dealt by now. */
  open(table: string): Promise<Room | undefined> {
    const known = this.#rooms.get(table);
    if (known !== undefined) return known;
    const opening = this.#read(table);
    this.#rooms.set(table, opening);
    const forget = (): void => {
      if (this.#rooms.get(table) === opening) this.#rooms.delete(table);
    };
    opening.then((room) => room ?? forget(), forget);
    return opening;
  }

  /** The same for whoever wants to look at it: what went wrong at its deal is made good. */
  async openToFollow(table: string): Promise<Room | undefined> {
    const isKnown = this.#rooms.has(table);
    const room = await this.open(table);
    if (isKnown && room?.running === null) await this.#refresh(table);
    return room;
  }

  /** The table has changed here: those who look at it are told, on other nodes, too. */
  async changed(table: string): Promise<void> {
    this.#parts.bus.publish({ kind: 'seats', table, node: this.#node });
    await this.#refresh(table);
  }

  /** The table is deleted: those who look at it are told. */
  async remove(table: string): Promise<void> {
    await this.#parts.store.onlineTables.remove(table);
    await this.changed(table);
  }

  async close(): Promise<void> {
    this.#stopHearing();
    const rooms = await Promise.allSettled(this.#rooms.values());
    for (const room of rooms) if (room.status === 'fulfilled') room.value?.stop();
    this.#rooms.clear();
  }

  async #hear({ kind, table, node }: TableNews): Promise<void> {
    if (node === this.#node || !this.#rooms.has(table)) return;
    const room = await this.#rooms.get(table);
    if (kind === 'moved') await room?.running?.live.catchUp();
    else await this.#refresh(table);
  }

  async #refresh(table: string): Promise<void> {
    const room = await this.#rooms.get(table);
    const online = await this.#parts.store.onlineTables.read(table);
    if (room === undefined) return;
    if (online === undefined) {
      this.#rooms.delete(table);
      room.close();
      return;
    }
    await this.#goLive(room, online);
    room.refresh((await this.#parts.store.onlineTables.read(table)) ?? online);
  }

  async #read(table: string): Promise<Room | undefined> {
    const online = await this.#parts.store.onlineTables.read(table);
    if (online === undefined) return undefined;
    const { env } = this.#parts;
    const onEmpty = (): void => this.#leave(room);
    const room: Room = new Room({ online, now: env.now, onEmpty });
    if (await this.#goLive(room, online)) {
      const dealt = await this.#parts.store.onlineTables.read(table);
      if (dealt !== undefined) room.refresh(dealt);
    }
    this.#leave(room);
    return room;
  }

  async #goLive(room: Room, online: OnlineTable): Promise<boolean> {
    if (room.running !== null || (online.progress === null && !isFull(online))) return false;
    const { store, games, bus, env, botPause } = this.#parts;
    if (online.progress === null) {
      await this.#deal(online);
      // Whoever waited for it need not be here.
      bus.publish({ kind: 'moved', table: online.table, node: this.#node });
    }
    const found = await store.tables.read(online.table);
    // Somebody else was faster, in this very process.
    if (found === undefined || room.running !== null) return false;
    const { box, engine } = await games.of(online.game);
    const stored = await bringToCurrentRules(engine, store.tables, found, env.now());
    const { record } = stored;
    const onStored = (): void => bus.publish({ kind: 'moved', table: record.id, node: this.#node });
    const log = await orDamaged(online.table, openLogInSlices(engine, stored, othersFirst));
    const time = await this.#timeOf(online, record);
    if (room.running !== null) return false;
    const live = new LiveTable({
      box,
      record,
      log,
      store: store.tables,
      onStored,
      now: env.now,
      dueAt: (next) => time.lookAt(next),
    });
    const orders = await this.#ordersOf(room, live);
    // Somebody else was faster while they were read.
    if (room.running !== null) return false;
    const bots = this.#botsOf({ room, live, time, orders }, botPause);
    const affairs = new RoomAffairs({
      store: store.time,
      live,
      bots,
      time,
      now: env.now,
      onNoted: (ended) => this.#noted(room, ended),
    });
    live.onChange(() => orders.look());
    room.goLive({ live, bots, time, affairs, orders });
    orders.look();
    return true;
  }

  async #timeOf(online: OnlineTable, record: TableRecord): Promise<RoomTime> {
    const { store, outages } = this.#parts;
    const { answerTime, clock, whenLate = 'answer' } = online;
    return new RoomTime({
      record,
      timed: { answerTime, clock },
      whenLate,
      journal: await store.time.journal(online.table),
      outages,
      vacations: await vacationsAt(store.time, online),
    });
  }

  #noted(room: Room, ended: Ended | null): void {
    this.#parts.bus.publish({ kind: 'seats', table: room.table, node: this.#node });
    if (ended === null) room.pushAll();
    else
      this.#refresh(room.table).catch((problem) =>
        console.error('A table that ended could not be read:', problem),
      );
  }

  /** The guest is on vacation, or back: tables by the day that are open here show it. */
  async vacationChanged(guest: string): Promise<void> {
    for (const opening of [...this.#rooms.values()]) {
      const room = await opening.catch(() => undefined);
      const sits = room?.online.seats.some((one) => one.kind === 'guest' && one.guest === guest);
      if (room?.running == null || sits !== true) continue;
      room.running.time.setVacations(await vacationsAt(this.#parts.store.time, room.online));
      await room.settleLate();
      room.pushAll();
    }
  }

  async #ordersOf(room: Room, live: LiveTable): Promise<StandingOrders> {
    const { store, env } = this.#parts;
    const { table } = room;
    return new StandingOrders({
      live,
      given: await store.orders.at(table),
      keep: (seat, isGiven) => store.orders.keep(table, seat, isGiven, env.now()),
      onChange: () => {
        room.running?.bots.look();
        room.pushAll();
      },
      // It is looked at again with the next answer.
      report: (problem) => console.error('A standing order could not be ended:', problem),
    });
  }

  #botsOf({ room, live, time, orders }: BotsAt, botPause: number): TableBots {
    const { bots, env, orderPause } = this.#parts;
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
      whenIdle: () => Promise.resolve(),
      // So that people can follow; an order takes as long as somebody who looks and passes would.
      pace: (seat) =>
        standIn(seat) === ORDER
          ? waited(Math.min(inTime(), orderPause.least + (env.randomInt() % orderPause.spread)))
          : waited(room.isWatched ? botPause : 0),
      whenStorable: () => waited(RETRY_AFTER_MS),
      onIdle: () => this.#leave(room),
      // The table stands as it is stored, and is looked at again with its next answer.
      report: (problem) => console.error('A bot could not answer:', problem),
    });
  }

  /** Of two who deal the same table the store takes one, and both read it. */
  async #deal(online: OnlineTable): Promise<void> {
    const { games, env, store } = this.#parts;
    const { engine } = await games.of(online.game);
    const setup = setupOf(readSetup(online.setup), online.seats);
    const { record, entries } = deal(engine, setup, { ...env, newId: () => online.table });
    await store.onlineTables.storeDealt(record, entries);
  }

  /** A room is left some time after the last one has gone and no bot thinks in it. */
  #leave(room: Room): void {
    const timer = setTimeout(() => {
      if (room.isWatched || room.running?.bots.isIdle === false) return;
      this.#rooms.delete(room.table);
      room.stop();
    }, this.#parts.idleTimeout);
    timer.unref();
  }
}

/** What is stored of a table cannot be played again. */
class DamagedTable extends QuarterdeckError {
  constructor(cause: unknown) {
    super('damaged', refused('damaged').refusal.sentence);
    this.cause = cause;
  }
}

/** The kernel's own words name what was possible then: they are for whoever runs the server alone. */
async function orDamaged<T>(table: string, opening: Promise<T>): Promise<T> {
  try {
    return await opening;
  } catch (problem) {
    if (!(problem instanceof QuarterdeckError)) throw problem;
    console.error(`Table ${table} is damaged:`, problem);
    throw new DamagedTable(problem);
  }
}

const waited = (millis: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, millis);
  });
