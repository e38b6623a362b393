// boardgame.io's server in a process of its own, with a counter and the store it has when none is named.

import type { Server as HttpServer } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { serving } from '../serving.ts';
import { COUNTER } from './counter-table.ts';

type Counter = { count: number };
type Peer = {
  Server(setting: { games: readonly object[]; origins: readonly string[] }): {
    run(port: number): Promise<{ appServer: HttpServer }>;
  };
};

// The package has no exports map, so Node's own import cannot find its folders.
const peer: Peer = createRequire(import.meta.url)('boardgame.io/server');

const counter = {
  name: COUNTER,
  setup: (): Counter => ({ count: 0 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    add: ({ G }: { G: Counter }) => {
      G.count += 1;
    },
  },
};

const server = peer.Server({ games: [counter], origins: ['http://127.0.0.1'] });
const { appServer } = await server.run(0);
serving((appServer.address() as AddressInfo).port);
