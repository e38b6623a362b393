import type { Json } from '@quarterdeck/kernel/pack';
import { type Call, perform, type Service } from '@quarterdeck/rpc';
import {
  type BotEvent,
  type OnlineSetup,
  type Proposal,
  type Refusal,
  type Result,
  refusalOf,
  type SeenEntry,
  type ServerMessage,
  StorageFault,
  storageRefusal,
  type TableUpdate,
} from '@quarterdeck/tables';
import type { LineStream } from '../http/operation.ts';
import { log } from '../logging/log.ts';
import type { ClientConnection, Lobby } from '../online/lobby.ts';

export type BotStreamParts = {
  readonly bot: string;
  readonly owner: string;
  /** The token that opened it. */
  readonly token: string;
  readonly lines: LineStream;
  readonly lobby: Lobby;
  /** What the bot is told of a table where it has a seat. */
  readonly tellSeated: (table: string) => Promise<void>;
  /** Called once, when nothing is done for it any more. */
  readonly onLeft: () => void;
};

/** What is told of one table. */
type Told = {
  /** Happened after the last question. */
  since: SeenEntry[];
  /** The last question, so that it is asked once. */
  asked: string;
  isOver: boolean;
};

/**
 * One event stream: a connection like a person's, which is told of its seats what a page is told, and
 * passes on what concerns a bot. It follows every table at which the bot sits.
 */
export class BotStream {
  readonly token: string;
  readonly owner: string;
  readonly #parts: BotStreamParts;
  readonly #connection: ClientConnection;
  readonly #services: readonly Service<Refusal>[];
  readonly #told = new Map<string, Told>();
  #last: Promise<unknown> = Promise.resolve();
  /** Since when it tells of every table of the bot; null until then. */
  shownSince: number | null = null;
  #isEnding = false;
  #isEnded = false;
  #isClosed = false;
  #hasLeft = false;

  constructor(parts: BotStreamParts) {
    this.#parts = parts;
    this.token = parts.token;
    this.owner = parts.owner;
    this.#connection = {
      guest: parts.bot,
      push: (message) => this.#hear(message),
      send: (text) => this.#hear(JSON.parse(text) as ServerMessage),
      hearsChanges: false,
      isBot: true,
      followed: new Map(),
    };
    this.#services = parts.lobby.services(this.#connection);
  }

  tell(event: BotEvent): void {
    this.#parts.lines.send(JSON.stringify(event));
  }

  /** This node ends: the bot goes on by another one, and is served here until it does. */
  sayEnding(): void {
    this.#isEnding = true;
    this.tell({ kind: 'ending' });
  }

  /** The bot has another stream, or none any more. */
  end(): void {
    this.#isEnded = true;
    this.#parts.lines.end();
    this.#leave();
  }

  get isEnded(): boolean {
    return this.#isEnded;
  }

  /** The other side is gone. Who was told to open another stream is as good as here until that is open. */
  close(): void {
    this.#isClosed = true;
    this.#leave();
  }

  #leave(): void {
    if (this.#hasLeft || !this.#isClosed || (this.#isEnding && !this.#isEnded)) return;
    this.#hasLeft = true;
    this.#isEnded = true;
    void this.#last.then(() => this.#parts.lobby.disconnect(this.#connection));
    this.#parts.onLeft();
  }

  /** What the bot seeks, which another node goes on with. */
  handOnSeek(): readonly OnlineSetup[] {
    return this.#parts.lobby.handOnSeek(this.#connection);
  }

  /** Goes on with what was asked for on another node; `isNew`: whatever it sought before. */
  seekOn(setups: readonly OnlineSetup[], isNew: boolean): void {
    this.#parts.lobby.seekOn(this.#connection, setups, isNew);
  }

  /** One after the other, as a page's calls are: what is asked after a table was followed finds it so. */
  ask<T>(verb: string, args: object, on?: string): Promise<Result<T>> {
    const call: Call = { id: 0, verb, on, args };
    const asked = this.#last.then(() => perform(this.#services, call, refusalFor));
    this.#last = asked;
    return asked as Promise<Result<T>>;
  }

  /** Sits there from now on: says so, and follows it. */
  async follow(table: string): Promise<void> {
    if (this.#told.has(table)) return;
    this.#told.set(table, { since: [], asked: '', isOver: false });
    await this.#parts.tellSeated(table);
    const followed = await this.ask('follow', { table, after: 0 });
    if (!followed.ok) this.#told.delete(table);
  }

  #unfollow(table: string): void {
    this.#told.delete(table);
    void this.ask('unfollow', { table });
  }

  #hear(message: ServerMessage): void {
    if (message.kind === 'table') this.#hearUpdate(message.update);
    else if (message.kind === 'found') void this.follow(message.card.table);
    else if (message.kind === 'gone') this.#gone(message.table);
    else if (message.kind === 'card') {
      const { table, rematch, seats } = message.card;
      if (rematch !== null) {
        this.#unfollow(table);
        void this.follow(rematch);
      } else if (seats.every(({ who }) => who !== 'you')) this.#gone(table);
    }
  }

  #gone(table: string): void {
    if (!this.#told.has(table)) return;
    this.#unfollow(table);
    this.tell({ kind: 'gone', table });
  }

  #hearUpdate(update: TableUpdate): void {
    const { table, question, seq, view, outcome, timing, dueAt } = update;
    const told = this.#told.get(table.id);
    if (told === undefined || told.isOver) return;
    told.since.push(...update.entries);
    const ended = timing?.ended ?? null;
    if (outcome !== null || ended !== null) {
      told.isOver = true;
      this.tell({
        kind: 'over',
        table: table.id,
        ranks: outcome?.ranks ?? null,
        scores: (outcome?.scores ?? null) as Json,
        ended,
      });
      return;
    }
    this.#agree(update);
    // What it has sealed is answered, until somebody else's answer asks it anew.
    const isOwed = question !== null && question.given === null;
    const asked = isOwed ? `${question.step} ${JSON.stringify(question.choices)}` : '';
    // The same words may be asked again after its answer, or after one that was taken back; what
    // others answer meanwhile asks nothing anew.
    const isNew =
      asked !== told.asked ||
      update.entries.some(({ seat, kind }) => seat === update.viewer || kind === 'undo');
    told.asked = asked;
    if (!isOwed || !isNew) return;
    const { seat, step, choices } = question;
    const since = told.since as unknown as readonly Json[];
    told.since = [];
    this.tell({
      kind: 'asked',
      table: table.id,
      game: table.game,
      seat,
      seq,
      step,
      view: view as unknown as Json,
      choices: choices as readonly Json[],
      since,
      dueAt,
    });
  }

  /** A bot holds nobody up: what people at its table propose it agrees to. */
  #agree({ table, timing, viewer }: TableUpdate): void {
    for (const what of ['pause', 'abandon'] as const satisfies readonly Proposal[]) {
      const wanted = timing?.wanted[what] ?? [];
      if (wanted.length > 0 && wanted.every((seat) => seat !== viewer))
        void this.ask('propose', { table: table.id, what });
    }
  }
}

export function refusalFor(problem: unknown, verb: string): Refusal {
  if (problem instanceof StorageFault) return storageRefusal(problem).refusal;
  const { refusal } = refusalOf(problem);
  if (refusal.code === 'failed') log.fault('A call of a bot failed.', problem, { verb });
  return refusal;
}
