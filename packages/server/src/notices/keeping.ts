import { randomUUID } from 'node:crypto';
import type { NoticeWay } from '@quarterdeck/tables';
import type { OwedNotice, OwedStore } from '../store/notices/owed.ts';
import type { Told } from './way.ts';

/** Milliseconds after which who tries to send something has given up, or lives no more. */
const LEASE_MS = 60_000;

/** One notice as it is stored while it has not arrived, so that it outlives the process. */
export class KeptNotice {
  readonly #store: OwedStore;
  readonly #now: () => number;
  readonly #id: string;
  #tries: number;
  #dueAt: number;

  private constructor(store: OwedStore, now: () => number, owed: OwedNotice) {
    this.#store = store;
    this.#now = now;
    this.#id = owed.id;
    this.#tries = owed.tries;
    this.#dueAt = owed.dueAt;
  }

  /** A new one, which is tried at once. */
  static async of(
    store: OwedStore,
    now: () => number,
    { guest, notice, lasts }: Told,
    to: { readonly way: NoticeWay; readonly endpoint?: string },
  ): Promise<KeptNotice> {
    const at = now();
    const owed: OwedNotice = {
      ...{ id: randomUUID(), guest, notice, way: to.way, endpoint: to.endpoint ?? '', tries: 0 },
      until: at + lasts * 1_000,
      dueAt: at + LEASE_MS,
    };
    await store.owe(owed);
    return new KeptNotice(store, now, owed);
  }

  /** One that somebody has left, to be tried from here; null where somebody else was first. */
  static async taken(
    store: OwedStore,
    now: () => number,
    owed: OwedNotice,
  ): Promise<KeptNotice | null> {
    const kept = new KeptNotice(store, now, owed);
    return (await kept.take()) ? kept : null;
  }

  get tries(): number {
    return this.#tries;
  }

  /** Before it is tried. */
  take(): Promise<boolean> {
    return this.#move(this.#now() + LEASE_MS, this.#tries);
  }

  /** It was tried in vain, and will be tried again after this many milliseconds. */
  async wait(pause: number): Promise<void> {
    await this.#move(this.#now() + pause, this.#tries + 1);
  }

  settle(): Promise<void> {
    return this.#store.settle(this.#id);
  }

  async #move(to: number, tries: number): Promise<boolean> {
    const isMoved = await this.#store.move(this.#id, this.#dueAt, to, tries);
    this.#dueAt = to;
    this.#tries = tries;
    return isMoved;
  }
}
