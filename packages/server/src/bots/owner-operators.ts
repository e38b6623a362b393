import type { IncomingMessage } from 'node:http';
import {
  type HostEnv,
  markedAsBot,
  type OutsideBot,
  ok,
  paceOf,
  type Result,
  refused,
} from '@quarterdeck/tables';
import type { OnlineOperators } from '../http/operations.ts';
import { accessOf } from '../online/card.ts';
import { Buckets, type Limits } from '../online/limits.ts';
import { cleanName } from '../online/names.ts';
import { type AskingParts, whoAsks } from '../people/asking.ts';
import { pointsOf } from '../people/rating.ts';
import type { StoredBot } from '../store/bots/outside-bot-store.ts';
import type { Guest, ServerStore } from '../store/server-store.ts';
import { hashOfToken, newToken } from './bot-tokens.ts';
import type { OutsideBots } from './outside-bots.ts';

export type OwnerOperatorsParts = AskingParts & {
  readonly store: ServerStore;
  readonly env: HostEnv;
  readonly bots: OutsideBots;
  /** Ends every connection of somebody, on all nodes. */
  readonly disconnect: (person: string) => void;
  readonly limits: Limits;
  readonly ticks: () => number;
};

/** What people do about bots: make and end their own, and challenge those that are here. */
export class OwnerOperators {
  readonly #parts: OwnerOperatorsParts;
  readonly #challenges: Buckets;

  constructor(parts: OwnerOperatorsParts) {
    this.#parts = parts;
    this.#challenges = new Buckets(parts.limits.challenges, parts.ticks);
  }

  readonly operators = {
    outsideBots: async ({ request }) => {
      const asked = await whoAsks(this.#parts, request, 'account');
      return asked.ok ? ok({ bots: await cardsOf(this.#parts, asked.value) }) : asked;
    },
    addBot: async ({ request, body }) => {
      const asked = await whoAsks(this.#parts, request, 'account');
      if (!asked.ok) return asked;
      const called = cleanName(body.name);
      if (called === '') return refused('needs-name');
      const [id, handle] = [this.#parts.env.newId(), this.#parts.env.newId()];
      const name = markedAsBot(called);
      const bot = {
        bot: id,
        handle,
        name,
        owner: asked.value.id,
        createdAt: this.#parts.env.now(),
      };
      const added = await this.#parts.store.outsideBots.add(bot, this.#parts.limits.outsideBots);
      return added === 'full' ? refused('too-many-bots') : ok({ id });
    },
    retireBot: ({ request, query }) =>
      this.#owning(request, query.bot, async ({ bot }) => {
        await this.#parts.store.outsideBots.retire(bot);
        this.#parts.disconnect(bot);
        return ok({});
      }),
    addBotToken: ({ request, query, body }) =>
      this.#owning(request, query.bot, async ({ bot }) => {
        const name = cleanName(body.name);
        if (name === '') return refused('needs-name');
        const token = newToken();
        const row = {
          id: this.#parts.env.newId(),
          bot,
          name,
          hash: hashOfToken(token),
          createdAt: this.#parts.env.now(),
        };
        const added = await this.#parts.store.outsideBots.addToken(
          row,
          this.#parts.limits.botTokens,
        );
        return added === 'full' ? refused('too-many-tokens') : ok({ token });
      }),
    revokeBotToken: ({ request, query }) =>
      this.#owning(request, query.bot, async ({ bot }) => {
        if ((await this.#parts.store.outsideBots.revoke(bot, query.token)) === 'gone')
          return refused('nothing-there');
        this.#parts.bots.streams.revoked(bot, query.token);
        return ok({});
      }),
    botsHere: async ({ request }) => {
      const asked = await whoAsks(this.#parts, request);
      if (!asked.ok) return asked;
      const here = await Promise.all(
        this.#parts.bots.streams.here.map((bot) => this.#parts.store.outsideBots.read(bot)),
      );
      const known = here.flatMap((bot) => bot ?? []);
      return ok({
        bots: known.map(({ handle, name, ownerName }) => ({ handle, name, owner: ownerName })),
      });
    },
    challengeBot: async ({ request, query, body }) => {
      const asked = await whoAsks(this.#parts, request);
      if (!asked.ok) return asked;
      const guest = asked.value;
      const online = await this.#parts.store.onlineTables.read(body.table);
      const access = online && accessOf(online, guest.id, undefined);
      if (!online || access?.isInvited !== true) return refused('no-table');
      if (!online.seats.some(({ kind }) => kind === 'open')) return refused('no-open-seat');
      if (paceOf(online) === null) return refused('bot-needs-pace');
      const bot = await this.#parts.store.outsideBots.byHandle(query.handle);
      if (!bot || !this.#parts.bots.streams.isHere(bot.bot)) return refused('bot-not-here');
      if (!this.#challenges.take(guest.id)) return refused('too-fast');
      this.#parts.bots.streams.challenge(bot.bot, guest.name, online);
      return ok({});
    },
  } satisfies Partial<OnlineOperators>;

  /** For a person with an account who owns the bot. */
  async #owning<T>(
    request: IncomingMessage,
    bot: string,
    act: (bot: StoredBot) => Promise<Result<T>>,
  ): Promise<Result<T>> {
    const asked = await whoAsks(this.#parts, request, 'account');
    if (!asked.ok) return asked;
    const found = await this.#parts.store.outsideBots.read(bot);
    return found?.owner === asked.value.id ? await act(found) : refused('nothing-there');
  }
}

async function cardsOf(
  { store, bots }: OwnerOperatorsParts,
  owner: Guest,
): Promise<readonly OutsideBot[]> {
  const own = await store.outsideBots.of(owner.id);
  const ids = own.map(({ bot }) => bot);
  const [tokens, ratings] = [
    await store.outsideBots.tokens(ids),
    await store.outsideBots.ratings(ids),
  ];
  return own.map(({ bot, name, createdAt }) => ({
    id: bot,
    name,
    since: createdAt,
    isHere: bots.streams.isHere(bot),
    tokens: tokens
      .filter((token) => token.bot === bot)
      .map(({ id, name: called, createdAt: since, usedAt }) => ({
        id,
        name: called,
        since,
        usedAt,
      })),
    ratings: ratings
      .filter((rating) => rating.bot === bot)
      .map(({ game, mu, matches }) => ({ game, rating: pointsOf({ mu }), matches })),
  }));
}
