import type { IncomingMessage } from 'node:http';
import {
  type BotTable,
  type OnlineSetup,
  ok,
  paceOf,
  type Result,
  refused,
} from '@quarterdeck/tables';
import type { HttpCall } from '../http/operation.ts';
import type { OnlineOperators } from '../http/operations.ts';
import type { Lobby } from '../online/lobby.ts';
import { pointsOf } from '../people/rating.ts';
import type { ServerStore } from '../store/server-store.ts';
import { botTableOf, setupFor, type Wanted } from './bot-cards.ts';
import type { Errands } from './errands.ts';
import type { Asking, OutsideBots } from './outside-bots.ts';

export type BotOperatorsParts = {
  readonly store: ServerStore;
  readonly lobby: Lobby;
  readonly bots: OutsideBots;
  readonly errands: Errands;
  /** Tables at which one bot sits at once. */
  readonly mostTables: number;
};

type AnyCall = HttpCall<unknown, unknown>;

/**
 * What a bot asks for with its token. All that it does at tables goes the way of a page's calls. Any node
 * does it; what comes of it is told by the event stream, on whatever node that is.
 */
export class BotOperators {
  readonly #parts: BotOperatorsParts;

  constructor(parts: BotOperatorsParts) {
    this.#parts = parts;
  }

  readonly operators = {
    botSelf: ({ request }) =>
      this.#asking(request, async ({ bot: { bot, name, ownerName } }) => {
        const [ratings, tables] = [
          await this.#parts.store.outsideBots.ratings([bot]),
          await this.#parts.bots.underWay(bot),
        ];
        return ok({
          name,
          owner: ownerName,
          ratings: ratings.map(({ game, mu, matches }) => ({
            game,
            rating: pointsOf({ mu }),
            matches,
          })),
          tables: tables.map((online) => botTableOf(online, bot)),
        });
      }),
    botEvents: ({ request, openStream }) =>
      this.#asking(request, async ({ bot, token }) => {
        const { bots } = this.#parts;
        if (!bots.streams.areTaken) return refused('draining');
        await bots.streams.open(bot, token, openStream());
        return ok({ kind: 'heartbeat' });
      }),
    botLobby: ({ request }) =>
      this.#asking(request, async ({ bot: { bot } }) => {
        const open = await this.#parts.lobby.forBots();
        const others = open.filter(({ seats }) =>
          seats.every((holder) => holder.kind !== 'guest' || holder.guest !== bot),
        );
        return ok({ tables: others.map((online) => botTableOf(online, bot)) });
      }),
    botSeek: (call) =>
      this.#sitting(call, async (bot) => {
        const setup = withPace(call.body);
        return setup.ok ? await done(this.#parts.bots.streams.seek(bot, setup.value)) : setup;
      }),
    botStopSeeking: (call) => this.#playing(call, (bot) => done(this.#ask(bot, 'stopSeeking', {}))),
    botSetTable: (call) =>
      this.#sitting(call, async (bot) => {
        const setup = withPace(call.body);
        if (!setup.ok) return setup;
        const made = await this.#ask<{ readonly table: string }>(bot, 'create', {
          setup: setup.value,
        });
        return made.ok ? await this.#seatedAt(bot, made.value.table) : made;
      }),
    botJoin: (call) =>
      this.#sitting(call, async (bot) => {
        const { invitation, seat } = call.body;
        for (;;) {
          const online = await this.#parts.store.onlineTables.invited(invitation);
          if (online === undefined) return refused('no-table');
          if (paceOf(online) === null) return refused('bot-needs-pace');
          const first = online.seats.findIndex(({ kind }) => kind === 'open');
          if (first < 0) return refused('no-open-seat');
          const joined = await this.#ask(bot, 'join', { invitation, seat: seat ?? first });
          if (joined.ok) return await this.#seatedAt(bot, online.table);
          // Somebody took it a moment before: there may be another.
          if (seat !== undefined || joined.refusal.code !== 'seat-taken') return joined;
        }
      }),
    botAnswer: ({ request, body, query }) =>
      this.#asking(request, ({ bot: { bot } }) => {
        const { seq, choice } = body;
        return done(this.#ask(bot, 'play', { seq, choice }, query.table));
      }),
    botLeave: ({ request, query }) =>
      this.#asking(request, ({ bot: { bot } }) =>
        done(this.#ask(bot, 'leave', { table: query.table })),
      ),
    botRematch: (call) =>
      this.#sitting(call, async (bot) => {
        const again = await this.#ask<string | null>(bot, 'rematch', {}, call.query.table);
        if (!again.ok) return again;
        if (again.value !== null) await this.#parts.bots.streams.sits(bot, again.value);
        return ok({ table: again.value });
      }),
  } satisfies Partial<OnlineOperators>;

  #ask<T>(bot: string, verb: string, args: object, table?: string): Promise<Result<T>> {
    return this.#parts.errands.ask(bot, verb, args, table);
  }

  #asking<T>(
    request: IncomingMessage,
    act: (asking: Asking) => Promise<Result<T>>,
  ): Promise<Result<T>> {
    const { bots } = this.#parts;
    return bots.during(async () => {
      const asked = await bots.of(request);
      return asked.ok ? await act(asked.value) : asked;
    });
  }

  /** For a bot whose event stream is open, here or on another node. */
  #playing<T>({ request }: AnyCall, act: (bot: string) => Promise<Result<T>>): Promise<Result<T>> {
    return this.#asking(request, async ({ bot: { bot } }) =>
      (await this.#parts.bots.streams.isFound(bot)) ? await act(bot) : refused('no-stream'),
    );
  }

  /** Where one more seat is wanted. */
  #sitting<T>(call: AnyCall, act: (bot: string) => Promise<Result<T>>): Promise<Result<T>> {
    const { bots, mostTables } = this.#parts;
    return this.#playing(call, async (bot) =>
      (await bots.underWay(bot)).length >= mostTables ? refused('too-many-seats') : await act(bot),
    );
  }

  async #seatedAt(bot: string, table: string): Promise<Result<BotTable>> {
    await this.#parts.bots.streams.sits(bot, table);
    const online = await this.#parts.store.onlineTables.read(table);
    return online === undefined ? refused('no-table') : ok(botTableOf(online, bot));
  }
}

async function done(asked: Promise<Result<unknown>>): Promise<Result<object>> {
  const result = await asked;
  return result.ok ? ok({}) : result;
}

/** Without one a bot that fails would keep people waiting for ever. */
const withPace = (wanted: Wanted): Result<OnlineSetup> => {
  const setup = setupFor(wanted);
  return paceOf(setup) === null ? refused('bot-needs-pace') : ok(setup);
};
