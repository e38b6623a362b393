import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** One address before several servers: each connection goes to the next of them that takes it. */
export class Door {
  /** The servers' ports; they may change at any time. */
  ports: readonly number[] = [];
  #turn = 0;
  readonly #sockets = new Set<Socket>();
  readonly #listening = createServer((visitor) => {
    this.#keep(visitor);
    this.#turn++;
    const { ports } = this;
    const from = this.#turn % Math.max(1, ports.length);
    this.#handTo(visitor, [...ports.slice(from), ...ports.slice(0, from)]);
  });

  async open(): Promise<this> {
    this.#listening.listen(0, '127.0.0.1');
    await once(this.#listening, 'listening');
    return this;
  }

  get address(): string {
    const at = this.#listening.address();
    if (at === null || typeof at === 'string') throw new Error('the door is not open');
    return `http://127.0.0.1:${at.port}`;
  }

  async close(): Promise<void> {
    const closed = once(this.#listening, 'close');
    this.#listening.close();
    for (const socket of this.#sockets) socket.destroy();
    await closed;
  }

  #handTo(visitor: Socket, [first, ...rest]: readonly number[]): void {
    if (first === undefined) {
      visitor.destroy();
      return;
    }
    const server = connect(first, '127.0.0.1');
    this.#keep(server);
    const next = (): void => this.#handTo(visitor, rest);
    server.once('error', next);
    server.once('connect', () => {
      server.off('error', next);
      server.on('close', () => visitor.destroy());
      visitor.on('close', () => server.destroy());
      visitor.pipe(server).pipe(visitor);
    });
  }

  #keep(socket: Socket): void {
    this.#sockets.add(socket);
    socket.on('error', () => socket.destroy());
    socket.on('close', () => this.#sockets.delete(socket));
  }
}
