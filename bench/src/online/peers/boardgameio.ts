import { randomUUID } from 'node:crypto';
import { io, type Socket } from 'socket.io-client';
import type { Host } from '../host.ts';
import { COUNTER, type CounterSeat, CounterTable } from './counter-table.ts';

type State = { readonly G: { readonly count: number }; readonly _stateID: number };

export const BOARDGAME_IO: Host = {
  script: new URL('./boardgameio-node.ts', import.meta.url),
  // One seat after the other: whoever comes first begins the match.
  sitDown: async (port, { seats }) => {
    const match = randomUUID();
    const taken: CounterSeat[] = [];
    while (taken.length < seats) taken.push(await take(port, match, String(taken.length)));
    return new CounterTable(match, taken);
  },
  held: async ({ port }, tables) => {
    const socket = await call(port);
    const counts: number[] = [];
    for (const table of tables) counts.push((await sync(socket, table, null)).G.count);
    socket.disconnect();
    return counts;
  },
};

async function take(port: number, match: string, player: string): Promise<CounterSeat> {
  const socket = await call(port);
  return new Seat(socket, match, player, await sync(socket, match, player));
}

/** By WebSocket from the start, as its own client does. */
function call(port: number): Promise<Socket> {
  const socket = io(`http://127.0.0.1:${port}/${COUNTER}`, {
    transports: ['websocket'],
    forceNew: true,
    reconnection: false,
  });
  return new Promise((resolve, reject) => {
    socket.once('connect', () => resolve(socket));
    socket.once('connect_error', reject);
  });
}

/** The match as it stands, for a seat or for somebody who watches. One that is not there the server begins. */
function sync(socket: Socket, match: string, player: string | null): Promise<State> {
  const told = new Promise<State>((resolve) => {
    socket.once('sync', (_: string, { state }: { state: State }) => resolve(state));
  });
  socket.emit('sync', match, player);
  return told;
}

/** The library's transport alone: its own client would reckon every move a second time. */
class Seat implements CounterSeat {
  readonly closed: Promise<unknown>;
  readonly #socket: Socket;
  readonly #match: string;
  readonly #player: string;
  #state: State;
  heard = 0;
  onCount = (): void => {};

  constructor(socket: Socket, match: string, player: string, state: State) {
    this.#socket = socket;
    this.#match = match;
    this.#player = player;
    this.#state = state;
    this.closed = new Promise((resolve) => {
      socket.once('disconnect', resolve);
    });
    socket.io.engine.on('packet', ({ data }) => {
      // One letter before the text tells its kind.
      this.heard += 1 + Buffer.byteLength(data ?? '');
    });
    socket.on('update', (_: string, state: State) => {
      this.#state = state;
      this.onCount();
    });
  }

  get count(): number {
    return this.#state.G.count;
  }

  add(): void {
    const payload = { type: 'add', args: [], playerID: this.#player };
    const move = { type: 'MAKE_MOVE', payload };
    this.#socket.emit('update', move, this.#state._stateID, this.#match, this.#player);
  }
}
