import type { Bus } from '../nodes/bus.ts';
import type { Heard, ServerNews } from '../nodes/news.ts';

/** News of a stream is on its way for much less. */
const NEWS_TAKE_MS = 1_000;
const LOOK_MS = 10;
/** Bots in one message. */
const MOST_BOTS = 2_000;

export type StreamsElsewhereParts = {
  readonly bus: Bus;
  /** Since when a bot's stream is open here; undefined where it is not. */
  readonly since: (bot: string) => number | undefined;
  readonly all: () => Iterable<readonly [bot: string, since: number]>;
  /** A newer stream of the bot is open on another node. */
  readonly onNewer: (bot: string) => void;
};

type Streams = Extract<ServerNews, { readonly kind: 'streams' }>['streams'];

/** Which bots have their event stream open on which other node. Of two streams of a bot the newer one stays. */
export class StreamsElsewhere {
  readonly #parts: StreamsElsewhereParts;
  readonly #byNode = new Map<string, Map<string, number>>();
  readonly #stopHearing: () => void;

  constructor(parts: StreamsElsewhereParts) {
    const { bus } = parts;
    this.#parts = parts;
    this.#stopHearing = bus.subscribe((news) => {
      if (news.kind === 'hello') this.#tellAll();
      if (news.kind === 'streams') this.#hear(news);
    });
    bus.onHearing(() => this.#tellAll());
  }

  has(bot: string): boolean {
    return [...this.#byNode.values()].some((streams) => streams.has(bot));
  }

  /** The same; news of one that was opened a moment ago is waited for. */
  async find(bot: string): Promise<boolean> {
    for (let waited = 0; !this.has(bot); waited += LOOK_MS) {
      if (waited >= NEWS_TAKE_MS || this.#parts.bus.line !== 'up') return false;
      await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
    }
    return true;
  }

  get bots(): readonly string[] {
    return [...this.#byNode.values()].flatMap((streams) => [...streams.keys()]);
  }

  /** A bot's stream is open here, with all of its tables: older ones end. */
  opened(bot: string, since: number): void {
    this.#tell({ [bot]: since }, false);
  }

  closed(bot: string): void {
    this.#tell({ [bot]: 0 }, false);
  }

  /** The node lives no more. */
  forgetNode(node: string): void {
    this.#byNode.delete(node);
  }

  close(): void {
    this.#stopHearing();
  }

  #hear({ node, streams, isAll }: Heard<Extract<ServerNews, { readonly kind: 'streams' }>>): void {
    const known = isAll ? new Map<string, number>() : (this.#byNode.get(node) ?? new Map());
    this.#byNode.set(node, known);
    for (const [bot, since] of Object.entries(streams)) {
      if (since === 0) known.delete(bot);
      else known.set(bot, since);
      const ours = this.#parts.since(bot);
      if (ours === undefined || since === 0) continue;
      const isNewer = since === ours ? node > this.#parts.bus.node : since > ours;
      if (isNewer) this.#parts.onNewer(bot);
      else this.opened(bot, ours);
    }
  }

  #tellAll(): void {
    const all = [...this.#parts.all()];
    this.#tell(Object.fromEntries(all.slice(0, MOST_BOTS)), true);
    for (let from = MOST_BOTS; from < all.length; from += MOST_BOTS)
      this.#tell(Object.fromEntries(all.slice(from, from + MOST_BOTS)), false);
  }

  #tell(streams: Streams, isAll: boolean): void {
    this.#parts.bus.publish({ kind: 'streams', streams, isAll });
  }
}
