import { log } from '../logging/log.ts';
import type { DeadNode, NodeStore } from '../store/nodes/node-store.ts';

/** How long a node is known to live after it said so, and how often it says it. */
const LIVES_MS = 5_000;
const BEAT_MS = 1_500;

export type MembershipParts = {
  readonly store: NodeStore;
  readonly node: string;
  /** Milliseconds of a clock that nobody sets. */
  readonly ticks: () => number;
  /** With every beat that was stored. */
  readonly onBeat: () => Promise<void>;
  /** Nodes that have come, and that have gone. */
  readonly onChange: (come: readonly string[], gone: readonly string[]) => void;
  /** A node has died, and this one looks after what it left. */
  readonly onDead: (dead: DeadNode) => Promise<void>;
  readonly beatEvery?: number;
  readonly livesFor?: number;
};

/** Says that this node lives, and finds out who else does. Where nobody shares the database there is nothing to say. */
export class Membership {
  readonly #parts: MembershipParts;
  readonly #livesFor: number;
  readonly #timer: ReturnType<typeof setInterval> | undefined;
  #others: ReadonlySet<string> = new Set();
  #aliveUntil = Number.NEGATIVE_INFINITY;
  /** How often this node has begun to live: once, unless others have taken it for dead meanwhile. */
  #lives = 0;
  /** Since when every beat was stored in time. */
  #steadySince: number | null = null;
  #beating: Promise<void> | null = null;
  #hasFailed = false;

  private constructor(parts: MembershipParts) {
    this.#parts = parts;
    this.#livesFor = parts.livesFor ?? LIVES_MS;
    if (!parts.store.isShared) return;
    this.#timer = setInterval(() => {
      this.#beating ??= this.#beatOrSay().finally(() => {
        this.#beating = null;
      });
    }, parts.beatEvery ?? BEAT_MS);
    this.#timer.unref();
  }

  static async open(parts: MembershipParts): Promise<Membership> {
    const membership = new Membership(parts);
    if (parts.store.isShared) await membership.#beat();
    return membership;
  }

  /** Another one after others may have taken this node for dead; null while they may: it was stopped for a while. */
  get life(): number | null {
    if (!this.#parts.store.isShared) return 0;
    return this.#parts.ticks() < this.#aliveUntil ? this.#lives : null;
  }

  get others(): ReadonlySet<string> {
    return this.#others;
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.#beating;
    if (this.#parts.store.isShared)
      await this.#parts.store.leave(this.#parts.node).catch(() => {
        // Others find out by themselves.
      });
  }

  /** Asks who else lives, where somebody may have come since the last beat. */
  async look(): Promise<void> {
    if (this.#parts.store.isShared) this.#see(await this.#findOthers());
  }

  async #beatOrSay(): Promise<void> {
    try {
      await this.#beat();
      this.#hasFailed = false;
    } catch (problem) {
      this.#steadySince = null;
      if (!this.#hasFailed) log.fault('The database does not hear this node.', problem);
      this.#hasFailed = true;
    }
  }

  async #beat(): Promise<void> {
    const { ticks, onBeat } = this.#parts;
    const at = ticks();
    const others = await this.#findOthers();
    if (ticks() >= this.#aliveUntil) {
      this.#lives++;
      this.#steadySince = null;
    }
    this.#aliveUntil = at + this.#livesFor;
    this.#steadySince ??= at;
    this.#see(others);
    // Where the database was away for a while everybody looks dead: they have time to say that they are not.
    if (at - this.#steadySince >= this.#livesFor) await this.#bury();
    await onBeat();
  }

  async #findOthers(): Promise<ReadonlySet<string>> {
    const { store, node } = this.#parts;
    const living = await store.beat(node, this.#livesFor);
    return new Set(living.filter((one) => one !== node));
  }

  #see(others: ReadonlySet<string>): void {
    const before = this.#others;
    this.#others = others;
    const come = [...others].filter((one) => !before.has(one));
    const gone = [...before].filter((one) => !others.has(one));
    if (come.length > 0 || gone.length > 0) this.#parts.onChange(come, gone);
  }

  async #bury(): Promise<void> {
    for (const dead of await this.#parts.store.bury())
      await this.#parts.onDead({ ...dead, until: dead.until - this.#livesFor });
  }
}
