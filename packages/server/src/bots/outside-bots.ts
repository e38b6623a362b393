import type { IncomingMessage } from 'node:http';
import { HEARTBEAT, ok, type Result, refused } from '@quarterdeck/tables';
import type { LineStream } from '../http/operation.ts';
import { addressOf } from '../online/caller.ts';
import { isBanned } from '../online/guests.ts';
import { Buckets, type Counts, type Limits } from '../online/limits.ts';
import type { Lobby } from '../online/lobby.ts';
import type { StoredBot } from '../store/bots/outside-bot-store.ts';
import type { OnlineTable, ServerStore } from '../store/server-store.ts';
import { botTableOf, isOver } from './bot-cards.ts';
import { BotStream } from './bot-stream.ts';
import { hashOfToken, tokenIn } from './bot-tokens.ts';

export type OutsideBotsParts = {
  readonly store: ServerStore;
  readonly lobby: Lobby;
  readonly limits: Limits;
  /** By guest: connections that are open. */
  readonly connected: Counts;
  readonly ticks: () => number;
  readonly now: () => number;
};

/** More tables than a bot may have under way, and a few that have just ended. */
const TABLES_READ = 50;

/** Bots that people run elsewhere: who they are, and which of them are here. */
export class OutsideBots {
  readonly #parts: OutsideBotsParts;
  /** By bot. */
  readonly #streams = new Map<string, BotStream>();
  readonly #calls: Buckets;
  /** By address: tries with what is no token. */
  readonly #tries: Buckets;
  readonly #timer: ReturnType<typeof setInterval>;

  constructor(parts: OutsideBotsParts) {
    this.#parts = parts;
    this.#calls = new Buckets(parts.limits.botCalls, parts.ticks);
    this.#tries = new Buckets(parts.limits.signIns, parts.ticks);
    this.#timer = setInterval(() => {
      for (const stream of this.#streams.values()) stream.tell({ kind: 'heartbeat' });
    }, HEARTBEAT);
    this.#timer.unref();
  }

  /** Which bot a request comes from, and by which token. */
  async of(
    request: IncomingMessage,
  ): Promise<Result<{ readonly bot: StoredBot; readonly token: string }>> {
    const { store, now } = this.#parts;
    const token = tokenIn(request);
    const opened = token && (await store.outsideBots.opened(hashOfToken(token), now()));
    const bot = opened ? await store.outsideBots.read(opened.bot) : undefined;
    if (!opened || bot === undefined)
      return refused(this.#tries.take(addressOf(request)) ? 'not-a-token' : 'too-many-tries');
    for (const id of [bot.bot, bot.owner]) {
      const guest = await store.guests.read(id);
      if (guest !== undefined && isBanned(guest, now())) return refused('banned');
    }
    if (!this.#calls.take(bot.bot)) return refused('too-fast');
    return ok({ bot, token: opened.token });
  }

  streamOf(bot: string): BotStream | undefined {
    return this.#streams.get(bot);
  }

  get here(): readonly string[] {
    return [...this.#streams.keys()];
  }

  /** A second stream ends the first: who has lost one opens another. */
  async open(bot: StoredBot, token: string, lines: LineStream): Promise<void> {
    const { lobby, connected, now } = this.#parts;
    this.#streams.get(bot.bot)?.end();
    const tellSeated = async (table: string): Promise<void> => {
      const online = await this.#parts.store.onlineTables.read(table);
      if (online !== undefined) stream.tell({ kind: 'seated', table: botTableOf(online, bot.bot) });
    };
    const stream = new BotStream({
      bot: bot.bot,
      owner: bot.owner,
      token,
      lines,
      lobby,
      tellSeated,
    });
    connected.add(bot.bot);
    this.#streams.set(bot.bot, stream);
    lines.onEnd(() => {
      connected.remove(bot.bot);
      if (this.#streams.get(bot.bot) === stream) this.#streams.delete(bot.bot);
      stream.close();
    });
    stream.tell({ kind: 'welcome', name: bot.name, now: now() });
    for (const { table } of await this.underWay(bot.bot)) await stream.follow(table);
  }

  /** The tables at which it sits and that are not over. */
  async underWay(bot: string): Promise<readonly OnlineTable[]> {
    const mine = await this.#parts.store.onlineTables.of(bot, TABLES_READ);
    return mine.filter(
      (online) =>
        !isOver(online) &&
        online.seats.some((holder) => holder.kind === 'guest' && holder.guest === bot),
    );
  }

  /** Ends what a token has opened. */
  revoked(bot: string, token: string): void {
    const stream = this.#streams.get(bot);
    if (stream?.token === token) stream.end();
  }

  /** Ends the stream of a bot, and those of all bots that a person owns. */
  disconnect(person: string): void {
    for (const [bot, stream] of this.#streams)
      if (bot === person || stream.owner === person) stream.end();
  }

  close(): void {
    clearInterval(this.#timer);
    for (const stream of this.#streams.values()) stream.end();
  }
}
