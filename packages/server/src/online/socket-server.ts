import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { QuarterdeckError } from '@quarterdeck/kernel/engine';
import { type Call, perform, readCall, SENT_ON_CODE } from '@quarterdeck/rpc';
import {
  fromProtocol1,
  HEARTBEAT,
  LONGEST_REQUEST,
  PROTOCOL,
  type Refusal,
  refusalOf,
  refused,
  type ServerMessage,
  StorageFault,
  storageRefusal,
  toProtocol1,
} from '@quarterdeck/tables';
import { type RawData, type WebSocket, WebSocketServer } from 'ws';
import { log } from '../logging/log.ts';
import { requestIdOf } from '../logging/request-id.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { Nodes } from '../nodes/nodes.ts';
import { type Leaver, sendOn } from '../nodes/send-on.ts';
import type { Guest } from '../store/server-store.ts';
import { addressOf, isFromOurPage } from './caller.ts';
import { costOf } from './costs.ts';
import { type Guests, isBanned } from './guests.ts';
import { Buckets, bucket, type Counts, type Limits } from './limits.ts';
import type { ClientConnection, Lobby } from './lobby.ts';

/** Where clients call. They name the protocol they speak; those of protocol 1 named none. */
const SOCKET_PATH = '/wire';
/** Bytes: a client so far behind comes back and is told what it missed. */
const MOST_BUFFERED = 8 * 1024 * 1024;
const CLOSE_GRACE_MS = 500;
/** A call that takes longer is not waited for: its client asks the next server what became of it. */
const FINISH_MS = 5_000;
export type SocketServerParts = {
  readonly lobby: Lobby;
  readonly guests: Guests;
  readonly limits: Limits;
  /** By guest: connections that are open. Counted here. */
  readonly connected: Counts;
  /** The same by address. */
  readonly byAddress: Counts;
  /** Milliseconds of a clock that nobody sets. */
  readonly ticks: () => number;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly metrics: Metrics;
  /** The version of the page that people are handed here, where it has one. */
  readonly page: string | undefined;
};

/** Who is at the other end of a connection. */
type Caller = {
  readonly guest: Guest;
  readonly address: string;
  /** Names the connection in our lines. */
  readonly request: string;
  /** Speaks protocol 1. */
  readonly isOld: boolean;
  /** Puts changes together; who does not is told everything each time. */
  readonly hearsChanges: boolean;
  /** Goes by themselves where this node ends; who does not is cut off then. */
  readonly goesAlone: boolean;
};

/** What a call too many counts for among things that are no use to anybody. */
const TOO_MANY = 0.1;

/** What a connection is closed with that was no use to anybody. */
const POLICY_VIOLATION = 1008;

/** Where connections come in. Nothing gets past it that is not a call. */
export class SocketServer {
  readonly #parts: SocketServerParts;
  readonly #sockets = new WebSocketServer({ noServer: true, maxPayload: LONGEST_REQUEST });
  readonly #alive = new Set<WebSocket>();
  readonly #socketsOf = new Map<string, Set<WebSocket>>();
  readonly #timer: ReturnType<typeof setInterval>;
  /** Calls that are being done. */
  readonly #underWay = new Set<Promise<void>>();
  readonly #leavers = new Map<WebSocket, Leaver>();
  readonly #calls: Buckets;
  readonly #callsOfAddress: Buckets;
  readonly #connecting: Buckets;
  #isFull = false;
  #isClosing = false;

  constructor(parts: SocketServerParts) {
    this.#parts = parts;
    const { limits, ticks } = parts;
    this.#calls = new Buckets(limits.calls, ticks);
    const { calls, busyAtAddress } = limits;
    this.#callsOfAddress = new Buckets(
      { burst: calls.burst * busyAtAddress, perSecond: calls.perSecond * busyAtAddress },
      ticks,
    );
    this.#connecting = new Buckets(limits.connecting, ticks);
    this.#timer = setInterval(() => this.#beat(), HEARTBEAT);
    this.#timer.unref();
  }

  get size(): number {
    return this.#sockets.clients.size;
  }

  async upgrade(request: IncomingMessage, stream: Duplex, head: Buffer): Promise<void> {
    stream.on('error', () => stream.destroy());
    const [path, query] = (request.url ?? '').split('?', 2);
    if (path !== SOCKET_PATH) return refuseUpgrade(stream, '404 Not Found');
    if (this.#isFull) return refuseUpgrade(stream, '503 Service Unavailable');
    if (!isFromOurPage(request)) return refuseUpgrade(stream, '403 Forbidden');
    const asked = new URLSearchParams(query);
    const isOld = asked.get('protocol') === null;
    const hearsChanges = !isOld && asked.get('changes') !== null;
    const goesAlone = !isOld && asked.get('ending') !== null;
    if (!this.#connecting.take(addressOf(request)))
      return refuseUpgrade(stream, '429 Too Many Requests');
    try {
      const guest = await this.#parts.guests.of(request);
      if (guest === undefined) return refuseUpgrade(stream, '401 Unauthorized');
      if (isBanned(guest, this.#parts.now())) return refuseUpgrade(stream, '403 Forbidden');
      const caller = {
        guest,
        address: addressOf(request),
        request: requestIdOf(request),
        isOld,
        hearsChanges,
        goesAlone,
      };
      if (!this.#hasRoomFor(caller)) return refuseUpgrade(stream, '429 Too Many Requests');
      this.#sockets.handleUpgrade(request, stream, head, (socket) =>
        this.#connect(socket, stream, caller),
      );
    } catch (problem) {
      log.fault('A connection could not be made.', problem, { request: requestIdOf(request) });
      refuseUpgrade(stream, '503 Service Unavailable');
    }
  }

  /** Ends every connection of a guest: who comes back is asked again who they are. */
  disconnect(guest: string): void {
    for (const socket of this.#socketsOf.get(guest) ?? []) socket.close(POLICY_VIOLATION);
  }

  /** Sends everybody on to other nodes, where there are some. Who is here still plays on, and nobody else comes in. */
  async sendOn(nodes: Pick<Nodes, 'findsOthers'>): Promise<void> {
    if (!(await nodes.findsOthers())) return;
    this.#isFull = true;
    const { moved, cut } = await sendOn([...this.#leavers.values()], this.#parts.ticks);
    log.info(`Sent on to other nodes: ${moved} went by themselves, ${cut} were cut off.`);
  }

  /** What is under way is done and acknowledged; what comes later is for the next server. */
  async close(): Promise<void> {
    this.#isClosing = true;
    clearInterval(this.#timer);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tooLong = new Promise((resolve) => {
      timer = setTimeout(resolve, FINISH_MS);
    });
    await Promise.race([Promise.allSettled(this.#underWay), tooLong]);
    clearTimeout(timer);
    for (const socket of this.#sockets.clients) {
      socket.close(1001);
      // A client that does not say goodbye is not waited for.
      setTimeout(() => socket.terminate(), CLOSE_GRACE_MS).unref();
    }
    this.#sockets.close();
  }

  #hasRoomFor({ guest, address }: Caller): boolean {
    const { connectionsOfGuest, connectionsOfAddress } = this.#parts.limits;
    return (
      this.#parts.connected.of(guest.id) < connectionsOfGuest &&
      this.#parts.byAddress.of(address) < connectionsOfAddress
    );
  }

  /** Until it is closed it counts for its guest and its address. */
  #count(socket: WebSocket, { guest, address }: Caller): void {
    this.#parts.connected.add(guest.id);
    this.#parts.byAddress.add(address);
    const sockets = this.#socketsOf.get(guest.id) ?? new Set();
    this.#socketsOf.set(guest.id, sockets.add(socket));
    socket.on('close', () => {
      this.#parts.connected.remove(guest.id);
      this.#parts.byAddress.remove(address);
      sockets.delete(socket);
      if (sockets.size === 0) this.#socketsOf.delete(guest.id);
    });
  }

  #connect(socket: WebSocket, stream: Duplex, caller: Caller): void {
    const { lobby, limits, ticks, metrics } = this.#parts;
    const { guest, isOld, hearsChanges } = caller;
    this.#count(socket, caller);
    const sendText = (text: string): void => {
      if (socket.bufferedAmount > MOST_BUFFERED) socket.terminate();
      else if (socket.readyState === socket.OPEN) {
        together(stream);
        socket.send(text);
      }
    };
    const inOldWords = (message: ServerMessage): string => JSON.stringify(toProtocol1(message));
    const push = (message: ServerMessage): void =>
      sendText(isOld ? inOldWords(message) : JSON.stringify(message));
    const send = isOld
      ? (text: string): void => sendText(inOldWords(JSON.parse(text) as ServerMessage))
      : sendText;
    const connection: ClientConnection = {
      guest: guest.id,
      push,
      send,
      hearsChanges,
      followed: new Map(),
    };
    const services = lobby.services(connection);
    const { address } = caller;
    const mayAsk = (cost: number): boolean =>
      this.#calls.take(guest.id, cost) && this.#callsOfAddress.take(address, cost);
    const mayErr = bucket(limits.malformed, ticks);
    // One after the other: what is asked after a table was followed finds it followed.
    let last = Promise.resolve();
    let isSentOn = false;
    this.#leavers.set(socket, {
      tell: caller.goesAlone ? () => push({ kind: 'ending' }) : null,
      cut: () => {
        isSentOn = true;
        void last.then(() => socket.close(SENT_ON_CODE));
      },
      isGone: () => !this.#leavers.has(socket),
    });
    const answer = async (call: Call): Promise<void> => {
      const start = ticks();
      const value = await perform(services, call, (problem, verb) =>
        serverRefusal(problem, verb, `${caller.request}.${call.id}`),
      );
      metrics.answered(call.verb, (ticks() - start) / 1_000, value.ok ? null : value.refusal.code);
      push({ kind: 'answered', id: call.id, value });
    };
    this.#alive.add(socket);
    socket.on('pong', () => this.#alive.add(socket));
    socket.on('error', () => socket.terminate());
    socket.on('close', () => {
      this.#leavers.delete(socket);
      void last.then(() => lobby.disconnect(connection));
    });
    socket.on('message', (data, isBinary) => {
      if (this.#isClosing || isSentOn) return;
      const call = admit(data, isBinary, isOld, push);
      if (call === null) {
        if (!mayErr()) socket.close(POLICY_VIOLATION);
      } else if (!mayAsk(costOf(call))) {
        push({ kind: 'answered', id: call.id, value: refused('too-fast') });
        // Who goes on after refusals does not read them.
        if (!mayErr(TOO_MANY)) socket.close(POLICY_VIOLATION);
      } else last = this.#track(last.then(() => answer(call)));
    });
    push(this.#welcomeFor(guest));
  }

  #welcomeFor({ name }: Guest): ServerMessage {
    const { now, page } = this.#parts;
    return {
      kind: 'welcome',
      protocol: PROTOCOL,
      guest: { name },
      now: now(),
      ...(page === undefined ? {} : { page }),
    };
  }

  #track(work: Promise<void>): Promise<void> {
    this.#underWay.add(work);
    return work.finally(() => this.#underWay.delete(work));
  }

  /** Connections that did not answer the last beat are dead. */
  #beat(): void {
    for (const socket of this.#sockets.clients) {
      if (!this.#alive.delete(socket)) {
        socket.terminate();
        continue;
      }
      socket.ping();
      if (socket.readyState === socket.OPEN)
        socket.send(JSON.stringify({ kind: 'heartbeat' } satisfies ServerMessage));
    }
  }
}

function admit(
  data: RawData,
  isBinary: boolean,
  isOld: boolean,
  push: ClientConnection['push'],
): Call | null {
  try {
    if (isBinary) throw new SyntaxError('expected text');
    const raw: unknown = JSON.parse(data.toString());
    return readCall(isOld ? fromProtocol1(raw) : raw);
  } catch (problem) {
    const isOurs = problem instanceof QuarterdeckError;
    const { refusal } = isOurs ? refusalOf(problem) : refused('not-json', 'Expected JSON.');
    push({ kind: 'fault', refusal });
    return null;
  }
}

/** What a guest or a full disk can bring about has its sentence; the rest is our own mistake. */
function serverRefusal(problem: unknown, verb: string, request: string): Refusal {
  if (problem instanceof StorageFault) return storageRefusal(problem).refusal;
  if (!(problem instanceof QuarterdeckError))
    log.fault('A call failed.', problem, { verb, request });
  return refusalOf(problem).refusal;
}

/** What is said in one moment, an answer's acknowledgement and its update, is one write. */
function together(stream: Duplex): void {
  if (stream.writableCorked > 0) return;
  stream.cork();
  process.nextTick(() => stream.uncork());
}

function refuseUpgrade(stream: Duplex, status: string): void {
  stream.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
