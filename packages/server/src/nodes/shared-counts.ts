import { Counts } from '../online/limits.ts';
import type { Bus } from './bus.ts';

/** Changes of this long are told at once. */
const GATHER_MS = 200;
/** Names in one message. */
const MOST_NAMES = 5_000;

/** Counts what is there at once under each name, on all nodes together. */
export class SharedCounts extends Counts {
  readonly #what: string;
  readonly #bus: Bus;
  /** By node, what others have told of theirs. */
  readonly #elsewhere = new Map<string, Map<string, number>>();
  readonly #news = new Set<string>();
  readonly #stopHearing: () => void;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `what`: tells these counts from others. */
  constructor(what: string, bus: Bus) {
    super();
    this.#what = what;
    this.#bus = bus;
    this.#stopHearing = bus.subscribe((news) => {
      if (news.kind === 'hello') this.#tellAll();
      if (news.kind === 'counts' && news.of === what)
        this.#hear(news.node, news.counts, news.isAll);
    });
    bus.onHearing(() => this.#tellAll());
  }

  override of(name: string): number {
    let sum = this.here(name);
    for (const counts of this.#elsewhere.values()) sum += counts.get(name) ?? 0;
    return sum;
  }

  override add(name: string): void {
    super.add(name);
    this.#changed(name);
  }

  override remove(name: string): void {
    super.remove(name);
    this.#changed(name);
  }

  /** The node lives no more, and nothing of it is there. */
  forgetNode(node: string): void {
    this.#elsewhere.delete(node);
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#stopHearing();
  }

  #hear(node: string, counts: { readonly [name: string]: number }, isAll: boolean): void {
    const known = isAll ? new Map<string, number>() : (this.#elsewhere.get(node) ?? new Map());
    for (const [name, count] of Object.entries(counts))
      if (count === 0) known.delete(name);
      else known.set(name, count);
    this.#elsewhere.set(node, known);
  }

  #changed(name: string): void {
    if (this.#bus.line === 'none') return;
    this.#news.add(name);
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      this.#tell([...this.#news], false);
      this.#news.clear();
    }, GATHER_MS).unref();
  }

  #tellAll(): void {
    const names = this.names();
    this.#tell(names.slice(0, MOST_NAMES), true);
    for (let from = MOST_NAMES; from < names.length; from += MOST_NAMES)
      this.#tell(names.slice(from, from + MOST_NAMES), false);
  }

  #tell(names: readonly string[], isAll: boolean): void {
    const counts = Object.fromEntries(names.map((name) => [name, this.here(name)]));
    this.#bus.publish({ kind: 'counts', of: this.#what, counts, isAll });
  }
}
