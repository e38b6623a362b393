import { type BotTable, ok, paceOf, type Result, refused } from '@quarterdeck/tables';
import type { HttpCall } from '../http/operation.ts';
import type { OnlineOperators } from '../http/operations.ts';
import type { Lobby } from '../online/lobby.ts';
import { pointsOf } from '../people/rating.ts';
import type { StoredBot } from '../store/bots/outside-bot-store.ts';
import type { ServerStore } from '../store/server-store.ts';
import { botTableOf, setupFor, type Wanted } from './bot-cards.ts';
import type { BotStream } from './bot-stream.ts';
import type { OutsideBots } from './outside-bots.ts';

export type BotOperatorsParts = {
  readonly store: ServerStore;
  readonly lobby: Lobby;
  readonly bots: OutsideBots;
  /** Tables at which one bot sits at once. */
  readonly mostTables: number;
};

type AnyCall = HttpCall<unknown, unknown>;

/** What a bot asks for with its token. All that it does at tables goes the way of a page's calls. */
export class BotOperators {
  readonly #parts: BotOperatorsParts;

  constructor(parts: BotOperatorsParts) {
    this.#parts = parts;
  }

  readonly operators = {
    botSelf: async ({ request }) => {
      const asked = await this.#parts.bots.of(request);
      if (!asked.ok) return asked;
      const { bot, name, ownerName } = asked.value.bot;
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
    },
    botEvents: async ({ request, openStream }) => {
      const asked = await this.#parts.bots.of(request);
      if (!asked.ok) return asked;
      const { bot, token } = asked.value;
      await this.#parts.bots.open(bot, token, openStream());
      return ok({ kind: 'heartbeat' });
    },
    botLobby: async ({ request }) => {
      const asked = await this.#parts.bots.of(request);
      if (!asked.ok) return asked;
      const { bot } = asked.value.bot;
      const open = await this.#parts.lobby.forBots();
      const others = open.filter(({ seats }) =>
        seats.every((holder) => holder.kind !== 'guest' || holder.guest !== bot),
      );
      return ok({ tables: others.map((online) => botTableOf(online, bot)) });
    },
    botSeek: (call) =>
      this.#sitting(call, (stream) => {
        const setup = withPace(call.body);
        return setup.ok
          ? done(stream.ask('seek', { setups: [setup.value] }))
          : Promise.resolve(setup);
      }),
    botStopSeeking: (call) => this.#playing(call, (stream) => done(stream.ask('stopSeeking', {}))),
    botSetTable: (call) =>
      this.#sitting(call, async (stream, bot) => {
        const setup = withPace(call.body);
        if (!setup.ok) return setup;
        const made = await stream.ask<{ readonly table: string }>('create', { setup: setup.value });
        return made.ok ? await this.#seatedAt(stream, bot, made.value.table) : made;
      }),
    botJoin: (call) =>
      this.#sitting(call, async (stream, bot) => {
        const { invitation, seat } = call.body;
        const online = await this.#parts.store.onlineTables.invited(invitation);
        if (online === undefined) return refused('no-table');
        if (paceOf(online) === null) return refused('bot-needs-pace');
        const first = online.seats.findIndex(({ kind }) => kind === 'open');
        if (first < 0) return refused('no-open-seat');
        const joined = await stream.ask('join', { invitation, seat: seat ?? first });
        return joined.ok ? await this.#seatedAt(stream, bot, online.table) : joined;
      }),
    botAnswer: (call) =>
      this.#playing(call, (stream) => {
        const { seq, choice } = call.body;
        return done(stream.ask('play', { seq, choice }, call.query.table));
      }),
    botLeave: (call) =>
      this.#playing(call, (stream) => done(stream.ask('leave', { table: call.query.table }))),
    botRematch: (call) =>
      this.#sitting(call, async (stream) => {
        const again = await stream.ask<string | null>('rematch', {}, call.query.table);
        if (!again.ok) return again;
        if (again.value !== null) await stream.follow(again.value);
        return ok({ table: again.value });
      }),
  } satisfies Partial<OnlineOperators>;

  /** For a bot whose event stream is open. */
  async #playing<T>(
    { request }: AnyCall,
    act: (stream: BotStream, bot: StoredBot) => Promise<Result<T>>,
  ): Promise<Result<T>> {
    const { bots } = this.#parts;
    const asked = await bots.of(request);
    if (!asked.ok) return asked;
    const { bot } = asked.value;
    const stream = bots.streamOf(bot.bot);
    return stream === undefined ? refused('no-stream') : await act(stream, bot);
  }

  /** Where one more seat is wanted. */
  #sitting<T>(
    call: AnyCall,
    act: (stream: BotStream, bot: StoredBot) => Promise<Result<T>>,
  ): Promise<Result<T>> {
    const { bots, mostTables } = this.#parts;
    return this.#playing(call, async (stream, bot) =>
      (await bots.underWay(bot.bot)).length >= mostTables
        ? refused('too-many-seats')
        : await act(stream, bot),
    );
  }

  async #seatedAt(stream: BotStream, bot: StoredBot, table: string): Promise<Result<BotTable>> {
    await stream.follow(table);
    const online = await this.#parts.store.onlineTables.read(table);
    return online === undefined ? refused('no-table') : ok(botTableOf(online, bot.bot));
  }
}

async function done(asked: Promise<Result<unknown>>): Promise<Result<object>> {
  const result = await asked;
  return result.ok ? ok({}) : result;
}

/** Without one a bot that fails would keep people waiting for ever. */
const withPace = (wanted: Wanted): Result<ReturnType<typeof setupFor>> => {
  const setup = setupFor(wanted);
  return paceOf(setup) === null ? refused('bot-needs-pace') : ok(setup);
};
