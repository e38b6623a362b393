import type { Choice } from '@quarterdeck/kernel';
import { portToSocket, RpcClient, type SocketLike } from '@quarterdeck/rpc';
import {
  LOBBY_VERBS,
  type OnlineTableCard,
  PROTOCOL,
  type Refusal,
  type Result,
  refused,
  type SeenEntry,
  type ServerMessage,
  TABLE_VERBS,
  type TableCalls,
  type TableUpdate,
  UpdateReader,
} from '@quarterdeck/tables';
import { WebSocket } from 'ws';

const VERBS = { ...LOBBY_VERBS, ...TABLE_VERBS };
type Rpc = RpcClient<typeof VERBS, Refusal>;

/** Becomes a guest; gives the cookie that says so. */
export async function newGuest(port: number): Promise<string> {
  const response = await fetch(`http://localhost:${port}/guest`);
  return response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
}

/** A client in a test: says what it wants, and keeps what it is told, as a page would. */
export class TestClient {
  readonly #wire: WebSocket;
  readonly #rpc: Rpc;
  /** For what concerns no open table. */
  readonly ask: Rpc['call'];
  readonly #listeners = new Set<() => void>();
  readonly sent: string[] = [];
  readonly messages: ServerMessage[] = [];
  readonly updates = new Map<string, TableUpdate>();
  readonly cards = new Map<string, OnlineTableCard>();
  /** By table: every entry, in the order it came. */
  readonly logs: Map<string, SeenEntry[]>;
  /** Its server has said that it ends: another one is to be called, and this line to be left then. */
  isEnding = false;
  /** The code that the connection was closed with; null while it holds. */
  closedWith: number | null = null;
  readonly #readers = new Map<string, UpdateReader>();

  private constructor(wire: WebSocket, logs: Map<string, SeenEntry[]>) {
    this.#wire = wire;
    this.logs = logs;
    wire.on('message', (data) => this.#hear(JSON.parse(data.toString()) as ServerMessage));
    this.#rpc = new RpcClient(VERBS, { lost: refused('host-lost').refusal });
    this.ask = (name, args, options) => this.#rpc.call(name, args, options);
    const port = portToSocket(wire as unknown as SocketLike);
    const post = (message: object): void => {
      this.sent.push(JSON.stringify(message));
      port.post(message);
    };
    this.#rpc.attach({ ...port, post });
    wire.on('close', (code) => {
      this.closedWith = code;
      this.#tell();
    });
  }

  /** `logs`: what another connection was told before this one. */
  static async call(
    port: number,
    cookie: string,
    logs: Map<string, SeenEntry[]> = new Map(),
    headers: { readonly [name: string]: string } = {},
    hears: 'changes' | 'whole' | 'changes and the end' = 'changes',
  ): Promise<TestClient> {
    const wanted = {
      changes: '&changes=1',
      whole: '',
      'changes and the end': '&changes=1&ending=1',
    }[hears];
    const url = `ws://localhost:${port}/wire?protocol=${PROTOCOL}${wanted}`;
    const wire = new WebSocket(url, { headers: { ...headers, cookie } });
    const client = new TestClient(wire, logs);
    await new Promise((resolve, reject) => {
      wire.once('open', resolve);
      wire.once('error', reject);
    });
    await client.until(() => client.messages.length > 0);
    return client;
  }

  get isConnected(): boolean {
    return this.#wire.readyState === WebSocket.OPEN;
  }

  /** What can be done at a table that is followed. */
  at(table: string): TableCalls {
    return this.#rpc.calls(TABLE_VERBS, table);
  }

  send(text: string): void {
    this.#wire.send(text);
  }

  open(table: string, invitation?: string): Promise<Result<OnlineTableCard>> {
    const after = this.logs.get(table)?.length ?? 0;
    return this.ask('follow', {
      table,
      after,
      ...(invitation === undefined ? {} : { invitation }),
    });
  }

  now(table: string): TableUpdate {
    const update = this.updates.get(table);
    if (update === undefined) throw new Error(`nothing was told of ${table}`);
    return update;
  }

  /** Plays the choice that `pick` takes of those offered. */
  async play(
    table: string,
    pick: (choices: readonly Choice[]) => Choice | undefined = (all) => all[0],
  ): Promise<Result> {
    const { question, seq } = this.now(table);
    const choice = pick(question?.choices ?? []) ?? { do: 'nothing' };
    return await this.at(table).play({ choice, seq });
  }

  /** Rejects where the connection ends before: nothing more will come. */
  until(isSo: () => boolean): Promise<void> {
    return new Promise((resolve, reject) => {
      const look = (): void => {
        if (isSo()) resolve();
        else if (this.closedWith === null) return;
        else reject(new Error(`the connection was closed with ${this.closedWith}`));
        this.#listeners.delete(look);
      };
      this.#listeners.add(look);
      look();
    });
  }

  disconnect(): void {
    this.#wire.terminate();
  }

  #hear(message: ServerMessage): void {
    const whole = message.kind === 'changed' ? this.#wholeOf(message) : message;
    this.messages.push(whole);
    if (message.kind === 'ending') this.isEnding = true;
    if (message.kind === 'card') this.cards.set(message.card.table, message.card);
    if (message.kind === 'table') this.#readerOf(message.update.table.id).whole(message.update);
    if (whole.kind === 'table') this.#grow(whole.update);
    this.#tell();
  }

  /** Changes are put together, as a page does it. */
  #wholeOf(message: Extract<ServerMessage, { readonly kind: 'changed' }>): ServerMessage {
    const update = this.#readerOf(message.table).changed(message);
    if (update === null) throw new Error('a change does not fit what was told before');
    return { kind: 'table', update };
  }

  #readerOf(table: string): UpdateReader {
    const reader = this.#readers.get(table) ?? new UpdateReader();
    this.#readers.set(table, reader);
    return reader;
  }

  #grow(update: TableUpdate): void {
    const { id } = update.table;
    const known = this.logs.get(id) ?? [];
    this.logs.set(id, [...known.slice(0, update.after), ...update.entries]);
    this.updates.set(id, update);
  }

  #tell(): void {
    for (const listener of [...this.#listeners]) listener();
  }
}

export function must<T>(answered: Result<T>): T {
  if (answered.ok) return answered.value;
  throw new Error(`${answered.refusal.code}: ${answered.refusal.sentence}`);
}

export const refusalIn = <T>(answered: Result<T>): string =>
  answered.ok ? 'done' : answered.refusal.code;

/** Ends when it is so; if it never is, the limit of all tests ends it. */
export const eventually = async (isSo: () => Promise<boolean>): Promise<void> => {
  while (!(await isSo())) await new Promise((resolve) => setTimeout(resolve, 20));
};
