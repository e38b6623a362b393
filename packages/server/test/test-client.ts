import type { Choice } from '@quarterdeck/kernel';
import type {
  OnlineTableCard,
  Request,
  RequestOf,
  Result,
  ResultOf,
  SeenEntry,
  ServerMessage,
  TableUpdate,
  Verb,
} from '@quarterdeck/tables';
import { WebSocket } from 'ws';

type Fields<V extends Verb> = Omit<RequestOf<V>, 'id' | 'verb'>;

/** Becomes a guest; gives the cookie that says so. */
export async function newGuest(port: number): Promise<string> {
  const response = await fetch(`http://localhost:${port}/guest`);
  return response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
}

/** A client in a test: says what it wants, and keeps what it is told, as a page would. */
export class Sailor {
  readonly #wire: WebSocket;
  readonly #waiting = new Map<number, (value: never) => void>();
  readonly #listeners = new Set<() => void>();
  readonly messages: ServerMessage[] = [];
  readonly updates = new Map<string, TableUpdate>();
  readonly moored = new Map<string, OnlineTableCard>();
  /** By table: every telling, in the order it came. */
  readonly logs: Map<string, SeenEntry[]>;
  #lastId = 0;

  private constructor(wire: WebSocket, logs: Map<string, SeenEntry[]>) {
    this.#wire = wire;
    this.logs = logs;
    wire.on('message', (data) => this.#hear(JSON.parse(data.toString()) as ServerMessage));
    wire.on('close', () => this.#tell());
  }

  /** `logs`: what another connection was told before this one. */
  static async call(
    port: number,
    cookie: string,
    logs: Map<string, SeenEntry[]> = new Map(),
    headers: { readonly [name: string]: string } = {},
  ): Promise<Sailor> {
    const url = `ws://localhost:${port}/wire`;
    const wire = new WebSocket(url, { headers: { ...headers, cookie } });
    const sailor = new Sailor(wire, logs);
    await new Promise((resolve, reject) => {
      wire.once('open', resolve);
      wire.once('error', reject);
    });
    await sailor.until(() => sailor.messages.length > 0);
    return sailor;
  }

  get isConnected(): boolean {
    return this.#wire.readyState === WebSocket.OPEN;
  }

  ask<V extends Verb>(verb: V, fields: Fields<V>): Promise<ResultOf<V>> {
    this.#lastId++;
    const id = this.#lastId;
    return new Promise((resolve) => {
      this.#waiting.set(id, resolve as (value: never) => void);
      this.send(JSON.stringify({ id, verb, ...fields } as unknown as Request));
    });
  }

  send(text: string): void {
    this.#wire.send(text);
  }

  open(table: string, invitation?: string): Promise<ResultOf<'open'>> {
    const after = this.logs.get(table)?.length ?? 0;
    return this.ask('open', {
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
    return await this.ask('play', { table, choice, seq });
  }

  until(isSo: () => boolean): Promise<void> {
    return new Promise((resolve) => {
      const look = (): void => {
        if (!isSo()) return;
        this.#listeners.delete(look);
        resolve();
      };
      this.#listeners.add(look);
      look();
    });
  }

  hangUp(): void {
    this.#wire.terminate();
  }

  #hear(message: ServerMessage): void {
    this.messages.push(message);
    if (message.kind === 'answered') this.#waiting.get(message.id)?.(message.value as never);
    if (message.kind === 'moored') this.moored.set(message.moored.table, message.moored);
    if (message.kind === 'table') this.#grow(message.update);
    this.#tell();
  }

  #grow(update: TableUpdate): void {
    const { id } = update.table;
    const known = this.logs.get(id) ?? [];
    this.logs.set(id, [...known.slice(0, update.after), ...update.told]);
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
