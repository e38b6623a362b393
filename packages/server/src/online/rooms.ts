import { deal, type Ended, readSetup, type StoredTable } from '@quarterdeck/tables';
import { log } from '../logging/log.ts';
import type { Heard, TableNews } from '../nodes/news.ts';
import type { AbandonedSince, OnlineTable } from '../store/server-store.ts';
import { isFull, setupOf } from './card.ts';
import { Room } from './room.ts';
import { openRunning, type RunningParts } from './running.ts';
import { vacationsAt } from './vacations.ts';

export type RoomsParts = RunningParts & {
  /** Milliseconds a room that nobody looks at stays open. */
  readonly idleTimeout: number;
};

type Said = Extract<TableNews, { readonly kind: 'said' }>;

/** The tables that are open in this process. Everything in them can be read from the store again. */
export class Rooms {
  readonly #parts: RoomsParts;
  readonly #rooms = new Map<string, Promise<Room | undefined>>();
  /** Those that are read, and what ends hearing of them. */
  readonly #open = new Map<string, { readonly room: Room; readonly stopHearing: () => void }>();
  readonly #stopHearing: () => void;
  #onSaid: (room: Room, said: Said) => void = () => {};

  constructor(parts: RoomsParts) {
    const { bus } = parts;
    this.#parts = parts;
    this.#stopHearing = bus.subscribe((news) => {
      if (news.kind === 'hello') this.#tellPresence();
      if (news.kind === 'vacation') this.#orSay(this.#vacationChanged(news.guest));
    });
    // What others have told meanwhile was missed.
    bus.onHearing(() => {
      this.#tellPresence();
      for (const table of this.#open.keys()) bus.publish({ kind: 'who', table });
      this.#orSay(this.lookForNews('all'));
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
      if (this.#rooms.get(table) === opening) this.#forget(table);
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
    this.#parts.bus.publish({ kind: 'seats', table });
    await this.#refresh(table);
  }

  /** What others have done at the table, of which nothing may have been heard yet. */
  reread(table: string): Promise<void> {
    return this.#refresh(table);
  }

  /** The same for one that is to be open; gives it as it is now, undefined where it is gone. */
  async openChanged(table: string): Promise<OnlineTable | undefined> {
    await this.open(table);
    await this.changed(table);
    return this.#open.get(table)?.room.online;
  }

  /** The table is deleted: those who look at it are told. */
  async remove(table: string): Promise<void> {
    await this.#parts.store.onlineTables.remove(table);
    await this.changed(table);
  }

  /** The same for one that nobody has come back to. */
  async expire(table: string, since: AbandonedSince): Promise<void> {
    if (await this.#parts.store.onlineTables.removeAbandoned(table, since))
      await this.changed(table);
  }

  /** The guest is on vacation, or back: tables by the day show it, on other nodes, too. */
  async vacationChanged(guest: string): Promise<void> {
    this.#parts.bus.publish({ kind: 'vacation', guest });
    await this.#vacationChanged(guest);
  }

  /** Somebody has said something at a table on another node. */
  onSaid(listener: (room: Room, said: Said) => void): void {
    this.#onSaid = listener;
  }

  /** The node lives no more: nobody looks at anything there. */
  forgetNode(node: string): void {
    for (const { room } of this.#open.values()) room.setElsewhere(node, []);
  }

  /**
   * Asks the database whether other nodes have stored something at the tables that are open here, for
   * news may be lost. `all`: also who sits there, which costs more.
   */
  async lookForNews(how: 'logs' | 'all'): Promise<void> {
    const { nodes } = this.#parts.store;
    if (!nodes.isShared) return;
    const rooms = [...this.#open.values()].map(({ room }) => room);
    const running = rooms.filter((room) => room.running !== null);
    const places = await nodes.places(running.map(({ table }) => table));
    for (const { table, running: at } of running) {
      const place = places.get(table);
      if (place === undefined) await this.#refresh(table);
      else if (place.length !== at?.live.log.length || place.era !== at.time.era)
        await at?.readOn();
    }
    if (how === 'logs') return;
    for (const room of rooms)
      if (room.running === null || room.online.progress?.state !== 'playing')
        await this.#refresh(room.table);
  }

  async close(): Promise<void> {
    this.#stopHearing();
    const rooms = await Promise.allSettled(this.#rooms.values());
    for (const { room } of this.#open.values())
      if (room.isWatched)
        this.#parts.bus.publish({ kind: 'present', table: room.table, present: [] });
    for (const room of rooms) if (room.status === 'fulfilled') room.value?.stop();
    for (const table of [...this.#rooms.keys()]) this.#forget(table);
  }

  async #hear(room: Room, news: Heard<TableNews>): Promise<void> {
    const { table } = news;
    if (news.kind === 'moved') {
      if (room.running === null) await this.#refresh(table);
      else if (news.length > room.running.live.log.length) await room.running.live.catchUp();
    } else if (news.kind === 'seats') await this.#refresh(table);
    else if (news.kind === 'orders') await room.running?.readOn();
    else if (news.kind === 'said') this.#onSaid(room, news);
    else if (news.kind === 'present') room.setElsewhere(news.node, news.present);
    else if (room.isWatched) this.#tellPresenceAt(room);
  }

  #tellPresence(): void {
    for (const { room } of this.#open.values()) if (room.isWatched) this.#tellPresenceAt(room);
  }

  #tellPresenceAt({ table, present }: Room): void {
    this.#parts.bus.publish({ kind: 'present', table, present });
  }

  async #refresh(table: string): Promise<void> {
    const room = await this.#rooms.get(table);
    const online = await this.#parts.store.onlineTables.read(table);
    if (room === undefined) return;
    if (online === undefined) {
      this.#forget(table);
      room.close();
      return;
    }
    const wasRunning = room.running !== null;
    if (!(await this.#goLive(room, online))) await room.running?.readOn();
    // What was read is out of date where it was dealt since, and may be where other nodes play on.
    const mayDiffer = this.#parts.store.nodes.isShared || wasRunning !== (room.running !== null);
    const now = mayDiffer ? await this.#parts.store.onlineTables.read(table) : online;
    room.refresh(now ?? online);
  }

  async #read(table: string): Promise<Room | undefined> {
    const online = await this.#parts.store.onlineTables.read(table);
    if (online === undefined) return undefined;
    const { env, bus } = this.#parts;
    const onEmpty = (): void => this.#leave(room);
    const onPresence = (): void => this.#tellPresenceAt(room);
    const room: Room = new Room({ online, now: env.now, onEmpty, onPresence });
    // From now on nothing that others tell is missed; what they told before is read below.
    const stopHearing = bus.follow(table, (news) => this.#orSay(this.#hear(room, news)));
    this.#open.set(table, { room, stopHearing });
    if (await this.#goLive(room, online)) {
      const dealt = await this.#parts.store.onlineTables.read(table);
      if (dealt !== undefined) room.refresh(dealt);
    }
    bus.publish({ kind: 'who', table });
    this.#leave(room);
    return room;
  }

  async #goLive(room: Room, online: OnlineTable): Promise<boolean> {
    if (room.running !== null || (online.progress === null && !isFull(online))) return false;
    const dealt = online.progress === null ? await this.#deal(online) : null;
    // Whoever waited for it need not be here.
    if (online.progress === null)
      this.#parts.bus.publish({ kind: 'moved', table: online.table, length: 0 });
    const running = await openRunning(this.#parts, room, online, dealt, {
      onNoted: (ended) => this.#noted(room, ended),
      onIdle: () => this.#leave(room),
    });
    // Somebody else was faster, in this very process, or it is gone.
    if (running === null || room.running !== null) return false;
    room.goLive(running);
    running.orders.look();
    return true;
  }

  #noted(room: Room, ended: Ended | null): void {
    this.#parts.bus.publish({ kind: 'seats', table: room.table });
    if (ended === null) room.pushAll();
    else this.#orSay(this.#refresh(room.table));
  }

  async #vacationChanged(guest: string): Promise<void> {
    for (const { room } of [...this.#open.values()]) {
      const sits = room.online.seats.some((one) => one.kind === 'guest' && one.guest === guest);
      if (room.running === null || !sits) continue;
      room.running.time.setVacations(await vacationsAt(this.#parts.store.time, room.online));
      await room.settleLate();
      room.pushAll();
    }
  }

  /** Of two who deal the same table the store takes one, and both read it: then this gives null. */
  async #deal(online: OnlineTable): Promise<StoredTable | null> {
    const { games, env, store } = this.#parts;
    const { engine } = await games.of(online.game);
    const setup = setupOf(readSetup(online.setup), online.seats);
    const dealt = deal(engine, setup, { ...env, newId: () => online.table });
    const came = await store.onlineTables.storeDealt(dealt.record, dealt.entries);
    return came === 'dealt' ? dealt : null;
  }

  /** A room is left some time after the last one has gone and no bot thinks in it. */
  #leave(room: Room): void {
    const timer = setTimeout(() => {
      if (room.isWatched || room.running?.bots.isIdle === false) return;
      if (this.#open.get(room.table)?.room !== room) return;
      this.#forget(room.table);
      room.stop();
    }, this.#parts.idleTimeout);
    timer.unref();
  }

  #forget(table: string): void {
    this.#rooms.delete(table);
    this.#open.get(table)?.stopHearing();
    this.#open.delete(table);
    this.#orSay(this.#parts.work.releaseTable(table));
  }

  /** What is missed with it comes with the next news, or when the database is asked. */
  #orSay(work: Promise<unknown>): void {
    work.catch((problem) => log.fault('News of a table could not be read.', problem));
  }
}
