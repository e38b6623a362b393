import {
  HEARTBEAT,
  OK,
  type OnlineSetup,
  type Result,
  readSetup,
  refused,
  writeSetup,
} from '@quarterdeck/tables';
import type { LineStream } from '../http/operation.ts';
import { log } from '../logging/log.ts';
import type { Bus } from '../nodes/bus.ts';
import type { NewsOfBot, ServerNews } from '../nodes/news.ts';
import type { Nodes } from '../nodes/nodes.ts';
import { sendOn } from '../nodes/send-on.ts';
import type { Counts } from '../online/limits.ts';
import type { Lobby } from '../online/lobby.ts';
import type { StoredBot } from '../store/bots/outside-bot-store.ts';
import type { OnlineTable, ServerStore } from '../store/server-store.ts';
import { botTableOf, tablesUnderWay } from './bot-cards.ts';
import { BotStream } from './bot-stream.ts';
import { StreamsElsewhere } from './streams-elsewhere.ts';

export type BotStreamsParts = {
  readonly store: ServerStore;
  readonly lobby: Lobby;
  readonly bus: Bus;
  /** By guest: connections that are open. */
  readonly connected: Counts;
  /** Milliseconds of a clock that nobody sets. */
  readonly ticks: () => number;
  /** Milliseconds since 1970. */
  readonly now: () => number;
};

/** A program that does not open another stream for so long after it was told to does not know the word. */
const PATIENCE_MS = 5_000;

/**
 * The event streams that are open here, and what concerns those of other nodes. Of several of one bot the
 * newest stays; the one before it ends when the new one has told of every table, so that nothing falls
 * between the two.
 */
export class BotStreams {
  readonly #parts: BotStreamsParts;
  /** By bot, the newest. */
  readonly #streams = new Map<string, BotStream>();
  readonly #elsewhere: StreamsElsewhere;
  readonly #stopHearing: () => void;
  readonly #timer: ReturnType<typeof setInterval>;
  #isFull = false;

  constructor(parts: BotStreamsParts) {
    const { bus } = parts;
    this.#parts = parts;
    this.#elsewhere = new StreamsElsewhere({
      bus,
      since: (bot) => this.#streams.get(bot)?.shownSince ?? undefined,
      all: () =>
        [...this.#streams].flatMap(([bot, { shownSince }]) =>
          shownSince === null ? [] : [[bot, shownSince]],
        ),
      onNewer: (bot) => this.#handOn(bot),
    });
    this.#stopHearing = bus.subscribe((news) => this.#hear(news));
    this.#timer = setInterval(() => this.#beat(), HEARTBEAT);
    this.#timer.unref();
  }

  /** Whether one may be opened here. */
  get areTaken(): boolean {
    return !this.#isFull;
  }

  /** Bots with a stream, on whatever node. */
  get here(): readonly string[] {
    return [...new Set([...this.#streams.keys(), ...this.#elsewhere.bots])];
  }

  isHere(bot: string): boolean {
    return this.#streams.has(bot) || this.#elsewhere.has(bot);
  }

  /** The same; news of a stream that was opened a moment ago on another node is waited for. */
  async isFound(bot: string): Promise<boolean> {
    return this.#streams.has(bot) || (await this.#elsewhere.find(bot));
  }

  async open(bot: StoredBot, token: string, lines: LineStream): Promise<void> {
    const { store, lobby, connected, now } = this.#parts;
    const before = this.#streams.get(bot.bot);
    const tellSeated = async (table: string): Promise<void> => {
      const online = await store.onlineTables.read(table);
      if (online !== undefined) stream.tell({ kind: 'seated', table: botTableOf(online, bot.bot) });
    };
    const stream: BotStream = new BotStream({
      bot: bot.bot,
      owner: bot.owner,
      token,
      lines,
      lobby,
      tellSeated,
      onLeft: () => {
        connected.remove(bot.bot);
        if (this.#streams.get(bot.bot) === stream) this.#forget(bot.bot);
      },
    });
    connected.add(bot.bot);
    this.#streams.set(bot.bot, stream);
    lines.onEnd(() => stream.close());
    stream.tell({ kind: 'welcome', name: bot.name, now: now() });
    try {
      await this.#followAll(bot.bot, stream);
    } catch (problem) {
      // It is opened again, and told then.
      stream.end();
      throw problem;
    } finally {
      before?.end();
    }
    if (this.#streams.get(bot.bot) !== stream) return;
    stream.shownSince = now();
    this.#elsewhere.opened(bot.bot, stream.shownSince);
  }

  /** Sends every bot on to other nodes, where there are some; no stream is opened here any more. */
  async sendOn(nodes: Pick<Nodes, 'findsOthers'>): Promise<void> {
    if (!(await nodes.findsOthers())) return;
    this.#isFull = true;
    const leavers = [...this.#streams.values()].map((stream) => ({
      tell: () => {
        stream.sayEnding();
        setTimeout(() => stream.end(), PATIENCE_MS).unref();
      },
      cut: () => stream.end(),
      isGone: () => stream.isEnded,
    }));
    await sendOn(leavers, this.#parts.ticks);
    if (leavers.length > 0) log.info(`Bots sent on to other nodes: ${leavers.length}.`);
  }

  /** Looks for such tables, or for other bots that do. */
  async seek(bot: string, setup: OnlineSetup): Promise<Result> {
    const stream = this.#streams.get(bot);
    if (stream !== undefined) return await stream.ask('seek', { setups: [setup] });
    if (!(await this.#parts.lobby.maySeek(bot))) return refused('too-many-tables');
    this.#tell({ kind: 'botSeeks', bot, setups: [writeSetup(setup)], isNew: true });
    return OK;
  }

  /** It has a seat there, and is to be told what happens. */
  async sits(bot: string, table: string): Promise<void> {
    this.#tell({ kind: 'botSits', bot, at: table });
    await this.#streams.get(bot)?.follow(table);
  }

  challenge(bot: string, by: string, online: OnlineTable): void {
    const stream = this.#streams.get(bot);
    if (stream === undefined) this.#tell({ kind: 'botChallenged', bot, by, at: online.table });
    else stream.tell({ kind: 'challenged', by, table: botTableOf(online, bot) });
  }

  /** Ends what a token has opened. */
  revoked(bot: string, token: string): void {
    this.#tell({ kind: 'botRevoked', bot, token });
    this.#revokedHere(bot, token);
  }

  /** Ends the stream of a bot here, and those of all bots that a person owns. */
  disconnect(person: string): void {
    for (const [bot, stream] of this.#streams)
      if (bot === person || stream.owner === person) stream.end();
  }

  /** The node lives no more. */
  forgetNode(node: string): void {
    this.#elsewhere.forgetNode(node);
  }

  close(): void {
    clearInterval(this.#timer);
    this.#stopHearing();
    this.#elsewhere.close();
    for (const stream of this.#streams.values()) stream.end();
  }

  async #followAll(bot: string, stream: BotStream): Promise<void> {
    for (const { table } of await tablesUnderWay(this.#parts.store, bot))
      await stream.follow(table);
  }

  /** The bot goes on by another node, and what it seeks with it. */
  #handOn(bot: string): void {
    const stream = this.#streams.get(bot);
    if (stream === undefined) return;
    const setups = stream.handOnSeek();
    if (setups.length > 0)
      this.#tell({ kind: 'botSeeks', bot, setups: setups.map(writeSetup), isNew: false });
    this.#forget(bot);
    stream.end();
  }

  #forget(bot: string): void {
    this.#streams.delete(bot);
    this.#elsewhere.closed(bot);
  }

  #revokedHere(bot: string, token: string): void {
    const stream = this.#streams.get(bot);
    if (stream?.token === token) stream.end();
  }

  #beat(): void {
    for (const [bot, stream] of this.#streams) {
      stream.tell({ kind: 'heartbeat' });
      // News of a seat may be lost.
      if (this.#parts.store.nodes.isShared) this.#orSay(this.#followAll(bot, stream));
    }
  }

  #tell(news: NewsOfBot): void {
    this.#parts.bus.publish(news);
  }

  #hear(news: ServerNews): void {
    const stream = 'bot' in news ? this.#streams.get(news.bot) : undefined;
    if (stream === undefined) return;
    if (news.kind === 'botSits') this.#orSay(stream.follow(news.at));
    else if (news.kind === 'botSeeks') stream.seekOn(news.setups.map(readSetup), news.isNew);
    else if (news.kind === 'botChallenged') this.#orSay(this.#challenged(news, stream));
    else if (news.kind === 'botRevoked') this.#revokedHere(news.bot, news.token);
  }

  async #challenged(
    { bot, by, at }: Extract<NewsOfBot, { readonly kind: 'botChallenged' }>,
    stream: BotStream,
  ): Promise<void> {
    const online = await this.#parts.store.onlineTables.read(at);
    if (online !== undefined)
      stream.tell({ kind: 'challenged', by, table: botTableOf(online, bot) });
  }

  #orSay(work: Promise<unknown>): void {
    work.catch((problem) => log.fault('News of a bot could not be read.', problem));
  }
}
