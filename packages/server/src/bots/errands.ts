import { type Call, perform } from '@quarterdeck/rpc';
import type { Result } from '@quarterdeck/tables';
import type { ClientConnection, Lobby } from '../online/lobby.ts';
import type { Rooms } from '../online/rooms.ts';
import { refusalFor } from './bot-stream.ts';

/** What a node says that has not heard yet of what another one has told the bot. */
const MAY_BE_BEHIND: ReadonlySet<string> = new Set(['stale', 'not-dealt', 'no-seat', 'not-over']);

export type ErrandsParts = {
  readonly lobby: Lobby;
  readonly rooms: Rooms;
};

/** Does what a bot asks on whichever node it comes to, wherever its event stream is. */
export class Errands {
  readonly #parts: ErrandsParts;

  constructor(parts: ErrandsParts) {
    this.#parts = parts;
  }

  /** `table`: what it is done at, where that is a verb of tables. */
  async ask<T>(bot: string, verb: string, args: object, table?: string): Promise<Result<T>> {
    const asked = await this.#once<T>(bot, verb, args, table);
    if (asked.ok || table === undefined || !MAY_BE_BEHIND.has(asked.refusal.code)) return asked;
    await this.#parts.rooms.reread(table);
    return await this.#once(bot, verb, args, table);
  }

  async #once<T>(bot: string, verb: string, args: object, table?: string): Promise<Result<T>> {
    const connection = toldNothing(bot);
    const call: Call = { id: 0, verb, on: table, args };
    if (table !== undefined) await this.#parts.lobby.reach(connection, table);
    const asked = perform(this.#parts.lobby.services(connection), call, refusalFor);
    return (await asked) as Result<T>;
  }
}

/** The bot hears of it by its event stream. */
const toldNothing = (guest: string): ClientConnection => ({
  guest,
  push: nothing,
  send: nothing,
  hearsChanges: false,
  isBot: true,
  followed: new Map(),
});

const nothing = (): void => {};
