import { once } from 'node:events';
import { connect, createServer } from 'node:net';

/** How often servers are asked whether they are ready, and how long one has to say so. */
const LOOK_MS = 250;
const PATIENCE_MS = 1_000;

const NOBODY = 'HTTP/1.1 503 Service Unavailable\r\nContent-Length: 0\r\nConnection: close\r\n\r\n';

/** @typedef {import('node:net').Socket} Socket */

/**
 * Hands connections to servers that are ready, one after the other. A server that cannot be reached is
 * passed over; what a connection carries is not looked at.
 */
export class Balancer {
  /** @type {readonly number[]} */
  #servers;
  /** @type {Set<number>} */
  #ready = new Set();
  #turn = 0;
  /** @type {Set<Socket>} */
  #sockets = new Set();
  #listening = createServer((visitor) => this.#serve(visitor));
  /** @type {ReturnType<typeof setInterval> | undefined} */
  #looking;

  /** @param {readonly number[]} servers their ports on this machine */
  constructor(servers) {
    this.#servers = servers;
  }

  /**
   * For visitors of this machine alone.
   *
   * @param {number} port
   */
  async listen(port) {
    this.#listening.listen(port, '127.0.0.1');
    await once(this.#listening, 'listening');
    this.#looking = setInterval(() => void this.#look(), LOOK_MS);
  }

  get port() {
    const address = this.#listening.address();
    return address !== null && typeof address === 'object' ? address.port : 0;
  }

  /** How many servers were ready when they were asked last. */
  get ready() {
    return this.#ready.size;
  }

  async close() {
    clearInterval(this.#looking);
    const closed = once(this.#listening, 'close');
    this.#listening.close();
    for (const socket of this.#sockets) socket.destroy();
    await closed;
  }

  async #look() {
    for (const one of this.#servers)
      if (await isReady(one)) this.#ready.add(one);
      else this.#ready.delete(one);
  }

  /** @param {Socket} visitor */
  #serve(visitor) {
    this.#keep(visitor);
    this.#turn = (this.#turn + 1) % this.#servers.length;
    const inTurn = [...this.#servers.slice(this.#turn), ...this.#servers.slice(0, this.#turn)];
    // One that was not ready a moment ago may be the only one that is left.
    const order = inTurn.toSorted(
      (a, b) => Number(this.#ready.has(b)) - Number(this.#ready.has(a)),
    );
    this.#handTo(visitor, order);
  }

  /**
   * @param {Socket} visitor
   * @param {readonly number[]} order
   */
  #handTo(visitor, [first, ...rest]) {
    if (first === undefined) {
      visitor.end(NOBODY);
      return;
    }
    const server = connect(first, '127.0.0.1');
    this.#keep(server);
    const next = () => this.#handTo(visitor, rest);
    server.once('error', next);
    server.once('connect', () => {
      server.off('error', next);
      server.on('close', () => visitor.destroy());
      visitor.on('close', () => server.destroy());
      visitor.pipe(server).pipe(visitor);
    });
  }

  /** @param {Socket} socket */
  #keep(socket) {
    this.#sockets.add(socket);
    socket.on('error', () => socket.destroy());
    socket.on('close', () => this.#sockets.delete(socket));
  }
}

/** @param {number} port */
const isReady = async (port) => {
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    return (await fetch(`http://127.0.0.1:${port}/ready`, { signal })).ok;
  } catch {
    return false;
  }
};
