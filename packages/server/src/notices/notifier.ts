import { type Seat, seatsOf } from '@quarterdeck/kernel';
import { paceOf } from '@quarterdeck/tables';
import { log } from '../logging/log.ts';
import type { Bus } from '../nodes/bus.ts';
import type { LoadedGames } from '../online/loaded-games.ts';
import type { Room, Running } from '../online/room.ts';
import type { Rooms } from '../online/rooms.ts';
import type { OwedNotice } from '../store/notices/owed.ts';
import type { ServerStore } from '../store/server-store.ts';
import type { Teller } from './teller.ts';

/** How long before its end a process may have left a table to rest, and told nobody. */
const LEFT_RESTING_MS = 15_000;
/** Tables that moved just then: more of them are not looked at. */
const MOST_LOOKED_BACK = 500;
/** Seconds that a push service keeps a notice for a browser that is off, where no clock ends before. */
const LASTS_S = 3 * 24 * 60 * 60;
const LEAST_LASTS_S = 60;
/** Milliseconds after its time at which nobody is left who would send something again. */
const LEFT_UNSENT_MS = 5_000;
const MOST_LEFT_AT_ONCE = 50;

export type NotifierParts = {
  readonly store: ServerStore;
  readonly rooms: Rooms;
  readonly games: LoadedGames;
  readonly bus: Bus;
  readonly teller: Teller;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Milliseconds of a clock that nobody sets. */
  readonly ticks: () => number;
  /** Milliseconds a table rests before anybody is told: bots answer, and an answer may be taken back. */
  readonly rest: number;
};

type Asked = { readonly guest: string; readonly seat: Seat; readonly answers: number };

/**
 * Sees whose move it is, and tells those who do not look at the table: each of them once for a turn,
 * whatever the others do meanwhile. Whoever looked at the table while it was asked has seen it.
 */
export class Notifier {
  readonly #parts: NotifierParts;
  readonly #due = new Map<string, number>();
  /** By room, which goes when nobody is there: the count of answers that each guest has seen asked. */
  readonly #seen = new WeakMap<Room, Map<string, number>>();
  readonly #stopHearing: () => void;
  #looking: Promise<void> | null = null;

  constructor(parts: NotifierParts) {
    this.#parts = parts;
    // Each node tells of what was stored there; of what one that died left, the one that found it.
    this.#stopHearing = parts.bus.onPublished((news) => {
      if ((news.kind === 'moved' || news.kind === 'seats') && !this.#due.has(news.table))
        this.#due.set(news.table, parts.ticks() + parts.rest);
    });
  }

  /** What was stored just before the last process ended may have been told to nobody. `up`: until then it was. */
  async lookBack(up: number): Promise<void> {
    const { store, ticks } = this.#parts;
    for (const table of await store.notices.movedSince(up - LEFT_RESTING_MS, MOST_LOOKED_BACK))
      this.#due.set(table, ticks());
  }

  /** Looks at this interval, in milliseconds; what is given ends it, when nobody is being told. */
  every(millis: number): () => Promise<void> {
    const timer = setInterval(() => {
      this.#looking ??= this.#look().finally(() => {
        this.#looking = null;
      });
    }, millis);
    timer.unref();
    return async () => {
      clearInterval(timer);
      this.#stopHearing();
      await this.#looking;
    };
  }

  async #look(): Promise<void> {
    await this.#sendWhatWasLeft().catch((problem) =>
      log.fault('Notices that were left unsent could not be looked at.', problem),
    );
    const at = this.#parts.ticks();
    for (const [table, due] of [...this.#due]) {
      if (due > at) continue;
      this.#due.delete(table);
      try {
        await this.#lookAt(table);
      } catch (problem) {
        // One table that cannot be read costs the others nothing.
        log.fault('Nobody was told of a table.', problem, { table });
      }
    }
  }

  async #lookAt(table: string): Promise<void> {
    const { store, rooms } = this.#parts;
    const room = await rooms.open(table);
    if (room?.running == null) return;
    const asked = askedAt(room, room.running, this.#parts.now());
    const away = asked.filter((one) => !this.#sees(room, one));
    if (away.length === 0) return;
    const reachable = await store.notices.reachable(away.map(({ guest }) => guest));
    for (const one of away) if (reachable.has(one.guest)) await this.#tell(room, one);
  }

  /** By a process that ended, whichever it was. */
  async #sendWhatWasLeft(): Promise<void> {
    const { store, teller, now } = this.#parts;
    const left = await store.notices.overdue(now() - LEFT_UNSENT_MS, MOST_LEFT_AT_ONCE);
    for (const owed of left) await teller.resume(owed, await this.#isOwed(owed));
  }

  /** Whoever has answered meanwhile, or looks at the table, need not be told; nor of a table that is gone. */
  async #isOwed({ guest, notice: { kind, table } }: OwedNotice): Promise<boolean> {
    if (kind !== 'your-move') return true;
    const room = await this.#parts.rooms.open(table).catch(() => undefined);
    if (room?.running == null || room.isSeenBy(guest)) return false;
    return askedAt(room, room.running, this.#parts.now()).some((one) => one.guest === guest);
  }

  /** Whether this very question was before their eyes. */
  #sees(room: Room, { guest, answers }: Asked): boolean {
    const seen = this.#seen.get(room) ?? new Map<string, number>();
    this.#seen.set(room, seen);
    if (room.isSeenBy(guest)) seen.set(guest, answers);
    return (seen.get(guest) ?? -1) >= answers;
  }

  async #tell(room: Room, { guest, answers }: Asked): Promise<void> {
    const { store, games, teller, now } = this.#parts;
    const { table, online } = room;
    if (!(await store.notices.claim(guest, table, answers, now()))) return;
    const { box } = await games.of(online.game);
    const ways = await store.notices.switches(guest, table);
    // A letter about a clock of minutes comes too late.
    const isLive = paceOf(online)?.kind === 'live';
    const notice = { kind: 'your-move', table, game: online.game, title: box.game.title } as const;
    const told = { guest, notice, lasts: this.#lasts(room) };
    await teller.tell(told, isLive ? { ...ways, email: false } : ways, () => !room.isSeenBy(guest));
  }

  #lasts({ running }: Room): number {
    const end = running === null ? null : running.time.dueAt(running.live.log);
    if (end === null) return LASTS_S;
    const left = Math.ceil((end - this.#parts.now()) / 1000);
    return Math.min(LASTS_S, Math.max(LEAST_LASTS_S, left));
  }
}

/** The people who owe an answer, and may give it: nobody plays for them, and nothing stands still. */
function askedAt({ online }: Room, { live, time }: Running, now: number): readonly Asked[] {
  const { engine, log } = live;
  const asked = new Set(engine.asked(log.match).map(({ seat }) => seat));
  const { vacations } = time.timing(log, now);
  return seatsOf(online.seats.length).flatMap((seat) => {
    const holder = online.seats[seat];
    if (holder?.kind !== 'guest' || !asked.has(seat)) return [];
    if (time.held(log, seat) !== null || (vacations[seat] ?? null) !== null) return [];
    return [{ guest: holder.guest, seat, answers: time.answersOf(log, seat) }];
  });
}
