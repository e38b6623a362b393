import { createRequire } from 'node:module';
import type { Host } from '../host.ts';
import { COUNTER, type CounterSeat, CounterTable } from './counter-table.ts';

/** What we use of it. */
type Room = {
  readonly roomId: string;
  readonly state: { readonly count?: number };
  readonly connection: { readonly transport: { readonly ws: Line }; close(): void };
  readonly onStateChange: ((hear: () => void) => void) & { once(hear: () => void): void };
  send(kind: string): void;
};
type Client = {
  create(name: string, options: object): Promise<Room>;
  joinById(room: string): Promise<Room>;
};
type Peer = {
  readonly Client: new (address: string) => Client;
  readonly ErrorCode: { readonly MATCHMAKE_INVALID_ROOM_ID: number };
  readonly MatchMakeError: new () => Error & { readonly code: number };
};

/** What Node's own sockets and those of `ws` have in common: the library takes what there is. */
type Line = {
  addEventListener(kind: 'message', hear: (event: { data: ArrayBuffer }) => void): void;
  onclose: (() => void) | null;
  onerror: (() => void) | null;
};

const peer: Peer = createRequire(import.meta.url)('colyseus.js');

export const COLYSEUS: Host = {
  script: new URL('./colyseus-node.ts', import.meta.url),
  sitDown: async (port, { seats }) => {
    const client = clientOf(port);
    const rooms = [await client.create(COUNTER, { seats })];
    const room = rooms[0]?.roomId ?? '';
    while (rooms.length < seats) rooms.push(await client.joinById(room));
    return new CounterTable(room, await Promise.all(rooms.map(seatIn)));
  },
  held: async ({ port }, tables) => {
    const counts: number[] = [];
    for (const table of tables) counts.push(await countIn(clientOf(port), table));
    return counts;
  },
};

const clientOf = (port: number): Client => new peer.Client(`ws://127.0.0.1:${port}`);

async function countIn(client: Client, table: string): Promise<number> {
  try {
    const room = await client.joinById(table);
    const { count } = await seatIn(room);
    room.connection.close();
    return count;
  } catch (fault) {
    const isGone =
      fault instanceof peer.MatchMakeError &&
      fault.code === peer.ErrorCode.MATCHMAKE_INVALID_ROOM_ID;
    if (isGone) return 0;
    throw fault;
  }
}

/** Sits there once the room has told its state for the first time. */
async function seatIn(room: Room): Promise<CounterSeat> {
  const seat = new Seat(room);
  if (room.state.count === undefined)
    await new Promise<void>((resolve) => {
      room.onStateChange.once(resolve);
    });
  return seat;
}

class Seat implements CounterSeat {
  readonly closed: Promise<unknown>;
  readonly #room: Room;
  heard = 0;
  onCount = (): void => {};

  constructor(room: Room) {
    this.#room = room;
    const line = room.connection.transport.ws;
    line.addEventListener('message', ({ data }) => {
      this.heard += data.byteLength;
    });
    room.onStateChange(() => this.onCount());
    // Instead of the library's own, which complain on the terminal.
    line.onerror = () => {};
    this.closed = new Promise((resolve) => {
      line.onclose = () => resolve(undefined);
    });
  }

  get count(): number {
    return this.#room.state.count ?? 0;
  }

  add(): void {
    this.#room.send('add');
  }
}
