import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { QuarterdeckError } from '@quarterdeck/kernel';
import {
  HEARTBEAT,
  LONGEST_REQUEST,
  PROTOCOL,
  type Request,
  readRequest,
  refusalOf,
  refused,
  type ServerMessage,
} from '@quarterdeck/tables';
import { type RawData, type WebSocket, WebSocketServer } from 'ws';
import type { Guest } from '../store/server-store.ts';
import type { Guests } from './guests.ts';
import type { ClientConnection, Lobby } from './lobby.ts';
import { bucket, type Rate } from './rate.ts';

/** Where clients call. */
const SOCKET_PATH = '/wire';
/** Bytes: a client so far behind comes back and is told what it missed. */
const MOST_BUFFERED = 8 * 1024 * 1024;
const CLOSE_GRACE_MS = 500;

export type SocketServerParts = {
  readonly lobby: Lobby;
  readonly guests: Guests;
  readonly rate: Rate;
  readonly now: () => number;
};

/** Where connections come in. Nothing gets past it that is not a request. */
export class SocketServer {
  readonly #parts: SocketServerParts;
  readonly #sockets = new WebSocketServer({ noServer: true, maxPayload: LONGEST_REQUEST });
  readonly #alive = new Set<WebSocket>();
  readonly #timer: ReturnType<typeof setInterval>;

  constructor(parts: SocketServerParts) {
    this.#parts = parts;
    this.#timer = setInterval(() => this.#beat(), HEARTBEAT);
    this.#timer.unref();
  }

  async upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    socket.on('error', () => socket.destroy());
    if (request.url?.split('?', 1)[0] !== SOCKET_PATH)
      return refuseUpgrade(socket, '404 Not Found');
    if (!isFromOurPage(request)) return refuseUpgrade(socket, '403 Forbidden');
    try {
      const guest = await this.#parts.guests.of(request);
      if (guest === undefined) return refuseUpgrade(socket, '401 Unauthorized');
      this.#sockets.handleUpgrade(request, socket, head, (wire) =>
        this.#connect(wire, socket, guest),
      );
    } catch {
      refuseUpgrade(socket, '503 Service Unavailable');
    }
  }

  close(): void {
    clearInterval(this.#timer);
    for (const wire of this.#sockets.clients) {
      wire.close(1001);
      // A client that does not say goodbye is not waited for.
      setTimeout(() => wire.terminate(), CLOSE_GRACE_MS).unref();
    }
    this.#sockets.close();
  }

  #connect(wire: WebSocket, socket: Duplex, guest: Guest): void {
    const { lobby, rate, now } = this.#parts;
    const send = (text: string): void => {
      if (wire.bufferedAmount > MOST_BUFFERED) wire.terminate();
      else if (wire.readyState === wire.OPEN) {
        together(socket);
        wire.send(text);
      }
    };
    const push = (message: ServerMessage): void => send(JSON.stringify(message));
    const connection: ClientConnection = { guest: guest.id, push, send, followed: new Map() };
    const mayAsk = bucket(rate, now);
    // One after the other: what is asked after a table was opened finds it open.
    let last = Promise.resolve();
    this.#alive.add(wire);
    wire.on('pong', () => this.#alive.add(wire));
    wire.on('error', () => wire.terminate());
    wire.on('close', () => void last.then(() => lobby.disconnect(connection)));
    wire.on('message', (data, isBinary) => {
      const request = this.#admit(data, isBinary, push);
      if (request === null) return;
      if (!mayAsk()) push({ kind: 'answered', id: request.id, value: refused('too-fast') });
      else last = last.then(() => this.#answer(connection, request));
    });
    push({ kind: 'welcome', protocol: PROTOCOL, guest: { name: guest.name } });
  }

  #admit(data: RawData, isBinary: boolean, push: ClientConnection['push']): Request | null {
    try {
      if (isBinary) throw new SyntaxError('expected text');
      return readRequest(JSON.parse(data.toString()));
    } catch (problem) {
      const isOurs = problem instanceof QuarterdeckError;
      const { refusal } = isOurs ? refusalOf(problem) : refused('not-json', 'Expected JSON.');
      push({ kind: 'fault', refusal });
      return null;
    }
  }

  async #answer(connection: ClientConnection, request: Request): Promise<void> {
    try {
      const value = await this.#parts.lobby.answer(connection, request);
      connection.push({ kind: 'answered', id: request.id, value });
    } catch (problem) {
      console.error(`A request to ${request.verb} failed:`, problem);
      connection.push({ kind: 'answered', id: request.id, value: refused('failed') });
    }
  }

  /** Connections that did not answer the last beat are dead. */
  #beat(): void {
    for (const wire of this.#sockets.clients) {
      if (!this.#alive.delete(wire)) {
        wire.terminate();
        continue;
      }
      wire.ping();
      if (wire.readyState === wire.OPEN)
        wire.send(JSON.stringify({ kind: 'heartbeat' } satisfies ServerMessage));
    }
  }
}

/** What is said in one moment, an answer's acknowledgement and its update, is one write. */
function together(socket: Duplex): void {
  if (socket.writableCorked > 0) return;
  socket.cork();
  process.nextTick(() => socket.uncork());
}

/** Another site's page may open a connection with our cookie; it cannot hide where it is from. */
function isFromOurPage({ headers: { origin, host } }: IncomingMessage): boolean {
  if (origin === undefined) return true;
  try {
    return new URL(origin).host === host;
  } catch {
    return false;
  }
}

function refuseUpgrade(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
