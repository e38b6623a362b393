import {
  type OpenTable,
  type OpenTables,
  paceOf,
  readSetup,
  type ServerMessage,
} from '@quarterdeck/tables';
import { log } from '../logging/log.ts';
import type { Bus } from '../nodes/bus.ts';
import type { OnlineTable, ServerStore } from '../store/server-store.ts';
import { isFull, markOf } from './card.ts';
import type { Counts } from './limits.ts';
import type { Pairing } from './pairing.ts';

/** Rows of each list: more than anybody reads, and few enough to send to everybody who looks. */
const MOST_ROWS = 60;
/** Changes of this long are told at once. */
const GATHER_MS = 250;

export type BoardParts = {
  readonly store: ServerStore;
  readonly bus: Bus;
  readonly pairing: Pairing;
  /** By guest: connections that are open. */
  readonly connected: Counts;
};

/** Somebody who looks at the lobby. */
type Onlooker = { readonly send: (text: string) => void };

/** The lobby: which tables have a free seat for anybody, and what can be watched. */
export class LobbyBoard {
  readonly #parts: BoardParts;
  readonly #onlookers = new Set<Onlooker>();
  readonly #stopHearing: () => void;
  #timer: ReturnType<typeof setTimeout> | null = null;
  #last = '';
  #telling: Promise<void> = Promise.resolve();

  constructor(parts: BoardParts) {
    this.#parts = parts;
    const { bus } = parts;
    const stops = [
      bus.onPublished(({ kind }) => kind === 'seats' && this.changed()),
      // Whether those who wait at a table are here is for any node to say.
      bus.subscribe(({ kind }) => (kind === 'lobby' || kind === 'counts') && this.changed()),
    ];
    this.#stopHearing = () => {
      for (const stop of stops) stop();
    };
  }

  watch(onlooker: Onlooker): Promise<OpenTables> {
    this.#onlookers.add(onlooker);
    return this.#read();
  }

  unwatch(onlooker: Onlooker): void {
    this.#onlookers.delete(onlooker);
  }

  /** Tables with a free seat, the newest first. */
  async toJoin(): Promise<readonly OnlineTable[]> {
    const listed = await this.#parts.store.onlineTables.listed(MOST_ROWS);
    return listed.filter((online) => this.#isAlive(online));
  }

  /** Something in it may have changed. Nobody looks: nothing is read. */
  changed(): void {
    if (this.#timer !== null || this.#onlookers.size === 0) return;
    this.#timer = setTimeout(() => {
      this.#timer = null;
      // One after the other: what is told last was read last.
      this.#telling = this.#telling
        .then(() => this.#tell())
        // What could not be read now is read with the next change.
        .catch((problem) => log.fault('The lobby could not be read.', problem));
    }, GATHER_MS);
    this.#timer.unref();
  }

  close(): void {
    this.#stopHearing();
    this.#onlookers.clear();
    if (this.#timer !== null) clearTimeout(this.#timer);
  }

  async #tell(): Promise<void> {
    const message: ServerMessage = { kind: 'lobby', tables: await this.#read() };
    // Written down once for everybody: there is nothing in it that is one guest's own.
    const text = JSON.stringify(message);
    if (text === this.#last) return;
    this.#last = text;
    for (const onlooker of this.#onlookers) onlooker.send(text);
  }

  async #read(): Promise<OpenTables> {
    const [listed, watchable] = await Promise.all([
      this.toJoin(),
      this.#parts.store.onlineTables.watchable(MOST_ROWS),
    ]);
    return {
      toJoin: listed.flatMap((one) => rowOf(one, true)),
      toWatch: watchable.flatMap((one) => rowOf(one, false)),
      seeking: this.#parts.pairing.sought(),
    };
  }

  /** Nobody sits down opposite people who have gone, unless there are days for an answer. */
  #isAlive(online: OnlineTable): boolean {
    if (isFull(online)) return false;
    const { seats } = online;
    if (paceOf(online)?.kind === 'daily') return true;
    const { connected } = this.#parts;
    return seats.some((holder) => holder.kind === 'guest' && connected.of(holder.guest) > 0);
  }
}

/** One table that cannot be read costs the others nothing. */
function rowOf(online: OnlineTable, isToJoin: boolean): readonly OpenTable[] {
  const { table, game, answerTime, clock, createdAt, invitation } = online;
  try {
    const setup = readSetup(online.setup);
    return [
      {
        table,
        game,
        seats: online.seats.map((holder, seat) => ({
          name: holder.kind === 'guest' ? holder.name : (setup.seats[seat]?.name ?? ''),
          colour: setup.seats[seat]?.colour ?? 'white',
          who: holder.kind,
          ...markOf(holder),
        })),
        invitation: isToJoin ? invitation : null,
        answerTime,
        ...(clock === undefined ? {} : { clock }),
        createdAt,
      },
    ];
  } catch (problem) {
    log.fault('A table cannot be shown.', problem, { table });
    return [];
  }
}
