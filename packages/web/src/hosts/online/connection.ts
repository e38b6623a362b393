import { unreachable } from '@quarterdeck/kernel';
import { type Port, RpcClient, SENT_ON, SLOW_AFTER_MS, TIMEOUT_MS } from '@quarterdeck/rpc';
import {
  HEARTBEAT,
  LOBBY_VERBS,
  type OnlineTableCard,
  PROTOCOL,
  type Refusal,
  type Result,
  refused,
  type ServerMessage,
  TABLE_VERBS,
  type TableCalls,
  UpdateReader,
} from '@quarterdeck/tables';
import type { HostStatus } from '../host.ts';
import { backoff } from './backoff.ts';
import type { ConnectionParts } from './connection-parts.ts';
import { NextLine, type Taken } from './next-line.ts';
import { byOurClock } from './our-clock.ts';
import { readMessage } from './read-message.ts';
import { argsToFollow, type Followed, type LobbyMessage, type TableFeed } from './table-feed.ts';

/** A connection that held this long was a good one: the next pause is short again. */
const STEADY_MS = 5_000;
const SILENCE_MS = 2 * HEARTBEAT;
/** What was said to the server of before has arrived there by then, and others see nobody go. */
const LINGER_MS = 500;

const ONLINE_VERBS = { ...LOBBY_VERBS, ...TABLE_VERBS };
type OnlineClient = RpcClient<typeof ONLINE_VERBS, Refusal>;

/** What a call comes to without a server. A play may have arrived: it can be sent again. */
const OUT_OF_REACH: Refusal = refused(
  'host-lost',
  'The server cannot be reached just now. Try again in a moment.',
).refusal;
const outOfReach = { ok: false, refusal: OUT_OF_REACH } as const;

/** The page's one connection to a server of tables. It is made again until it is closed. */
export class Connection {
  readonly call: OnlineClient['call'];
  readonly #parts: ConnectionParts;
  readonly #rpc: OnlineClient;
  readonly #following = new Map<string, Followed>();
  readonly #listeners = new Set<() => void>();
  readonly #inLobby = new Set<(message: LobbyMessage) => void>();
  #port: Port | null = null;
  /** Of the server of before, which still owes an answer. */
  #former: Port | null = null;
  /** To the server that comes, where the present one ends. */
  #next: NextLine | null = null;
  /** The present one has said that it ends. */
  #isEnding = false;
  #state: HostStatus['state'] = 'reconnecting';
  #stage: 'away' | 'called' | 'welcome' | 'ready' | 'closed' = 'away';
  /** Of the guest, as the server last said it. */
  #name = '';
  #connectCount = 0;
  /** Milliseconds that the server's clock is ahead of this machine's. */
  #serverAhead = 0;
  #welcomedAt = 0;
  #tries = 0;
  #silence: ReturnType<typeof setTimeout> | undefined;
  #redial: ReturnType<typeof setTimeout> | undefined;

  constructor(parts: ConnectionParts) {
    this.#parts = parts;
    this.#rpc = new RpcClient(ONLINE_VERBS, {
      lost: OUT_OF_REACH,
      timeout: TIMEOUT_MS,
      slowAfter: SLOW_AFTER_MS,
      onSlow: (isSlow) => {
        if (this.#stage === 'ready') this.#setState(isSlow ? 'slow' : 'live');
      },
      onTimeout: () => {
        if (this.#stage === 'ready') this.#break();
      },
      onPush: (message) => this.#receive(readMessage(message)),
    });
    this.call = (name, args, options) => this.#rpc.call(name, args, options);
    this.#dial();
  }

  get state(): HostStatus['state'] {
    return this.#state;
  }

  get name(): string {
    return this.#name;
  }

  /** How often the server was reached: what was asked before may have been asked twice. */
  get connectCount(): number {
    return this.#connectCount;
  }

  /** What can be done at one table. */
  tableCalls(table: string): TableCalls {
    return this.#rpc.calls(TABLE_VERBS, table);
  }

  onState(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  onLobby(listener: (message: LobbyMessage) => void): () => void {
    this.#inLobby.add(listener);
    return () => this.#inLobby.delete(listener);
  }

  /** Shows a table to the feed from now on. Each table has one: the last who came. */
  follow(feed: TableFeed): Promise<Result<OnlineTableCard>> {
    if (this.#stage === 'closed') return Promise.resolve(outOfReach);
    return new Promise((resolve) => {
      const late = setTimeout(() => {
        this.#forget(feed);
        resolve(outOfReach);
      }, TIMEOUT_MS);
      const first = (answer: Result<OnlineTableCard>): void => {
        clearTimeout(late);
        resolve(answer);
      };
      this.#following.set(feed.table, { feed, reader: new UpdateReader(), first });
      this.catchUp(feed);
    });
  }

  /** Tells the server what the feed has, to be told the rest. */
  catchUp({ table }: TableFeed): void {
    const followed = this.#following.get(table);
    const isHeard = this.#stage === 'welcome' || this.#stage === 'ready';
    if (followed !== undefined && isHeard) void this.#follow(followed);
  }

  unfollow(feed: TableFeed): void {
    if (this.#forget(feed) && this.#stage === 'ready')
      void this.call('unfollow', { table: feed.table });
  }

  /**
   * The network is said to be back: there is no reason to wait out a pause. It may be said too early, so that
   * the first call fails: the pauses after it are short again, too.
   */
  retryNow(): void {
    this.#tries = 0;
    if (this.#stage === 'away') this.#dial();
  }

  close(): void {
    this.#end();
    this.#listeners.clear();
    this.#inLobby.clear();
  }

  #dial(): void {
    clearTimeout(this.#redial);
    this.#tries++;
    this.#stage = 'called';
    const port = this.#openPort();
    this.#port = port;
    this.#awaitMore();
    this.#rpc.attach(port, true);
  }

  #openPort(): Port {
    const bare = this.#parts.open();
    const listen: Port['listen'] = (hear) =>
      bare.listen((message) => {
        if (this.#port === port) this.#awaitMore();
        hear(message);
      });
    const port: Port = { ...bare, listen };
    bare.onLoss((why) => {
      if (this.#port === port) this.#break(why === SENT_ON);
      else if (this.#next?.port === port) this.#next.fail();
      else this.#rpc.lose(port);
    });
    return port;
  }

  /** The server ends: another one shows everything before this one is left. */
  #callNext(): void {
    if (!this.#isEnding || this.#next !== null || this.#stage !== 'ready') return;
    this.#next = new NextLine({
      port: this.#openPort(),
      lost: OUT_OF_REACH,
      tables: () => [...this.#following.values()].map(argsToFollow),
      onReady: (taken) => this.#moveTo(taken),
      onFailed: () => {
        this.#next = null;
        const pause = backoff(this.#tries++, this.#parts.chance());
        this.#redial = setTimeout(() => this.#callNext(), pause);
      },
    });
  }

  #moveTo({ port, messages, followed }: Taken): void {
    const former = this.#port;
    this.#next = null;
    this.#isEnding = false;
    this.#tries = 0;
    this.#former?.close();
    this.#former = former;
    this.#port = port;
    this.#awaitMore();
    this.#rpc.moveTo(port, () => setTimeout(() => former?.close(), LINGER_MS));
    const present = [...this.#following.values()];
    for (const one of present) one.reader = new UpdateReader();
    for (const message of messages) this.#receive(message);
    // The welcome of another protocol has ended it.
    if (this.#port !== port) return;
    for (const one of present) {
      const card = followed.get(one.feed.table);
      // Opened since this line was asked for what there was then.
      if (card === undefined) void this.#follow(one);
      else this.#followed(one, card);
    }
    for (const table of followed.keys())
      if (!this.#following.has(table)) void this.call('unfollow', { table });
    this.#tell();
  }

  #awaitMore(): void {
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => this.#break(), SILENCE_MS);
  }

  /** Undefined: what no server of this protocol says. */
  #receive(message: ServerMessage | undefined): void {
    const isExpected = this.#stage !== 'called' || message?.kind === 'welcome';
    if (message === undefined || !isExpected) {
      reportProblem('The server said what this page cannot read.');
      this.#break();
      return;
    }
    switch (message.kind) {
      case 'welcome':
        this.#welcome(message);
        break;
      case 'table':
      case 'changed':
        this.#update(message);
        break;
      case 'card':
        this.#following.get(message.card.table)?.feed.card(message.card);
        break;
      case 'lobby':
      case 'found':
        for (const listener of [...this.#inLobby]) listener(message);
        break;
      case 'said':
        this.#following.get(message.table)?.feed.said(message.message);
        break;
      case 'gone':
        this.#lose(message.table, refused('no-table').refusal);
        break;
      case 'fault':
        reportProblem(message.refusal.sentence);
        break;
      case 'ending':
        this.#isEnding = true;
        this.#tries = 0;
        this.#callNext();
        break;
      case 'answered':
      case 'heartbeat':
        break;
      default:
        unreachable(message);
    }
  }

  #welcome(message: Extract<ServerMessage, { readonly kind: 'welcome' }>): void {
    const { protocol, guest, now, page } = message;
    if (protocol !== PROTOCOL) {
      this.#end();
      this.#parts.onProtocolMismatch(protocol);
      return;
    }
    if (typeof page === 'string') this.#parts.onPageVersion?.(page);
    this.#name = guest.name;
    this.#serverAhead = now === undefined ? 0 : now - Date.now();
    this.#connectCount++;
    this.#welcomedAt = Date.now();
    // One that was moved to shows everything already.
    if (this.#stage !== 'called') return;
    this.#stage = 'welcome';
    void this.#resume();
  }

  /** What does not fit what is known is asked for as a whole. */
  #update(message: Extract<ServerMessage, { readonly kind: 'table' | 'changed' }>): void {
    const table = message.kind === 'table' ? message.update.table.id : message.table;
    const followed = this.#following.get(table);
    if (followed === undefined) return;
    const { reader, feed } = followed;
    const update =
      message.kind === 'table' ? reader.whole(message.update) : reader.changed(message);
    if (update === null) this.catchUp(feed);
    else feed.update(byOurClock(update, this.#serverAhead));
  }

  /** Tables first: whatever else was asked may be about them. */
  async #resume(): Promise<void> {
    const port = this.#port;
    await Promise.all([...this.#following.values()].map((followed) => this.#follow(followed)));
    if (this.#port !== port) return;
    this.#stage = 'ready';
    this.#rpc.release();
    this.#setState('live');
    this.#callNext();
  }

  async #follow(followed: Followed): Promise<void> {
    const { feed, first } = followed;
    const { table } = feed;
    const answer = await this.#rpc.call('follow', argsToFollow(followed), { first: true });
    // It is followed again with the next connection; and whoever left does not want to know.
    const isLost = !answer.ok && answer.refusal === OUT_OF_REACH;
    if (isLost || this.#following.get(table) !== followed) return;
    if (answer.ok) this.#followed(followed, answer.value);
    else {
      this.#lose(table, answer.refusal);
      first(answer);
    }
  }

  #followed({ feed, first }: Followed, card: OnlineTableCard): void {
    feed.card(card);
    feed.followed();
    first({ ok: true, value: card });
  }

  #lose(table: string, refusal: Refusal): void {
    const followed = this.#following.get(table);
    this.#following.delete(table);
    followed?.feed.gone(refusal);
  }

  /** False where somebody else follows the table by now. */
  #forget(feed: TableFeed): boolean {
    if (this.#following.get(feed.table)?.feed !== feed) return false;
    return this.#following.delete(feed.table);
  }

  #setState(state: HostStatus['state']): void {
    if (state === this.#state) return;
    this.#state = state;
    this.#tell();
  }

  #tell(): void {
    for (const listener of [...this.#listeners]) listener();
  }

  /** `isSentOn`: another server is there already, and callers are sent to it a few at a time. */
  #break(isSentOn = false): void {
    this.#hangUp();
    const held = this.#stage === 'ready' && Date.now() - this.#welcomedAt >= STEADY_MS;
    if (held || isSentOn) this.#tries = 0;
    this.#stage = 'away';
    const pause = isSentOn ? 0 : backoff(this.#tries, this.#parts.chance());
    this.#redial = setTimeout(() => this.#dial(), pause);
    this.#rpc.detach();
    this.#setState('reconnecting');
  }

  #end(): void {
    this.#hangUp();
    this.#stage = 'closed';
    clearTimeout(this.#redial);
    this.#rpc.close();
    this.#setState('lost');
  }

  #hangUp(): void {
    clearTimeout(this.#silence);
    const port = this.#port;
    this.#port = null;
    port?.close();
    this.#next?.close();
    this.#next = null;
    this.#isEnding = false;
    this.#former?.close();
    this.#former = null;
    clearTimeout(this.#redial);
  }
}

/** In the console, for the people who maintain the page. */
function reportProblem(what: string): void {
  console.error(new Error(what));
}
