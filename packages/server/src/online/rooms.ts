import type { BotClient } from '@quarterdeck/bots';
import { chronicleOf, type Draw, deal, Helm, readWish, renewed } from '@quarterdeck/tables';
import type { HarbourStore, Mooring } from '../store/harbour-store.ts';
import type { Bus, News } from './bus.ts';
import { Crew } from './crew.ts';
import { isFull, setupOf } from './moored.ts';
import { Room } from './room.ts';
import type { Rulebooks } from './rulebooks.ts';

export type RoomsParts = {
  readonly store: HarbourStore;
  readonly rules: Rulebooks;
  readonly bots: BotClient;
  readonly bus: Bus;
  readonly draw: Draw;
  /** Any whole number, for what is not the table's own chance. */
  readonly lot: () => number;
  /** Milliseconds between a bot's answers where people watch. */
  readonly botPause: number;
  /** Milliseconds a room that nobody looks at stays open. */
  readonly linger: number;
};

/** The tables that are open in this process. Everything in them can be read from the store again. */
export class Rooms {
  readonly #parts: RoomsParts;
  readonly #node: string;
  readonly #rooms = new Map<string, Promise<Room | undefined>>();
  readonly #stopHearing: () => void;

  constructor(parts: RoomsParts) {
    this.#parts = parts;
    this.#node = parts.draw.id();
    this.#stopHearing = parts.bus.hear((news) => {
      this.#hear(news).catch((problem) => console.error('Bad news of a table:', problem));
    });
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

  /** The mooring has changed here: those who look at it are told, on other nodes, too. */
  async changed(table: string): Promise<void> {
    this.#parts.bus.tell({ kind: 'moored', table, node: this.#node });
    await this.#refresh(table);
  }

  async close(): Promise<void> {
    this.#stopHearing();
    const rooms = await Promise.allSettled(this.#rooms.values());
    for (const room of rooms) if (room.status === 'fulfilled') room.value?.stop();
    this.#rooms.clear();
  }

  async #hear({ kind, table, node }: News): Promise<void> {
    if (node === this.#node || !this.#rooms.has(table)) return;
    const room = await this.#rooms.get(table);
    if (kind === 'moved') await room?.live?.helm.catchUp();
    else await this.#refresh(table);
  }

  async #refresh(table: string): Promise<void> {
    const room = await this.#rooms.get(table);
    const mooring = await this.#parts.store.moorings.read(table);
    if (room === undefined) return;
    if (mooring === undefined) {
      this.#rooms.delete(table);
      room.close();
      return;
    }
    await this.#goLive(room, mooring);
    room.refresh((await this.#parts.store.moorings.read(table)) ?? mooring);
  }

  async #read(table: string): Promise<Room | undefined> {
    const mooring = await this.#parts.store.moorings.read(table);
    if (mooring === undefined) return undefined;
    const room = new Room({ mooring, now: this.#parts.draw.now, onEmpty: () => this.#leave(room) });
    if (await this.#goLive(room, mooring)) {
      const dealt = await this.#parts.store.moorings.read(table);
      if (dealt !== undefined) room.refresh(dealt);
    }
    this.#leave(room);
    return room;
  }

  async #goLive(room: Room, mooring: Mooring): Promise<boolean> {
    if (room.live !== null || (mooring.progress === null && !isFull(mooring))) return false;
    const { store, rules, bus, draw, bots, lot, botPause } = this.#parts;
    if (mooring.progress === null) await this.#deal(mooring);
    const found = await store.tables.read(mooring.table);
    // Somebody else was faster, in this very process.
    if (found === undefined || room.live !== null) return false;
    const { box, engine } = await rules.of(mooring.game);
    const stored = await renewed(engine, store.tables, found, draw.now());
    const { record } = stored;
    const onStored = (): void => bus.tell({ kind: 'moved', table: record.id, node: this.#node });
    const chronicle = chronicleOf(engine, stored);
    if (room.live !== null) return false;
    const helm = new Helm({ box, record, chronicle, store: store.tables, onStored, now: draw.now });
    const pause = (): number => (room.isWatched ? botPause : 0);
    const crew = new Crew({ helm, bots, lot, pause, onIdle: () => this.#leave(room) });
    room.goLive({ helm, crew });
    return true;
  }

  /** Of two who deal the same table the store takes one, and both read it. */
  async #deal(mooring: Mooring): Promise<void> {
    const { rules, draw, store } = this.#parts;
    const { engine } = await rules.of(mooring.game);
    const setup = setupOf(readWish(mooring.setup), mooring.berths);
    const { record, entries } = deal(engine, setup, { ...draw, id: () => mooring.table });
    await store.moorings.launch(record, entries);
  }

  /** A room is left some time after the last one has gone and no bot thinks in it. */
  #leave(room: Room): void {
    const timer = setTimeout(() => {
      if (room.isWatched || room.live?.crew.isIdle === false) return;
      this.#rooms.delete(room.table);
      room.stop();
    }, this.#parts.linger);
    timer.unref();
  }
}
