import {
  HEARTBEAT,
  type OnlineTableCard,
  PROTOCOL,
  type Refusal,
  type Request,
  type ResultOf,
  refused,
  type ServerMessage,
  type TableUpdate,
  type Verb,
} from '@quarterdeck/tables';
import type { Link } from '../host.ts';
import { Asking, type FieldsOf, OUT_OF_REACH, PATIENCE } from './asking.ts';
import { pauseBefore } from './pauses.ts';
import { readMessage } from './reading-message.ts';
import type { Dial, Socket } from './socket.ts';

/** A connection that held for so long was a good one: the next pause is short again. */
const STEADY = 5_000;
const SILENCE = 2 * HEARTBEAT;

export type ConnectionParts = {
  readonly dial: Dial;
  /** From 0 up to, not including, 1: spreads those who come back. */
  readonly chance: () => number;
  /** The server speaks another protocol than this page: only a new page helps. */
  readonly onForeign: () => void;
};

/** Whoever follows one table. */
export type Follower = {
  readonly table: string;
  readonly invitation: string | undefined;
  /** The last moment it has. */
  after(): number;
  update(update: TableUpdate): void;
  moored(moored: OnlineTableCard): void;
  /** Nothing more will come. */
  gone(refusal: Refusal): void;
};

type Followed = {
  readonly follower: Follower;
  /** What came of the first attempt to open it. */
  readonly first: (answer: ResultOf<'open'>) => void;
};

/** The page's one connection to a server of tables. It is made again until it is closed. */
export class Connection {
  readonly #parts: ConnectionParts;
  readonly #asking: Asking;
  readonly #following = new Map<string, Followed>();
  readonly #listeners = new Set<() => void>();
  #socket: Socket | null = null;
  #state: Link['state'] = 'mending';
  #stage: 'away' | 'called' | 'welcome' | 'ready' | 'closed' = 'away';
  /** Of the guest, as the server last said it. */
  #name = '';
  #welcomes = 0;
  #welcomedAt = 0;
  #tries = 0;
  #silence: ReturnType<typeof setTimeout> | undefined;
  #redial: ReturnType<typeof setTimeout> | undefined;

  constructor(parts: ConnectionParts) {
    this.#parts = parts;
    this.#asking = new Asking({
      onSlow: (isSlow) => {
        if (this.#stage === 'ready') this.#say(isSlow ? 'slow' : 'live');
      },
      onSilence: () => {
        if (this.#stage === 'ready') this.#break();
      },
    });
    this.#call();
  }

  get state(): Link['state'] {
    return this.#state;
  }

  get name(): string {
    return this.#name;
  }

  /** How often the server was reached: what was asked before may have been asked twice. */
  get welcomes(): number {
    return this.#welcomes;
  }

  onState(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  ask<V extends Verb>(verb: V, fields: FieldsOf<V>): Promise<ResultOf<V>> {
    if (this.#stage === 'closed') return Promise.resolve(OUT_OF_REACH);
    const { request, answer } = this.#asking.add(verb, fields);
    if (this.#stage === 'ready') this.#post(request);
    return answer;
  }

  /** Shows a table to the follower from now on. Each table has one: the last who came. */
  follow(follower: Follower): Promise<ResultOf<'open'>> {
    if (this.#stage === 'closed') return Promise.resolve(OUT_OF_REACH);
    return new Promise((resolve) => {
      const late = setTimeout(() => {
        this.#forget(follower);
        resolve(OUT_OF_REACH);
      }, PATIENCE);
      const first = (answer: ResultOf<'open'>): void => {
        clearTimeout(late);
        resolve(answer);
      };
      this.#following.set(follower.table, { follower, first });
      this.catchUp(follower);
    });
  }

  /** Tells the server what the follower has, to be told the rest. */
  catchUp({ table }: Follower): void {
    const followed = this.#following.get(table);
    const isHeard = this.#stage === 'welcome' || this.#stage === 'ready';
    if (followed !== undefined && isHeard) void this.#open(followed);
  }

  leave(follower: Follower): void {
    if (this.#forget(follower) && this.#stage === 'ready')
      void this.ask('close', { table: follower.table });
  }

  /** The network is said to be back: there is no reason to wait out a pause. */
  nudge(): void {
    if (this.#stage === 'away') this.#call();
  }

  close(): void {
    this.#end();
    this.#listeners.clear();
  }

  #call(): void {
    clearTimeout(this.#redial);
    this.#tries++;
    this.#stage = 'called';
    const socket: Socket = this.#parts.dial({
      said: (text) => {
        if (this.#socket === socket) this.#hear(text);
      },
      lost: () => {
        if (this.#socket === socket) this.#break();
      },
    });
    this.#socket = socket;
    this.#listen();
  }

  #listen(): void {
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => this.#break(), SILENCE);
  }

  #hear(text: string): void {
    this.#listen();
    const message = readMessage(text);
    const isExpected = this.#stage !== 'called' || message?.kind === 'welcome';
    if (message !== undefined && isExpected) {
      this.#receive(message);
      return;
    }
    complain('The server said what this page cannot read.');
    this.#break();
  }

  #receive(message: ServerMessage): void {
    switch (message.kind) {
      case 'welcome':
        this.#welcome(message);
        break;
      case 'answered':
        this.#asking.settle(message.id, message.value);
        break;
      case 'table':
        this.#following.get(message.update.table.id)?.follower.update(message.update);
        break;
      case 'moored':
        this.#following.get(message.moored.table)?.follower.moored(message.moored);
        break;
      case 'gone':
        this.#lose(message.table, refused('no-table').refusal);
        break;
      case 'fault':
        complain(message.refusal.sentence);
        break;
      case 'heartbeat':
        break;
    }
  }

  #welcome({ protocol, guest }: Extract<ServerMessage, { readonly kind: 'welcome' }>): void {
    if (protocol !== PROTOCOL) {
      this.#end();
      this.#parts.onForeign();
      return;
    }
    this.#name = guest.name;
    this.#welcomes++;
    this.#welcomedAt = Date.now();
    this.#stage = 'welcome';
    void this.#resume();
  }

  /** Tables first: whatever else was asked may be about them. */
  async #resume(): Promise<void> {
    const socket = this.#socket;
    await Promise.all([...this.#following.values()].map((followed) => this.#open(followed)));
    if (this.#socket !== socket) return;
    this.#stage = 'ready';
    for (const request of this.#asking.owed()) this.#post(request);
    this.#say('live');
  }

  async #open(followed: Followed): Promise<void> {
    const { follower, first } = followed;
    const { table, invitation } = follower;
    const { request, answer } = this.#asking.add('open', {
      table,
      after: follower.after(),
      ...(invitation === undefined ? {} : { invitation }),
    });
    this.#post(request);
    const opened = await answer;
    // It is opened again with the next connection; and whoever left does not want to know.
    if (opened === OUT_OF_REACH || this.#following.get(table) !== followed) return;
    if (opened.ok) follower.moored(opened.value);
    else this.#lose(table, opened.refusal);
    first(opened);
  }

  #lose(table: string, refusal: Refusal): void {
    const followed = this.#following.get(table);
    this.#following.delete(table);
    followed?.follower.gone(refusal);
  }

  /** False where somebody else follows the table by now. */
  #forget(follower: Follower): boolean {
    if (this.#following.get(follower.table)?.follower !== follower) return false;
    return this.#following.delete(follower.table);
  }

  #post(request: Request): void {
    this.#socket?.say(JSON.stringify(request));
  }

  #say(state: Link['state']): void {
    if (state === this.#state) return;
    this.#state = state;
    for (const listener of [...this.#listeners]) listener();
  }

  #break(): void {
    this.#hangUp();
    const held = this.#stage === 'ready' && Date.now() - this.#welcomedAt >= STEADY;
    if (held) this.#tries = 0;
    this.#stage = 'away';
    const pause = pauseBefore(this.#tries, this.#parts.chance());
    this.#redial = setTimeout(() => this.#call(), pause);
    this.#asking.broke();
    this.#say('mending');
  }

  #end(): void {
    this.#hangUp();
    this.#stage = 'closed';
    clearTimeout(this.#redial);
    this.#asking.giveUp();
    this.#say('lost');
  }

  #hangUp(): void {
    clearTimeout(this.#silence);
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }
}

/** In the console, for whoever looks after the page. */
function complain(what: string): void {
  console.error(new Error(what));
}
