import type { NodeStore } from '../store/nodes/node-store.ts';

const RETRY_MS = 500;
const MOST_AT_ONCE = 100;
const OF_TABLE = 'table:';

export type WorkParts = {
  readonly store: NodeStore;
  readonly node: string;
  /** Another one after others may have taken this node for dead; null while they may. */
  readonly life: () => number | null;
};

/** What one node does at a time, for all of them. */
export type Job = 'expiry' | 'counting' | 'pairing';

/**
 * Work that exactly one node does at a time: bots and deadlines, table by table, and a few jobs. It is
 * this node's as long as the database says so and this node lives; what it does then is bounded by
 * what it writes, too: an answer names the place it follows, whoever gives it.
 */
export class Work {
  readonly #parts: WorkParts;
  /** By name, the fencing number it was given with. */
  readonly #mine = new Map<string, number>();
  #life: number | null = null;
  #isClosed = false;

  constructor(parts: WorkParts) {
    this.#parts = parts;
  }

  /** Whether the bots and the deadlines of a table are this node's to look after. */
  takeTable(table: string): Promise<boolean> {
    return this.#take(OF_TABLE + table);
  }

  takeJob(job: Job): Promise<boolean> {
    return this.#take(`job:${job}`);
  }

  /** Whether the job is this node's still, by its fencing number: asked before what cannot be undone. */
  async holdsJob(job: Job): Promise<boolean> {
    const { store, node } = this.#parts;
    if (!store.isShared) return true;
    const name = `job:${job}`;
    const fence = this.#mine.get(name);
    return fence !== undefined && (await store.holds({ name, fence }, node));
  }

  /** Ends when they are this node's, or when nobody wants that any longer. */
  async whenTableIsMine(table: string, isWanted: () => boolean): Promise<void> {
    while (!this.#isClosed && isWanted()) {
      try {
        if (await this.takeTable(table)) return;
      } catch {
        // Nothing can be stored just now, an answer neither.
      }
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS).unref());
    }
  }

  /** Another node may look after it. */
  async releaseTable(table: string): Promise<void> {
    const { store, node } = this.#parts;
    const name = OF_TABLE + table;
    const fence = this.#mine.get(name);
    // What is left when this node ends is for others to find.
    if (fence === undefined || this.#isClosed) return;
    this.#mine.delete(name);
    await store.release({ name, fence }, node);
  }

  /** Tables that nodes looked after which live no more; they are this node's now. */
  async takeOverTables(): Promise<readonly string[]> {
    const { store, node } = this.#parts;
    if (!store.isShared) return [];
    const taken = await store.takeOver(OF_TABLE, node, MOST_AT_ONCE);
    for (const { name, fence } of taken) this.#mine.set(name, fence);
    return taken.map(({ name }) => name.slice(OF_TABLE.length));
  }

  close(): void {
    this.#isClosed = true;
  }

  async #take(name: string): Promise<boolean> {
    const { store, node, life } = this.#parts;
    if (!store.isShared) return true;
    if (this.#isClosed) return false;
    // Who was stopped for a while does not know what others have taken meanwhile.
    if (life() === null || life() !== this.#life) this.#mine.clear();
    this.#life = life();
    if (this.#mine.has(name)) return true;
    const fence = await store.take(name, node);
    if (fence === null) return false;
    this.#mine.set(name, fence);
    return true;
  }
}
