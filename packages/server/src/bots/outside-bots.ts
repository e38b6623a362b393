import type { IncomingMessage } from 'node:http';
import { ok, type Result, refused } from '@quarterdeck/tables';
import { addressOf } from '../online/caller.ts';
import { isBanned } from '../online/guests.ts';
import { Buckets, type Limits } from '../online/limits.ts';
import type { StoredBot } from '../store/bots/outside-bot-store.ts';
import type { OnlineTable } from '../store/server-store.ts';
import { tablesUnderWay } from './bot-cards.ts';
import { BotStreams, type BotStreamsParts } from './bot-streams.ts';
import { hashOfToken, tokenIn } from './bot-tokens.ts';

export type OutsideBotsParts = BotStreamsParts & { readonly limits: Limits };

/** Which bot asks, and by which token. */
export type Asking = { readonly bot: StoredBot; readonly token: string };

/** A request that takes longer is not waited for: its bot asks the next server again. */
const FINISH_MS = 5_000;

/** Bots that people run elsewhere: who they are, and which of them are here. */
export class OutsideBots {
  readonly streams: BotStreams;
  readonly #parts: OutsideBotsParts;
  readonly #calls: Buckets;
  /** By address: tries with what is no token. */
  readonly #tries: Buckets;
  /** Requests that are being answered. */
  readonly #underWay = new Set<Promise<unknown>>();
  #isClosing = false;

  constructor(parts: OutsideBotsParts) {
    this.streams = new BotStreams(parts);
    this.#parts = parts;
    this.#calls = new Buckets(parts.limits.botCalls, parts.ticks);
    this.#tries = new Buckets(parts.limits.signIns, parts.ticks);
  }

  async of(request: IncomingMessage): Promise<Result<Asking>> {
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

  /** The tables at which it sits and that are not over. */
  underWay(bot: string): Promise<readonly OnlineTable[]> {
    return tablesUnderWay(this.#parts.store, bot);
  }

  /** What is asked before the end is done and acknowledged; what comes later is for the next server. */
  async during<T>(work: () => Promise<Result<T>>): Promise<Result<T>> {
    if (this.#isClosing) return refused('draining');
    const answering = work();
    this.#underWay.add(answering);
    try {
      return await answering;
    } finally {
      this.#underWay.delete(answering);
    }
  }

  async close(): Promise<void> {
    this.#isClosing = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tooLong = new Promise((resolve) => {
      timer = setTimeout(resolve, FINISH_MS);
    });
    await Promise.race([Promise.allSettled(this.#underWay), tooLong]);
    clearTimeout(timer);
    this.streams.close();
  }
}
