import { once } from 'node:events';
import { portToSocket, RpcClient, type SocketLike } from '@quarterdeck/rpc';
import {
  LOBBY_VERBS,
  PROTOCOL,
  type Refusal,
  type Result,
  refused,
  type ServerMessage,
  TABLE_VERBS,
  type TableCalls,
  type TableUpdate,
  UpdateReader,
} from '@quarterdeck/tables';
import { WebSocket } from 'ws';

const VERBS = { ...LOBBY_VERBS, ...TABLE_VERBS };

/** A guest at the other end of a socket, who keeps no more than the last update of one table. */
export class Client {
  readonly rpc: RpcClient<typeof VERBS, Refusal>;
  readonly #reader = new UpdateReader();
  readonly #socket: WebSocket;
  update: TableUpdate | null = null;
  /** Bytes that came. */
  heard = 0;
  isConnected = true;
  /** Kept once the line is lost. */
  readonly closed: Promise<unknown>;
  onUpdate: () => void = () => {};

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    this.rpc = new RpcClient(VERBS, {
      lost: refused('host-lost').refusal,
      onPush: (message) => this.#hear(message as ServerMessage),
    });
    this.rpc.attach(portToSocket(socket as unknown as SocketLike));
    socket.on('message', (data) => {
      this.heard += (data as Buffer).length;
    });
    this.closed = new Promise((resolve) => {
      socket.once('close', () => {
        this.isConnected = false;
        this.rpc.close();
        resolve(undefined);
      });
    });
  }

  /** `from`: the address that a proxy on this machine would say the visitor comes from. */
  static async call(port: number, from?: string): Promise<Client> {
    return await Client.as(await becomeGuest(port, from), port, from);
  }

  /** A guest of before, by the cookie. */
  static async as(cookie: string, port: number, from?: string): Promise<Client> {
    const address = `ws://127.0.0.1:${port}/wire?protocol=${PROTOCOL}&changes=1`;
    const socket = new WebSocket(address, { headers: { cookie, ...comesFrom(from) } });
    await once(socket, 'open');
    return new Client(socket);
  }

  /** What can be done at a table that is followed. */
  at(table: string): TableCalls {
    return this.rpc.calls(TABLE_VERBS, table);
  }

  disconnect(): void {
    this.#socket.terminate();
  }

  #hear(message: ServerMessage): void {
    if (message.kind === 'table') this.update = this.#reader.whole(message.update);
    else if (message.kind === 'changed') this.update = this.#reader.changed(message);
    else return;
    this.onUpdate();
  }
}

export const comesFrom = (from: string | undefined): { readonly [name: string]: string } =>
  from === undefined ? {} : { 'x-forwarded-for': from };

/** Gives the cookie that says so; nothing where no more guests are taken from there. */
export async function becomeGuest(port: number, from?: string): Promise<string> {
  const response = await fetch(`http://127.0.0.1:${port}/guest`, { headers: comesFrom(from) });
  await response.arrayBuffer();
  return response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
}

/** Throws what is refused. */
export function must<T>(result: Result<T>): T {
  if (result.ok) return result.value;
  throw new Error(result.refusal.code);
}
