import { log } from '../logging/log.ts';
import type { KeptNotice } from './keeping.ts';
import { RETRY_AFTER_MS, type Sent } from './way.ts';

/** Retries that wait at once, of everybody: what is more is given up. */
const MOST_WAITING = 2_000;

export type Delivery = {
  readonly send: (signal: AbortSignal) => Promise<Sent>;
  /** What it came to in the end: `later` where it was tried for the last time. */
  readonly onEnd: (sent: Sent) => Promise<void>;
  /** Looked at before every try: who has come meanwhile need not be told. */
  readonly isWanted: () => boolean;
  /** Where it is stored as long as it has not arrived; left out where nobody misses it. */
  readonly kept?: Pick<KeptNotice, 'tries' | 'take' | 'wait' | 'settle'>;
};

/** Sends a few at once, and again what did not arrive, a few times and later each time. */
export class Deliveries {
  readonly #most: number;
  readonly #pauses: readonly number[];
  readonly #queue: { readonly delivery: Delivery; readonly nth: number }[] = [];
  readonly #underWay = new Set<Promise<void>>();
  readonly #waiting = new Set<ReturnType<typeof setTimeout>>();
  readonly #ending = new AbortController();

  /** `most`: at once. */
  constructor(most: number, pauses: readonly number[] = RETRY_AFTER_MS) {
    this.#most = most;
    this.#pauses = pauses;
  }

  add(delivery: Delivery): void {
    this.#enqueue(delivery, delivery.kept?.tries ?? 0);
  }

  /** What is being sent is cut off. What waits is given up, or left to whoever finds it stored. */
  async close(): Promise<void> {
    this.#ending.abort();
    this.#queue.length = 0;
    for (const timer of this.#waiting) clearTimeout(timer);
    await Promise.all(this.#underWay);
  }

  #enqueue(delivery: Delivery, nth: number): void {
    if (this.#ending.signal.aborted) return;
    this.#queue.push({ delivery, nth });
    this.#next();
  }

  #next(): void {
    if (this.#underWay.size >= this.#most) return;
    const next = this.#queue.shift();
    if (next === undefined) return;
    const trying = this.#try(next.delivery, next.nth)
      .catch((problem) => log.fault('A notice could not be sent.', problem))
      .finally(() => {
        this.#underWay.delete(trying);
        this.#next();
      });
    this.#underWay.add(trying);
  }

  async #try(delivery: Delivery, nth: number): Promise<void> {
    const { kept } = delivery;
    if (!delivery.isWanted()) {
      await kept?.settle();
      return;
    }
    const sent = await delivery.send(this.#ending.signal);
    const pause = this.#pauses[nth];
    const isOver = this.#ending.signal.aborted;
    if (sent !== 'later' || pause === undefined || this.#waiting.size >= MOST_WAITING) {
      // Also where it arrived while all this ends: the next process would send it again.
      if (!isOver || sent !== 'later') await kept?.settle();
      if (!isOver) await delivery.onEnd(sent);
      return;
    }
    // Cut off: it is stored as being tried, and somebody finds it when that is over.
    if (isOver) return;
    await kept?.wait(pause);
    const timer = setTimeout(() => {
      this.#waiting.delete(timer);
      this.#again(delivery, nth + 1);
    }, pause);
    timer.unref();
    this.#waiting.add(timer);
  }

  /** Unless somebody else has found it meanwhile, and sends it. */
  #again(delivery: Delivery, nth: number): void {
    const taken = delivery.kept?.take() ?? Promise.resolve(true);
    taken.then(
      (isOurs) => isOurs && this.#enqueue(delivery, nth),
      (problem) => log.fault('A notice could not be sent again.', problem),
    );
  }
}
