import { Buckets, type Rate } from '../online/limits.ts';
import type { Bus } from './bus.ts';

/** Buckets that all nodes take out of: what was taken elsewhere is missing here a moment later. */
export class SharedBuckets extends Buckets {
  readonly #what: string;
  readonly #bus: Bus;

  /** `what`: tells these buckets from others. */
  constructor(what: string, rate: Rate, ticks: () => number, bus: Bus) {
    super(rate, ticks);
    this.#what = what;
    this.#bus = bus;
    bus.subscribe((news) => {
      if (news.kind === 'spent' && news.of === what) super.take(news.name);
    });
  }

  override take(name: string): boolean {
    const isTaken = super.take(name);
    if (isTaken) this.#bus.publish({ kind: 'spent', of: this.#what, name });
    return isTaken;
  }
}
