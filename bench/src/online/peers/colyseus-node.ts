// Colyseus in a process of its own, with a counter for a room.

import { createServer, type Server as HttpServer } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { serving } from '../serving.ts';
import { COUNTER } from './counter-table.ts';

/** What we use of it. */
type Core = {
  readonly Room: new () => {
    readonly clients: readonly object[];
    onMessage(kind: string, hear: (client: object) => void): void;
    broadcastPatch(): boolean;
  };
  readonly Server: new (setting: {
    transport: object;
    greet: boolean;
  }) => {
    define(name: string, room: object): void;
    listen(port: number, host: string): Promise<void>;
  };
};
type State = { count: number };
type Schemas = {
  readonly Schema: new () => { assign(values: State): State };
  defineTypes(of: object, fields: { readonly [field: string]: string }): void;
};
type Transport = { readonly WebSocketTransport: new (setting: { server: HttpServer }) => object };

const load = createRequire(import.meta.url);
const { Room, Server }: Core = load('@colyseus/core');
const { Schema, defineTypes }: Schemas = load('@colyseus/schema');
const { WebSocketTransport }: Transport = load('@colyseus/ws-transport');

class Counter extends Schema {}
defineTypes(Counter, { count: 'uint32' });

class CounterRoom extends Room {
  /** No clock: whoever adds is answered at once, as we do, and not with the next of twenty a second. */
  patchRate = 0;
  state = new Counter().assign({ count: 0 });

  /** Those who came first add in turn; others watch. */
  onCreate({ seats }: { readonly seats: number }): void {
    this.onMessage('add', (client) => {
      if (client !== this.clients[this.state.count % seats]) return;
      this.state.count += 1;
      this.broadcastPatch();
    });
  }
}

const http = createServer();
const server = new Server({ transport: new WebSocketTransport({ server: http }), greet: false });
server.define(COUNTER, CounterRoom);
await server.listen(0, '127.0.0.1');
serving((http.address() as AddressInfo).port);
